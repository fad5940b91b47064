import { contains, type Effect } from './row.js';

/** Code of another account that runs in the name and storage of `self`: what it calls stands below it. */
export const delegates = (self: string, to: string, data: string): Effect =>
  contains({ kind: 'delegatecall', from: self, to, target: to, function: null }, [
    { call: { from: self, to, self, value: 0n, data } },
  ]);

/**
 * Safe's own batching contracts, which a Safe runs by delegatecall in the ordinary way: MultiSend and MultiSendCallOnly
 * 1.3.0 and 1.4.1. Version 1, 2026-11-22. Source: safe-deployments, the addresses that are the same on every chain.
 */
export const OFFICIAL_MULTI_SENDS: ReadonlySet<string> = new Set([
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
]);
