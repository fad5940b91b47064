import type { PolicyField } from '../../../../domain/policy/words.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { DeskSchemas } from '../api/types.js';

/** A policy as its document has it; what this page does not know of it is kept as it is. */
export type DraftPolicy = Readonly<Record<string, unknown>>;

export interface DocumentRule {
  readonly rule_id: string;
  readonly description: string;
  readonly when: Readonly<Record<string, unknown>>;
  readonly action: Action;
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const draftText = (document: DraftPolicy, name: string): string => {
  const value = document[name];
  return typeof value === 'string' ? value : '';
};

export const thresholdsOf = ({ thresholds }: DraftPolicy) => objectIn(thresholds);

export const rulesOf = ({ rules }: DraftPolicy): readonly DocumentRule[] =>
  Array.isArray(rules)
    ? rules.map(objectIn).map((rule) => ({ ...rule, when: objectIn(rule['when']) }) as unknown as DocumentRule)
    : [];

/** The document with one member changed; undefined takes the member away, so that the default holds. */
export const withMember = (document: DraftPolicy, name: string, value: unknown): DraftPolicy => {
  const others = Object.fromEntries(Object.entries(document).filter(([known]) => known !== name));
  return value === undefined ? others : { ...document, [name]: value };
};

export const withThreshold = (document: DraftPolicy, name: string, value: unknown): DraftPolicy =>
  withMember(document, 'thresholds', withMember(thresholdsOf(document), name, value));

export const shadowIdOf = ({ shadow_policy: shadow }: DraftPolicy): string =>
  draftText(objectIn(shadow) as DraftPolicy, 'policy_id');

/** Puts the newest version of another policy on trial; an empty id ends the trial. */
export const withShadow = (document: DraftPolicy, policyId: string): DraftPolicy =>
  withMember(document, 'shadow_policy', policyId === '' ? undefined : { policy_id: policyId });

/** A copy of a policy to begin with; one that is built in cannot keep its name. */
export const startFrom = ({ document, built_in: builtIn }: DeskSchemas['PublishedPolicy']): DraftPolicy =>
  builtIn ? { ...document, policy_id: '', name: '' } : document;

export const NEW_POLICY: DraftPolicy = { policy_id: '', name: '', direction: 'outgoing' };

/** A member of the document, or of its thresholds. */
export const memberOf = (document: DraftPolicy, name: PolicyField): unknown =>
  thresholdsOf(document)[name] ?? document[name];

/** Nothing is said by it. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether a document says of something else than the default does. */
export const differsFromUsual = (document: DraftPolicy, usual: DraftPolicy, name: PolicyField): boolean => {
  const value = memberOf(document, name);
  return !isNothing(value) && JSON.stringify(value) !== JSON.stringify(memberOf(usual, name));
};

/** Numbers of a policy, and one switch, in the order of the form. */
export const NUMBERS = [
  ...(['large_amount_usd', 'little_history_checks', 'structuring_checks', 'structuring_lower_share'] as const),
  ...(['structuring_to_anybody', 'velocity_checks_per_hour', 'illicit_confidence', 'clean_confidence'] as const),
  ...(['indirect_dust_usd', 'claim_worth_usd', 'confirmable_seconds'] as const),
] as const satisfies readonly PolicyField[];

/** Of those one stands beside the thresholds. */
export const withNumber = (document: DraftPolicy, name: (typeof NUMBERS)[number], value: unknown): DraftPolicy =>
  (name === 'confirmable_seconds' ? withMember : withThreshold)(document, name, value);

/** A number as it was typed: what is none goes to the service as text, which then says so at the field. */
export const numberOf = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
};

export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Where values by name stand: as members of an object, or as a list of objects with these two members. */
export interface RowsPlace {
  readonly member: PolicyField;
  readonly isThreshold?: boolean;
  readonly name?: string;
  readonly value?: string;
}

type Row = readonly [name: string, value: string];

export const namedRowsOf = (document: DraftPolicy, { member, isThreshold, name, value }: RowsPlace): readonly Row[] => {
  const held = (isThreshold === true ? thresholdsOf(document) : document)[member];
  if (name === undefined || value === undefined)
    return Object.entries(objectIn(held)).map(([key, one]) => [key, String(one)] as const);
  const list: readonly unknown[] = Array.isArray(held) ? held : [];
  return list.map((one) => [String(objectIn(one)[name]), String(objectIn(one)[value])] as const);
};

/** `areNumbers`: the values are. */
export const withRows = (
  document: DraftPolicy,
  { member, isThreshold, name, value }: RowsPlace,
  rows: readonly Row[],
  areNumbers: boolean,
): DraftPolicy => {
  const typed = rows.map(([key, text]) => [key, areNumbers ? (numberOf(text) ?? '') : text] as const);
  const asList = typed.map(([key, one]) => ({ [name ?? '']: key, [value ?? '']: one }));
  const held = rows.length === 0 ? undefined : name === undefined ? Object.fromEntries(typed) : asList;
  return isThreshold === true ? withThreshold(document, member, held) : withMember(document, member, held);
};
