import type { PayloadAction } from '../payload/action.js';
import { effectOf, isEmpty } from '../payload/effects.js';
import type { RuleComparison } from './comparisons.js';
import type { PolicyCondition } from '../policy/policy.js';

type PayloadCondition = Pick<PolicyCondition, 'actionKinds' | 'functions' | 'spenders'>;

/** True where the condition asks for something of the bytes. */
export const hasPayloadCondition = (when: PayloadCondition): boolean =>
  when.actionKinds !== undefined || when.functions !== undefined || when.spenders !== undefined;

/** Taking a right back gives none, so rules by kind or spender do not match it. */
const isTakenBack = (action: PayloadAction): boolean => effectOf(action) === 'grants' && isEmpty(action);

const kindOf = (action: PayloadAction): string | null => (isTakenBack(action) ? null : action.kind);

const spenderOf = (action: PayloadAction): string | null =>
  effectOf(action) === 'grants' && !isTakenBack(action) ? action.to : null;

/** The whole signature, and the name alone. */
const namesOf = (text: string): readonly string[] => [text.toLowerCase(), text.toLowerCase().split('(')[0] ?? ''];

const isNamed = (action: PayloadAction, functions: readonly string[]): boolean =>
  action.function !== null && functions.some((wanted) => namesOf(action.function ?? '').includes(wanted.toLowerCase()));

const isOneOf = (value: string | null, wanted: readonly string[]): boolean => value !== null && wanted.includes(value);

/** One action must satisfy every condition on the bytes: two half-matching actions are no match. */
export const fitsAction = (action: PayloadAction, when: PayloadCondition): boolean =>
  (when.actionKinds === undefined || isOneOf(kindOf(action), when.actionKinds)) &&
  (when.functions === undefined || isNamed(action, when.functions)) &&
  (when.spenders === undefined || isOneOf(spenderOf(action), when.spenders));

/** Most values that a trace shows of one member, and the most characters of one: a function may have any name. */
const MOST_SHOWN = 20;
const MOST_CHARACTERS = 200;

const cut = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;

/** Each condition on the bytes with what they say: what satisfies it comes first, since long lists are cut. */
export const payloadComparisonsOf = (
  when: PayloadCondition,
  actions: readonly PayloadAction[],
): readonly RuleComparison[] => {
  const compare = (
    what: 'action_kinds' | 'functions' | 'spenders',
    expected: readonly string[] | undefined,
    valueOf: (action: PayloadAction) => string | null,
    condition: PayloadCondition,
  ): readonly RuleComparison[] => {
    if (expected === undefined) return [];
    const fitting = actions.filter((action) => fitsAction(action, condition));
    const values = [...fitting, ...actions].map(valueOf).filter((value) => value !== null);
    const shown = [...new Set(values)].slice(0, MOST_SHOWN).map(cut);
    return [{ what, expected, actual: shown, holds: fitting.length > 0 }];
  };
  const { actionKinds, functions, spenders } = when;
  return [
    ...compare('action_kinds', actionKinds, kindOf, { ...(actionKinds && { actionKinds }) }),
    ...compare('functions', functions, (action) => action.function, { ...(functions && { functions }) }),
    ...compare('spenders', spenders, spenderOf, { ...(spenders && { spenders }) }),
  ];
};
