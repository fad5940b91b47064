import type { Logger } from '../../ports/platform.js';
import type { CheckStore } from '../../ports/storage.js';
import type { Application } from './api.js';

/** Ready means: a check made now could be decided and stored. */
export const createReadiness =
  (checks: CheckStore, logger: Logger): Application['readiness'] =>
  async () => {
    try {
      await checks.ping();
      return { ready: true, notReady: [] };
    } catch (error) {
      logger.log('warn', 'not ready', { what: 'storage', error });
      return { ready: false, notReady: [{ what: 'storage', reason: 'the database does not take writes at the moment' }] };
    }
  };
