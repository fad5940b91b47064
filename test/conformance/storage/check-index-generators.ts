import fc from 'fast-check';
import { DISPOSITION_STATES, DISPOSITIONS } from '../../../domain/record/disposition.js';
import { searchWordsOf } from '../../../domain/record/indexed-check.js';
import {
  CHECK_ORDERS,
  type CheckFilter,
  type CheckOrder,
  PREFIX_CHARACTERS,
} from '../../../ports/stores/check-index.js';
import { CHECK_TRAITS, type CheckTraits, type MadeCheck } from './check-index-fixtures.js';
import { evmKey, HOUR_MS, NOON_MS } from './fixtures.js';

type Applies<Value> = (check: MadeCheck, asked: Value) => boolean;

const textsOf = ({ traits: { intentReference, counterpartyName } }: MadeCheck): readonly string[] =>
  searchWordsOf(`${intentReference ?? ''} ${counterpartyName ?? ''}`);

/** By what a check was made of, and not by its record: no shared code can hide a mistake. */
const APPLIES: { readonly [Name in keyof CheckFilter]: Applies<NonNullable<CheckFilter[Name]>> } = {
  actions: ({ traits }, actions) => actions.includes(traits.action),
  states: ({ state }, states) => states.includes(state),
  shadowActions: ({ traits }, actions) => traits.shadowAction !== null && actions.includes(traits.shadowAction),
  finding: ({ traits }, code) => traits.findingCodes.includes(code),
  accounts: ({ traits: { from, to, contract } }, keys) =>
    [from, to, contract].some((key) => key !== null && keys.includes(key)),
  withAccount: ({ traits: { from, to, contract } }, key) => [from, to, contract].includes(key),
  chain: ({ traits }, chain) => traits.chain === chain,
  direction: ({ traits }, direction) => traits.direction === direction,
  token: ({ traits }, symbol) => traits.token.toUpperCase() === symbol,
  valueFromUsd: ({ traits: { valueUsd } }, from) => valueUsd !== null && valueUsd >= from,
  valueBelowUsd: ({ traits: { valueUsd } }, below) => valueUsd !== null && valueUsd < below,
  fromMs: ({ entry }, from) => entry.checkedAtMs >= from,
  untilMs: ({ entry }, until) => entry.checkedAtMs < until,
  source: ({ traits }, source) => traits.source === source,
  policyId: ({ traits }, policyId) => traits.policyId === policyId,
  intentReference: ({ traits }, reference) => traits.intentReference === reference,
  assignee: ({ assignee }, name) => (assignee ?? 'none') === name,
  words: (check, words) =>
    words.every((word) =>
      textsOf(check).some((own) => own === word || (word.length >= PREFIX_CHARACTERS && own.startsWith(word))),
    ),
};

/** By what a check was made of. */
export const isAskedFor = (check: MadeCheck, filter: CheckFilter): boolean =>
  Object.entries(APPLIES).every(([name, applies]) => {
    const asked = filter[name as keyof CheckFilter];
    return asked === null || (applies as Applies<unknown>)(check, asked);
  });

/** How these checks are counted. */
export const tallyOf = (checks: readonly MadeCheck[]) => {
  const having = (code: string) =>
    checks.filter(({ traits }) => (traits.findingCodes as readonly string[]).includes(code));
  const by = (action: string) => checks.filter(({ traits }) => traits.action === action).length;
  return {
    checks: checks.length,
    isAll: true,
    byAction: { ALLOW: by('ALLOW'), REVIEW: by('REVIEW'), BLOCK: by('BLOCK') },
    byFinding: [...CHECK_TRAITS.finding]
      .sort()
      .map((code) => ({ code, checks: having(code).length }))
      .filter(({ checks: count }) => count > 0)
      .sort((left, right) => right.checks - left.checks),
  };
};

const newestFirst = (left: MadeCheck, right: MadeCheck): number =>
  right.entry.checkedAtMs - left.entry.checkedAtMs || (left.entry.requestId < right.entry.requestId ? 1 : -1);

/** The orders of lists. */
export const COMPARED: Readonly<Record<CheckOrder, (left: MadeCheck, right: MadeCheck) => number>> = {
  newest: newestFirst,
  oldest: (left, right) => newestFirst(right, left),
  risk: (left, right) => right.traits.riskScore - left.traits.riskScore || newestFirst(left, right),
};
export const orders = () => fc.constantFrom(...CHECK_ORDERS);

const orNull = <Value>(values: readonly Value[]): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...values) });

const present = <Value>(values: readonly (Value | null)[]): readonly Value[] =>
  values.filter((value): value is Value => value !== null);

/** What a check may be made of. */
export const traits = (): fc.Arbitrary<CheckTraits> =>
  fc.record({
    action: fc.constantFrom(...CHECK_TRAITS.action),
    shadowAction: orNull(CHECK_TRAITS.action),
    riskScore: fc.constantFrom(0, 42, 100),
    findingCodes: fc.subarray([...CHECK_TRAITS.finding]),
    from: fc.constantFrom(...CHECK_TRAITS.account),
    to: fc.constantFrom(...CHECK_TRAITS.account),
    contract: orNull(CHECK_TRAITS.account),
    chain: fc.constantFrom(...CHECK_TRAITS.chain),
    direction: fc.constantFrom(...CHECK_TRAITS.direction),
    token: fc.constantFrom(...CHECK_TRAITS.token),
    valueUsd: fc.constantFrom(...CHECK_TRAITS.valueUsd),
    source: fc.constantFrom(...CHECK_TRAITS.source),
    policyId: fc.constantFrom(...CHECK_TRAITS.policyId),
    intentReference: fc.constantFrom(...CHECK_TRAITS.intentReference),
    counterpartyName: fc.constantFrom(...CHECK_TRAITS.counterpartyName),
  });

/** Few moments, so that checks share them. */
export const moments = [NOON_MS, NOON_MS + 1, NOON_MS + 2, NOON_MS + HOUR_MS];

/** Filters, most of them of some members. */
export const filters = (): fc.Arbitrary<CheckFilter> =>
  fc.record({
    actions: fc.oneof(fc.constant(null), fc.subarray([...CHECK_TRAITS.action], { minLength: 1 })),
    states: fc.oneof(fc.constant(null), fc.subarray([...DISPOSITION_STATES], { minLength: 1 })),
    shadowActions: orNull([['BLOCK'], ['ALLOW', 'REVIEW']] as const),
    finding: orNull(CHECK_TRAITS.finding),
    accounts: orNull([...CHECK_TRAITS.account, evmKey('never named')].map((key) => [key, evmKey('neither')])),
    withAccount: orNull(CHECK_TRAITS.account),
    chain: orNull(CHECK_TRAITS.chain),
    direction: orNull(CHECK_TRAITS.direction),
    token: orNull(CHECK_TRAITS.token.map((symbol) => symbol.toUpperCase())),
    valueFromUsd: orNull([...present(CHECK_TRAITS.valueUsd), 0.5, 999.5]),
    valueBelowUsd: orNull([...present(CHECK_TRAITS.valueUsd), 0.5, 999.5]),
    fromMs: orNull(moments),
    untilMs: orNull(moments),
    source: orNull(present(CHECK_TRAITS.source)),
    policyId: orNull(CHECK_TRAITS.policyId),
    assignee: orNull(['none', 'key00001', 'key00002']),
    intentReference: orNull([...present(CHECK_TRAITS.intentReference), 'invoice']),
    words: orNull([['invoice'], ['inv'], ['in'], ['17'], ['1'], ['invoice', 'acme'], ['ünïcode'], ['nothing']]),
  });

/** What people may have said about a check, one after the other. */
export const sayings = () =>
  fc.array(
    fc.record({
      disposition: fc.constantFrom(...DISPOSITIONS),
      person: fc.constantFrom('key00001', 'key00002'),
      fourEyes: fc.boolean(),
      // undefined: it stays where it is
      to: fc.constantFrom(undefined, null, 'key00001', 'key00002'),
    }),
    { maxLength: 2 },
  );
