import { base64 } from '@scure/base';
import { expect } from 'chai';
import { SYSTEM_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { account, bytes, encodeMessage, key, messageOf, u32, u64 } from '../../support/solana-messages.js';

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

  it('are one where they go to an account', async () => {
    expect(await judged(bytes(u32(2), u64(5_000)), [payer])).not.to.include('simulation_partial');
  });
});
