import { base64 } from '@scure/base';
import { expect } from 'chai';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import { STAKE_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { account, bytes, type Call, encodeMessage, key, messageOf, u32, u64 } from '../../support/solana-messages.js';

const ME = evmAddress('signer');
const SIGN_IN = {
  message: {
    encoding: 'utf8' as const,
    content: [
      ...['app.example wants you to sign in with your Ethereum account:', ME, '', 'URI: https://app.example'],
      ...['Version: 1', 'Chain ID: 1', 'Nonce: abcdefgh12', 'Issued At: 2026-11-20T00:00:00.000Z'],
    ].join('\n'),
  },
  origin: 'https://app.example',
};

describe('a sign-in', () => {
  const beside = async (changes: Partial<CheckRequest>) => {
    const request: CheckRequest = {
      ...{ from_address: ME, to_address: evmAddress('bob'), chain: 'ethereum', token: 'USDC', amount: 25, ...SIGN_IN },
      ...changes,
    };
    const { decision, codes } = await judgePayload({ route: 'transaction', request });
    return [decision.recommendedAction, ...codes];
  };

  it('is no payment and no allowance: where one was declared, it is another thing that is signed', async () => {
    for (const declared of [
      { transaction_type: 'safe_send' as const },
      { transaction_type: 'approval' as const, approval_amount: '0', amount: 0 },
    ])
      expect(await beside(declared)).to.include.members(['BLOCK', 'payload_type_mismatch']);
  });

  it('is in order where it was sent alone, for the very origin that asks', async () => {
    const request = { chain: 'ethereum' as const, from_address: ME, ...SIGN_IN };
    expect((await judgePayload({ route: 'payload', request })).decision.recommendedAction).to.equal('ALLOW');
  });
});

describe('lamports on Solana', () => {
  const [payer, other] = [account(1), account(2)];
  const judged = async (data: Uint8Array, signers: readonly string[]) => {
    const message = messageOf({ signers, calls: [{ program: SYSTEM_PROGRAM, accounts: [payer, other], data }] });
    const request = {
      ...{ chain: 'solana' as const, from_address: payer },
      solana_message: base64.encode(encodeMessage(message)),
    };
    return (await judgePayload({ route: 'payload', request })).codes;
  };

  it('are no plain payment where they make an account of a program that is not known', async () => {
    const created = bytes(u32(0), u64(2_039_280), u64(165), key(account(3)));
    expect(await judged(created, [payer, other])).to.include('simulation_partial');
  });

  it('are one where they go to an account', async () =>
    expect(await judged(bytes(u32(2), u64(5_000)), [payer])).not.to.include('simulation_partial'));
});

describe('who signs on Solana', () => {
  const [me, sponsor, friend, fresh, mint] = [account(1), account(2), account(3), account(4), account(5)];
  const [mine, theirs] = [account(6), account(7)];
  const pay = (authority: string, to = theirs): Call => ({
    program: TOKEN_PROGRAM,
    accounts: [mine, mint, to, authority],
    data: bytes(12, u64(5), 6),
  });
  const judged = async (calls: readonly Call[], signers: readonly string[], declared: Partial<CheckRequest> = {}) => {
    const bytesOf = { solana_message: base64.encode(encodeMessage(messageOf({ signers, calls }))) };
    const common = { chain: 'solana' as const, from_address: me, ...bytesOf };
    const { decision } = await judgePayload(
      declared.to_address === undefined
        ? { route: 'payload', request: common }
        : { route: 'transaction', request: { to_address: friend, token: 'USDC', amount: 5, ...common, ...declared } },
    );
    return decision.findings.find(({ code }) => code === 'payload_signer_mismatch')?.recommendedAction ?? null;
  };

  it('is the sender; a sponsor that pays the fee and nothing else is REVIEW', async () => {
    expect(await judged([pay(me)], [me])).to.equal(null);
    expect(await judged([pay(me)], [sponsor, me])).to.equal('REVIEW');
  });

  it('is BLOCK where the sponsor moves something, another signs as well, or the sender does not', async () => {
    expect(await judged([pay(sponsor)], [sponsor, me])).to.equal('BLOCK');
    expect(await judged([pay(me), pay(sponsor)], [sponsor, me])).to.equal('BLOCK');
    expect(await judged([pay(me)], [sponsor, me, friend])).to.equal('BLOCK');
    expect(await judged([pay(me)], [me, sponsor])).to.equal('BLOCK');
    expect(await judged([pay(sponsor)], [sponsor])).to.equal('BLOCK');
    expect(await judged([pay(me)], [sponsor, me], { to_address: friend })).to.equal('BLOCK');
  });

  it('may be a new account that the same bytes pay and give to the sender', async () => {
    const make: Call = {
      program: SYSTEM_PROGRAM,
      accounts: [me, fresh],
      data: bytes(u32(0), u64(5), u64(200), key(STAKE_PROGRAM)),
    };
    const stake: Call = {
      program: STAKE_PROGRAM,
      accounts: [fresh, 'SysvarRent111111111111111111111111111111111'],
      data: bytes(u32(0), key(me), key(me), u64(0), u64(0), key(account(0))),
    };
    expect(await judged([make, stake], [me, fresh])).to.equal(null);
    expect(await judged([make, stake], [me, fresh, friend])).to.equal('BLOCK');
  });

  const lamports = (to: string): Call => ({ program: SYSTEM_PROGRAM, accounts: [me, to], data: bytes(u32(2), u64(5)) });

  it('is BLOCK where an account signs as well that is only paid, or that only owns what is made', async () => {
    expect(await judged([lamports(friend)], [me, friend])).to.equal('BLOCK');
    const make: Call = {
      program: SYSTEM_PROGRAM,
      accounts: [me, fresh],
      data: bytes(u32(0), u64(2_039_280), u64(165), key(TOKEN_PROGRAM)),
    };
    const owned = (owner: string): Call => ({
      program: TOKEN_PROGRAM,
      accounts: [fresh, mint],
      data: bytes(18, key(owner)),
    });
    expect(await judged([make, owned(friend)], [me, fresh, friend])).to.equal('BLOCK');
    expect(await judged([make, owned(friend)], [me, fresh])).to.equal(null);
  });

  it('may be who gives something to the sender for what it is paid, and does nothing besides', async () => {
    const own = associatedTokenAddress(me, mint, TOKEN_PROGRAM) ?? '';
    const sold: Call = { ...pay(friend), accounts: [theirs, mint, own, friend] };
    expect(await judged([lamports(friend), sold], [me, friend])).to.equal(null);
    expect(await judged([lamports(friend), sold, pay(friend)], [me, friend])).to.equal('BLOCK');
    expect(await judged([lamports(friend), sold], [me, friend, sponsor])).to.equal('BLOCK');
    expect(await judged([sold], [friend])).to.equal('BLOCK');
  });

  it('may be a new account that is paid first, and then given to its program', async () => {
    const space: Call = { program: SYSTEM_PROGRAM, accounts: [fresh], data: bytes(u32(8), u64(200)) };
    const given: Call = { program: SYSTEM_PROGRAM, accounts: [fresh], data: bytes(u32(1), key(STAKE_PROGRAM)) };
    expect(await judged([lamports(fresh), space, given], [me, fresh])).to.equal(null);
    expect(await judged([lamports(fresh), space], [me, fresh])).to.equal('BLOCK');
  });
});
