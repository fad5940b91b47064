import { isSitesList } from '../../../domain/facts/screening/lists.js';
import { namesAbove, resembles, type SiteListing } from '../../../domain/facts/screening/site-listing.js';
import type { Soon } from '../../../domain/shared/soon.js';
import type { ImportedList, ListHit, ListStore } from '../../../ports/stores/lists.js';

const listingOf = (host: string, match: SiteListing['match'], { row, list }: ListHit): SiteListing => ({
  ...{ host, match, entry: row.key, source: list.source, publishedAt: list.publishedAt, demonstration: false },
});

/** One of each list: an allow list frees within its own list alone, and goes before it. */
const sitesOf = async (lists: ListStore, host: string): Promise<readonly SiteListing[]> => {
  const [hits, imitated] = await Promise.all([lists.lookUp('site', namesAbove(host)), lists.imitatedSites()]);
  const allowed = hits.filter(({ row }) => row.category === 'allowed_site');
  const said = new Set(allowed.map(({ list }) => list.source));
  const listings = allowed
    .filter(({ row }) => row.key === host || `www.${row.key}` === host)
    .map((hit) => listingOf(host, 'allowed', hit));
  const say = (match: SiteListing['match'], hit: ListHit): void => {
    if (said.has(hit.list.source)) return;
    said.add(hit.list.source);
    listings.push(listingOf(host, match, hit));
  };
  for (const hit of hits) if (hit.row.category === 'phishing_site') say('listed', hit);
  for (const hit of imitated)
    if (!said.has(hit.list.source) && resembles(host, hit.row.key, Number(hit.row.entity))) say('resembles', hit);
  return listings;
};

/** What imported lists of sites say of each host. */
export const sitesFor = (
  lists: ListStore,
  imported: readonly ImportedList[],
  hosts: readonly string[],
): Soon<readonly SiteListing[]> =>
  hosts.length === 0 || !imported.some(isSitesList)
    ? []
    : Promise.all(hosts.map((host) => sitesOf(lists, host))).then((listings) => listings.flat());
