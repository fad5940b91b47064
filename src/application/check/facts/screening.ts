import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import { FACT_KINDS } from '../../../../domain/facts/kinds.js';
import type { EvidenceRecord, ScreeningSignal } from '../../../../domain/facts/screening/evidence.js';
import { OWN_SOURCE, ownSignals } from '../../../../domain/facts/screening/own-knowledge.js';
import { hostsOf } from '../../../../domain/facts/screening/site-listing.js';
import type { ScreeningFacts } from '../../../../domain/facts/screening/screening-facts.js';
import {
  isStaleAnswer,
  validateScreeningAnswer,
} from '../../../../domain/facts/screening/validate-screening-answer.js';
import { executionsOf } from '../../../../domain/facts/simulation/executions.js';
import { furtherSubjects } from '../../../../domain/facts/simulation/simulation-facts.js';
import { type Soon, whenAllThere, whenThere } from '../../../../domain/shared/soon.js';
import { askSource, type SourceIdentity } from '../ask-source.js';
import type { WiredProvider } from '../sources.js';
import { askEachProvider, askProvider } from './ask-provider.js';
import type { Probe, Question } from './question.js';

/** Most accounts of an execution that are looked up. Where there are more, the screening was not whole. */
const MAX_FURTHER = 512;

type Screened = Fact<ScreeningFacts>;
/** What the executions gave, for accounts that only they name. */
type Simulated = Soon<FactsOf<'simulation'>>;
type Screen = (subjectKeys: readonly string[], hosts?: readonly string[]) => Soon<Screened>;

const identified = (signals: readonly ScreeningSignal[], { ids }: Question): readonly EvidenceRecord[] =>
  signals.map((one) => ({ ...one, evidenceId: ids.next('evidence') }));

const screenWith =
  (question: Question, provider: WiredProvider<'screening'>): Screen =>
  (subjectKeys, hosts = []) => {
    const { intent, nowMs } = question;
    const { chain, direction } = intent;
    const request = { chain, direction, subjectKeys, ...(hosts.length === 0 ? {} : { hosts }) };
    return askProvider('screening', provider, question, (signal) =>
      whenThere(provider.instance.screen(request, signal), (answer) => {
        const { kind } = provider.manifest;
        const { signals, lists, asOf, note, sites = [] } = validateScreeningAnswer(answer, subjectKeys, kind, hosts);
        const value = { evidence: identified(signals, question), lists, ...(sites.length === 0 ? {} : { sites }) };
        return { value, asOf, note, isStale: isStaleAnswer(answer, nowMs) };
      }),
    );
  };

/** Both answers of one source as one: it has answered where it did both times. What it said stays in any case. */
const merged = (first: Screened, second: Screened): Screened => ({
  value:
    first.value === null || second.value === null
      ? (first.value ?? second.value)
      : { ...first.value, evidence: [...first.value.evidence, ...second.value.evidence] },
  coverage: first.coverage.status === 'answered' ? { ...second.coverage, note: first.coverage.note } : first.coverage,
});

const cutShort = (fact: Screened): Screened => ({
  ...fact,
  coverage: { ...fact.coverage, status: 'unavailable', reason: 'overloaded' },
});

/** The accounts that gain or may spend by an execution, and that neither the request nor the bytes name, come too. */
const withFurther = (question: Question, simulation: Simulated, first: Screened, screen: Screen): Soon<Screened> =>
  question.payload === null
    ? first
    : whenThere(simulation, (simulated) => {
        const named = [...question.subjectKeys, question.intent.sender.key ?? ''];
        const keys = furtherSubjects(executionsOf({ simulation: simulated }), named);
        if (keys.length === 0) return first;
        return whenThere(screen(keys.slice(0, MAX_FURTHER)), (second) => {
          const both = merged(first, second);
          return keys.length > MAX_FURTHER ? cutShort(both) : both;
        });
      });

/** Further accounts are looked up by local sources only: no vendor is asked a second time for one check. */
const byProvider = (
  question: Question,
  provider: WiredProvider<'screening'>,
  simulation: Simulated,
): Soon<Screened> => {
  const screen = screenWith(question, provider);
  const { kind } = provider.manifest;
  return whenThere(screen(question.subjectKeys, kind === 'external' ? [] : hostsOf(question)), (first) =>
    kind === 'local' ? withFurther(question, simulation, first, screen) : first,
  );
};

const OWN_IDENTITY: SourceIdentity = {
  provider: OWN_SOURCE,
  capability: FACT_KINDS.screening.capability,
  kind: 'local',
  mandatory: true,
};

/** What the partner says itself. Nothing where it never said anything: then it is no source of the check. */
const byPartner = (question: Question, simulation: Simulated): Soon<readonly Screened[]> => {
  const { ownKnowledge, scope, intent, nowMs, deadline, logger } = question;
  if (ownKnowledge === null) return [];
  const sourceOfFunds = intent.direction === 'incoming' ? intent.sender.key : null;
  const screen = (subjectKeys: readonly string[]): Soon<Screened> =>
    // not watched: when one partner's knowledge was asked is no other partner's business
    askSource(OWN_IDENTITY, deadline, { logger }, () =>
      whenThere(ownKnowledge.about(scope, subjectKeys), (stated) => {
        const signals = ownSignals(stated ?? [], { chain: intent.chain, sourceOfFunds, nowMs });
        const value = stated === null ? null : { evidence: identified(signals, question), lists: [] };
        return { value, asOf: null, note: null };
      }),
    );
  return whenThere(screen(question.subjectKeys), (first) =>
    first.value === null && first.coverage.status === 'answered'
      ? []
      : whenThere(withFurther(question, simulation, first, screen), (whole) => [whole]),
  );
};

export const askScreening = (question: Question, simulation: Simulated): Soon<FactsOf<'screening'>> =>
  whenThere(
    whenAllThere([
      askEachProvider(question.sources.screening, question, (provider) => byProvider(question, provider, simulation)),
      byPartner(question, simulation),
    ]),
    ([provided, own]) => (own.length === 0 ? provided : [...provided, ...own]),
  );

export const probeScreening: Probe<'screening'> = (source, signal) =>
  source.screen({ chain: 'ethereum', direction: 'outgoing', subjectKeys: [] }, signal);
