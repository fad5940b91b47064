import { LRUCache } from 'lru-cache';
import {
  EVIDENCE_CATEGORIES,
  ENTITY_ROLES,
  EXPOSURES,
  SOURCE_KINDS,
  type Attribution,
  type PathStep,
  type ScreeningSignal,
} from '../../../domain/facts/screening/evidence.js';
import type { ListState, ProviderKind, TransactionEffect } from '../../../domain/facts/facts.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ScreeningAnswer } from '../../../ports/sources/screening.js';
import type { SimulationAnswer } from '../../../ports/sources/simulation.js';
import type { TokenAnswer } from '../../../ports/sources/tokens.js';

type Predicate = (value: unknown) => boolean;

const isText: Predicate = (value) => typeof value === 'string' && value !== '';
const isFlag: Predicate = (value) => typeof value === 'boolean';
const isShare: Predicate = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isCount: Predicate = (value) => Number.isInteger(value) && (value as number) >= 0;
const isSeconds: Predicate = (value) => Number.isInteger(value) && (value as number) > 0;
const isDecimal: Predicate = (value) => typeof value === 'string' && /^\d{1,40}(\.\d{1,40})?$/.test(value);
/** The texts that were met last: a source gives the date of its list with every answer. */
const dates = new LRUCache<string, boolean>({ max: 1_000 });
/** A year, a day or a moment: lists date their rows by less than a moment. */
const isDate: Predicate = (value) => {
  if (typeof value !== 'string') return false;
  const known = dates.get(value);
  if (known !== undefined) return known;
  const isOne = /^\d{4}(-\d\d){0,2}(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(value) && !Number.isNaN(parseIsoMs(value));
  // what a source may make up at any length is not kept
  if (isOne) dates.set(value, isOne);
  return isOne;
};
const isOneOf = (values: readonly string[]): Predicate => {
  const known: ReadonlySet<unknown> = new Set(values);
  return (value) => known.has(value);
};
const orNull =
  (predicate: Predicate): Predicate =>
  (value) =>
    value === null || predicate(value);
const isListOf =
  (predicate: Predicate): Predicate =>
  (value) =>
    Array.isArray(value) && value.every(predicate);

/** Every member of a type with what it must be: a member that is added to the type has to be added here. */
const isShaped = <T extends object>(members: { readonly [Name in keyof Required<T>]: Predicate }): Predicate => {
  const entries = Object.entries<Predicate>(members);
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    for (const [name, predicate] of entries)
      if (!predicate((value as Readonly<Record<string, unknown>>)[name])) return false;
    return true;
  };
};

const isSignal = isShaped<ScreeningSignal>({
  subjectKey: isText,
  category: isOneOf(EVIDENCE_CATEGORIES),
  basis: isOneOf(['list_match', 'attribution']),
  exposure: isOneOf(EXPOSURES),
  severity: isOneOf(SEVERITIES),
  confidence: isShare,
  source: isShaped<ScreeningSignal['source']>({ id: isText, name: isText, kind: isOneOf(SOURCE_KINDS) }),
  reference: isText,
  observedAt: orNull(isDate),
  publishedAt: orNull(isDate),
  maxAgeSeconds: orNull(isSeconds),
  demonstration: isFlag,
  officialToken: orNull(
    isShaped<NonNullable<ScreeningSignal['officialToken']>>({ symbol: isText, sourceName: isText }),
  ),
  missingParts: isListOf(isText),
  attribution: orNull(
    isShaped<Attribution>({
      entityName: isText,
      entityType: isText,
      role: orNull(isOneOf(ENTITY_ROLES)),
      verification: isOneOf(['verified', 'reported', 'unverified']),
      confidence: isShare,
      jurisdiction: orNull(isText),
      identifiers: isListOf(isShaped<Attribution['identifiers'][number]>({ scheme: isText, value: isText })),
      addressOrTransaction: orNull(isText),
    }),
  ),
  path: isListOf(
    isShaped<PathStep>({
      address: isText,
      label: orNull(isText),
      role: orNull(isOneOf(ENTITY_ROLES)),
      transactionReference: orNull(isText),
    }),
  ),
  share: orNull(isShare),
});

const isListState = isShaped<ListState>({
  source: isText,
  publishedAt: isDate,
  maxAgeSeconds: orNull(isSeconds),
  rows: isCount,
  sha256: isText,
});
const isEffect = isShaped<TransactionEffect>({
  kind: isOneOf(['transfer', 'allowance', 'operator_approval', 'contract_call']),
  from: orNull(isText),
  to: orNull(isText),
  token: orNull(isText),
  amount: orNull(isText),
});

const isScreening = isShaped<ScreeningAnswer>({
  signals: isListOf(isSignal),
  asOf: orNull(isDate),
  note: orNull(isText),
  lists: isListOf(isListState),
  maxAgeSeconds: (value) => value === undefined || isSeconds(value),
});
const isContract = isShaped<ContractAnswer>({
  key: isText,
  name: orNull(isText),
  verified: orNull(isFlag),
  upgradeable: orNull(isFlag),
  sourceName: isText,
  observedAt: orNull(isDate),
  demonstration: isFlag,
  asOf: orNull(isDate),
});
const isSimulation = isShaped<SimulationAnswer>({
  mode: isOneOf(['declared-intent', 'simulated']),
  effects: isListOf(isEffect),
  asOf: orNull(isDate),
});
const isToken = isShaped<TokenAnswer>({
  knownOnChain: isFlag,
  completeForAllChains: isFlag,
  native: isFlag,
  decimals: orNull(isCount),
  officialContracts: isListOf(isText),
  referencePriceUsd: orNull(isDecimal),
  pricedAt: orNull(isDate),
  imitates: isListOf(isText),
  tokenContracts: isListOf(isShaped<TokenAnswer['tokenContracts'][number]>({ key: isText, symbol: isText })),
  asOf: orNull(isDate),
});

const refuse = (why: string): never => {
  throw new ProviderError('bad_response', `The source's answer cannot be believed: ${why}`);
};

/** What only a demonstration source may say, and all that it may say. */
const isRightlyLabelled = (demonstration: boolean, kind: ProviderKind): boolean =>
  demonstration === (kind === 'demonstration');

/**
 * Each of these gives the answer back where every member is what its type says, also at run time, and throws a
 * `ProviderError` of reason `bad_response` otherwise: nonsense must never reach the decision, from whatever adapter.
 */
export const believeScreening = (
  answer: ScreeningAnswer,
  subjectKeys: readonly string[],
  kind: ProviderKind,
): ScreeningAnswer => {
  if (!isScreening(answer)) return refuse('it is not of the form that the port describes');
  for (const signal of answer.signals) {
    if (!subjectKeys.includes(signal.subjectKey)) return refuse('it is about an address that was not asked for');
    if (!isRightlyLabelled(signal.demonstration, kind)) return refuse('its label as demonstration is wrong');
  }
  return answer;
};

export const believeContract = (answer: ContractAnswer, key: string, kind: ProviderKind): ContractAnswer => {
  if (!isContract(answer)) return refuse('it is not of the form that the port describes');
  if (answer.key !== key) return refuse('it is about another address');
  if (answer.demonstration && kind !== 'demonstration') return refuse('its label as demonstration is wrong');
  return answer;
};

export const believeSimulation = (answer: SimulationAnswer): SimulationAnswer =>
  isSimulation(answer) ? answer : refuse('it is not of the form that the port describes');

export const believeToken = (answer: TokenAnswer, keys: readonly string[]): TokenAnswer => {
  if (!isToken(answer)) return refuse('it is not of the form that the port describes');
  return answer.tokenContracts.every(({ key }) => keys.includes(key))
    ? answer
    : refuse('it is about an address that was not asked for');
};
