import type { JudgedAction } from '../actions/judged-action.js';
import { isAlong, isBesidePlainMove } from '../actions/judged-in-bytes.js';
import { callsForAnyone } from '../facts/contract/roles.js';
import type { ContractVerification } from '../facts/contract/verification.js';
import type { Facts } from '../facts/facts.js';
import type { AddressField } from '../intent/address-fields.js';
import type { ParsedAddress } from '../intent/address.js';
import type { PayloadAction } from '../payload/action.js';
import type { Proposal } from '../payload/payload.js';
import type { UnderPolicy } from '../policy/policy.js';
import type { SourceFailure } from '../policy/required-sources.js';
import type { Severity } from '../shared/severity.js';
import type { Texts } from '../text/language.js';
import type { Params } from '../text/params.js';
import type { Action } from '../verdict/action.js';
import type { Comparison } from './shared/comparison.js';

export const FINDING_SOURCES = ['network', 'scam', 'simulation', 'risk'] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

/**
 * What it takes to find something. `request`: what the caller declares. `bytes`: what is to be signed. `history`: this
 * partner's earlier checks. `bundled_data`: the dated tables and registries of the program. `lists`: an imported list,
 * or the partner's own. `provider`: a vendor or a node.
 */
export const DATA_NEEDS = ['request', 'bytes', 'history', 'bundled_data', 'lists', 'provider'] as const;
export type DataNeed = (typeof DATA_NEEDS)[number];

/**
 * All that a rule may know. It never receives a port, a clock or a random source. Intent and facts are those of the
 * action that is judged; payload, comparison and failures those of the whole check.
 */
export interface CheckContext extends Proposal, UnderPolicy {
  readonly action: JudgedAction;
  /** The context of every action of the check, this one included; the first is that of what was declared. */
  readonly all: readonly CheckContext[];
  /** What is known about the spender, contract or recipient; worked out once from intent and facts. */
  readonly contractInQuestion: ContractVerification;
  /** The same of who may spend once the transaction is made, by its type or by a function; null where no one may. */
  readonly spender: ContractVerification | null;
  /** Who simply receives the token, of a payment or of a call that pays; null where no one does. */
  readonly recipient: ParsedAddress | null;
  /** What was declared beside what the bytes say; worked out once. Empty where no payload was sent. */
  readonly comparison: readonly Comparison[];
  /** The required sources that gave no answer that counts; worked out once from facts and policy. */
  readonly failures: readonly SourceFailure[];
}

/** A value that a rule compared, kept so that a record shows on what numbers it was decided. */
export interface FindingMeasure {
  readonly name: string;
  readonly actual: string | number | boolean | null;
  readonly threshold: string | number | boolean | null;
}

/** What a rule returns: members that are left out are those of the finding's own file. */
export interface Found {
  /** Which of the finding's sentences is said; `seen` where it has one alone. */
  readonly says?: string;
  readonly params?: Params;
  readonly severity?: Severity;
  readonly action?: Action;
  readonly fields?: readonly AddressField[];
  readonly evidenceIds?: readonly string[];
  readonly measures?: readonly FindingMeasure[];
  /** The accounts that it is about, by key. Where the partner allows all of them it may be milder. Absent: unknown. */
  readonly accounts?: readonly string[];
  /** The policy names what this is about as an exception: a finding that it may not relax as such is then a REVIEW. */
  readonly excepted?: boolean;
}

/**
 * Coins that go along with a call are not simply sent: its function takes them, or the call fails as a whole. Those
 * beside a plain transfer of tokens are.
 */
export const goesAlong = ({
  action: { read },
  payload,
  facts,
}: Pick<CheckContext, 'action' | 'payload' | 'facts'>): boolean =>
  read !== null && ((isAlong(read) && !isBesidePlainMove(read, payload?.actions ?? [])) || isFetched(read, facts));

/**
 * Only its receiver can bring such a signature to the token: it knows what it gets, unless it makes calls for anyone
 * who asks. Source: ERC-3009.
 */
const isFetched = ({ function: name, source, to }: PayloadAction, facts: Facts): boolean =>
  source === 'ERC-3009' && name === 'ReceiveWithAuthorization' && !callsForAnyone(facts, to);

/** True for the one context in which a rule that runs for each action speaks of all of them together. */
export const speaksForAll = (context: CheckContext): boolean => context === context.all[0];

/** A small pure function. It returns nothing where a fact is missing: that is a finding of other rules. */
export type Rule = (context: CheckContext) => readonly Found[];

/** What a rule returns where there is nothing to say. */
export const NO_FINDINGS: readonly Found[] = [];

/**
 * Everything about one finding. Every member but one is required: nothing is relaxable, or part of a proof, by
 * omission.
 */
export interface FindingDefinition<Code extends string = string> {
  /** Whether its rule runs for each action, or once for the whole check, with the context of its first action. */
  readonly judges: 'action' | 'check';
  /** Stable: never renamed and never reused. */
  readonly code: Code;
  readonly source: FindingSource;
  /** By default. */
  readonly severity: Severity;
  readonly action: Action;
  /** What is wrong, as a headline: at most 45 characters in every language. */
  readonly title: Texts;
  /**
   * The sentences: what was seen, who or what, and what to do. At most two of them and 160 characters in every
   * language, the same parameters in each.
   */
  readonly texts: Readonly<Record<string, Texts>>;
  /** One sentence on when it is given, and one on what its reader does about it. */
  readonly meaning: string;
  readonly advice: string;
  readonly needs: readonly DataNeed[];
  /** `bytes`: only bytes to be signed can raise it. `execution`: only their execution, or the want of one. */
  readonly about: 'request' | 'bytes' | 'execution';
  /** Whether a policy that names it may make its action milder. */
  readonly isRelaxable: boolean;
  /** `revocation`: taking an allowance back makes it LOW · ALLOW. `allow_list`: so does the partner's own list. */
  readonly softenedBy: readonly ('revocation' | 'allow_list')[];
  /** The codes that already state it: it is left out beside one of them that acts as strictly. */
  readonly restatedBy: readonly string[];
  /** The code that it was a part of: a policy that is strict about that one means this one too. */
  readonly splitFrom?: string;
  /** Whether it speaks about the intent, so that the proof of decision names it. */
  readonly isPartOfProof: boolean;
  readonly run: Rule;
}

/** Keeps the code as it is, for the type of all codes. */
export const finding = <const Code extends string>(definition: FindingDefinition<Code>): FindingDefinition<Code> =>
  definition;
