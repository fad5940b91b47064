import { currencyOf } from '../../chains/index.js';
import type { TransactionIntent } from '../../intent/intent.js';
import { inWholeTokens } from '../../payload/quantity.js';
import { sentenceOf } from '../../payload/sentence.js';
import { type CheckContext, type Found, NO_FINDINGS, type Rule } from '../finding.js';
import type { ComparedField, Comparison, ComparisonResult } from './comparison.js';

/** What differs where a row does not match, as the end of a sentence. */
export interface Mismatch {
  readonly what: string;
  /** To be looked at, in place of what the catalogue says. */
  readonly isReview?: boolean;
}

/** Which rows a rule speaks of. */
export type Mismatches = Partial<Record<ComparedField, Partial<Record<ComparisonResult, Mismatch>>>>;

/** What was declared, in the words of a person; what needs no name is its own. */
const DECLARED_AS: Readonly<Record<ComparedField, string>> = {
  chain: 'the network ',
  from_address: 'the sender ',
  to_address: 'the recipient ',
  expected_to_address: 'the expected recipient ',
  token: 'the token ',
  amount: 'the amount ',
  spender: 'the spender ',
  contract_address: 'the contract ',
  approval_amount: 'an allowance of ',
  transaction_type: '',
  native_value: 'the native value ',
  actions: '',
};

/** An amount with what it is an amount of; base units where the two could not be compared. */
const inUnits = ({ field, result }: Comparison, text: string, { token, chain }: TransactionIntent): string => {
  if (field === 'native_value' && /^\d+$/.test(text)) {
    const { symbol, decimals } = currencyOf(chain);
    return `${inWholeTokens(text, decimals)} ${symbol}`;
  }
  if (field !== 'amount' && field !== 'approval_amount') return text;
  if (text === 'unlimited') return `any amount of ${token}`;
  return /^\d/.test(text) ? `${text} ${result === 'not_comparable' ? 'base units' : token}` : text;
};

const shown = (row: Comparison, intent: TransactionIntent): string => {
  const { field, declared } = row;
  const found = row.found === null ? null : inUnits(row, row.found, intent);
  const bytes = found ?? 'nothing';
  // of an action its own sentence, which ends like one
  if (declared === null) return bytes.replace(/\.$/, '');
  const said = field === 'transaction_type' ? bytes.replaceAll('_', ' ') : bytes;
  const meant = inUnits({ ...row, result: 'match' }, declared, intent);
  return `${DECLARED_AS[field]}${meant} was declared, the bytes say ${said}`;
};

/** Of what is not declared, a call of which nothing is known may be harmless; all else moves or grants something. */
type IsHarmless = (row: Comparison) => boolean;

const draftOf = (
  rows: readonly Comparison[],
  { what, isReview = false }: Mismatch,
  isHarmless: IsHarmless,
  intent: TransactionIntent,
): Found => ({
  message:
    `The bytes that are to be signed ${what}: ${rows.map((row) => shown(row, intent)).join('; ')}. ` +
    (isReview ? 'Find out why before you sign.' : 'Do not sign: this is not what you were told.'),
  ...(isReview || rows.every(isHarmless) ? { severity: 'MEDIUM' as const, action: 'REVIEW' as const } : {}),
  measures: rows.map(({ field, declared, found }) => ({ name: field, actual: found, threshold: declared })),
});

/** One finding for each way of the table in which the bytes differ from what was declared. */
const findingsOf = (
  { comparison, intent }: CheckContext,
  table: Mismatches,
  isHarmless: IsHarmless,
): readonly Found[] => {
  const groups = new Map<Mismatch, Comparison[]>();
  for (const row of comparison) {
    const mismatch = table[row.field]?.[row.result];
    if (mismatch !== undefined) groups.set(mismatch, [...(groups.get(mismatch) ?? []), row]);
  }
  return [...groups].map(([mismatch, rows]) => draftOf(rows, mismatch, isHarmless, intent));
};

const unknownCallsIn =
  ({ payload, intent }: CheckContext): IsHarmless =>
  ({ field, found }) =>
    field === 'actions' &&
    payload !== null &&
    payload.actions.some(
      (action) => action.kind === 'unknown_call' && sentenceOf(action, intent.sender.key, payload.actions) === found,
    );

/** The rule that speaks of these rows of the comparison. */
export const mismatchIn =
  (table: Mismatches): Rule =>
  (context) =>
    context.comparison.length === 0 ||
    (context.payload?.status === 'invalid' && (table.chain !== undefined || table.from_address !== undefined))
      ? NO_FINDINGS
      : findingsOf(context, table, unknownCallsIn(context));
