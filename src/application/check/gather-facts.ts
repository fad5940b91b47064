import type { Facts, FactsByKind, FactsOf } from '../../../domain/facts/facts.js';
import { FACT_KIND_NAMES, type FactKindName } from '../../../domain/facts/kinds.js';
import { isDemonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { subjectsOf } from '../../../domain/intent/subjects.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import type { HistoryQuestion } from '../../../domain/policy/history-question.js';
import type { Scope } from '../../../domain/record/record.js';
import { Deadline } from './deadline.js';
import { ASKING } from './facts/index.js';
import type { Question } from './facts/question.js';

/** Longest time that all look-ups of a check may take together, milliseconds. */
export const GATHER_DEADLINE_MS = 2_000;

export interface GatherDependencies extends Pick<Question, 'sources' | 'history' | 'ids' | 'logger'> {
  /** Lists, by source, that the operator declares mandatory. */
  readonly requiredLists?: readonly string[];
}

/** Asks every source side by side under one deadline. Never rejects for a source; skips none. */
export type GatherFacts = (
  proposal: Proposal,
  question: HistoryQuestion,
  scope: Scope,
  nowMs: number,
) => Promise<Facts>;

export const createGatherFacts =
  ({ sources, history, ids, logger, requiredLists = [] }: GatherDependencies): GatherFacts =>
  async ({ intent, payload }, historyQuestion, scope, nowMs) => {
    const deadline = new Deadline(GATHER_DEADLINE_MS);
    const deadlines = [deadline];
    const deadlineFor: Question['deadlineFor'] = ({ kind, deadlineMs }) => {
      if (kind !== 'external' || deadlineMs >= GATHER_DEADLINE_MS) return deadline;
      const own = new Deadline(deadlineMs);
      deadlines.push(own);
      return own;
    };
    const gathered = new Map<FactKindName, Promise<unknown>>();
    const factsOf = <Name extends FactKindName>(name: Name): Promise<FactsOf<Name>> => {
      const facts = gathered.get(name) ?? ASKING[name].gather(question);
      gathered.set(name, facts);
      // under each name is what its own row of the table gave
      return facts as Promise<FactsOf<Name>>;
    };
    const subjectKeys = subjectsOf(intent).map((subject) => subject.key);
    const question: Question = {
      intent,
      payload,
      sources,
      history,
      ids,
      logger,
      deadline,
      deadlineFor,
      subjectKeys,
      historyQuestion,
      scope,
      nowMs,
      showsDemonstrations: scope.environment === 'sandbox' && mayConcernDemonstrations(intent, subjectKeys),
      factsOf,
    };
    try {
      const facts = await everyKind(factsOf);
      return requiredLists.length === 0 ? facts : { ...facts, requiredLists };
    } finally {
      for (const opened of deadlines) opened.clear();
    }
  };

/** The facts of every kind, asked for side by side. */
const everyKind = async (factsOf: Question['factsOf']): Promise<FactsByKind> => {
  const facts = await Promise.all(FACT_KIND_NAMES.map((name) => factsOf(name)));
  return Object.fromEntries(FACT_KIND_NAMES.map((name, index) => [name, facts[index]])) as unknown as FactsByKind;
};

/**
 * Demonstration sources know reserved addresses only. They are asked where one takes part, and in every incoming check,
 * whose answer shows a row for each source; production keys are never shown them.
 */
const mayConcernDemonstrations = (intent: Proposal['intent'], subjectKeys: readonly string[]): boolean =>
  intent.direction === 'incoming' || subjectKeys.some((key) => isDemonstrationKey(key));
