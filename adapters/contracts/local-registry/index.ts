import { hash } from 'node:crypto';
import type { Chain } from '../../../domain/chains/index.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import type { Holdings, ProviderManifest } from '../../../ports/sources/provider.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import { type Soon, whenAllThere, whenThere } from '../../../domain/shared/soon.js';
import { fromLists } from '../../shared/from-lists.js';
import { bundledAccount, bundledContract } from './bundled.js';
import { CONTRACT_TABLE, KNOWN_CONTRACTS, type KnownContract } from './data/contracts.js';
import { OFFICIAL_CONTRACTS } from './data/official-contracts.js';
import { OFFICIAL_PARTS } from './data/official-parts.js';
import { officialContracts, officialPart, officialParts } from './official-contracts.js';
import { type Recognised, recognised } from './recognised.js';
import { withMembers } from '../../../domain/shared/with-members.js';

type Account = ContractAnswer['known'];

const unknownAnswer = (key: string, account: Account): ContractAnswer => ({
  key,
  name: null,
  verified: null,
  upgradeable: null,
  receives: null,
  state: null,
  known: account,
  sourceName: 'Local contract registry',
  observedAt: null,
  demonstration: false,
  asOf: CONTRACT_TABLE.asOf,
});

/** Of a bundled contract a later registry adds what warns alone: that its code can change, that a payment is lost. */
const bundledAnswer = (key: string, known: KnownContract, later: Recognised | null, account: Account): ContractAnswer =>
  withMembers(unknownAnswer(key, account), {
    name: known.name,
    verified: known.verified,
    upgradeable: known.upgradeable ?? later?.upgradeable ?? null,
    receives: known.receives ?? (later?.receives === 'nothing' ? 'nothing' : null),
    sourceName: [`Local contract registry, after ${known.source}`, ...(later === null ? [] : [later.sourceName])].join(
      '; ',
    ),
    observedAt: CONTRACT_TABLE.asOf,
  });

/** Of a part: what it is called, and whether a payment to it is lost. Nobody vouches for calling it. */
const partAnswer = (key: string, part: KnownContract | undefined, account: Account): ContractAnswer =>
  part === undefined ? unknownAnswer(key, account) : bundledAnswer(key, part, null, account);

const importedAnswer = (
  key: string,
  { name, receives, upgradeable, ...found }: Recognised,
  account: Account,
): ContractAnswer =>
  withMembers(unknownAnswer(key, account), {
    name,
    verified: true,
    receives,
    upgradeable,
    sourceName: found.sourceName,
    observedAt: found.date,
    asOf: found.publishedAt,
  });

const answerFor = (lists: ListStore, clock: Clock, chain: Chain, key: string): Soon<ContractAnswer> => {
  const known = bundledContract(chain, key);
  const standing = known === undefined ? 'unknown' : 'same';
  const found = recognised(lists, { chain, key, nowMs: clock.now() }, standing);
  return whenThere(whenAllThere([bundledAccount(chain, key), found]), ([account, named]) => {
    if (known !== undefined) {
      const later = named !== null && named.date > CONTRACT_TABLE.asOf.slice(0, 10) ? named : null;
      return bundledAnswer(key, known, later, account);
    }
    if (named === null) return partAnswer(key, officialPart(chain, key), account);
    // what a registry names passes for nothing
    return importedAnswer(key, named, account === null ? null : withMembers(account, { imitates: null }));
  });
};

/** Reading all rows takes milliseconds: once is enough, since they never change. */
let held: Holdings | undefined;
const heldNow = (): Holdings => ({
  rows: [...KNOWN_CONTRACTS, ...officialContracts(), ...officialParts()].reduce(
    (rows, { chains }) => rows + chains.length,
    0,
  ),
  sha256: hash('sha256', JSON.stringify([KNOWN_CONTRACTS, OFFICIAL_CONTRACTS, OFFICIAL_PARTS]), 'hex'),
  asOf: CONTRACT_TABLE.asOf,
});

/**
 * Contracts of well-known protocols from dated tables of the service, and after them from imported registries. Needs no
 * settings and no network.
 */
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
  create: (_config, { lists, clock }) => ({
    supports: () => true,
    lookUp: (chain, key, signal) =>
      fromLists(signal, 'registries of contracts', () => answerFor(lists, clock, chain, key)),
    close: async () => undefined,
  }),
};
