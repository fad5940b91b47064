import { base64 } from '@scure/base';
import { expect } from 'chai';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { UPGRADEABLE_LOADER } from '../../../domain/payload/solana/program-addresses.js';
import { shortAddress } from '../../../domain/text/render.js';
import { judgePayload } from '../../support/payload-judging.js';
import { account, bytes, type Call, encodeMessage, key, messageOf, PAYER, u32 } from '../../support/solana-messages.js';
import {
  advanceNonce,
  approve,
  execute,
  open,
  proposeConfig,
  proposeVault,
  sighash,
  VAULT,
} from '../../support/squads.js';
import { accountFor, payLamports, payTokens } from '../../tools/payloads/declarations/solana.js';

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const DRIFT = 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH';
const FRIEND = account(9);
const THIEF = account(66);

const judged = async (calls: readonly Call[], version: 'legacy' | 0 | 1 = 'legacy') => {
  const content = base64.encode(encodeMessage(messageOf({ calls, version })));
  const request: PayloadCheckRequest = { chain: 'solana', from_address: PAYER, solana_message: content };
  const { decision, codes } = await judgePayload({ route: 'payload', request });
  return { verdict: [decision.recommendedAction, ...codes], messages: decision.findings.map(({ message }) => message) };
};

const updateAdmin: Call = {
  program: DRIFT,
  accounts: [VAULT, account(40)],
  data: bytes(sighash('update_admin'), key(THIEF)),
};
const handOver: Call = { program: UPGRADEABLE_LOADER, accounts: [account(41), VAULT, THIEF], data: bytes(u32(4)) };
const upgrade: Call = {
  program: UPGRADEABLE_LOADER,
  accounts: [account(41), account(42), account(43), VAULT, account(44), account(45), VAULT],
  data: bytes(u32(3)),
};
const CONTROLS: readonly (readonly [string, Call])[] = [
  ['who is the admin of a program', proposeVault([updateAdmin])],
  ['who may replace the code of a program', proposeVault([handOver])],
  ['the code of a program', proposeVault([upgrade])],
  ['the members of the multisig', proposeConfig([bytes(0, key(THIEF), 7)])],
  ['how many must approve', proposeConfig([bytes(2, 1, 0)])],
  ['how long it waits', proposeConfig([bytes(3, u32(0))])],
];

describe('control behind a durable nonce', () => {
  for (const [what, proposal] of CONTROLS)
    it(`is BLOCK where it is proposed and approved at once: ${what}`, async () => {
      for (const version of ['legacy', 0, 1] as const) {
        const { verdict } = await judged([advanceNonce(), proposal, open(), approve()], version);
        expect(verdict).to.include.members(['BLOCK', 'control_at_any_time']);
      }
    });

  it('is BLOCK where what is approved and carried out is not in the bytes', async () => {
    for (const calls of [[approve()], [execute()], [approve(), execute()]])
      expect((await judged([advanceNonce(), ...calls])).verdict).to.include.members(['BLOCK', 'control_at_any_time']);
  });

  it('is named: the program, the right and who gets it', async () => {
    const { messages } = await judged([advanceNonce(), proposeVault([updateAdmin]), open(), approve()]);
    expect(messages[0]).to.contain(shortAddress(DRIFT)).and.to.contain('Drift program');
    expect(messages[0]).to.contain(`gives ${shortAddress(THIEF)} control`);
    const unseen = await judged([advanceNonce(), approve()]);
    expect(unseen.messages[0])
      .to.contain('agrees to changes that it does not show')
      .and.to.contain('Squads multisig program');
  });

  it('is BLOCK where the signer gives it without a multisig', async () => {
    const own = { ...updateAdmin, accounts: [PAYER, account(40)] };
    expect((await judged([advanceNonce(), own])).verdict).to.include.members(['BLOCK', 'control_at_any_time']);
  });
});

describe('what is signed every day in that shape', () => {
  const PAYS_USDC = payTokens(VAULT, accountFor(FRIEND, USDC), USDC, 25_000_000n, 6);

  it('is no control: an ordinary payment of a multisig, proposed and approved', async () => {
    for (const pays of [PAYS_USDC, payLamports(VAULT, FRIEND, 5_000n)]) {
      const { verdict } = await judged([proposeVault([pays]), open(), approve()]);
      expect(verdict[0]).to.equal('REVIEW');
      expect(verdict).to.include('simulation_partial').and.not.include('control_at_any_time');
      expect(verdict.filter((code) => code.startsWith('payload_') || code.startsWith('approval_'))).to.deep.equal([]);
    }
  });

  it('is no control: an ordinary payment that may be sent later', async () => {
    for (const calls of [[payLamports(PAYER, FRIEND, 5_000n)], [proposeVault([PAYS_USDC]), open(), approve()]]) {
      const { verdict } = await judged([advanceNonce(), ...calls]);
      expect(verdict[0]).to.equal('REVIEW');
      expect(verdict).to.include('durable_nonce').and.not.include('control_at_any_time');
    }
  });

  it('is looked at by a person without a nonce: an approval whose content is not there', async () =>
    expect((await judged([approve()])).verdict).to.deep.equal(['REVIEW', 'payload_partly_decoded']));
});

describe('a payment of a multisig that is declared', () => {
  const pays = (to: string, units = 25_000_000n) => payTokens(VAULT, accountFor(to, USDC), USDC, units, 6);
  const declared = async (...calls: readonly Call[]): Promise<readonly string[]> => {
    const content = encodeMessage(messageOf({ calls: [proposeVault(calls), open(), approve()] }));
    const { decision, codes } = await judgePayload({
      route: 'transaction',
      request: {
        ...{ chain: 'solana', from_address: PAYER, to_address: FRIEND, token: 'USDC', amount: 25 },
        ...{ transaction_type: 'safe_send', solana_message: base64.encode(content) },
      },
    });
    return [decision.recommendedAction, ...codes];
  };

  it('is the payment of its vault, and nothing else', async () => {
    expect(await declared(pays(FRIEND))).to.deep.equal(['REVIEW', 'simulation_partial']);
    expect(await declared(pays(THIEF))).to.include.members(['BLOCK', 'payload_recipient_mismatch']);
    expect(await declared(pays(FRIEND, 26_000_000n))).to.include.members(['BLOCK', 'payload_amount_mismatch']);
    expect(await declared(pays(FRIEND), payLamports(VAULT, THIEF, 5n))).to.include.members([
      'BLOCK',
      'undeclared_action',
    ]);
  });
});
