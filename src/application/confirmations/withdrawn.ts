import { CATEGORY_TABLE } from '../../../domain/facts/screening/category.js';
import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import { validateScreeningAnswer } from '../../../domain/facts/screening/validate-screening-answer.js';
import { executionsOf } from '../../../domain/facts/simulation/executions.js';
import { furtherSubjects } from '../../../domain/facts/simulation/further-subjects.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { Deadline } from '../check/deadline.js';
import { subjectKeysOf } from '../check/gather-facts.js';
import type { WiredSources } from '../check/sources.js';

/** Longest time for the look-up in imported lists, milliseconds. */
const LISTS_DEADLINE_MS = 1_000;

/**
 * Whether a list that changed since the check now holds something against one of its accounts. The lists are asked
 * again, so that it counts at once on every instance. Rejects where they cannot be asked: what is not known allows
 * nothing.
 */
export const isWithdrawn = async (sources: Pick<WiredSources, 'screening'>, record: CheckRecord): Promise<boolean> => {
  const named = subjectKeysOf(record);
  // who gains by an execution stands in no calldata
  const subjectKeys = [...named, ...furtherSubjects(executionsOf(record.facts), named)];
  const { chain, direction } = record.intent;
  const known = new Set(record.facts.screening.flatMap(({ value }) => (value?.evidence ?? []).map(identityOf)));
  const deadline = new Deadline(LISTS_DEADLINE_MS);
  try {
    const answers = await Promise.all(
      sources.screening
        .filter(({ manifest }) => manifest.mandatory)
        .map(async ({ instance, manifest }) => {
          const answer = await deadline.wait((signal) => instance.screen({ chain, direction, subjectKeys }, signal));
          return validateScreeningAnswer(answer, subjectKeys, manifest.kind).signals;
        }),
    );
    return answers.flat().some((signal) => isAgainst(signal) && !known.has(identityOf(signal)));
  } finally {
    deadline.clear();
  }
};

const isAgainst = ({ category }: ScreeningSignal): boolean =>
  !['neutral', 'burn'].includes(CATEGORY_TABLE[category].meaning);

/** A list that was imported again, with the same row, says nothing new. */
const identityOf = ({ subjectKey, category, source }: ScreeningSignal): string =>
  JSON.stringify([subjectKey, category, source.id]);
