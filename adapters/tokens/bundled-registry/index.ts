import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { answerFor } from './registry.js';

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
  create: () => ({
    supports: () => true,
    lookUp: async (request, signal) => {
      refuseEnded(signal);
      return answerFor(request);
    },
    close: async () => undefined,
  }),
};
