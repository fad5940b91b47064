import type { Fact } from '../../../../domain/facts/facts.js';
import type { ScreeningFacts } from '../../../../domain/facts/screening/screening-facts.js';
import {
  isStaleAnswer,
  validateScreeningAnswer,
} from '../../../../domain/facts/screening/validate-screening-answer.js';
import { executionsOf } from '../../../../domain/facts/simulation/executions.js';
import { furtherSubjects } from '../../../../domain/facts/simulation/further-subjects.js';
import type { WiredProvider } from '../sources.js';
import { askEach, askProvider } from './ask-provider.js';
import type { Asking, Question } from './question.js';

/** Most accounts of an execution that are looked up. Where there are more, the screening was not whole. */
const MAX_FURTHER = 512;

const screen = (
  question: Question,
  provider: WiredProvider<'screening'>,
  subjectKeys: readonly string[],
): Promise<Fact<ScreeningFacts>> => {
  const { intent, ids, nowMs } = question;
  const request = { chain: intent.chain, direction: intent.direction, subjectKeys };
  return askProvider('screening', provider, question, async (signal) => {
    const answer = await provider.instance.screen(request, signal);
    const { signals, lists, asOf, note } = validateScreeningAnswer(answer, subjectKeys, provider.manifest.kind);
    const evidence = signals.map((one) => ({ ...one, evidenceId: ids.next('evidence') }));
    return { value: { evidence, lists }, asOf, note, isStale: isStaleAnswer(answer, nowMs) };
  });
};

/** Both answers of one source as one: it has answered where it did both times. What it said stays in any case. */
const merged = (first: Fact<ScreeningFacts>, second: Fact<ScreeningFacts>): Fact<ScreeningFacts> => ({
  value:
    first.value === null || second.value === null
      ? (first.value ?? second.value)
      : { ...first.value, evidence: [...first.value.evidence, ...second.value.evidence] },
  coverage: first.coverage.status === 'answered' ? { ...second.coverage, note: first.coverage.note } : first.coverage,
});

const cutShort = (fact: Fact<ScreeningFacts>): Fact<ScreeningFacts> => ({
  ...fact,
  coverage: { ...fact.coverage, status: 'unavailable', reason: 'overloaded' },
});

/**
 * The accounts that gain or may spend by an execution, and that neither the request nor the bytes name, are looked up
 * by local sources only: no vendor is asked a second time for one check.
 */
const withFurther = async (
  question: Question,
  provider: WiredProvider<'screening'>,
  first: Fact<ScreeningFacts>,
): Promise<Fact<ScreeningFacts>> => {
  if (question.payload === null || provider.manifest.kind !== 'local') return first;
  const executions = executionsOf({ simulation: await question.factsOf('simulation') });
  const keys = furtherSubjects(executions, [...question.subjectKeys, question.intent.sender.key ?? '']);
  if (keys.length === 0) return first;
  const both = merged(first, await screen(question, provider, keys.slice(0, MAX_FURTHER)));
  return keys.length > MAX_FURTHER ? cutShort(both) : both;
};

export const screening: Asking<'screening'> = {
  gather: (question) =>
    askEach(question.sources.screening, question, async (provider) =>
      withFurther(question, provider, await screen(question, provider, question.subjectKeys)),
    ),
  probe: (source, signal) => source.screen({ chain: 'ethereum', direction: 'outgoing', subjectKeys: [] }, signal),
};
