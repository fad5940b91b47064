import type { FindingCode } from '../../../../domain/findings/index.js';
import type { DispositionState } from '../../../../domain/record/disposition.js';
import type { ListedCounterparty, IndexedCheck, ListedCheck } from '../../../../domain/record/indexed-check.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { ListedCase } from '../../../../ports/stores/check-index.js';
import { DOUBLE, INTEGER, TEXT, TIMESTAMP } from '../wire/column-types.js';
import { column, namesOf, unnested, valuesOf } from '../wire/columns.js';
import { indexTermsOf } from './terms.js';

/** What people say of a check, which follows from no record. */
export interface Standing extends Pick<ListedCase, 'state' | 'assignee'> {
  /** The UTC day of the disposition that decided it, `2026-11-21`; null: it is open. */
  readonly decidedOn: string | null;
}

/** A check that is taken in, with the number of its scope. */
export interface NumberedIndexedCheck {
  readonly scopeId: number;
  readonly check: IndexedCheck;
  readonly standing: Standing;
  readonly shown: string;
  readonly terms: string;
}

/** No term holds a line end. */
const BETWEEN_TERMS = '\n';

type Shown = readonly [
  ListedCheck['direction'],
  ListedCheck['kind'],
  ListedCheck['chain'],
  string,
  string,
  string,
  string,
  string,
  number,
  string | null,
  ...(readonly [] | readonly [ListedCounterparty]),
];

/** JSON, since a text of a request may hold what no text of the database can. */
const shownOf = (check: ListedCheck): string =>
  JSON.stringify([
    check.direction,
    check.kind,
    check.chain,
    check.fromAddress,
    check.toAddress,
    check.token,
    check.amount,
    check.policyId,
    check.policyVersion,
    check.intentReference,
    ...(check.counterparty === null ? ([] as const) : ([check.counterparty] as const)),
  ] satisfies Shown);

/** All that its row needs, so that a statement of many rows only packs them. */
export const numbered = (scopeId: number, check: IndexedCheck, standing: Standing): NumberedIndexedCheck => ({
  scopeId,
  check,
  standing,
  shown: shownOf(check),
  terms: indexTermsOf(scopeId, check, standing).join(BETWEEN_TERMS),
});

const COLUMNS = [
  column<NumberedIndexedCheck, number>('checked_at', TIMESTAMP, ({ check }) => check.checkedAtMs),
  column<NumberedIndexedCheck, number>('value_usd', DOUBLE, ({ check }) => check.valueUsd),
  column<NumberedIndexedCheck, number>('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column<NumberedIndexedCheck, string>('request_id', TEXT, ({ check }) => check.requestId),
  column<NumberedIndexedCheck, string>('action', TEXT, ({ check }) => check.action),
  column<NumberedIndexedCheck, string>('state', TEXT, ({ standing }) => standing.state),
  column<NumberedIndexedCheck, string>('decided_on', TEXT, ({ standing }) => standing.decidedOn),
  column<NumberedIndexedCheck, number>('risk_score', INTEGER, ({ check }) => check.riskScore),
  column<NumberedIndexedCheck, string>('assignee', TEXT, ({ standing }) => standing.assignee?.name ?? null),
  column<NumberedIndexedCheck, string>('assignee_shown_as', TEXT, ({ standing }) => standing.assignee?.shownAs ?? null),
  column<NumberedIndexedCheck, string>('finding_codes', TEXT, ({ check }) => check.findingCodes.join()),
  column<NumberedIndexedCheck, string>('shown', TEXT, ({ shown }) => shown),
  column<NumberedIndexedCheck, string>('terms', TEXT, ({ terms }) => terms),
];

const NAMES = namesOf(COLUMNS);
const SELECTED = NAMES.replace('terms', `array_to_tsvector(string_to_array(terms, E'\\n'))`).replace(
  'decided_on',
  'decided_on::date',
);

/** Adds rows of the index; leaves those that are there already. */
export const insertStatement = (rows: readonly NumberedIndexedCheck[]) => ({
  name: 'insert_check_index',
  text: `insert into check_index (${NAMES}) select ${SELECTED} from ${unnested(COLUMNS)} as t(${NAMES})
    on conflict do nothing returning request_id`,
  values: valuesOf(COLUMNS, rows),
});

/** What a list reads. */
export interface IndexRow {
  readonly request_id: string;
  readonly checked_at: Date;
  readonly value_usd: number | null;
  readonly action: Action;
  readonly state: DispositionState;
  readonly risk_score: number;
  readonly assignee: string | null;
  readonly assignee_shown_as: string | null;
  readonly finding_codes: string;
  readonly shown: string;
}
export const LISTED_COLUMNS =
  'request_id, checked_at, value_usd, action, state, finding_codes, shown, risk_score, assignee, assignee_shown_as';

export const codesInText = (text: string): readonly FindingCode[] =>
  text === '' ? [] : (text.split(',') as FindingCode[]);

/** Of a row of the index, or of the latest assignment. */
export const assigneeOf = ({
  assignee,
  assignee_shown_as: shownAs,
}: Pick<IndexRow, 'assignee' | 'assignee_shown_as'>): ListedCase['assignee'] =>
  assignee === null ? null : { name: assignee, ...(shownAs !== null && { shownAs }) };

export const listedCheck = (row: IndexRow): ListedCase => {
  const [
    direction,
    kind,
    chain,
    fromAddress,
    toAddress,
    token,
    amount,
    policyId,
    policyVersion,
    reference,
    named = null,
  ] = JSON.parse(row.shown) as Shown;
  return {
    requestId: row.request_id,
    checkedAtMs: row.checked_at.getTime(),
    action: row.action,
    ...{ state: row.state, assignee: assigneeOf(row) },
    ...{ direction, kind, chain, fromAddress, toAddress, token, amount },
    valueUsd: row.value_usd,
    riskScore: row.risk_score,
    findingCodes: codesInText(row.finding_codes),
    ...{ policyId, policyVersion, intentReference: reference },
    counterparty: named,
  };
};
