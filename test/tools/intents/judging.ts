import type { FindingCode } from '../../../domain/findings/index.js';
import { ACTIONS, type Action } from '../../../domain/verdict/action.js';
import type { Row } from './corpus.js';

/**
 * Findings that say only that something is not known to the service. An ordinary intent that they alone stop is stopped
 * for want of knowledge, which lists and registries bring, and not by a rule of judgement. Each with the reason.
 */
export const KNOWLEDGE: Readonly<Partial<Record<FindingCode, string>>> = {
  token_not_recognized: 'the symbol is not in the token registry',
  unverified_contract: 'the called contract is not in the contract registry',
  unverified_upgradeable_contract: 'the contract is a proxy, and not in the contract registry',
  approval_spender_unverified: 'the spender is not in the contract registry',
  contract_missing: 'the caller did not say which contract is called',
  value_unknown: 'there is no reference price, or it is too old',
  provenance_unclear: 'no list or feed says anything about the source of funds',
};

/** What the service said of one row. */
export interface Answer {
  /** Null where it refused the request. */
  readonly action: Action | null;
  readonly findings: readonly { readonly code: string; readonly action: Action }[];
  /** The reason of a refusal. */
  readonly refusal: string | null;
}

/**
 * `as_expected`; of a dangerous row `passed` (ALLOW) and `weaker` (held, but less than expected); of an ordinary one
 * `stopped_by_rule`, `stopped_by_knowledge` and `milder`.
 */
export type Result = 'as_expected' | 'passed' | 'weaker' | 'stopped_by_rule' | 'stopped_by_knowledge' | 'milder';

export interface Judged {
  readonly row: Row;
  readonly answer: Answer;
  readonly result: Result;
  /** A dangerous row that is held, but not by the finding that it is for: it may pass when other things are known. */
  readonly heldByAnother: boolean;
}

const strictness = (action: Action | null): number => (action === null ? ACTIONS.length : ACTIONS.indexOf(action));

/** The findings that made the answer stricter than expected. */
export const stoppers = (row: Row, answer: Answer): readonly string[] =>
  answer.findings.filter(({ action }) => strictness(action) > strictness(row.expect)).map(({ code }) => code);

const dangerousResult = (row: Row, { action }: Answer): Result => {
  if (action === 'ALLOW') return 'passed';
  return strictness(action) < strictness(row.expect) ? 'weaker' : 'as_expected';
};

const ordinaryResult = (row: Row, answer: Answer): Result => {
  const difference = strictness(answer.action) - strictness(row.expect);
  if (difference <= 0) return difference === 0 ? 'as_expected' : 'milder';
  const codes = stoppers(row, answer);
  return codes.length > 0 && codes.every((code) => code in KNOWLEDGE) ? 'stopped_by_knowledge' : 'stopped_by_rule';
};

export const judge = (row: Row, answer: Answer): Judged => ({
  row,
  answer,
  result: row.sort === 'dangerous' ? dangerousResult(row, answer) : ordinaryResult(row, answer),
  heldByAnother: row.for !== null && answer.action !== 'ALLOW' && !answer.findings.some(({ code }) => code === row.for),
});
