import type { AccountState } from '../../../domain/facts/contract/account-state.js';
import { demonstrationNumber } from '../../../domain/intent/demonstration-addresses.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';

interface Statement {
  readonly name: string;
  readonly verified: boolean | null;
  readonly upgradeable: boolean | null;
  readonly state?: AccountState;
}

/** A wallet: no code at its address. */
const wallet = (frozenBy: readonly string[]): AccountState => ({
  ...{ code: 'none', implementation: null, admin: null, owner: null, delegate: null, age: 'used', frozenBy },
});

/** What each reserved address is to checks. */
const CONTRACTS: ReadonlyMap<number, Statement> = new Map([
  [0xde300002, { name: 'Examplia Exchange deposit contract (fictional)', verified: true, upgradeable: false }],
  [0xde30c001, { name: 'Demonstration verified contract (fictional)', verified: true, upgradeable: false }],
  [
    0xde30c002,
    { name: 'Demonstration unverified upgradeable contract (fictional)', verified: false, upgradeable: true },
  ],
  [
    0xde30c003,
    {
      name: 'Demonstration account, frozen by an issuer (fictional)',
      ...{ verified: null, upgradeable: null, state: wallet(['DEMO']) },
    },
  ],
  [0xde30c004, { name: 'Demonstration wallet (fictional)', verified: null, upgradeable: null, state: wallet([]) }],
]);

/** Synthetic statements about reserved contract addresses, for sandbox keys only. */
export const demonstrationContracts: ProviderManifest<'contracts'> = {
  id: 'demonstration-contracts',
  name: 'Demonstration contracts',
  port: 'contracts',
  kind: 'demonstration',
  mandatory: false,
  deadlineMs: 250,
  onByDefault: true,
  sandboxOnly: true,
  configSchema: { type: 'object', additionalProperties: false },
  create: (_config, { clock }) => ({
    supports: () => true,
    lookUp: async (_chain, key, signal) => {
      refuseEnded(signal);
      const number = demonstrationNumber(key);
      const known = number === null ? undefined : CONTRACTS.get(number);
      return {
        key,
        name: known?.name ?? null,
        verified: known?.verified ?? null,
        upgradeable: known?.upgradeable ?? null,
        receives: known?.verified === true ? 'anything' : null,
        state: known?.state ?? null,
        known: null,
        sourceName: 'Signgate demonstration evidence (synthetic)',
        observedAt: known === undefined ? null : new Date(clock.now()).toISOString(),
        demonstration: known !== undefined,
        asOf: null,
      };
    },
    close: async () => undefined,
  }),
};
