import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { Application, CheckOutcome } from '../../../src/application/api.js';
import { TOKENS } from '../../../src/composition.js';
import { loadSettings } from '../../../src/config.js';
import { startServers } from '../../../src/http/server/server.js';
import { runProcess } from '../../../src/runtime/run-process.js';
import { openInstance } from '../../../src/runtime/instance.js';

/**
 * The service without what makes it a check: its HTTP interface, keys, limits and storage as they are, but only the
 * first call is judged. Every later one stores that record again under its own id, with no facts gathered, nothing
 * decided, no record written out and nothing left in history. Set up by the service's own settings.
 */
const storingAgain = (judge: Application['checkTransaction'], checks: CheckStore): Application['checkTransaction'] => {
  let first: Promise<{ readonly outcome: CheckOutcome; readonly recordJson: string }> | null = null;
  const judged = async (...call: Parameters<Application['checkTransaction']>) => {
    const outcome = await judge(...call);
    const stored = await checks.find(call[0].scope, call[2].requestId);
    if (stored === null) throw new Error('The check that was stored is not there');
    return { outcome, recordJson: stored.recordJson };
  };
  return async (caller, request, call) => {
    const { outcome, recordJson } = await (first ??= judged(caller, request, call));
    const { requestId, arrivedAt } = call;
    const { record, timings } = outcome;
    const handedOverAt = performance.now();
    await checks.append({
      requestId,
      scope: caller.scope,
      keyId: caller.keyId,
      checkedAtMs: Date.now(),
      action: record.decision.recommendedAction,
      route: 'transaction',
      direction: record.intent.direction,
      durationMs: handedOverAt - arrivedAt,
      timings,
      recordJson,
      findingCodes: [],
      history: [],
    });
    return {
      record: { ...record, requestId },
      timings: { parseMs: 0, gatherMs: 0, decideMs: 0, recordMs: performance.now() - handedOverAt },
    };
  };
};

const settings = loadSettings();
await runProcess(settings, createPinoLogger({ level: settings.logLevel }), async (_, logger, resources, stopping) => {
  const { container } = await openInstance(settings, logger, resources, stopping, 'service');
  resources.add('rate limiter', () => container.resolve(TOKENS.rateLimiter).close());
  resources.add('usage recorder', () => container.resolve(TOKENS.usageRecorder).worker.close());
  const application = container.resolve(TOKENS.application);
  const checkTransaction = storingAgain(application.checkTransaction, container.resolve(TOKENS.stores).checks);
  const servers = await startServers({ application: { ...application, checkTransaction }, settings, logger });
  resources.add('servers', () => servers.drain());
  process.stdout.write(`the frame listens on ${servers.url}\n`);
});
