import { type EvidenceRecord, freshnessOf, type ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import type { Fact, Facts, HistoryFacts, ScreeningFacts, SimulationFacts } from '../../../domain/facts/facts.js';
import type { ContractFacts, TokenFacts } from '../../../domain/facts/token/token.js';
import { isDemonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { type HistoryQuestion } from '../../../domain/policy/history-question.js';
import { isInBand, type UsdBand } from '../../../domain/facts/history/usd-band.js';
import { valueUsd } from '../../../domain/facts/token/value.js';
import { subjectsOf } from '../../../domain/intent/subjects.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import type { Scope } from '../../../domain/record/record.js';
import { after, type Awaitable, isPromise } from '../../../ports/sources/awaitable.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import type { History } from '../../../ports/stores/history.js';
import type { Ids, Logger } from '../../../ports/platform/platform.js';
import type { ProviderPort } from '../../../ports/sources/provider.js';
import type { TokenAnswer } from '../../../ports/sources/tokens.js';
import {
  askSource,
  Deadline,
  identityOf,
  nothingAsked,
  notSupported,
  type SourceAnswer,
  type SourceIdentity,
} from './ask-source.js';
import { believeContract, believeScreening, believeSimulation, believeToken } from './believe-answer.js';
import type { WiredProvider, WiredSources } from './sources.js';
import { turnOfTheLoop } from './turn-of-the-loop.js';

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
export type GatherFacts = (
  proposal: Proposal,
  question: HistoryQuestion,
  scope: Scope,
  nowMs: number,
) => Promise<Facts>;

export const createGatherFacts =
  (dependencies: GatherDependencies): GatherFacts =>
  async (proposal, historyQuestion, scope, nowMs) => {
    const deadlines: Deadline[] = [];
    const opened = (deadlineMs: number): Deadline => {
      const deadline = new Deadline(Math.min(deadlineMs, GATHER_DEADLINE_MS));
      deadlines.push(deadline);
      return deadline;
    };
    let shared: Deadline | null = null;
    // local sources answer from memory or from the store: one timer for the whole check is enough for them
    const deadlineOf = ({ kind, deadlineMs }: SourceIdentity): Deadline =>
      kind === 'external' ? opened(deadlineMs) : (shared ??= opened(GATHER_DEADLINE_MS));
    try {
      const subjectKeys = subjectsOf(proposal.intent).map((subject) => subject.key);
      return await askAll({ dependencies, deadlineOf, ...proposal, subjectKeys, historyQuestion, scope, nowMs });
    } finally {
      for (const deadline of deadlines) deadline.clear();
    }
  };

interface Question extends Proposal {
  readonly dependencies: GatherDependencies;
  readonly deadlineOf: (source: SourceIdentity) => Deadline;
  /** Of `subjectsOf(proposal.intent)`: worked out once for all who ask about them. */
  readonly subjectKeys: readonly string[];
  readonly historyQuestion: HistoryQuestion;
  readonly scope: Scope;
  readonly nowMs: number;
}

/**
 * Asks one provider, or says that it does not cover the chain. Never throws nor rejects, whatever the provider does.
 */
const ask = <Port extends ProviderPort, T>(
  port: Port,
  provider: WiredProvider<Port>,
  { dependencies: { logger }, deadlineOf, intent }: Question,
  call: (signal: AbortSignal) => Awaitable<SourceAnswer<T>>,
): Awaitable<Fact<T>> => {
  const identity = identityOf(port, provider);
  let isSupported: boolean;
  try {
    isSupported = provider.instance.supports(intent.chain);
  } catch {
    // a provider that cannot even say so is asked, and what comes of that is told
    isSupported = true;
  }
  return isSupported ? askSource(identity, deadlineOf, logger, call) : notSupported<T>(identity, intent.chain);
};

const askAll = async (question: Question): Promise<Facts> => {
  const {
    dependencies: { requiredLists = [], sources },
    scope,
  } = question;
  const showsDemonstrations = scope.environment === 'sandbox' && mayConcernDemonstrations(question);
  const allowed = ({ manifest }: { readonly manifest: { readonly sandboxOnly?: boolean } }) =>
    manifest.sandboxOnly !== true || showsDemonstrations;
  const token = askTokens(question);
  const history = askHistory(question, token);
  const contracts = sources.contracts.filter(allowed).map((provider) => askContract(provider, question));
  const simulation = sources.simulation.filter(allowed).map((provider) => askSimulation(provider, question));
  const screening = sources.screening.filter(allowed).map((provider) => askScreening(provider, question));
  // all of them have been asked, and none rejects: to wait for one after the other takes no longer than for all at once
  return {
    history: await history,
    token: await token,
    contracts: await each(contracts),
    simulation: await each(simulation),
    screening: await each(screening),
    ...(requiredLists.length === 0 ? {} : { requiredLists }),
  };
};

/** Most checks need nobody who does not answer at once. */
const each = <T>(facts: readonly Awaitable<Fact<T>>[]): Awaitable<readonly Fact<T>[]> =>
  facts.every((fact): fact is Fact<T> => !isPromise(fact))
    ? facts
    : Promise.all(facts.map((fact) => Promise.resolve(fact)));

/**
 * Demonstration sources know reserved addresses only. They are asked where one takes part, and in every incoming check,
 * whose answer shows a row for each source; production keys are never shown them.
 */
const mayConcernDemonstrations = ({ intent, subjectKeys }: Question): boolean =>
  intent.direction === 'incoming' || subjectKeys.some((key) => isDemonstrationKey(key));

const askHistory = (question: Question, token: Awaitable<Fact<TokenFacts>>): Awaitable<Fact<HistoryFacts>> => {
  const {
    dependencies: { history, logger },
    deadlineOf,
    historyQuestion,
    scope,
    nowMs,
  } = question;
  const lookUp = (bandUsd: UsdBand | null): Awaitable<HistoryFacts> =>
    history.lookUp({ scope, nowMs, ...historyQuestion, bandUsd });
  return askSource(HISTORY, deadlineOf, logger, () =>
    after(after(bandToAsk(question, token), lookUp), (value) => ({ value, asOf: null, note: null })),
  );
};

/**
 * Null where the value turns out to be outside. A registry that answers from memory says so by then, and no other one
 * is waited for.
 */
const bandToAsk = (
  { historyQuestion: { bandUsd }, intent }: Question,
  token: Awaitable<Fact<TokenFacts>>,
): Awaitable<UsdBand | null> => {
  if (bandUsd === null) return null;
  const bandFor = (known: Fact<TokenFacts> | null): UsdBand | null =>
    known === null || isInBand(valueUsd(intent, known.value), bandUsd) ? bandUsd : null;
  return isPromise(token) ? Promise.race([token, turnOfTheLoop()]).then(bandFor) : bandFor(token);
};

const askTokens = (question: Question): Awaitable<Fact<TokenFacts>> => {
  const {
    dependencies: { sources },
    intent,
    subjectKeys: keys,
  } = question;
  const [registry] = sources.tokens;
  if (registry === undefined) throw new Error('A service without a token registry cannot judge anything: wire one');
  return ask('tokens', registry, question, (signal) =>
    after(registry.instance.lookUp({ chain: intent.chain, symbol: intent.token, keys }, signal), (answer) => {
      const facts = believeToken(answer, keys);
      return { value: tokenFactsOf(facts), asOf: facts.asOf, note: null };
    }),
  );
};

const askContract = (provider: WiredProvider<'contracts'>, question: Question): Awaitable<Fact<ContractFacts>> => {
  const { intent } = question;
  const { key, given } = intent.contractInQuestion.address;
  if (key === null) return nothingAsked(identityOf('contracts', provider), unknownContract(given, provider));
  return ask('contracts', provider, question, (signal) =>
    after(provider.instance.lookUp(intent.chain, key, signal), (answer) => {
      const facts = believeContract(answer, key, provider.manifest.kind);
      return { value: contractFactsOf(facts), asOf: facts.asOf, note: null };
    }),
  );
};

// member by member, here and below: what an object is left with when one member is taken out costs ten times as much
const tokenFactsOf = (answer: TokenAnswer): TokenFacts => ({
  knownOnChain: answer.knownOnChain,
  completeForAllChains: answer.completeForAllChains,
  native: answer.native,
  decimals: answer.decimals,
  officialContracts: answer.officialContracts,
  referencePriceUsd: answer.referencePriceUsd,
  pricedAt: answer.pricedAt,
  imitates: answer.imitates,
  tokenContracts: answer.tokenContracts,
});

const contractFactsOf = (answer: ContractAnswer): ContractFacts => ({
  key: answer.key,
  name: answer.name,
  verified: answer.verified,
  upgradeable: answer.upgradeable,
  sourceName: answer.sourceName,
  observedAt: answer.observedAt,
  demonstration: answer.demonstration,
});

const unknownContract = (key: string, { manifest }: WiredProvider<'contracts'>): ContractFacts => ({
  key,
  name: null,
  verified: null,
  upgradeable: null,
  sourceName: manifest.name,
  observedAt: null,
  demonstration: false,
});

const askSimulation = (provider: WiredProvider<'simulation'>, question: Question): Awaitable<Fact<SimulationFacts>> =>
  ask('simulation', provider, question, (signal) =>
    after(provider.instance.simulate(question, signal), (answer) => {
      const { mode, effects, asOf } = believeSimulation(answer);
      return { value: { mode, effects }, asOf, note: null };
    }),
  );

const askScreening = (provider: WiredProvider<'screening'>, question: Question): Awaitable<Fact<ScreeningFacts>> =>
  ask('screening', provider, question, (signal) => {
    const {
      intent: { chain, direction },
      subjectKeys,
    } = question;
    return after(provider.instance.screen({ chain, direction, subjectKeys }, signal), (answer) => {
      const {
        signals,
        lists,
        asOf,
        note,
        maxAgeSeconds = null,
      } = believeScreening(answer, subjectKeys, provider.manifest.kind);
      return {
        value: { evidence: withIds(signals, question.dependencies.ids), lists },
        asOf,
        note,
        isStale: freshnessOf(asOf, maxAgeSeconds, question.nowMs).status === 'STALE',
      };
    });
  });

const withIds = (signals: readonly ScreeningSignal[], ids: Ids): readonly EvidenceRecord[] =>
  signals.map((signal) => ({ ...signal, evidenceId: ids.next('evidence') }));
