import type { Action } from '../../../../domain/verdict/action.js';
import type { DeskSchemas } from '../api/types.js';

/** A policy as its document has it; what this page does not know of it is kept as it is. */
export type DraftPolicy = Readonly<Record<string, unknown>>;

export interface DocumentRule {
  readonly rule_id: string;
  readonly description: string;
  readonly when: unknown;
  readonly action: Action;
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const draftText = (document: DraftPolicy, name: string): string => {
  const value = document[name];
  return typeof value === 'string' ? value : '';
};

export const thresholdsOf = ({ thresholds }: DraftPolicy) => objectIn(thresholds);

export const findingActionsOf = ({ finding_actions: actions }: DraftPolicy): readonly (readonly [string, string])[] =>
  Object.entries(objectIn(actions)).map(([code, action]) => [code, String(action)] as const);

export const rulesOf = ({ rules }: DraftPolicy): readonly DocumentRule[] =>
  Array.isArray(rules) ? (rules as DocumentRule[]) : [];

/** The document with one member changed; undefined takes the member away, so that the default holds. */
export const withMember = (document: DraftPolicy, name: string, value: unknown): DraftPolicy => {
  const others = Object.fromEntries(Object.entries(document).filter(([known]) => known !== name));
  return value === undefined ? others : { ...document, [name]: value };
};

export const withThreshold = (document: DraftPolicy, name: string, value: unknown): DraftPolicy =>
  withMember(document, 'thresholds', withMember(thresholdsOf(document), name, value));

export const withFindingAction = (document: DraftPolicy, code: string, action: string | undefined) =>
  withMember(document, 'finding_actions', withMember(Object.fromEntries(findingActionsOf(document)), code, action));

export const shadowIdOf = ({ shadow_policy: shadow }: DraftPolicy): string =>
  draftText(objectIn(shadow) as DraftPolicy, 'policy_id');

/** Puts the newest version of another policy on trial; an empty id ends the trial. */
export const withShadow = (document: DraftPolicy, policyId: string): DraftPolicy =>
  withMember(document, 'shadow_policy', policyId === '' ? undefined : { policy_id: policyId });

/** A copy of a policy to begin with; one that is built in cannot keep its name. */
export const startFrom = ({ document, built_in: builtIn }: DeskSchemas['PublishedPolicy']): DraftPolicy =>
  builtIn ? { ...document, policy_id: '', name: '' } : document;

export const NEW_POLICY: DraftPolicy = { policy_id: '', name: '', direction: 'outgoing' };

export interface ThresholdField {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly kind: 'number' | 'flag';
}

/** The numbers of a policy in words of people, with the limits of `src/application/policies/policy-schema.ts`. */
export const THRESHOLDS: readonly ThresholdField[] = [
  {
    name: 'large_amount_usd',
    label: 'A large amount, US dollars',
    meaning: 'From this value on, a payment to someone with little history is reviewed. 0 to 1,000,000.',
    kind: 'number',
  },
  {
    name: 'little_history_checks',
    label: 'Little history, earlier checks',
    meaning: 'A recipient with fewer earlier checks of this size has little history. 1 to 100.',
    kind: 'number',
  },
  {
    name: 'structuring_checks',
    label: 'A pattern of payments just below the limit',
    meaning: 'So many within 24 hours, the present one included, make a pattern. 2 to 10.',
    kind: 'number',
  },
  {
    name: 'structuring_lower_share',
    label: 'Just below the limit, share of it',
    meaning: 'From this share of the large amount on, a payment counts as just below it. 0 to 1.',
    kind: 'number',
  },
  {
    name: 'structuring_to_anybody',
    label: 'Payments to different recipients make the pattern, too',
    meaning: 'Otherwise only those to one recipient do.',
    kind: 'flag',
  },
  {
    name: 'velocity_checks_per_hour',
    label: 'A burst, checks of one sender in an hour',
    meaning: 'More than these are a burst. 1 to 10,000; empty: off, or as by default.',
    kind: 'number',
  },
  {
    name: 'illicit_confidence',
    label: 'Confidence that blocks',
    meaning: 'From here on, an attribution to something illicit blocks. 0 to 1.',
    kind: 'number',
  },
  {
    name: 'clean_confidence',
    label: 'Confidence that clears',
    meaning: 'From here on, an attribution to a regulated service clears a source of funds. 0 to 1.',
    kind: 'number',
  },
  {
    name: 'indirect_dust_usd',
    label: 'Dust of indirect exposure, US dollars',
    meaning: 'Indirect exposure to less than this raises nothing: its share of what the payment is worth. Empty: none.',
    kind: 'number',
  },
];
