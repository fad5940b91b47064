import { CATEGORY_TABLE, isLabel } from '../../../domain/facts/screening/category.js';
import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import { ownSignals } from '../../../domain/facts/screening/own-knowledge.js';
import { hostsOf, type SiteListing } from '../../../domain/facts/screening/site-listing.js';
import { validateScreeningAnswer } from '../../../domain/facts/screening/validate-screening-answer.js';
import { siteListings } from '../../../domain/findings/shared/site-listings.js';
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
  /** Of the hosts that were asked about. */
  readonly sites: readonly SiteListing[];
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
  const { scope, nowMs, chain, direction, subjectKeys, hosts = [] } = question;
  const [stated, ...answers] = await Promise.all([
    deadline.wait(ownKnowledge.about(scope, subjectKeys)),
    ...sources.screening
      .filter(({ manifest }) => manifest.mandatory)
      .map(async ({ instance, manifest }) => {
        const request = { chain, direction, subjectKeys, ...(hosts.length === 0 ? {} : { hosts }) };
        const answer = await deadline.wait(instance.screen(request, deadline.signal));
        return validateScreeningAnswer(answer, subjectKeys, manifest.kind, hosts);
      }),
  ]);
  return {
    imported: answers.flatMap(({ signals }) => signals),
    sites: answers.flatMap(({ sites = [] }) => sites),
    own: ownSignals(stated ?? [], { chain, sourceOfFunds: null, nowMs }),
  };
};

/** The sites of a check that a list has named since: it stands on a list now that did not name it then. */
export const newlyListedSites = (record: CheckRecord, sites: readonly SiteListing[]): readonly SiteListing[] => {
  const hosts = new Set(hostsOf(record));
  const placeOf = ({ host, source }: SiteListing): string => JSON.stringify([host, source]);
  const known = new Set(siteListings(record.facts, 'listed').map(placeOf));
  return sites.filter((one) => one.match === 'listed' && hosts.has(one.host) && !known.has(placeOf(one)));
};

/** What speaks against an account, and was not known when it was checked. */
export const newlyAgainst = (record: CheckRecord, signals: readonly ScreeningSignal[]): readonly ScreeningSignal[] => {
  const known = new Set(evidenceOf(record).map(signalIdentityOf));
  return signals.filter((signal) => isAgainst(signal) && !known.has(signalIdentityOf(signal)));
};

const isAgainst = ({ category }: Pick<ScreeningSignal, 'category'>): boolean =>
  category === 'partner_denied' || !['neutral', 'burn', 'own'].includes(CATEGORY_TABLE[category].meaning);

/** Whether a list can speak against an account or a site at all: one of prices, tokens or calls cannot. */
export const canAccuse = ({ categories }: Pick<ImportedList, 'categories'>): boolean =>
  categories.some((category) => category === 'phishing_site' || (isLabel(category) && isAgainst({ category })));

/** A list that was imported again, with the same row, says nothing new. */
export const signalIdentityOf = ({ subjectKey, category, source }: ScreeningSignal): string =>
  JSON.stringify([subjectKey, category, source.id]);
