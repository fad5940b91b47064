import type { EvidenceRecord } from '../../domain/evidence.js';
import type { Fact, Facts, HistoryFacts, ScreeningFacts, SimulationFacts } from '../../domain/facts.js';
import type { ContractFacts, TokenFacts } from '../../domain/token.js';
import { contractInQuestion } from '../../domain/contract-standing.js';
import { isDemonstrationKey } from '../../domain/demonstration-addresses.js';
import type { HistoryQuestion } from '../../domain/history.js';
import { subjectsOf } from '../../domain/subjects.js';
import type { TransactionIntent } from '../../domain/intent.js';
import type { Scope } from '../../domain/record.js';
import { ProviderError } from '../../ports/errors.js';
import type { History } from '../../ports/history.js';
import type { Ids, Logger } from '../../ports/platform.js';
import type { ScreeningAnswer } from '../../ports/screening.js';
import type { ProviderPort } from '../../ports/provider.js';
import { askSource, Deadline, identityOf, notSupported, type SourceAnswer, type SourceIdentity } from './ask-source.js';
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
}

/** Asks every source side by side under one deadline. Never throws for a source; skips none. */
export type GatherFacts = (intent: TransactionIntent, question: HistoryQuestion, scope: Scope, nowMs: number) => Promise<Facts>;

export const createGatherFacts =
  (dependencies: GatherDependencies): GatherFacts =>
  async (intent, historyQuestion, scope, nowMs) => {
    const shared = new Deadline(GATHER_DEADLINE_MS);
    const own: Deadline[] = [];
    const ask = <Port extends ProviderPort, T>(
      port: Port,
      provider: WiredProvider<Port>,
      call: (signal: AbortSignal) => Promise<SourceAnswer<T>>,
    ): Promise<Fact<T>> => {
      const identity = identityOf(port, provider);
      if (!provider.instance.supports(intent.chain)) return Promise.resolve(notSupported<T>(identity, intent.chain));
      // local sources answer from memory: the check's own timer is enough for them
      const deadline = identity.kind === 'external' ? new Deadline(Math.min(identity.deadlineMs, GATHER_DEADLINE_MS)) : shared;
      if (deadline !== shared) own.push(deadline);
      return askSource(identity, deadline, dependencies.logger, call);
    };
    try {
      return await askAll(ask, shared, { ...dependencies, intent, historyQuestion, scope, nowMs });
    } finally {
      shared.clear();
      for (const deadline of own) deadline.clear();
    }
  };

interface Question extends GatherDependencies {
  readonly intent: TransactionIntent;
  readonly historyQuestion: HistoryQuestion;
  readonly scope: Scope;
  readonly nowMs: number;
}

type Ask = <Port extends ProviderPort, T>(
  port: Port,
  provider: WiredProvider<Port>,
  call: (signal: AbortSignal) => Promise<SourceAnswer<T>>,
) => Promise<Fact<T>>;

const askAll = async (ask: Ask, deadline: Deadline, question: Question): Promise<Facts> => {
  const { intent, scope, sources } = question;
  const showsDemonstrations = scope.environment === 'sandbox' && mayConcernDemonstrations(intent);
  const allowed = ({ manifest }: { readonly manifest: { readonly sandboxOnly?: boolean } }) => manifest.sandboxOnly !== true || showsDemonstrations;
  const [history, token, contracts, simulation, screening] = await Promise.all([
    askHistory(deadline, question),
    askTokens(ask, question),
    Promise.all(sources.contracts.filter(allowed).map((provider) => askContract(ask, provider, question))),
    Promise.all(sources.simulation.filter(allowed).map((provider) => askSimulation(ask, provider, intent))),
    Promise.all(sources.screening.filter(allowed).map((provider) => askScreening(ask, provider, question))),
  ]);
  return { history, token, contracts: contracts.filter((fact) => fact !== null), simulation, screening };
};

/**
 * Demonstration sources know reserved addresses only. They are asked where one takes part, and in every incoming check,
 * whose answer shows a row for each source; production keys are never shown them.
 */
const mayConcernDemonstrations = (intent: TransactionIntent): boolean =>
  intent.direction === 'incoming' || subjectsOf(intent).some(({ key }) => isDemonstrationKey(key));

const askHistory = (deadline: Deadline, { history, historyQuestion, scope, nowMs, logger }: Question): Promise<Fact<HistoryFacts>> =>
  askSource(HISTORY, deadline, logger, async () => ({
    value: await history.lookUp({ scope, nowMs, ...historyQuestion }),
    asOf: null,
    note: null,
  }));

const askTokens = (ask: Ask, { intent, sources }: Question): Promise<Fact<TokenFacts>> => {
  const [registry] = sources.tokens;
  if (registry === undefined) throw new Error('A service without a token registry cannot judge anything: wire one');
  const keys = subjectsOf(intent).map((subject) => subject.key);
  return ask('tokens', registry, async (signal) => {
    const { asOf, ...value } = await registry.instance.lookUp({ chain: intent.chain, symbol: intent.token, keys }, signal);
    return { value, asOf, note: null };
  });
};

const askContract = async (ask: Ask, provider: WiredProvider<'contracts'>, { intent }: Question): Promise<Fact<ContractFacts> | null> => {
  const { key } = contractInQuestion(intent).address;
  if (key === null) return null;
  return ask('contracts', provider, async (signal) => {
    const { asOf, ...value } = await provider.instance.lookUp(intent.chain, key, signal);
    if (value.key !== key) throw new ProviderError('bad_response', 'The contract registry answered about another address');
    return { value, asOf, note: null };
  });
};

const askSimulation = (ask: Ask, provider: WiredProvider<'simulation'>, intent: TransactionIntent): Promise<Fact<SimulationFacts>> =>
  ask('simulation', provider, async (signal) => {
    const { asOf, ...value } = await provider.instance.simulate(intent, signal);
    return { value, asOf, note: null };
  });

const askScreening = (ask: Ask, provider: WiredProvider<'screening'>, { intent, ids }: Question): Promise<Fact<ScreeningFacts>> =>
  ask('screening', provider, async (signal) => {
    const { chain, direction } = intent;
    const subjectKeys = subjectsOf(intent).map((subject) => subject.key);
    const answer = await provider.instance.screen({ chain, direction, subjectKeys }, signal);
    return { value: { evidence: withIds(answer, subjectKeys, ids), lists: answer.lists }, asOf: answer.asOf, note: answer.note };
  });

const withIds = (answer: ScreeningAnswer, subjectKeys: readonly string[], ids: Ids): readonly EvidenceRecord[] =>
  answer.signals.map((signal) => {
    if (!subjectKeys.includes(signal.subjectKey)) throw new ProviderError('bad_response', 'The source answered about an address that was not asked for');
    return { evidenceId: ids.next('evidence'), ...signal };
  });
