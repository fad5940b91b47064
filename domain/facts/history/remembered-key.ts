import type { ParsedAddress } from '../../intent/address.js';
import { isDemonstrationKey } from '../../intent/demonstration-addresses.js';

/** The key under which history may know an address; null for an invalid one and one reserved for demonstrations. */
export const rememberedKey = ({ key, problem }: ParsedAddress): string | null =>
  key === null || problem !== null || isDemonstrationKey(key) ? null : key;
