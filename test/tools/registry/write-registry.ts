import type { ContractRow } from './contract-rows.js';
import { type ContractSource, PINNED_ON } from './data/contract-sources.js';

/** What of a source the file needs. */
export type NamedSource = Pick<ContractSource, 'name' | 'version' | 'published'> & {
  readonly places: readonly Pick<ContractSource['places'][number], 'maker'>[];
};

/** The longest maker of the source with whose name the contract's begins; of a descriptor the first word. */
const protocolOf = (name: string, { places }: NamedSource): string =>
  places
    .map(({ maker }) => maker)
    .filter((maker) => maker !== '' && name.startsWith(maker))
    .sort((left, right) => right.length - left.length)[0] ?? name.replace(/ .*$/, '');

/**
 * The contracts as a list that `feeds import --format signgate-contracts` takes, a line for each, so that two of them
 * can be compared.
 */
export const registryFile = (sources: readonly NamedSource[], rows: readonly ContractRow[]): string => {
  const lines = rows.map(({ chain, address, name, receives, upgradeable, source: place }) => {
    const source = sources[place];
    if (source === undefined) throw new Error(`${name} has no source`);
    const { name: from, version, published } = source;
    const named = { chain, address, name, protocol: protocolOf(name, source), receives, upgradeable };
    return `    ${JSON.stringify({ ...named, source: from, version, date: published })}`;
  });
  const head = `  "format": "signgate-contracts",\n  "schema": 1,\n  "published": "${PINNED_ON}",\n  "contracts": [`;
  return `{\n${head}\n${lines.join(',\n')}\n  ]\n}\n`;
};
