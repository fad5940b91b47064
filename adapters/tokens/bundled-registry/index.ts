import { hash } from 'node:crypto';
import type { Holdings, ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { LISTED_TOKENS } from './data/listed-tokens.js';
import { BUNDLED_TOKENS, TOKEN_TABLE } from './data/tokens.js';
import { listedTokens } from './listed-tokens.js';
import { answerFor } from './registry.js';

/** Reading all rows takes milliseconds: once is enough, since they never change. */
let held: Holdings | undefined;
const heldNow = (): Holdings => ({
  rows: BUNDLED_TOKENS.reduce((rows, { on }) => rows + Object.keys(on).length, listedTokens().length),
  sha256: hash('sha256', JSON.stringify([BUNDLED_TOKENS, LISTED_TOKENS]), 'hex'),
  asOf: TOKEN_TABLE.asOf,
});

/**
 * The native and main tokens of every chain, from a dated table that is part of the service. Needs no settings and no
 * network.
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
  holdings: () => (held ??= heldNow()),
  create: () => ({
    supports: () => true,
    lookUp: (request, signal) => {
      refuseEnded(signal);
      return answerFor(request);
    },
    close: async () => undefined,
  }),
};
