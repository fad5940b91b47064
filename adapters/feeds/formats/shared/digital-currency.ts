import type { Candidate } from './candidate.js';

const TYPE_FORM = /^Digital Currency Address - ([A-Za-z0-9]{1,10})$/;

/**
 * The asset of an OFAC feature or identification type (`Digital Currency Address - ETH`), or null for any other type.
 */
export const assetOfType = (type: string): string | null => TYPE_FORM.exec(type.trim())?.[1] ?? null;

/** A party of the SDN list, by OFAC's own number: `FixedRef`, `uid` and `ent_num` are the same one. */
export interface SdnParty {
  readonly uid: string;
  readonly name: string;
}

/**
 * One digital-currency address of a party. The asset label names no chain. The reference is OFAC's number of the party,
 * with the programmes that it is listed under.
 */
export const sdnCandidate = (
  party: SdnParty,
  asset: string,
  address: string,
  { date = null, programmes = [] }: { readonly date?: string | null; readonly programmes?: readonly string[] } = {},
): Candidate => ({
  kind: 'candidate',
  address,
  chainHint: { by: 'asset', asset },
  category: 'sanctions',
  entity: party.name,
  reference: programmes.length === 0 ? party.uid : `${party.uid} (${programmes.join(', ')})`,
  date,
  programmes,
});
