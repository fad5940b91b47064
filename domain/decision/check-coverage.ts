import type { CheckContext } from '../findings/finding.js';
import type { CoverageStatus, UnavailableReason } from '../facts/coverage.js';
import { looksAtChain } from '../facts/contract/on-chain.js';
import { everyFact, type Facts } from '../facts/facts.js';
import { CAPABILITIES, type Capability } from '../facts/kinds.js';
import { isSanctionsList, isThreatList, oldestListDate } from '../facts/screening/lists.js';
import { executionsOf, isSilent, nodeAnswers } from '../facts/simulation/executions.js';
import type { ListState } from '../facts/screening/screening-facts.js';
import type { SubmittedPayload } from '../payload/payload.js';
import type { Language } from '../text/language.js';
import { decimalIn, filled } from '../text/render.js';
import { COUNTED, COVERAGE_TEXTS } from './data/coverage-texts.js';
import { judgedCoverage, type ScreeningSummary } from './screening-summary.js';

/**
 * What was judged: the declared intent, the decoded payload, or its simulation. Bytes of which nothing could be read
 * are `declared`: the check then knows only what the request says.
 */
export const COVERAGE_BASES = ['declared', 'decoded', 'simulated'] as const;
export type CoverageBasis = (typeof COVERAGE_BASES)[number];

/** Imported descriptions of calls are asked while bytes are read, before the facts are gathered. */
const CALL_DESCRIPTION = 'call_description';
export type NotAnsweredCapability = Capability | typeof CALL_DESCRIPTION;
export const NOT_ANSWERED_CAPABILITIES: readonly NotAnsweredCapability[] = [...CAPABILITIES, CALL_DESCRIPTION];

/** A source that did not answer, answered from data that is too old, or does not know the chain. */
export interface NotAnswered {
  readonly provider: string;
  /** Null: a source that a policy names and that is not wired. */
  readonly capability: NotAnsweredCapability | null;
  readonly status: Exclude<CoverageStatus, 'answered'>;
  readonly reason: UnavailableReason | null;
}

/** What a check looked at, and how old that was. It is no finding and changes no action. */
export interface CheckCoverage {
  readonly basis: CoverageBasis;
  /** How much a simulation shows, 0 to 4; null where nothing was to be simulated. */
  readonly level: number | null;
  /** Loaded lists that hold sanctions. 0: this check says nothing about sanctions lists. */
  readonly sanctionsLists: number;
  /** Loaded lists that hold anything else against an address. */
  readonly threatLists: number;
  /** Screening vendors that answered: what they know is in no list. */
  readonly screeningVendors: number;
  /** Date of the oldest loaded list of any kind; null for none. */
  readonly oldestListAsOf: string | null;
  /** Date of the reference price; null where the token has none. */
  readonly pricesAsOf: string | null;
  /** Sorted by capability, then by name; missing sources come last. */
  readonly notAnswered: readonly NotAnswered[];
}

const NO_LISTS: readonly ListState[] = [];
const ALL_ANSWERED: readonly NotAnswered[] = [];

const listsOf = ({ screening }: Facts): readonly ListState[] => {
  const holders = screening.filter(({ value }) => value !== null && value.lists.length > 0);
  return holders.length === 0 ? NO_LISTS : holders.flatMap(({ value }) => value?.lists ?? NO_LISTS);
};

/** Where lists could not say what calls mean: these stay unknown. */
const notDescribed = ({ payload }: CheckContext): readonly NotAnswered[] => {
  const reason = payload?.descriptionFailure ?? null;
  return reason === null
    ? ALL_ANSWERED
    : [{ provider: 'imported-descriptions', capability: CALL_DESCRIPTION, status: 'unavailable', reason }];
};

const notAnswered = (context: CheckContext, screening: ScreeningSummary): readonly NotAnswered[] => {
  const { facts, failures } = context;
  const calls = notDescribed(context);
  if (failures.length === 0 && everyFact(facts).every(({ coverage }) => coverage.status === 'answered')) return calls;
  const rows = judgedCoverage(facts, screening).flatMap(({ provider, capability, status, reason }) => {
    if (status !== 'answered') return [{ provider, capability, status, reason }];
    // a node that answered that it could execute nothing
    const hasFailed = failures.some(({ source, why }) => source === provider && why === 'unavailable');
    return hasFailed ? [{ provider, capability, status: 'unavailable' as const, reason }] : [];
  });
  const notThere = failures.filter(({ why }) => why === 'not_loaded');
  return [
    ...rows,
    ...calls,
    ...notThere.map(({ source: provider, capability }) => ({
      provider,
      capability,
      status: 'unavailable' as const,
      reason: 'not_loaded' as const,
    })),
  ];
};

const basisOf = (facts: Facts, { status }: SubmittedPayload): CoverageBasis => {
  if (executionsOf(facts).length > 0) return 'simulated';
  return status === 'decoded' || status === 'partly_decoded' ? 'decoded' : 'declared';
};

/** What was judged, and how much a simulation shows. Of several nodes the one that showed least counts. */
const depthOf = ({ facts, payload }: CheckContext): Pick<CheckCoverage, 'basis' | 'level'> => {
  if (payload === null) return { basis: 'declared', level: null };
  const levels = nodeAnswers(facts).map((answer) => (isSilent(answer) ? 0 : answer.level));
  return {
    basis: basisOf(facts, payload),
    // a node that only says what stands at the addresses is level 1
    level: levels.length > 0 ? Math.min(...levels) : looksAtChain(facts) ? 1 : 0,
  };
};

const hasVendorAnswered = ({ coverage }: Facts['screening'][number]): boolean =>
  coverage.kind === 'external' && coverage.status === 'answered';

const counted = (count: number, what: keyof typeof COUNTED, language: Language): string => {
  const [none, one, several] = COUNTED[what];
  return filled((count === 0 ? none : count === 1 ? one : several)[language], {
    count: decimalIn(String(count), language),
  });
};

/** What was looked at, in sentences: people overlook a zero among many figures. */
export const coverageSentence = (coverage: CheckCoverage, language: Language): string => {
  const { basis, sanctionsLists, threatLists, screeningVendors, notAnswered: missing } = coverage;
  const { judged, unscreened, silent } = COVERAGE_TEXTS;
  const sentences = [
    filled(judged[language], {
      basis: COVERAGE_TEXTS[basis][language],
      sanctions: counted(sanctionsLists, 'sanctions', language),
      threats: counted(threatLists, 'threats', language),
      vendors: counted(screeningVendors, 'vendors', language),
    }),
    ...(sanctionsLists + screeningVendors > 0 ? [] : [unscreened[language]]),
    ...(missing.length === 0
      ? []
      : [filled(silent[language], { sources: counted(missing.length, 'sources', language) })]),
  ];
  return sentences.join(language === 'ja' || language === 'zh-CN' ? '' : ' ');
};

/** Sums up what the sources of a check held, from the facts alone: nothing is asked again. */
export const checkCoverage = (context: CheckContext, screening: ScreeningSummary): CheckCoverage => {
  const { facts } = context;
  const lists = listsOf(facts);
  const { basis, level } = depthOf(context);
  // written out: members behind a spread cost every check
  return {
    basis,
    level,
    sanctionsLists: lists.filter(isSanctionsList).length,
    threatLists: lists.filter(isThreatList).length,
    screeningVendors: facts.screening.filter(hasVendorAnswered).length,
    oldestListAsOf: oldestListDate(lists),
    pricesAsOf: facts.token.value?.pricedAt ?? null,
    notAnswered: notAnswered(context, screening),
  };
};
