import { createHash } from 'node:crypto';
import { ALL_CHAINS } from '../../../domain/chains/index.js';
import { FeedOptionsError } from '../../../ports/platform/feeds.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { OfficialContracts } from '../../../ports/sources/contracts.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';
import type { ContractClash, ListArchive, ListClash } from '../../../ports/stores/lists.js';
import type { RegisteredContract } from '../../../ports/stores/registered-contracts.js';
import type { ContractImport } from './feed-import.js';
import { hashed } from './read-feed.js';
import { type FeedImportReport, newReading, type ListReading, replaceList } from './replace-list.js';

export interface ContractDependencies {
  readonly archive: ListArchive;
  /** The bundled registry of official tokens. */
  readonly tokens: TokenRegistry;
  readonly official: OfficialContracts;
  readonly clock: Clock;
}

/** A registry without a maximum age would vouch for ever, so it would count for nothing. */
export const NEEDS_MAX_AGE = 'a registry of contracts vouches only while it is fresh: give --max-age';

/**
 * Replaces the list of the same source by a registry of contracts, in one transaction: any failure, and any mistake in
 * the file, leaves the old list. In force on every instance within 5 s. Its clashes are rows that count for nothing,
 * and contracts that a list accuses, which stay accused. Rejects with `ImportRefusedError`, with `FeedOptionsError`
 * where no maximum age is given, and as the format's reader does.
 */
export const importContracts = async (
  { archive, tokens, official, clock }: ContractDependencies,
  wish: ContractImport,
): Promise<FeedImportReport> => {
  if (wish.maxAgeSeconds === null) throw new FeedOptionsError(NEEDS_MAX_AGE);
  const reading = newReading();
  const clashes: ListClash[] = [];
  const clashWith = (kind: ContractClash, { key, chain, name }: RegisteredContract, bundled: string): void =>
    void clashes.push({ key, chain, symbol: name, contract: kind, lists: [bundled, wish.source].sort() });
  const rows = async function* (): AsyncGenerator<RegisteredContract> {
    const contracts = await readAll(wish, reading);
    const ofTokens = await tokenContractsAmong(contracts, tokens);
    for (const contract of contracts) {
      const standing = official.standingOf(contract);
      if (standing !== 'same' && ofTokens.has(idOf(contract))) {
        // what the token registry knows of a token's contract must not be outweighed
        skip(reading, 'token_contract');
        clashWith('token', contract, 'bundled-registry');
        continue;
      }
      if (standing !== 'same' && standing !== 'unknown') clashWith(standing, contract, 'local-registry');
      yield contract;
    }
  };
  const report = await replaceList({ archive, clock }, wish, reading, (list, finish) =>
    archive.replaceContracts(list, rows(), finish),
  );
  return { ...report, clashes: [...clashes, ...(await archive.contractClashes(wish.source))] };
};

const idOf = ({ chain, key }: RegisteredContract): string => `${chain} ${key}`;

const skip = (reading: ListReading, reason: string, count = 1): void => {
  if (count > 0) reading.skipped.set(reason, (reading.skipped.get(reason) ?? 0) + count);
};

const readAll = async (
  { format, file }: ContractImport,
  reading: ListReading,
): Promise<readonly RegisteredContract[]> => {
  const hash = createHash('sha256');
  const { read, contracts } = await format.readRegistry(hashed(file, hash));
  reading.hash = hash.digest('hex');
  reading.read = read;
  skip(reading, 'duplicate', read - contracts.length);
  return contracts;
};

/** Those that the token registry knows as a token's own contract. */
const tokenContractsAmong = async (
  contracts: readonly RegisteredContract[],
  tokens: TokenRegistry,
): Promise<ReadonlySet<string>> => {
  const perChain = await Promise.all(
    ALL_CHAINS.map(async (chain) => {
      const keys = contracts.filter((contract) => contract.chain === chain).map(({ key }) => key);
      if (keys.length === 0) return [];
      const { tokenContracts } = await tokens.lookUp({ chain, symbol: '', keys }, new AbortController().signal);
      return tokenContracts.map(({ key }) => `${chain} ${key}`);
    }),
  );
  return new Set(perChain.flat());
};
