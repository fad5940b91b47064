import type { Chain } from '../../../domain/chains/index.js';
import type { KnownAsset } from '../../../domain/payload/assets.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { Deadline } from '../shared/deadline.js';
import type { WiredSources } from './sources.js';

interface Dependencies {
  readonly sources: Pick<WiredSources, 'token'>;
  readonly logger: Logger;
}

/**
 * Symbol and decimals of contracts by the token registry; a contract that it does not know is not in it. Never rejects:
 * where the registry does not answer in time, nothing is known, which is never ALLOW, and the log says so.
 */
export const assetsKnown = async (
  { sources, logger }: Dependencies,
  chain: Chain,
  keys: readonly string[],
  deadline: Deadline,
): Promise<ReadonlyMap<string, KnownAsset>> => {
  if (keys.length === 0) return NO_ASSETS;
  try {
    return await knownAssets(sources.token, chain, keys, deadline);
  } catch (error) {
    logger.log('warn', 'the token registry did not say what a payload moves', { assets: keys.length, error });
    return NO_ASSETS;
  }
};

const NO_ASSETS: ReadonlyMap<string, KnownAsset> = new Map();

/** What the token registry knows of these contracts: it is asked by contract, then by each symbol that it gave. */
const knownAssets = async (
  { instance }: WiredSources['token'],
  chain: Chain,
  keys: readonly string[],
  deadline: Deadline,
): Promise<ReadonlyMap<string, KnownAsset>> => {
  const lookUp = (symbol: string, asked: readonly string[]) =>
    deadline.wait(instance.lookUp({ chain, symbol, keys: asked }, deadline.signal));
  const { tokenContracts } = await lookUp('', keys);
  const symbols = [...new Set(tokenContracts.map(({ symbol }) => symbol))];
  const answers = new Map(
    await Promise.all(symbols.map(async (symbol) => [symbol, await lookUp(symbol, [])] as const)),
  );
  return new Map(
    tokenContracts.map(({ key, symbol }): [string, KnownAsset] => {
      const answer = answers.get(symbol);
      const isItsOwn = answer?.officialContracts.includes(key) ?? false;
      return [key, { symbol, decimals: isItsOwn ? (answer?.decimals ?? null) : null }];
    }),
  );
};
