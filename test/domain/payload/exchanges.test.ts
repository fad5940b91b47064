import { expect } from 'chai';
import fc from 'fast-check';
import type { TradeSide } from '../../../domain/payload/action.js';
import { type Exchange, exchangesOf } from '../../../domain/payload/exchanges.js';
import { readByKind } from '../../../domain/payload/kinds/index.js';
import { runs } from '../../support/depth.js';
import * as x from '../../support/exchange-requests.js';
import { FROM, STRANGER } from '../../support/payload-accounts.js';
import { NOTHING_KNOWN } from './evm/drawn.js';

const ROUTER = x.UNIVERSAL_ROUTER;
const TOKENS = ['aa', 'bb', 'cc'].map((digits) => `0x${digits.repeat(20)}`);
type Account = string;

/** One step of a plan: what it is told, and what it does with balances. */
type Step =
  | {
      readonly does: 'swap';
      readonly paid: bigint | null;
      readonly to: Account;
      readonly byUser: boolean;
      readonly path: readonly [string, string];
      readonly least: bigint;
    }
  | {
      readonly does: 'sweep';
      readonly token: string;
      readonly to: Account;
      readonly least: bigint;
      readonly mayFail: boolean;
    }
  | { readonly does: 'portion'; readonly token: string; readonly to: Account; readonly bips: bigint }
  | { readonly does: 'pay'; readonly token: string; readonly to: Account; readonly units: bigint };

const token = fc.constantFrom(...TOKENS);
const to = fc.constantFrom(FROM, STRANGER, ROUTER);
const out = fc.constantFrom(FROM, STRANGER);
/** So much that shares of shares divide without a rest: of a single unit 60 % is nothing, and all of it another's. */
const MANY = 10n ** 24n;
const units = fc.constantFrom(MANY, 10n * MANY, 500n * MANY, 990n * MANY, 1_000n * MANY);
const least = fc.constantFrom(0n, 1n, 900n * MANY, 1_000n * MANY);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('swap' as const),
    paid: fc.option(units),
    to,
    byUser: fc.boolean(),
    path: fc.tuple(token, token).filter(([first, last]) => first !== last),
    least,
  }),
  fc.record({ does: fc.constant('sweep' as const), token, to: out, least, mayFail: fc.boolean() }),
  fc.record({
    does: fc.constant('portion' as const),
    token,
    to: out,
    bips: fc.constantFrom(25n, 4_000n, 6_000n, 10_000n),
  }),
  fc.record({ does: fc.constant('pay' as const), token, to: out, units }),
);

const named = (account: Account): string => (account === FROM ? x.CALLER : account === ROUTER ? x.HELD : account);

const commandOf = (one: Step) => {
  if (one.does === 'swap')
    return x.swapV2(one.paid ?? x.ALL_HELD, one.least, one.path, named(one.to), one.byUser && one.paid !== null);
  if (one.does === 'sweep') return x.sweep(one.token, named(one.to), one.least, one.mayFail ? x.MAY_FAIL : 0);
  return one.does === 'portion'
    ? x.portion(one.token, named(one.to), one.bips)
    : x.pay(one.token, named(one.to), one.units);
};

/** What became of the plan where every token is worth the same: null where it fails as a whole. */
interface Outcome {
  readonly given: bigint;
  readonly own: bigint;
  readonly others: bigint;
}

const carriedOut = (plan: readonly Step[]): Outcome | null => {
  const held = new Map<string, bigint>(TOKENS.map((key) => [key, 0n]));
  const got = new Map<string, bigint>([
    [FROM, 0n],
    [STRANGER, 0n],
  ]);
  let given = 0n;
  const credit = (account: string, key: string, some: bigint): void => {
    if (account === ROUTER) held.set(key, (held.get(key) ?? 0n) + some);
    else got.set(account, (got.get(account) ?? 0n) + some);
  };
  const take = (key: string, some: bigint): boolean => {
    const has = held.get(key) ?? 0n;
    if (has < some) return false;
    held.set(key, has - some);
    return true;
  };
  for (const one of plan) {
    if (one.does === 'swap') {
      const [first, last] = one.path;
      const some = one.paid ?? held.get(first) ?? 0n;
      if (one.paid !== null && one.byUser) given += some;
      else if (!take(first, some)) return null;
      if (some < one.least) return null;
      credit(one.to, last, some);
    } else {
      const has = held.get(one.token) ?? 0n;
      if (one.does === 'sweep' && has < one.least) {
        if (one.mayFail) continue;
        return null;
      }
      const some = one.does === 'sweep' ? has : one.does === 'portion' ? (has * one.bips) / 10_000n : one.units;
      if (!take(one.token, some)) return null;
      credit(one.to, one.token, some);
    }
  }
  return { given, own: got.get(FROM) ?? 0n, others: got.get(STRANGER) ?? 0n };
};

const exchangeOf = (plan: readonly Step[]): Exchange | undefined => {
  const { transaction } = x.plan(plan.map(commandOf));
  const { payload } = readByKind({ kind: 'evm_transaction', content: transaction }, NOTHING_KNOWN);
  return exchangesOf(payload.actions, FROM)[0];
};

const ownLeast = ({ received }: Exchange): bigint =>
  received.reduce((sum, { account, units: some }) => (account === FROM ? sum + (some ?? 0n) : sum), 0n);

const plans = fc.array(step, { minLength: 1, maxLength: 6 });
const carried = plans
  .map((plan) => ({ plan, outcome: carriedOut(plan) }))
  .filter(({ outcome }) => outcome !== null && outcome.given > 0n);

describe('What a router swaps and hands out', () => {
  it('brings the sender at least what is said, and others no less than is said, whatever the plan', () => {
    fc.assert(
      fc.property(carried, ({ plan, outcome }) => {
        const exchange = exchangeOf(plan);
        expect(exchange).to.not.equal(undefined);
        if (exchange === undefined || outcome === null) return;
        expect(ownLeast(exchange) <= outcome.own).to.equal(true);
        // more than half goes to others
        if (outcome.others * 2n > outcome.given)
          expect([...exchange.others.values()].reduce((sum, one) => sum + one, 0)).to.be.greaterThan(0.5);
        // all of it is handed to the sender, and no step of it may fail
        const isSure = plan.every((one) => one.to !== STRANGER && !('mayFail' in one && one.mayFail));
        if (outcome.own === outcome.given && isSure) {
          expect([...exchange.others]).to.deep.equal([]);
          expect(exchange.keptShare).to.equal(0);
        }
      }),
      { numRuns: runs(500, 20_000) },
    );
  });
});

describe('an amount that the bytes do not fix', () => {
  const { transaction } = x.swapOnV2(x.MILLION, x.MILLION);
  const { payload } = readByKind({ kind: 'evm_transaction', content: transaction }, NOTHING_KNOWN);
  const withGets = (change: (side: TradeSide) => readonly TradeSide[]) =>
    exchangesOf(
      payload.actions.map((action) =>
        action.trade === undefined
          ? action
          : { ...action, trade: { ...action.trade, gets: action.trade.gets.flatMap(change) } },
      ),
      FROM,
    )[0];

  it('is no minimum of nothing, and one that is fixed is kept', () => {
    expect(withGets((side) => [{ ...side, amount: null }])?.received[0]?.units).to.equal(null);
    expect(withGets((side) => [side])?.received[0]?.units).to.equal(x.MILLION);
  });

  it('may be all of the proceeds that another account gets', () => {
    const shareOf = (amount: string | null) =>
      withGets((side) => [side, { ...side, amount, account: STRANGER }])?.others.get(STRANGER);
    expect(shareOf(null)).to.equal(1);
    expect(shareOf(String(x.MILLION / 4n))).to.equal(0.2);
  });
});
