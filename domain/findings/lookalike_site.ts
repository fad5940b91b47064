import { hostsOf } from '../facts/screening/site-listing.js';
import { imitatedSite } from '../intent/site.js';
import { finding } from './finding.js';
import { siteListings } from './shared/site-listings.js';

/** The site that asks, or that a sign-in names, is built to be taken for another. Source: domain/decisions.md, 57. */
export const lookalikeSite = finding({
  code: 'lookalike_site',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The site looks like a well-known one and is another.',
  advice: 'Do not sign there; open the site that you mean by its own address.',
  needs: ['request', 'bundled_data', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, payload, facts }) => {
    // who keeps such a list looked at this very site: that goes before a resemblance, and before no list of others
    const known = new Set(siteListings(facts, 'allowed').map(({ host }) => host));
    const built = hostsOf({ intent, payload }).flatMap((host) => {
      const imitated = known.has(host) ? null : imitatedSite(host);
      if (imitated === null) return [];
      return [
        { host, like: imitated === 'unknown' ? 'mixes look-alike letters' : `looks like ${imitated} and is not` },
      ];
    });
    const listed = siteListings(facts, 'resembles')
      .filter(({ host }) => !known.has(host) && !built.some((one) => one.host === host))
      .map(({ host, entry, source }) => ({ host, like: `looks like ${entry} and is not, by the list ${source}` }));
    return [...built, ...listed].map(({ host, like }) => ({
      message: `The site ${host} ${like}. Do not sign there; open the site that you mean by its own address.`,
    }));
  },
});
