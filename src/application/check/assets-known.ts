import type { Chain } from '../../../domain/chains/index.js';
import type { KnownAsset } from '../../../domain/payload/assets.js';
import { type Soon, soonOr, whenAllThere, whenThere } from '../../../domain/shared/soon.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { Deadline } from '../shared/deadline.js';
import { signalFor } from './ask-source.js';
import type { WiredSources } from './sources.js';

interface Dependencies {
  readonly sources: Pick<WiredSources, 'token'>;
  readonly logger: Logger;
}

/**
 * Symbol and decimals of contracts by the token registry; a contract of which it does not know both is not in it. Never
 * rejects: where the registry does not answer in time, nothing is known, which is never ALLOW, and the log says so.
 */
export const assetsKnown = (
  { sources, logger }: Dependencies,
  chain: Chain,
  keys: readonly string[],
  deadline: Deadline,
): Soon<ReadonlyMap<string, KnownAsset>> => {
  if (keys.length === 0) return NO_ASSETS;
  const failed = (error: unknown): ReadonlyMap<string, KnownAsset> => {
    logger.log('warn', 'the token registry did not answer about the tokens of a payload', {
      assets: keys.length,
      error,
    });
    return NO_ASSETS;
  };
  return soonOr(() => knownAssets(sources.token, chain, keys, deadline), failed);
};

const NO_ASSETS: ReadonlyMap<string, KnownAsset> = new Map();

/** What the token registry knows of these contracts: it is asked by contract, then by each symbol that it gave. */
const knownAssets = (
  { instance, manifest }: WiredSources['token'],
  chain: Chain,
  keys: readonly string[],
  deadline: Deadline,
): Soon<ReadonlyMap<string, KnownAsset>> => {
  const signal = signalFor(manifest, deadline);
  const lookUp = (symbol: string, asked: readonly string[]) =>
    deadline.wait(instance.lookUp({ chain, symbol, keys: asked }, signal));
  return whenThere(lookUp('', keys), ({ tokenContracts }) => {
    const symbols = [...new Set(tokenContracts.map(({ symbol }) => symbol))];
    return whenThere(whenAllThere(symbols.map((symbol) => lookUp(symbol, []))), (answers) => {
      const known = tokenContracts.flatMap(({ key, symbol }): readonly [string, KnownAsset][] => {
        const { officialContracts = [], decimals = null } = answers[symbols.indexOf(symbol)] ?? {};
        return decimals !== null && officialContracts.includes(key) ? [[key, { symbol, decimals }]] : [];
      });
      return new Map(known);
    });
  });
};
