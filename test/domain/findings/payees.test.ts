import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { shortAddress } from '../../../domain/text/render.js';
import type { HistoryFacts, PayeeHistory } from '../../../domain/facts/history/history-facts.js';
import { intentOfBytes } from '../../../domain/actions/stated-by-bytes.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { historyEntriesOf } from '../../../domain/record/history-entry.js';
import { endsOf } from '../../../domain/intent/lookalike.js';
import { evmAddress } from '../../support/addresses.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { factsFor, KNOWN_RECIPIENT, USDC, usedRecipient } from '../../support/facts.js';
import { bytesAlone, calldata, transaction, transferData } from '../../support/payload-samples.js';

const [BOB, EVE, CAROL] = ['bob', 'eve', 'carol'].map(evmAddress) as [string, string, string];
/** The same ends as Bob. */
const FAKE_BOB = `${BOB.slice(0, 6)}${'0'.repeat(32)}${BOB.slice(-4)}`;
const dollars = (count: number): bigint => BigInt(count) * 1_000_000n;

type Payment = readonly [to: string, units: bigint];

/** Bytes by which the account of the sender pays each of them in USDC. */
const batch = (...payments: readonly Payment[]): Proposal => {
  const calls = payments.map(([to, units]) => [USDC_ON_ETHEREUM, 0n, transferData(to, units)]);
  return bytesAlone(transaction({ to: SENDER, data: calldata('executeBatch((address,uint256,bytes)[])', [calls]) }));
};

const PAID_OFTEN = Array.from({ length: 12 }, () => ({ usd: 1e6 }));
const payee = (key: string, changes: Partial<PayeeHistory> = {}): PayeeHistory => ({
  key,
  earlierChecks: PAID_OFTEN,
  lookalikes: [],
  references: 0,
  clearedOn: null,
  recipient: null,
  ...changes,
});

const judged = (proposal: Proposal, ...payees: readonly PayeeHistory[]) => {
  const history: HistoryFacts = { ...KNOWN_RECIPIENT, payees };
  return decide(proposal, factsFor(proposal.intent, { history }), OUTGOING_DEFAULT, NOW_MS).findings;
};
const codesOf = (...parameters: Parameters<typeof judged>): readonly string[] =>
  judged(...parameters).map(({ code }) => code);

describe('an account that bytes pay beside the first', () => {
  const paid = batch([BOB, dollars(5)], [EVE, dollars(5)]);

  it('is judged like the first: a look-alike of one that was paid is blocked, a payee of old passes', () => {
    const [finding] = judged(
      batch([EVE, dollars(5)], [FAKE_BOB, dollars(5)]),
      payee(FAKE_BOB, { lookalikes: [usedRecipient(BOB, { paid: true })] }),
    );
    expect(finding).to.deep.include({ code: 'recipient_lookalike', recommendedAction: 'BLOCK', fields: [] });
    expect(finding?.params.who).to.deep.include({ value: FAKE_BOB });
    expect(codesOf(paid, payee(EVE))).to.deep.equal(['simulation_partial']);
  });

  it('is judged by its own history: how many accounts are known, and which false alarm counts', () => {
    const lookalikes = [usedRecipient(BOB, { since: '2026-11-20' })];
    const actionOf = (changes: Partial<PayeeHistory>) =>
      judged(batch([EVE, dollars(5)], [FAKE_BOB, dollars(5)]), payee(FAKE_BOB, { lookalikes, ...changes })).find(
        ({ code }) => code === 'recipient_lookalike',
      )?.recommendedAction;
    expect(actionOf({ clearedOn: '2026-11-20' })).to.equal('REVIEW');
    expect(actionOf({ clearedOn: '2026-11-19' })).to.equal('BLOCK');
    expect(actionOf({ references: 149_001 })).to.equal(undefined);
  });

  it('is blocked where it looks like the account that is expected', () => {
    const { payload } = batch([BOB, dollars(5)], [FAKE_BOB, dollars(5)]);
    const beside = {
      chain: 'ethereum',
      from: SENDER,
      counterpartyName: null,
      intentReference: null,
      policyId: null,
    } as const;
    const intent = intentOfBytes(payload!, { ...beside, expectedTo: BOB });
    expect(codesOf({ intent, payload }, payee(FAKE_BOB))).to.include('recipient_lookalike');
  });

  it('is said to be new where it is, once for all such accounts', () => {
    const many = batch([BOB, dollars(5)], [EVE, dollars(5)], [CAROL, dollars(5)]);
    const [finding, ...others] = judged(
      many,
      payee(EVE, { earlierChecks: [] }),
      payee(CAROL, { earlierChecks: [] }),
    ).filter(({ code }) => code === 'new_recipient');
    expect(finding?.message).to.include(`also pays ${shortAddress(EVE)}, ${shortAddress(CAROL)}`);
    expect(others).to.deep.equal([]);
  });

  it('is reviewed where it gets much and has little history, and passes where it has more', () => {
    const much = batch([BOB, dollars(5)], [EVE, dollars(6_000)], [EVE, dollars(6_000)]);
    expect(codesOf(much, payee(EVE, { earlierChecks: [{ usd: 20 }] }))).to.include('large_transaction_amount');
    expect(codesOf(much, payee(EVE))).to.not.include('large_transaction_amount');
    expect(codesOf(paid, payee(EVE, { earlierChecks: [] }))).to.not.include('large_transaction_amount');
  });

  it('leaves an entry of its own in history, with what it got', () => {
    const decided = { fingerprint: 'f'.repeat(64), action: 'REVIEW', checkedAtMs: NOW_MS } as const;
    const three = batch(
      [BOB, dollars(5)],
      [EVE, dollars(6)],
      [CAROL, dollars(7)],
      [EVE, dollars(1)],
      [SENDER, dollars(9)],
    );
    const entry = (recipientKey: string, usd: number) => ({
      ...decided,
      senderKey: SENDER,
      recipientKey,
      recipientAffix: endsOf(recipientKey).affix,
      transfer: true,
      size: { usd },
    });
    expect(historyEntriesOf(three, USDC, decided)).to.deep.equal([entry(BOB, 5), entry(EVE, 7), entry(CAROL, 7)]);
    expect(
      historyEntriesOf({ intent: intentWith({ to: BOB, amount: '5' }), payload: null }, USDC, decided),
    ).to.deep.equal([entry(BOB, 5)]);
  });

  it('is one too where the same bytes call it by a function that nobody knows', () => {
    const decided = { fingerprint: 'f'.repeat(64), action: 'REVIEW', checkedAtMs: NOW_MS } as const;
    const called = bytesAlone(
      transaction({
        to: SENDER,
        data: calldata('executeBatch((address,uint256,bytes)[])', [
          [
            [USDC_ON_ETHEREUM, 0n, transferData(BOB, 5n)],
            [FAKE_BOB, 5n, '0x12345678'],
          ],
        ]),
      }),
    );
    expect(historyEntriesOf(called, USDC, decided).map(({ recipientKey }) => recipientKey)).to.deep.equal([
      BOB,
      FAKE_BOB,
    ]);
    const known = payee(FAKE_BOB, { earlierChecks: [], lookalikes: [usedRecipient(BOB)] });
    expect(codesOf(called, known)).to.include.members(['recipient_lookalike', 'new_recipient']);
  });
});
