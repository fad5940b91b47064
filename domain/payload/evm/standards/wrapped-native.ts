/**
 * Contracts that wrap the native coin one for one, on the seven chains. Their two functions share selectors with many
 * others. Version 1, 2026-11-22. Source: the bundled registry of contracts, where they stand as native wrappers.
 */
const WRAPPED_NATIVE: ReadonlySet<string> = new Set([
  '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  '0x4200000000000000000000000000000000000006',
  '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
]);

/** Whether a contract wraps the native coin. */
export const isWrappedNative = (contract: string): boolean => WRAPPED_NATIVE.has(contract);
