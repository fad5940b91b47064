import { officialContracts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import { listedTokens } from '../../../adapters/tokens/bundled-registry/listed-tokens.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { seededRandom } from '../faults/support/random.js';
import { CONTRACT_SOURCES } from './data/contract-sources.js';
import { TOKEN_LISTS } from './data/token-lists.js';
import type { PackageShelf } from './packages.js';
import { namings } from './second-source.js';
import { SECOND_VOICES, sayingsOf } from './token-rows.js';

/** One bundled row beside what other packages say: null where none names it. */
interface Compared {
  readonly row: string;
  readonly by: readonly string[];
  readonly agrees: boolean | null;
}

/** Every bundled contract of a chain: another package names the same address. */
const comparedContracts = (shelf: PackageShelf): readonly Compared[] => {
  const named = namings(CONTRACT_SOURCES, shelf);
  return officialContracts().flatMap(({ address, chains, name, source }) => {
    const by = [...(named.get(address) ?? [])].filter((other) => !source.startsWith(`${other} `));
    return chains.map((chain) => ({
      row: `${chain} ${address} ${name}`,
      by,
      agrees: by.length === 0 ? null : true,
    }));
  });
};

/** Every bundled token: all lists but the first that name its contract say the same symbol and decimals. */
const comparedTokens = (shelf: PackageShelf): readonly Compared[] => {
  const sayings = sayingsOf(TOKEN_LISTS, shelf);
  return listedTokens().map(({ chain, contract, token: { symbol, on } }) => {
    const decimals = on[chain]?.decimals;
    const all = (sayings.get(`${chain} ${contract}`) ?? []).slice(1);
    const counted = all.filter(({ letter }) => !SECOND_VOICES.has(letter));
    const others = counted.length > 0 ? counted : all;
    return {
      row: `${chain} ${contract} ${symbol} ${String(decimals)}`,
      by: others.map(({ letter }) => TOKEN_LISTS.find((list) => list.letter === letter)?.name ?? ''),
      agrees:
        others.length === 0
          ? null
          : others.some((said) => tokenKey(said.symbol) === tokenKey(symbol)) &&
            others.every((said) => said.decimals === decimals),
    };
  });
};

/** Draws rows until so many are found that a second package names. */
export const drawSample = (shelf: PackageShelf, size: number, seed: number) => {
  const rows = [...comparedContracts(shelf), ...comparedTokens(shelf)];
  const random = seededRandom(seed);
  const drawn: Compared[] = [];
  let unnamed = 0;
  while (drawn.length < size && rows.length > 0) {
    const [row] = rows.splice(random.between(0, rows.length - 1), 1);
    if (row === undefined) break;
    if (row.agrees === null) unnamed += 1;
    else drawn.push(row);
  }
  return { drawn, unnamed, differing: drawn.filter(({ agrees }) => agrees === false) };
};
