import { type AddressLists, createAddressLists } from './address-lists.js';
import { type Attributions, createAttributions } from './attributions.js';
import type { StatementDependencies } from './statements.js';

/** What partners say themselves. */
export interface Stating {
  readonly addressLists: AddressLists;
  readonly attributions: Attributions;
}

export const createStating = (ports: StatementDependencies): Stating => ({
  addressLists: createAddressLists(ports),
  attributions: createAttributions(ports),
});
