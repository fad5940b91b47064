import { ACTIONS } from '../../../domain/verdict/action.js';
import type { Application, Logger } from '../../application/api.js';
import type { Exchange } from './exchange.js';
import type { HttpMetrics } from '../metrics/metrics.js';

/** What metrics and logs call a request that matched no route: never its path, which is the caller's text. */
const NO_ROUTE = 'unmatched';

export interface Observers {
  readonly application: Application;
  readonly logger: Logger;
  readonly metrics: HttpMetrics;
}

/**
 * Leaves the traces of an answered request: metrics, the usage row, one line in the log. No address, body or query
 * string is in any of them. `cause` is what nobody foresaw, or null.
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
  // other routes have outcomes of their own, which are no verdicts
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
