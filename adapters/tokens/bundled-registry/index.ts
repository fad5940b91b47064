import { ProviderError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { TokenAnswer, TokenRequest } from '../../../ports/sources/tokens.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { importedPrice } from './imported-price.js';
import { answerFor, tokenOf } from './registry.js';

const lookUp = async (request: TokenRequest, lists: ListStore): Promise<TokenAnswer> => {
  const token = tokenOf(request.chain, request.symbol);
  return answerFor(request, token === undefined ? null : await importedPrice(lists, token));
};

/**
 * The native and main tokens of every chain, from a dated table that is part of the service, with the prices of
 * imported lists where these are later. Needs no settings and no network.
 */
export const bundledRegistry: ProviderManifest<'token', Record<string, never>> = {
  id: 'bundled-registry',
  name: 'Bundled token registry',
  port: 'token',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: (_config, { lists }) => ({
    supports: () => true,
    lookUp: async (request, signal) => {
      refuseEnded(signal);
      try {
        return await lookUp(request, lists);
      } catch (cause) {
        // an older price in its place would judge a large amount as a small one
        throw new ProviderError('not_loaded', 'The imported prices could not be read.', { cause });
      }
    },
    close: async () => undefined,
  }),
};
