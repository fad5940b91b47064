import { CATEGORY_TABLE } from '../../../domain/facts/screening/category.js';
import type { EvidenceRecord, ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import { ownSignals } from '../../../domain/facts/screening/own-knowledge.js';
import { validateScreeningAnswer } from '../../../domain/facts/screening/validate-screening-answer.js';
import { executionsOf } from '../../../domain/facts/simulation/executions.js';
import { furtherSubjects } from '../../../domain/facts/simulation/further-subjects.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { Deadline } from '../check/deadline.js';
import { subjectKeysOf } from '../check/gather-facts.js';
import type { WiredSources } from '../check/sources.js';
import type { OwnKnowledge } from '../own-knowledge/look-up.js';

/** Longest time for the look-up in lists, milliseconds. */
const LISTS_DEADLINE_MS = 1_000;

export interface WithdrawnDependencies {
  readonly sources: Pick<WiredSources, 'screening'>;
  readonly ownKnowledge: Pick<OwnKnowledge, 'about'>;
}

/**
 * Whether a list that changed since the check now holds something against one of its accounts, the partner's own list
 * included, or the partner took back what made a finding of the check milder. The lists are asked again, so that it
 * counts at once on every instance. Rejects where they cannot be asked: what is not known allows nothing.
 */
export const isWithdrawn = async (
  { sources, ownKnowledge }: WithdrawnDependencies,
  record: CheckRecord,
  nowMs: number,
): Promise<boolean> => {
  const named = subjectKeysOf(record);
  // who gains by an execution stands in no calldata
  const subjectKeys = [...named, ...furtherSubjects(executionsOf(record.facts), named)];
  const { chain, direction } = record.intent;
  const evidence = record.facts.screening.flatMap(({ value }) => value?.evidence ?? []);
  const known = new Set(evidence.map(identityOf));
  const deadline = new Deadline(LISTS_DEADLINE_MS);
  try {
    const [stated, ...answers] = await Promise.all([
      deadline.wait(() => ownKnowledge.about(record.scope, subjectKeys)),
      ...sources.screening
        .filter(({ manifest }) => manifest.mandatory)
        .map(async ({ instance, manifest }) => {
          const answer = await deadline.wait((signal) => instance.screen({ chain, direction, subjectKeys }, signal));
          return validateScreeningAnswer(answer, subjectKeys, manifest.kind).signals;
        }),
    ]);
    const own = ownSignals(stated ?? [], { chain, sourceOfFunds: null, nowMs });
    const isNew = (signal: ScreeningSignal): boolean => isAgainst(signal) && !known.has(identityOf(signal));
    return [...answers.flat(), ...own].some(isNew) || isTakenBack(evidence, own);
  } finally {
    deadline.clear();
  }
};

const isAgainst = ({ category }: ScreeningSignal): boolean =>
  category === 'partner_denied' || !['neutral', 'burn', 'own'].includes(CATEGORY_TABLE[category].meaning);

/** True where the partner allowed an account when it was checked, and does not any more. */
const isTakenBack = (evidence: readonly EvidenceRecord[], now: readonly ScreeningSignal[]): boolean => {
  const still = new Set(now.map(identityOf));
  return evidence.some((record) => record.category === 'partner_allowed' && !still.has(identityOf(record)));
};

/** A list that was imported again, with the same row, says nothing new. */
const identityOf = ({ subjectKey, category, source }: ScreeningSignal): string =>
  JSON.stringify([subjectKey, category, source.id]);
