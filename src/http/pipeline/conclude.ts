import { ACTIONS } from '../../../domain/verdict/action.js';
import type { Application, Logger } from '../../application/api.js';
import type { HttpMetrics } from '../metrics/metrics.js';
import type { Exchange } from './exchange.js';

/** The name of a request that matched no route, in metrics and logs: its path is the caller's text and stays out. */
const NO_ROUTE = 'unmatched';

export interface Observers {
  readonly application: Application;
  readonly logger: Logger;
  readonly metrics: HttpMetrics;
}

/**
 * Counts an answered request, records its usage and writes its one line in the log. None of them holds an address, a
 * body or a query string. `cause` is the unexpected error behind the answer, or null.
 */
export const conclude = (
  { application, logger, metrics }: Observers,
  exchange: Exchange,
  status: number,
  cause: unknown,
): void => {
  const { endpoint, caller, outcome, requestId } = exchange;
  const durationMs = performance.now() - exchange.arrivedAt;
  const operation = endpoint === null ? NO_ROUTE : `${endpoint.method} ${endpoint.path}`;
  metrics.observeRequest(operation, status, durationMs);
  // outcomes of other routes are not verdicts
  const action = ACTIONS.find((known) => known === outcome);
  if (action !== undefined) metrics.countVerdict(action);
  if (caller !== null && !(status === 200 && endpoint?.recordsOwnUsage === true)) {
    application.recordUsage({ requestId, caller, operation, status, outcome, atMs: exchange.atMs, durationMs });
  }
  const isRoutine = endpoint?.scope === null && status < 400;
  logger.log(cause !== null ? 'error' : isRoutine ? 'debug' : 'info', 'request', {
    request_id: requestId,
    route: operation,
    status,
    duration_ms: Math.round(durationMs * 1000) / 1000,
    key_id: caller?.keyId,
    partner_id: caller?.scope.partnerId,
    environment: caller?.scope.environment,
    outcome,
    ...(cause === null ? {} : { error: cause }),
  });
};
