import { type EvidenceRecord, freshnessOf, type ScreeningSignal } from '../../domain/evidence.js';
import type { Fact, Facts, HistoryFacts, ScreeningFacts, SimulationFacts } from '../../domain/facts.js';
import type { ContractFacts, TokenFacts } from '../../domain/token.js';
import { contractInQuestion } from '../../domain/contract-standing.js';
import { isDemonstrationKey } from '../../domain/demonstration-addresses.js';
import { type HistoryQuestion, isInBand, type UsdBand } from '../../domain/history.js';
import { valueUsd } from '../../domain/value.js';
import { subjectsOf } from '../../domain/subjects.js';
import type { TransactionIntent } from '../../domain/intent.js';
import type { Scope } from '../../domain/record.js';
import type { History } from '../../ports/history.js';
import type { Ids, Logger } from '../../ports/platform.js';
import type { ProviderPort } from '../../ports/provider.js';
import { askSource, Deadline, identityOf, nothingAsked, notSupported, type SourceAnswer, type SourceIdentity } from './ask-source.js';
import { believeContract, believeScreening, believeSimulation, believeToken } from './believe-answer.js';
import type { WiredProvider, WiredSources } from './sources.js';

/** Longest time that all look-ups of a check may take together, milliseconds. */
export const GATHER_DEADLINE_MS = 2_000;

/** The id under which coverage and policies speak of the service's own history. */
export const HISTORY_SOURCE = 'service-history';

const HISTORY: SourceIdentity = {
  provider: HISTORY_SOURCE,
  capability: 'recipient_history',
  kind: 'local',
  mandatory: true,
  deadlineMs: GATHER_DEADLINE_MS,
};

export interface GatherDependencies {
  readonly sources: WiredSources;
  readonly history: History;
  readonly ids: Ids;
  readonly logger: Logger;
  /** Lists, by source, that the operator declares mandatory. */
  readonly requiredLists?: readonly string[];
}

/** Asks every source side by side under one deadline. Never throws for a source; skips none. */
export type GatherFacts = (intent: TransactionIntent, question: HistoryQuestion, scope: Scope, nowMs: number) => Promise<Facts>;

export const createGatherFacts =
  (dependencies: GatherDependencies): GatherFacts =>
  async (intent, historyQuestion, scope, nowMs) => {
    const shared = new Deadline(GATHER_DEADLINE_MS);
    const own: Deadline[] = [];
    const deadlineOf = ({ kind, deadlineMs }: SourceIdentity): Deadline => {
      // local sources answer from memory or from the store: the check's own timer is enough for them
      if (kind !== 'external') return shared;
      const deadline = new Deadline(Math.min(deadlineMs, GATHER_DEADLINE_MS));
      own.push(deadline);
      return deadline;
    };
    try {
      const subjectKeys = subjectsOf(intent).map((subject) => subject.key);
      return await askAll({ dependencies, deadlineOf, intent, subjectKeys, historyQuestion, scope, nowMs });
    } finally {
      shared.clear();
      for (const deadline of own) deadline.clear();
    }
  };

interface Question {
  readonly dependencies: GatherDependencies;
  readonly deadlineOf: (source: SourceIdentity) => Deadline;
  readonly intent: TransactionIntent;
  /** Of `subjectsOf(intent)`: worked out once for all who ask about them. */
  readonly subjectKeys: readonly string[];
  readonly historyQuestion: HistoryQuestion;
  readonly scope: Scope;
  readonly nowMs: number;
}

/** Asks one provider, or says that it does not cover the chain. Never throws, whatever the provider does. */
const ask = <Port extends ProviderPort, T>(
  port: Port,
  provider: WiredProvider<Port>,
  { dependencies: { logger }, deadlineOf, intent }: Question,
  call: (signal: AbortSignal) => Promise<SourceAnswer<T>>,
): Promise<Fact<T>> => {
  const identity = identityOf(port, provider);
  let isSupported: boolean;
  try {
    isSupported = provider.instance.supports(intent.chain);
  } catch {
    // a provider that cannot even say so is asked, and what comes of that is told
    isSupported = true;
  }
  if (!isSupported) return Promise.resolve(notSupported<T>(identity, intent.chain));
  return askSource(identity, deadlineOf(identity), logger, call);
};

const askAll = async (question: Question): Promise<Facts> => {
  const { dependencies: { requiredLists = [], sources }, scope } = question;
  const showsDemonstrations = scope.environment === 'sandbox' && mayConcernDemonstrations(question);
  const allowed = ({ manifest }: { readonly manifest: { readonly sandboxOnly?: boolean } }) => manifest.sandboxOnly !== true || showsDemonstrations;
  const token = askTokens(question);
  const history = askHistory(question, token);
  const contracts = sources.contracts.filter(allowed).map((provider) => askContract(provider, question));
  const simulation = sources.simulation.filter(allowed).map((provider) => askSimulation(provider, question));
  const screening = sources.screening.filter(allowed).map((provider) => askScreening(provider, question));
  return {
    history: await history,
    token: await token,
    contracts: await each(contracts),
    simulation: await each(simulation),
    screening: await each(screening),
    ...(requiredLists.length === 0 ? {} : { requiredLists }),
  };
};

/** All of them were asked already and none rejects: waiting for one after the other takes no longer than for all at once, and costs less. */
const each = async <T>(facts: readonly Promise<Fact<T>>[]): Promise<readonly Fact<T>[]> => {
  const answered: Fact<T>[] = [];
  for (const fact of facts) answered.push(await fact);
  return answered;
};

/**
 * Demonstration sources know reserved addresses only. They are asked where one takes part, and in every incoming check,
 * whose answer shows a row for each source; production keys are never shown them.
 */
const mayConcernDemonstrations = ({ intent, subjectKeys }: Question): boolean =>
  intent.direction === 'incoming' || subjectKeys.some((key) => isDemonstrationKey(key));

const askHistory = (question: Question, tokens: Promise<Fact<TokenFacts>>): Promise<Fact<HistoryFacts>> => {
  const { dependencies: { history, logger }, deadlineOf, historyQuestion, scope, nowMs } = question;
  return askSource(HISTORY, deadlineOf(HISTORY), logger, async () => ({
    value: await history.lookUp({ scope, nowMs, ...historyQuestion, bandUsd: await bandToAsk(question, tokens) }),
    asOf: null,
    note: null,
  }));
};

/** Null where the value turns out to be outside. A registry that answers from memory says so at once, and no other one is waited for. */
const bandToAsk = async ({ historyQuestion: { bandUsd }, intent }: Question, tokens: Promise<Fact<TokenFacts>>): Promise<UsdBand | null> => {
  if (bandUsd === null) return null;
  const token = await Promise.race([tokens, turnOfTheLoop()]);
  return token === null || isInBand(valueUsd(intent, token.value), bandUsd) ? bandUsd : null;
};

let thisTurn: Promise<null> | null = null;

/** Resolves when this turn of the event loop is over, and with it all that needed nothing but memory. One for all who wait for it. */
const turnOfTheLoop = (): Promise<null> =>
  (thisTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      thisTurn = null;
      resolve(null);
    });
  }));

const askTokens = (question: Question): Promise<Fact<TokenFacts>> => {
  const { dependencies: { sources }, intent, subjectKeys: keys } = question;
  const [registry] = sources.tokens;
  if (registry === undefined) throw new Error('A service without a token registry cannot judge anything: wire one');
  return ask('tokens', registry, question, async (signal) => {
    const answer = await registry.instance.lookUp({ chain: intent.chain, symbol: intent.token, keys }, signal);
    const { asOf, ...value } = believeToken(answer, keys);
    return { value, asOf, note: null };
  });
};

const askContract = async (provider: WiredProvider<'contracts'>, question: Question): Promise<Fact<ContractFacts>> => {
  const { intent } = question;
  const { key, given } = contractInQuestion(intent).address;
  if (key === null) return nothingAsked(identityOf('contracts', provider), unknownContract(given, provider));
  return ask('contracts', provider, question, async (signal) => {
    const { asOf, ...value } = believeContract(await provider.instance.lookUp(intent.chain, key, signal), key, provider.manifest.kind);
    return { value, asOf, note: null };
  });
};

const unknownContract = (key: string, { manifest }: WiredProvider<'contracts'>): ContractFacts => ({
  key,
  name: null,
  verified: null,
  upgradeable: null,
  sourceName: manifest.name,
  observedAt: null,
  demonstration: false,
});

const askSimulation = (provider: WiredProvider<'simulation'>, question: Question): Promise<Fact<SimulationFacts>> =>
  ask('simulation', provider, question, async (signal) => {
    const { asOf, ...value } = believeSimulation(await provider.instance.simulate(question.intent, signal));
    return { value, asOf, note: null };
  });

const askScreening = (provider: WiredProvider<'screening'>, question: Question): Promise<Fact<ScreeningFacts>> =>
  ask('screening', provider, question, async (signal) => {
    const { intent: { chain, direction }, subjectKeys } = question;
    const answer = await provider.instance.screen({ chain, direction, subjectKeys }, signal);
    const { signals, lists, asOf, note, maxAgeSeconds = null } = believeScreening(answer, subjectKeys, provider.manifest.kind);
    return {
      value: { evidence: withIds(signals, question.dependencies.ids), lists },
      asOf,
      note,
      isStale: freshnessOf(asOf, maxAgeSeconds, question.nowMs).status === 'STALE',
    };
  });

const withIds = (signals: readonly ScreeningSignal[], ids: Ids): readonly EvidenceRecord[] =>
  signals.map((signal) => ({ ...signal, evidenceId: ids.next('evidence') }));
