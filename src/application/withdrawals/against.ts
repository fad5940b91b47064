import { CATEGORY_TABLE, isLabel } from '../../../domain/facts/screening/category.js';
import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import { ownSignals } from '../../../domain/facts/screening/own-knowledge.js';
import { validateScreeningAnswer } from '../../../domain/facts/screening/validate-screening-answer.js';
import { executionsOf } from '../../../domain/facts/simulation/executions.js';
import { furtherSubjects } from '../../../domain/facts/simulation/simulation-facts.js';
import type { CheckRecord, Scope } from '../../../domain/record/record.js';
import { evidenceOf } from '../../../domain/report/evidence-section.js';
import type { ImportedList } from '../../../ports/stores/lists.js';
import type { ScreeningRequest } from '../../../ports/sources/screening.js';
import type { Deadline } from '../shared/deadline.js';
import { subjectKeysOf } from '../check/gather-facts.js';
import type { WiredSources } from '../check/sources.js';
import type { OwnKnowledge } from '../own-knowledge/look-up.js';

/** What is asked again about a check: the lists of the service, and those of its partner. */
export interface ListSources {
  readonly sources: Pick<WiredSources, 'screening'>;
  readonly ownKnowledge: Pick<OwnKnowledge, 'about'>;
}

/** What lists say now. */
export interface Listed {
  readonly imported: readonly ScreeningSignal[];
  readonly own: readonly ScreeningSignal[];
}

/** Every account of a check that is screened: who gains by an execution stands in no calldata. */
export const accountsOfCheck = (record: CheckRecord): readonly string[] => {
  const named = subjectKeysOf(record);
  return [...named, ...furtherSubjects(executionsOf(record.facts), named)];
};

/** Asks the lists about accounts. Rejects where one cannot be asked: what is not known allows nothing. */
export const listedNow = async (
  { sources, ownKnowledge }: ListSources,
  question: ScreeningRequest & { readonly scope: Scope; readonly nowMs: number },
  deadline: Deadline,
): Promise<Listed> => {
  const { scope, nowMs, chain, direction, subjectKeys } = question;
  const [stated, ...answers] = await Promise.all([
    deadline.wait(() => ownKnowledge.about(scope, subjectKeys)),
    ...sources.screening
      .filter(({ manifest }) => manifest.mandatory)
      .map(async ({ instance, manifest }) => {
        const answer = await deadline.wait((signal) => instance.screen({ chain, direction, subjectKeys }, signal));
        return validateScreeningAnswer(answer, subjectKeys, manifest.kind).signals;
      }),
  ]);
  return { imported: answers.flat(), own: ownSignals(stated ?? [], { chain, sourceOfFunds: null, nowMs }) };
};

/** What speaks against an account, and was not known when it was checked. */
export const newlyAgainst = (record: CheckRecord, signals: readonly ScreeningSignal[]): readonly ScreeningSignal[] => {
  const known = new Set(evidenceOf(record).map(signalIdentityOf));
  return signals.filter((signal) => isAgainst(signal) && !known.has(signalIdentityOf(signal)));
};

const isAgainst = ({ category }: Pick<ScreeningSignal, 'category'>): boolean =>
  category === 'partner_denied' || !['neutral', 'burn', 'own'].includes(CATEGORY_TABLE[category].meaning);

/** Whether a list can speak against an account at all: one of prices, tokens or calls cannot. */
export const canAccuse = ({ categories }: Pick<ImportedList, 'categories'>): boolean =>
  categories.some((category) => isLabel(category) && isAgainst({ category }));

/** A list that was imported again, with the same row, says nothing new. */
export const signalIdentityOf = ({ subjectKey, category, source }: ScreeningSignal): string =>
  JSON.stringify([subjectKey, category, source.id]);
