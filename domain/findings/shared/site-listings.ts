import type { Facts } from '../../facts/facts.js';
import type { SiteListing } from '../../facts/screening/site-listing.js';

/** What lists say of the sites of a check, in the order of sources. */
export const siteListings = ({ screening }: Facts, match: SiteListing['match']): readonly SiteListing[] =>
  screening.flatMap(({ value }) => (value?.sites ?? []).filter((one) => one.match === match));
