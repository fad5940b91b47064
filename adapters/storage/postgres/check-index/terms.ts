import { hash } from 'node:crypto';
import { tokenKey } from '../../../../domain/intent/token-key.js';
import { DISPOSITION_STATES, type DispositionState } from '../../../../domain/record/disposition.js';
import type { IndexedCheck } from '../../../../domain/record/indexed-check.js';
import { type Action, ACTIONS } from '../../../../domain/verdict/action.js';
import {
  type CheckFilter,
  type ListedCase,
  NO_ASSIGNEE,
  PREFIX_CHARACTERS,
} from '../../../../ports/stores/check-index.js';

/**
 * Terms by which checks are found, as lexemes of a `tsvector`. Each begins with the number of its scope: so no search
 * ever reads a list of checks of another scope. What may be any text is there by its hash, and words are letters and
 * digits: so no term needs an escape.
 */
type Term = string;

const HASH_CHARACTERS = 24;
const hashed = (text: string): string => hash('sha256', text, 'hex').slice(0, HASH_CHARACTERS);

/** Four in a decade; below a cent and from 10^18 on they are all one. */
const BUCKETS_IN_A_DECADE = 4;
const LOWEST_BUCKET = -2 * BUCKETS_IN_A_DECADE;
const HIGHEST_BUCKET = 18 * BUCKETS_IN_A_DECADE;

/** Grows with the value, so that the values between two numbers lie in the buckets between theirs. */
const bucketOf = (usd: number): number =>
  Math.min(Math.max(Math.floor(Math.log10(usd) * BUCKETS_IN_A_DECADE), LOWEST_BUCKET), HIGHEST_BUCKET);

/** Both in one, so that what is still to be decided is one short list of checks, however many were decided. */
const standing = (action: Action, state: DispositionState): Term => `a${action}.${state}`;
/** The same in SQL, of a row of the index. */
const standingSql = (state: string): string => `scope_id || '.a' || action || '.' || ${state}`;

/** Who has a case, by name; null: nobody. */
const inHandsOf = (assignee: string | null): Term => (assignee === null ? 'g' : `g${hashed(assignee)}`);

/** The one term of a row that another assignee replaces. */
export const assigneeTerm = (scopeId: number, assignee: string | null): Term => `${scopeId}.${inHandsOf(assignee)}`;

/** The terms of a row once it has another state, in SQL. */
export const termsWith = (state: string): string =>
  `ts_delete(terms, ${standingSql('state')}) || array_to_tsvector(array[${standingSql(state)}])`;

/** The terms of a check. */
export const indexTermsOf = (
  scopeId: number,
  check: IndexedCheck,
  { state, assignee }: Pick<ListedCase, 'state' | 'assignee'>,
): readonly Term[] =>
  [
    standing(check.action, state),
    inHandsOf(assignee?.name ?? null),
    `d${check.direction}`,
    `c${check.chain}`,
    `t${hashed(tokenKey(check.token))}`,
    `p${hashed(check.policyId)}`,
    ...check.findingCodes.map((code) => `f${code}`),
    ...check.accounts.map((key) => `k${key}`),
    ...check.sources.map((source) => `s${hashed(source)}`),
    ...check.words.map((word) => `w${word}`),
    ...(check.shadowAction === null ? [] : [`h${check.shadowAction}`]),
    ...(check.valueUsd === null ? [] : [`v${bucketOf(check.valueUsd)}`]),
    ...(check.intentReference === null ? [] : [`r${hashed(check.intentReference)}`]),
  ].map((term) => `${scopeId}.${term}`);

/** The keys of accounts among the terms of a check. */
export const accountsIn = (scopeId: number, terms: readonly Term[]): readonly string[] => {
  const start = `${scopeId}.k`;
  return terms.filter((term) => term.startsWith(start)).map((term) => term.slice(start.length));
};

/** A search: each of these, and of each one of its alternatives. */
type Asked = readonly (readonly Term[])[];

const one = <Value>(value: Value | null, term: (value: Value) => Term): Asked =>
  value === null ? [] : [[term(value)]];

const standings = ({ actions, states }: CheckFilter): Asked =>
  actions === null && states === null
    ? []
    : [
        (actions ?? ACTIONS).flatMap((action) =>
          (states ?? DISPOSITION_STATES).map((state) => standing(action, state)),
        ),
      ];

const buckets = ({ valueFromUsd, valueBelowUsd }: CheckFilter): Asked => {
  if (valueFromUsd === null && valueBelowUsd === null) return [];
  const first = bucketOf(valueFromUsd ?? 0);
  const last = valueBelowUsd === null ? HIGHEST_BUCKET : bucketOf(valueBelowUsd);
  return [Array.from({ length: Math.max(last - first + 1, 1) }, (_, place) => `v${first + place}`)];
};

/**
 * The filter as text of a `tsquery`; null where it asks for nothing that is a term. Of values it finds a few too many:
 * they are compared once more.
 */
export const queryOf = (scopeId: number, filter: CheckFilter): string | null => {
  const asked: Asked = [
    ...standings(filter),
    ...one(filter.finding, (code) => `f${code}`),
    ...(filter.shadowActions === null ? [] : [filter.shadowActions.map((action) => `h${action}`)]),
    ...(filter.accounts === null ? [] : [filter.accounts.map((key) => `k${key}`)]),
    ...one(filter.withAccount, (key) => `k${key}`),
    ...one(filter.chain, (chain) => `c${chain}`),
    ...one(filter.direction, (direction) => `d${direction}`),
    ...one(filter.token, (key) => `t${hashed(key)}`),
    ...one(filter.source, (source) => `s${hashed(source)}`),
    ...one(filter.policyId, (policyId) => `p${hashed(policyId)}`),
    ...one(filter.intentReference, (reference) => `r${hashed(reference)}`),
    ...one(filter.assignee, (name) => inHandsOf(name === NO_ASSIGNEE ? null : name)),
    ...(filter.words ?? []).map((word) => [`w${word}`]),
    ...buckets(filter),
  ];
  if (asked.length === 0) return null;
  const quoted = (term: Term): string => `'${scopeId}.${term}'${mayGoOn(term) ? ':*' : ''}`;
  return asked.map((alternatives) => `(${alternatives.map(quoted).join('|')})`).join('&');
};

const mayGoOn = (term: Term): boolean => term.startsWith('w') && term.length > PREFIX_CHARACTERS;
