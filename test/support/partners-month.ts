import type { FindingCode } from '../../domain/findings/index.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { FIRST_DAY_MS, type Partner } from './partner.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What stops a payment because its recipient is new. */
const NEW: readonly FindingCode[] = ['large_transaction_amount', 'new_recipient'];
const isStoppedForBeingNew = (codes: readonly FindingCode[]): boolean => codes.some((code) => NEW.includes(code));

const PAYEES = ['supplier', 'landlord', 'exchange'] as const;
/** So many earlier payments make a recipient known, under each policy. */
const KNOWN_AFTER = { outgoing_default: 3, outgoing_strict: 5 } as const;
const policies = fc.constantFrom('outgoing_default' as const, 'outgoing_strict' as const);

/** A payment on one of 28 days, at a multiple of what the payee gets at least: never ten times as much. */
const payments = fc.array(
  fc.record({
    payee: fc.constantFrom(...PAYEES),
    minute: fc.nat(28 * 24 * 60 - 1),
    times: fc.double({ min: 1, max: 9.99, noNaN: true }),
    /** Checks that are given up, and checks again, before the one that is signed. */
    before: fc.array(fc.constantFrom('cancelled' as const, 'checked again' as const), { maxLength: 2 }),
    says: fc.boolean(),
  }),
  { minLength: 8, maxLength: 24 },
);

export const month = fc.record({
  policy: policies,
  atLeast: fc.constantFrom(50, 900, 4_000, 30_000, 2_000_000),
  payments: payments.map((list) => list.toSorted((left, right) => left.minute - right.minute)),
});
type Month = typeof month extends fc.Arbitrary<infer Value> ? Value : never;

/** With outcomes reported, a regular payee is stopped for being new only until enough payments were signed. */
export const regularPayees = async (partner: Partner, { policy, atLeast, payments: list }: Month): Promise<void> => {
  const signed = new Map<string, number>();
  for (const { payee, minute, times, before, says } of list) {
    partner.nowMs = FIRST_DAY_MS + minute * MINUTE_MS;
    const amount = Math.round(atLeast * times * 100) / 100;
    const ask = () => partner.pay(payee, { amount, policy_id: policy });
    for (const what of before) {
      const { requestId } = await ask();
      if (what === 'cancelled') await partner.report(requestId, 'cancelled');
    }
    const { requestId, action, codes } = await ask();
    const earlier = signed.get(payee) ?? 0;
    const story = `${payee}, payment ${String(earlier + 1)} of ${String(amount)} under ${policy}: ${codes.join()}`;
    if (earlier >= KNOWN_AFTER[policy]) expect(isStoppedForBeingNew(codes), story).to.equal(false);
    if (earlier > 0) expect(codes, story).to.not.include('new_recipient');
    if (action === 'REVIEW' && says) await partner.report(requestId, 'acknowledged');
    await partner.report(requestId, 'signed');
    signed.set(payee, earlier + 1);
  }
};

/** Anything that can be asked in a day about one recipient, and reported of it but that it was signed. */
export const day = fc.record({
  policy: policies,
  large: fc.constantFrom(10_000, 75_000, 3_000_000),
  checks: fc.array(
    fc.record({
      minute: fc.nat(24 * 60 - 1),
      amount: fc.constantFrom(0.01, 100, 9_999.99, 50_000, 5_000_000),
      type: fc.constantFrom('safe_send' as const, 'escrow' as const, undefined),
      outcome: fc.constantFrom(null, null, 'acknowledged' as const, 'cancelled' as const, 'false_alarm' as const),
      again: fc.boolean(),
    }),
    { maxLength: 20 },
  ),
});
type Day = typeof day extends fc.Arbitrary<infer Value> ? Value : never;

/** Without a signed payment no checks of one day make a recipient known on that day. */
export const warmingUp = async (partner: Partner, { policy, large, checks }: Day): Promise<void> => {
  const dayMs = FIRST_DAY_MS + 9 * DAY_MS;
  for (const { minute, amount, type, outcome, again } of checks.toSorted((a, b) => a.minute - b.minute)) {
    partner.nowMs = dayMs + minute * MINUTE_MS;
    const ask = () =>
      partner.pay('stranger', { amount, policy_id: policy, ...(type !== undefined && { transaction_type: type }) });
    const { requestId } = await ask();
    if (again) await ask();
    if (outcome !== null) await partner.report(requestId, outcome);
  }
  partner.nowMs = dayMs + DAY_MS - 1;
  const { action, codes } = await partner.pay('stranger', { amount: large, policy_id: policy });
  expect(codes).to.include('large_transaction_amount');
  expect(action).to.equal('REVIEW');
  const small = await partner.pay('stranger', { amount: 20, policy_id: policy });
  expect(small.codes).to.include('new_recipient');
  if (policy === 'outgoing_strict') expect(small.action).to.equal('REVIEW');
};

/** Payments that were signed, each of less than a tenth of a large one that follows, on any later day. */
export const dust = fc.record({
  policy: policies,
  large: fc.constantFrom(10_000, 75_000, 3_000_000),
  shares: fc.array(fc.double({ min: 0.000_001, max: 0.099, noNaN: true }), { minLength: 1, maxLength: 15 }),
  days: fc.nat(20),
});
type Dust = typeof dust extends fc.Arbitrary<infer Value> ? Value : never;

/** Signed payments of dust make no recipient known for a large one. */
export const dusting = async (partner: Partner, { policy, large, shares, days }: Dust): Promise<void> => {
  for (const share of shares) {
    partner.nowMs += MINUTE_MS;
    const { requestId } = await partner.pay('stranger', { amount: large * share, policy_id: policy });
    await partner.report(requestId, 'signed');
  }
  partner.nowMs += days * DAY_MS;
  const { codes } = await partner.pay('stranger', { amount: large, policy_id: policy });
  expect(codes).to.include('large_transaction_amount');
};
