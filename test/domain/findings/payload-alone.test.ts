import { base64 } from '@scure/base';
import { expect } from 'chai';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../domain/payload/solana/program-addresses.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { account, bytes, type Call, encodeMessage, key, messageOf, PAYER, u64 } from '../../support/solana-messages.js';

const ME = evmAddress('payer');
const ORIGIN = 'https://app.example';
const HEAD = `app.example wants you to sign in with your Ethereum account:\n${ME}\n`;
const FIELDS = `URI: ${ORIGIN}/login\nVersion: 1\nChain ID: 1\nNonce: 32891756\n` + 'Issued At: 2026-11-20T16:25:24Z';
const SIGN_IN = `${HEAD}\nSign in.\n\n${FIELDS}`;

/** The action and the codes for bytes alone. */
const verdictOn = async (payload: Partial<PayloadCheckRequest>): Promise<readonly string[]> => {
  const request = { chain: 'ethereum' as const, from_address: ME, ...payload };
  const { decision, codes } = await judgePayload({ route: 'payload', request });
  return [decision.recommendedAction, ...codes];
};
const signIn = (content: string) => verdictOn({ message: { encoding: 'utf8', content }, origin: ORIGIN });

describe('a sign-in at the site that asks for it', () => {
  it('passes with or without a statement, an end and resources, in lines of any system', async () => {
    const withEnd = `${SIGN_IN}\nExpiration Time: 2026-11-23T16:25:24Z\nResources:\n- ${ORIGIN}/terms`;
    for (const text of [
      SIGN_IN,
      SIGN_IN.replaceAll('\n', '\r\n'),
      withEnd,
      `${HEAD}\n${FIELDS}`,
      `${HEAD}\n\n${FIELDS}`,
    ])
      expect((await signIn(text))[0], text).to.equal('ALLOW');
  });

  it('is not taken for one where it says more, says its site twice, or hands rights over', async () => {
    for (const text of [
      `${SIGN_IN}\n\nI agree to pay all that I have.`,
      `${SIGN_IN}\nResources:\n- urn:recap:eyJhdHQiOnt9fQ`,
      `${SIGN_IN}\nResources:\n- ceramic://*`,
      SIGN_IN.replace('Sign in.\n\n', `URI: ${ORIGIN}\n`),
      SIGN_IN.replace('Version: 1', 'Version: 2'),
    ])
      expect(await signIn(text), text).to.include.members(['REVIEW', 'payload_partly_decoded']);
  });
});

describe('the delegation of an account', () => {
  it('is BLOCK where it is given, and not where it is taken back', async () => {
    const to = (address: string) => verdictOn({ authorization: { chain_id: 1, address, nonce: 0 } });
    expect(await to(evmAddress('stranger'))).to.include.members(['BLOCK', 'account_delegation']);
    expect(await to(`0x${'0'.repeat(40)}`)).to.deep.equal(['ALLOW']);
  });
});

describe('a payment of tokens on Solana', () => {
  const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  const [bob, eve] = [account(2), account(7)];
  const holding = (owner: string): string => associatedTokenAddress(owner, USDC_MINT, TOKEN_PROGRAM) ?? '';
  const opened = (owner: string): Call => ({
    program: ASSOCIATED_TOKEN_PROGRAM,
    accounts: [PAYER, holding(owner), owner, USDC_MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM],
    data: bytes(1),
  });
  const priced = (price: bigint): Call => ({
    program: COMPUTE_BUDGET_PROGRAM,
    accounts: [],
    data: bytes(3, u64(price)),
  });
  const paid: Call = {
    program: TOKEN_PROGRAM,
    accounts: [holding(PAYER), USDC_MINT, holding(bob), PAYER],
    data: bytes(12, u64(25_000_000n), 6),
  };
  const judged = (calls: readonly Call[], expected?: string) =>
    verdictOn({
      ...{ chain: 'solana', from_address: PAYER, solana_message: base64.encode(encodeMessage(messageOf({ calls }))) },
      ...(expected === undefined ? {} : { expected_to_address: expected }),
    });

  it('goes to the expected owner by the account that is derived from it', async () => {
    expect(await judged([paid], bob)).to.deep.equal(['ALLOW']);
    expect(await judged([paid], eve)).to.include.members(['BLOCK', 'payload_recipient_mismatch']);
  });

  it('may open the account that receives, and pays for no account of others', async () => {
    expect(await judged([opened(bob), paid])).to.deep.equal(['ALLOW']);
    expect(await judged([opened(eve), paid])).to.deep.equal(['REVIEW', 'simulation_partial']);
  });

  it('is reviewed where it says other decimals than the token has, or another program moves it', async () => {
    const [wrongDecimals, wrongProgram] = [
      { ...paid, data: bytes(12, u64(25_000_000n), 9) },
      { ...paid, program: TOKEN_2022_PROGRAM },
    ];
    for (const call of [wrongDecimals, wrongProgram])
      expect(await judged([call])).to.include.members(['REVIEW', 'payload_partly_decoded']);
    expect((await judged([paid], bob))[0]).to.equal('ALLOW');
  });

  it('is reviewed where neither the bytes nor the caller say whose the account is that is paid', async () => {
    expect(await judged([paid])).to.deep.equal(['REVIEW', 'simulation_partial']);
    expect(await judged([paid, paid])).to.include('REVIEW');
    expect(await judged([opened(bob), paid])).to.deep.equal(['ALLOW']);
  });

  it('with bytes behind its instruction is no more than REVIEW, and what hides there is judged', async () => {
    expect(await judged([{ ...paid, data: bytes(paid.data, 0) }], bob)).to.include.members([
      'REVIEW',
      'payload_partly_decoded',
    ]);
    expect(await judged([{ ...paid, data: bytes(paid.data, 0) }], eve)).to.include.members([
      'BLOCK',
      'payload_recipient_mismatch',
    ]);
    const takeOver = { program: TOKEN_PROGRAM, accounts: [holding(PAYER), PAYER], data: bytes(6, 2, 1, key(eve), 0) };
    expect(await judged([takeOver])).to.include.members(['BLOCK', 'authority_change']);
  });

  it('is none where tokens are made or destroyed, or the bytes do not say how much is moved', async () => {
    const on = (program: string, accounts: readonly string[], ...data: readonly (number | Uint8Array)[]): Call => ({
      program,
      accounts,
      data: bytes(...data),
    });
    for (const call of [
      on(TOKEN_PROGRAM, [USDC_MINT, holding(bob), PAYER], 14, u64(25_000_000n), 6),
      on(TOKEN_PROGRAM, [holding(PAYER), USDC_MINT, PAYER], 15, u64(25_000_000n), 6),
      on(TOKEN_PROGRAM, [holding(PAYER), bob, PAYER], 38),
      on(TOKEN_2022_PROGRAM, [USDC_MINT, holding(bob), PAYER], 26, 2),
    ])
      expect((await judged([call]))[0], String(call.data)).to.equal('REVIEW');
  });

  it('may have a price for its units, below a whole coin', async () => {
    expect(await judged([priced(50_000n), paid], bob)).to.deep.equal(['ALLOW']);
    expect(await judged([priced(10n ** 15n), paid], bob)).to.deep.equal(['REVIEW', 'fee_implausible']);
  });
});
