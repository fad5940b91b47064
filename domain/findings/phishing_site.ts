import { siteListings } from './shared/site-listings.js';
import { isRegisteredSite } from '../intent/site.js';
import { finding } from './finding.js';

/** The site that asks, or that the bytes name, is on a list of sites that phish. Source: domain/decisions.md, 76. */
export const phishingSite = finding({
  code: 'phishing_site',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The site stands on an imported list of sites that phish.',
  advice: 'Sign nothing there; leave the site.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ facts }) =>
    siteListings(facts, 'listed').map(({ host, entry, source, publishedAt }) => {
      const by = `${host === entry ? '' : `, as ${entry},`} is on the list ${source} of ${publishedAt.slice(0, 10)}`;
      // one mistake of a publisher must not stop all that a well-known protocol does
      return isRegisteredSite(host)
        ? {
            ...{ severity: 'HIGH', action: 'REVIEW' },
            message: `The site ${host}${by} of sites that phish, and is a registered protocol's. One of them is wrong.`,
          }
        : { message: `The site ${host}${by} of sites that phish. Sign nothing there; leave the site.` };
    }),
});
