import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { encodeValues } from '../payload-bytes.js';

/** The contracts of the test chain: sources, and beside them what the compiler made of them. */
export const CONTRACTS_FOLDER = new URL('../../../../test/support/chain/contracts/', import.meta.url);
export const ARTEFACTS_FILE = new URL('artefacts.json', CONTRACTS_FOLDER);

export interface Artefact {
  readonly abi: readonly unknown[];
  /** What is sent to deploy it, without arguments. Hex behind `0x`. */
  readonly bytecode: string;
  /** What then stands at its address, but for its immutable values. */
  readonly deployedBytecode: string;
}

export interface Artefacts {
  /** As the compiler names itself: `0.8.30+commit…`. */
  readonly compiler: string;
  /** Of `sourcesHash`: SHA-256, hex. */
  readonly sources: string;
  readonly contracts: Readonly<Record<string, Artefact>>;
}

/** The text of each source by its file name. */
export const readSources = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(CONTRACTS_FOLDER)
      .filter((file) => file.endsWith('.sol'))
      .sort()
      .map((file) => [file, readFileSync(new URL(file, CONTRACTS_FOLDER), 'utf8')]),
  );

/** What the artefacts are made from, as one SHA-256: any change of a source, or of its name, changes it. */
export const sourcesHash = (sources: Readonly<Record<string, string>>): string =>
  createHash('sha256').update(JSON.stringify(sources)).digest('hex');

export const readArtefacts = (): Artefacts => JSON.parse(readFileSync(ARTEFACTS_FILE, 'utf8')) as Artefacts;

let artefacts: Artefacts | null = null;

/** Throws where there is no contract of this name. */
export const artefactOf = (name: string): Artefact => {
  artefacts ??= readArtefacts();
  const artefact = artefacts.contracts[name];
  if (artefact === undefined) throw new Error(`There is no contract ${name}: npm run contracts`);
  return artefact;
};

/** What is sent to deploy a contract. `types`: those of its constructor, as in `address,uint256`. */
export const deploymentOf = (name: string, types = '', values: readonly AbiValue[] = []): string =>
  artefactOf(name).bytecode + encodeValues(types, values).slice(2);
