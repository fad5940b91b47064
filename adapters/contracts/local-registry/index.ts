import { hash } from 'node:crypto';
import type { Chain } from '../../../domain/intent/chain.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import type { Holdings, ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { CONTRACT_TABLE, KNOWN_CONTRACTS, type KnownContract } from './data/contracts.js';
import { OFFICIAL_CONTRACTS } from './data/official-contracts.js';
import { officialContract, officialContracts } from './official-contracts.js';

const contractKey = (chain: Chain, address: string): string => (chain === 'solana' ? address : address.toLowerCase());

const BY_KEY: ReadonlyMap<string, KnownContract> = new Map(
  KNOWN_CONTRACTS.flatMap((known) =>
    known.chains.map((chain) => [`${chain} ${contractKey(chain, known.address)}`, known] as const),
  ),
);

const answerFor = (chain: Chain, key: string): ContractAnswer => {
  const comparable = contractKey(chain, key);
  const known = BY_KEY.get(`${chain} ${comparable}`) ?? officialContract(chain, comparable);
  return {
    key,
    name: known?.name ?? null,
    verified: known?.verified ?? null,
    upgradeable: known?.upgradeable ?? null,
    receives: known?.receives ?? null,
    state: null,
    sourceName: known === undefined ? 'Local contract registry' : `Local contract registry, after ${known.source}`,
    observedAt: known === undefined ? null : CONTRACT_TABLE.asOf,
    demonstration: false,
    asOf: CONTRACT_TABLE.asOf,
  };
};

/** Reading all rows takes milliseconds: once is enough, since they never change. */
let held: Holdings | undefined;
const heldNow = (): Holdings => ({
  rows: [...KNOWN_CONTRACTS, ...officialContracts()].reduce((rows, { chains }) => rows + chains.length, 0),
  sha256: hash('sha256', JSON.stringify([KNOWN_CONTRACTS, OFFICIAL_CONTRACTS]), 'hex'),
  asOf: CONTRACT_TABLE.asOf,
});

/** Contracts of well-known protocols from dated tables of the service. Needs no settings and no network. */
export const localRegistry: ProviderManifest<'contracts', Record<string, never>> = {
  id: 'local-registry',
  name: 'Local contract registry',
  port: 'contracts',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  holdings: () => (held ??= heldNow()),
  create: () => ({
    supports: () => true,
    lookUp: async (chain, key, signal) => {
      refuseEnded(signal);
      return answerFor(chain, key);
    },
    close: async () => undefined,
  }),
};
