import { DESCRIBED_CONTRACTS } from '../../../adapters/contracts/local-registry/data/clear-signing.js';
import { checksumForm } from '../../../domain/intent/address.js';
import type { ContractSource } from './data/contract-sources.js';
import { SECOND_PACKAGES } from './data/second-packages.js';
import { literalsOf } from './literals.js';
import type { PackageShelf } from './packages.js';

/**
 * Read where no package is made of it: the page of a maker, or the constants of another. By address, in lower case.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '0xdd3f50f8a6cafbe9b31a427582963f465e745af8': [
    'rocket-pool/docs.rocketpool.net 01831f7c6f7f',
    'KyberNetwork/kyberswap-dex-lib 0b8c79379766',
  ],
};

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** What could be an address in a file that is only searched: hex, or base58 of 32 bytes. */
const WORDS = /\b(?:0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})\b/g;

/** The names of packages by address, EIP-55 or base58. */
class Namings {
  readonly found = new Map<string, Set<string>>();

  add(word: string, name: string): void {
    const address = ADDRESS.test(word) ? checksumForm(word.toLowerCase()) : word;
    this.found.set(address, (this.found.get(address) ?? new Set()).add(name));
  }
}

/**
 * Address, EIP-55 or base58 → the packages that name it, those for comparison and the pinned copy of the ERC-7730
 * registry included.
 */
export const namings = (
  sources: readonly ContractSource[],
  shelf: PackageShelf,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const namesOf = new Namings();
  for (const { places, ...pinned } of sources.filter((source) => shelf.has(source)))
    for (const { file: files } of places)
      for (const { file, content } of shelf.read(pinned, files))
        for (const { path, text } of literalsOf(file, content))
          for (const word of [text, ...path]) namesOf.add(word, pinned.name);
  for (const { files, ...pinned } of SECOND_PACKAGES)
    for (const { content } of shelf.read(pinned, files))
      for (const [word] of content.matchAll(WORDS)) namesOf.add(word, pinned.name);
  for (const [word] of DESCRIBED_CONTRACTS.matchAll(WORDS))
    namesOf.add(word, 'ethereum/clear-signing-erc7730-registry');
  for (const [address, pages] of Object.entries(PAGES)) for (const page of pages) namesOf.add(address, page);
  return namesOf.found;
};
