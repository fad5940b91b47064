import { isSitesList, oldestListDate } from '../../../domain/facts/screening/lists.js';
import { familyOf } from '../../../domain/chains/index.js';
import type { ImportedList, ListHit, ListStore } from '../../../ports/stores/lists.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { ScreeningAnswer, ScreeningRequest } from '../../../ports/sources/screening.js';
import { type Soon, whenAllThere, whenThere } from '../../../domain/shared/soon.js';
import { fromLists } from '../../shared/from-lists.js';
import { listStateOf, signalsFor } from './signals.js';
import { namesAbove, resembles, type SiteListing } from '../../../domain/facts/screening/site-listing.js';

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
const sitesFor = (
  lists: ListStore,
  imported: readonly ImportedList[],
  hosts: readonly string[],
): Soon<readonly SiteListing[]> =>
  hosts.length === 0 || !imported.some(isSitesList)
    ? []
    : Promise.all(hosts.map((host) => sitesOf(lists, host))).then((listings) => listings.flat());

const screen = (lists: ListStore, request: ScreeningRequest): Soon<ScreeningAnswer> =>
  whenThere(lists.lists(), (imported) => {
    const hits = imported.length === 0 ? [] : lists.lookUp(familyOf(request.chain), request.subjectKeys);
    const sites = sitesFor(lists, imported, request.hosts ?? []);
    return whenThere(whenAllThere([hits, sites]), ([found, listings]) => ({
      signals: signalsFor(request.chain, request.subjectKeys, found),
      asOf: oldestListDate(imported),
      note: `${String(imported.length)} imported ${imported.length === 1 ? 'list' : 'lists'}`,
      lists: imported.map(listStateOf),
      sites: listings,
    }));
  });

/** Exact matches with the lists that the operator imported. No list at all is an answer, and says so in coverage. */
export const localSignals: ProviderManifest<'screening', Record<string, never>> = {
  id: 'local-signals',
  name: 'Imported lists',
  port: 'screening',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: (_config, { lists }) => ({
    supports: () => true,
    screen: (request, signal) => fromLists(signal, 'lists', () => screen(lists, request)),
    close: async () => undefined,
  }),
};
