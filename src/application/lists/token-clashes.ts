import { isLabel } from '../../../domain/facts/screening/category.js';
import { type Chain, ALL_CHAINS, familyOf } from '../../../domain/chains/index.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';
import type { ListClash, ListRow } from '../../../ports/stores/lists.js';

/** How many rows are compared with the token registry at a time. */
const CLASH_BATCH_ROWS = 1_000;

/** Hands rows on and notes every accused address that the bundled registry knows as a token's official contract. */
export async function* watchForClashes(
  rows: AsyncIterable<ListRow>,
  tokens: TokenRegistry,
  source: string,
  clashes: ListClash[],
): AsyncIterable<ListRow> {
  let batch: ListRow[] = [];
  for await (const row of rows) {
    yield row;
    if (isLabel(row.category)) batch.push(row);
    if (batch.length < CLASH_BATCH_ROWS) continue;
    clashes.push(...(await clashesIn(batch, tokens, source)));
    batch = [];
  }
  clashes.push(...(await clashesIn(batch, tokens, source)));
}

const clashesIn = async (
  rows: readonly ListRow[],
  tokens: TokenRegistry,
  source: string,
): Promise<readonly ListClash[]> => {
  const perChain = await Promise.all(
    ALL_CHAINS.map(async (chain: Chain) => {
      const keys = rows
        .filter((row) =>
          row.tokenContract && row.chain !== null ? row.chain === chain : row.family === familyOf(chain),
        )
        .map((row) => row.key);
      if (keys.length === 0) return [];
      const { tokenContracts } = await tokens.lookUp({ chain, symbol: '', keys }, new AbortController().signal);
      return tokenContracts.map(({ key, symbol }) => ({
        key,
        chain,
        symbol,
        lists: [source, 'bundled-registry'].sort(),
      }));
    }),
  );
  return perChain.flat();
};
