import { hostOfOrigin, imitatedSite } from '../intent/site.js';
import { finding, NO_FINDINGS } from './finding.js';

/** The site that asks, or that a sign-in names, is built to be taken for another. Source: domain/decisions.md, 57. */
export const lookalikeSite = finding({
  code: 'lookalike_site',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The site looks like a well-known one and is another.',
  advice: 'Do not sign there; open the site that you mean by its own address.',
  needs: ['bytes', 'bundled_data'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) => {
    const origins = [payload?.askedBy, payload?.origin].filter((origin) => origin !== null && origin !== undefined);
    const hosts = [...new Set(origins.map(hostOfOrigin))];
    return hosts.flatMap((host) => {
      const imitated = imitatedSite(host);
      if (imitated === null) return NO_FINDINGS;
      const like = imitated === 'unknown' ? 'mixes look-alike letters' : `looks like ${imitated} and is not`;
      return [
        { message: `The site ${host} ${like}. Do not sign there; open the site that you mean by its own address.` },
      ];
    });
  },
});
