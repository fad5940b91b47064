import { addressKey } from '../../../domain/intent/address.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { Lookup, Verified } from './wire.js';

/** Proxies whose code never changes. Source: Sourcify's names of proxy types. */
const FIXED_PROXIES: ReadonlySet<string> = new Set(['EIP1167Proxy', 'FixedProxy']);

/** Throws where the answer is about another contract than was asked. Null: Sourcify does not have its source. */
export const about = (lookup: Lookup, chainId: string, key: string): Verified | null => {
  if (lookup.chainId !== chainId || addressKey(lookup.address) !== key)
    throw new ProviderError('bad_response', 'Sourcify answered about another contract');
  return lookup.match === null ? null : lookup;
};

/** The contracts whose code a proxy runs; empty for what is no proxy, null where Sourcify cannot say. */
export const implementationsOf = ({ proxyResolution }: Verified): readonly string[] | null => {
  const { isProxy, implementations } = proxyResolution;
  if (isProxy === false) return [];
  if (isProxy !== true || implementations === undefined || implementations.length === 0) return null;
  return implementations.map(({ address }) => addressKey(address));
};

/** The code that runs here is that of the source: it is no proxy, and more than its creation was compared. */
const isWholeSource = (known: Verified | null): boolean =>
  known !== null && known.runtimeMatch !== null && implementationsOf(known)?.length === 0;

/**
 * What Sourcify says about exactly this contract. Pure. Of a proxy the source counts only together with that of every
 * contract whose code it runs: `behind`, null where these are not known or too many. It never says `false`: others may
 * have the source.
 */
export const answerOfLookup = (
  key: string,
  known: Verified | null,
  behind: readonly (Verified | null)[] | null,
): ContractAnswer => {
  const isProxy = known?.proxyResolution.isProxy === true;
  const isOpen =
    isWholeSource(known) ||
    (isProxy && known.runtimeMatch !== null && behind !== null && behind.length > 0 && behind.every(isWholeSource));
  return {
    key,
    // its publisher chose the name
    name: null,
    verified: isOpen ? true : null,
    upgradeable: isProxy && !FIXED_PROXIES.has(known.proxyResolution.proxyType ?? '') ? true : null,
    receives: null,
    state: null,
    known: null,
    sourceName: 'Sourcify',
    observedAt: known?.verifiedAt ?? null,
    demonstration: false,
    asOf: null,
  };
};
