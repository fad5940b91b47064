import { currencyOf } from '../../chains/index.js';
import type { PayloadAction } from '../../payload/action.js';
import { effectOf, receiverOf } from '../../payload/effects.js';
import { inWholeTokens } from '../../payload/quantity.js';
import { sentenceOf } from '../../payload/sentence.js';
import {
  addressParam,
  amountParam,
  countParam,
  listParam,
  type Param,
  type Params,
  type SingleParam,
  termParam,
  textParam,
} from '../../text/params.js';
import type { Term } from '../../text/terms.js';
import { type CheckContext, type Found, NO_FINDINGS, type Rule } from '../finding.js';
import type { ComparedField, Comparison, ComparisonResult } from './comparison.js';
import { accountParam } from './of-kinds.js';
import { unitsParam } from './text-params.js';

/** How a row that does not match is told. Rows that share one object are one finding. */
export interface Mismatch {
  /** Which sentence of the finding; its only one where absent. */
  readonly says?: string;
  /** To be looked at, in place of what the catalogue says. */
  readonly isReview?: boolean;
}

/** Which rows a rule speaks of. */
export type Mismatches = Partial<Record<ComparedField, Partial<Record<ComparisonResult, Mismatch>>>>;

const DECLARED: Readonly<Record<string, Term>> = {
  'a payment': 'declared_payment',
  'an allowance': 'declared_allowance',
  'a call': 'declared_call',
};

/** A value of a row for a sentence: an account, an amount with what it is of, or a word. */
const valueParam = ({ field }: Comparison, text: string | null, { intent }: CheckContext): SingleParam => {
  if (text === null) return termParam('unnamed_account');
  if (text === 'a new contract') return termParam('new_contract');
  if (field === 'chain') return textParam(text);
  if (field === 'amount' || field === 'approval_amount') return amountParam(text, intent.token);
  if (field === 'transaction_type') return termParam(DECLARED[text] ?? kindTerm(text as PayloadAction['kind']));
  if (field !== 'native_value') return addressParam(text);
  const { symbol, decimals } = currencyOf(intent.chain);
  return amountParam(inWholeTokens(text, decimals), symbol);
};

const kindTerm = (kind: PayloadAction['kind']): Term => `kind_${kind}`;

const oneOrList = (params: readonly SingleParam[]): Param => {
  const each = [...new Map(params.map((param) => [JSON.stringify(param), param])).values()];
  return each.length === 1 && each[0] !== undefined ? each[0] : listParam(each);
};

/** Who gets what an action gives, or the contract that it calls. */
const partyOf = (action: PayloadAction): SingleParam => accountParam(receiverOf(action) ?? action.target);

/** One further action in its own sentence; of several how many, what and for whom. */
const saidOfActions = (rows: readonly Comparison[], context: CheckContext): Pick<Found, 'says' | 'params'> => {
  const actions = rows.flatMap((row) => actionOf(row, context) ?? []);
  const [action] = actions;
  if (action === undefined || rows.length > 1)
    return {
      says: 'several',
      params: {
        count: countParam(rows.length),
        what: oneOrList(actions.map(({ kind }) => termParam(kindTerm(kind)))),
        who: oneOrList(actions.map(partyOf)),
      },
    };
  const who = partyOf(action);
  if (action.kind === 'unknown_call') return { says: 'calls', params: { who } };
  const { amount, asset } = action;
  if (amount !== null && asset !== null && action.kind !== 'order') {
    const effect = effectOf(action);
    const params = { amount: unitsParam(amount, asset, context.intent.chain), who };
    if (effect === 'moves') return { says: 'pays', params };
    if (effect === 'grants') return { says: 'lets', params };
  }
  return { says: 'other', params: { what: termParam(kindTerm(action.kind)), who } };
};

const actionOf = ({ found }: Comparison, { payload, intent }: CheckContext): PayloadAction | undefined =>
  payload?.actions.find((action) => sentenceOf(action, intent.sender.key, payload.actions) === found);

const said = (
  rows: readonly Comparison[],
  { says }: Mismatch,
  context: CheckContext,
): Pick<Found, 'says' | 'params'> => {
  const [row] = rows;
  if (row?.field === 'actions') return saidOfActions(rows, context);
  const params: Params = {
    found: oneOrList(rows.map((one) => valueParam(one, one.found, context))),
    declared: oneOrList(rows.map((one) => valueParam(one, one.declared, context))),
  };
  if (row?.field === 'transaction_type' && row.found === null) return { says: 'none', params };
  return says === undefined ? { params } : { says, params };
};

/** An undeclared unknown call may be harmless; any other undeclared action moves or grants something. */
const isHarmless = (row: Comparison, context: CheckContext): boolean =>
  row.field === 'actions' && actionOf(row, context)?.kind === 'unknown_call';

const foundOf = (rows: readonly Comparison[], mismatch: Mismatch, context: CheckContext): Found => ({
  ...said(rows, mismatch, context),
  ...(mismatch.isReview === true || rows.every((row) => isHarmless(row, context))
    ? { severity: 'MEDIUM' as const, action: 'REVIEW' as const }
    : {}),
  measures: rows.map(({ field, declared, found }) => ({ name: field, actual: found, threshold: declared })),
});

/** The rule that speaks of these rows of the comparison: one finding for each way in which the bytes differ. */
export const mismatchIn =
  (table: Mismatches): Rule =>
  (context) => {
    const { comparison, payload } = context;
    const isUnread = payload?.status === 'invalid' && (table.chain !== undefined || table.from_address !== undefined);
    if (comparison.length === 0 || isUnread) return NO_FINDINGS;
    const groups = new Map<Mismatch, Comparison[]>();
    for (const row of comparison) {
      const mismatch = table[row.field]?.[row.result];
      if (mismatch !== undefined) groups.set(mismatch, [...(groups.get(mismatch) ?? []), row]);
    }
    return [...groups].map(([mismatch, rows]) => foundOf(rows, mismatch, context));
  };
