import { isSanctionsList, isSitesList, isThreatList } from '../../../domain/facts/screening/lists.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import { type Feed, isSanctionsFeed } from '../feeds/feed.js';

/** What is not there, what that costs, and how to mend it. */
export interface MissingPart {
  readonly what: string;
  readonly cost: string;
  readonly remedy: string;
}

/** What the settings say of knowledge that no part of the program has by itself. */
export interface KnowledgeSettings {
  readonly feeds: readonly Pick<Feed, 'source' | 'format' | 'category'>[];
  /** Lists, by source, that the operator declares mandatory. */
  readonly requiredLists: readonly string[];
  /** `none`: the operator means that sanctions are not screened here. */
  readonly sanctions: 'required' | 'none';
  /** Screening vendors that are asked in each check, by id. */
  readonly vendors: readonly string[];
}

export const SANCTIONS_COST = 'a sanctioned address is not recognised, and can be ALLOW';
/** The lines that give a service without a source of sanctions one. */
export const SANCTIONS_REMEDY =
  'Set FEEDS=recommended (OFAC and others, kept current), or REQUIRED_LISTS to the name of a list that you ' +
  'import, or a screening vendor in PROVIDER_SETTINGS. If sanctions are screened elsewhere, set SANCTIONS=none.';

/**
 * Whether anything of the settings can tell of sanctions: a feed, a mandatory list that is imported by hand, a vendor.
 */
export const namesSanctionsSource = ({ feeds, requiredLists, vendors }: KnowledgeSettings): boolean =>
  feeds.some(isSanctionsFeed) ||
  vendors.length > 0 ||
  requiredLists.some((name) => !feeds.some(({ source }) => source === name));

/** What a feed of the settings brings by itself. */
export const FETCHED = 'Its feed fetches it. See: npx signgate feeds status';

const sanctionsPart = (settings: KnowledgeSettings): MissingPart => {
  const what = 'sanctions list';
  const feed = settings.feeds.find(isSanctionsFeed);
  if (feed !== undefined) {
    const isRequired = settings.requiredLists.includes(feed.source);
    const cost = `none is loaded yet: ${isRequired ? 'until then no check is ALLOW' : SANCTIONS_COST}`;
    return { what, cost, remedy: FETCHED };
  }
  return settings.sanctions === 'none'
    ? {
        what,
        cost: `by its settings the service has none: ${SANCTIONS_COST}`,
        remedy: 'Remove SANCTIONS=none unless sanctions are screened elsewhere.',
      }
    : { what, cost: `none is loaded: ${SANCTIONS_COST}`, remedy: SANCTIONS_REMEDY };
};

const isThreatFeed = ({ format }: Pick<Feed, 'format'>): boolean =>
  'defaultCategory' in format && format.defaultCategory === 'scam_fraud';

const isSitesFeed = ({ format }: Pick<Feed, 'format'>): boolean =>
  'defaultCategory' in format && format.defaultCategory === 'phishing_site';

/** Which knowledge is not loaded now, and what that means for verdicts. */
export const missingKnowledge = (lists: readonly ListState[], settings: KnowledgeSettings): readonly MissingPart[] => {
  const { feeds, vendors } = settings;
  const isVendored = vendors.length > 0;
  return [
    ...(isVendored || lists.some(isSanctionsList) ? [] : [sanctionsPart(settings)]),
    ...(isVendored || lists.some(isThreatList)
      ? []
      : [
          {
            what: 'scam list',
            cost: 'none is loaded: the address of a known thief is not recognised',
            remedy: feeds.some(isThreatFeed)
              ? FETCHED
              : 'Set FEEDS=recommended, or import one: npx signgate feeds import',
          },
        ]),
    ...(lists.some(isSitesList)
      ? []
      : [
          {
            what: 'site list',
            cost: 'none is loaded: a known phishing site that asks for a signature is not recognised',
            remedy: feeds.some(isSitesFeed)
              ? FETCHED
              : 'Set FEEDS=recommended, or import one: npx signgate feeds import',
          },
        ]),
  ];
};
