import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { declaredEffects } from './effects.js';

/** Says what the request itself declares. Nothing is executed, which its mode says. */
export const localRules: ProviderManifest<'simulation', Record<string, never>> = {
  id: 'local-rules',
  name: 'Declared effects',
  port: 'simulation',
  kind: 'local',
  mandatory: false,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: () => ({
    supports: () => true,
    simulate: ({ intent }, signal) => {
      refuseEnded(signal);
      return { mode: 'declared-intent', effects: declaredEffects(intent), execution: null, asOf: null };
    },
    close: async () => undefined,
  }),
};
