import { officialContracts, officialParts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import type { KeptRows } from './contract-rows.js';
import type { ContractSource } from './data/contract-sources.js';

/** What the data holds of a source: a repository whose folder is not given keeps its rows. */
export const keptRows =
  (sources: readonly ContractSource[]): KeptRows =>
  (place) => {
    const { name, version, published } = sources[place] ?? { name: '', version: '', published: '' };
    const tables = [
      [officialContracts(), false],
      [officialParts(), true],
    ] as const;
    return tables.flatMap(([table, isPart]) =>
      table
        .filter(({ source }) => source === `${name} ${version} of ${published}`)
        .flatMap(({ chains, address, name: title, receives, upgradeable }) =>
          chains.map((chain) => ({
            ...{ chain, address, name: title, receives, isPart, source: place },
            upgradeable: upgradeable === true ? (true as const) : null,
            ...{ isForUsers: !isPart, isOfPeople: false },
          })),
        ),
    );
  };
