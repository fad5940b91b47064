import { ACTIONS } from '../../../domain/verdict/action.js';
import type { Application, Caller, Logger } from '../../application/api.js';
import { type HttpMetrics, REPORT_RESULTS, type ReportResult } from '../metrics/metrics.js';
import type { HttpExchange } from './exchange.js';

/** How a request is called in metrics, logs and traces. */
export const operationOf = ({ endpoint }: Pick<HttpExchange, 'endpoint'>): string =>
  endpoint === null ? NO_ROUTE : `${endpoint.method} ${endpoint.path}`;

/** The name of a request that matched no route, in metrics and logs: its path is the caller's text and stays out. */
const NO_ROUTE = 'unmatched';

const REPORT_OPERATION = 'createReport';

const reportResult = (outcome: string | null, status: number): ReportResult =>
  REPORT_RESULTS.find((known) => known === outcome) ?? (status < 500 ? 'refused' : 'failed');

const whoIs = ({ keyId, person, scope }: Caller) => ({
  partner_id: scope.partnerId,
  environment: scope.environment,
  ...(person === undefined ? { key_id: keyId } : { person: person.name }),
});

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
  exchange: HttpExchange,
  status: number,
  cause: unknown,
): void => {
  const { endpoint, caller, outcome, requestId } = exchange;
  const durationMs = performance.now() - exchange.arrivedAt;
  const operation = operationOf(exchange);
  metrics.observeRequest(operation, status, durationMs);
  // outcomes of other routes are not verdicts
  for (const verdict of [outcome, ...exchange.verdicts]) {
    const action = ACTIONS.find((known) => known === verdict);
    if (action !== undefined) metrics.countVerdict(action);
  }
  if (endpoint?.operationId === REPORT_OPERATION) metrics.countReport(reportResult(outcome, status));
  // what a person looks at on the desk is not metered
  const isMetered = endpoint?.admits !== 'session' && !(status === 200 && endpoint?.recordsOwnUsage === true);
  if (caller !== null && isMetered) {
    application.recordUsage({ requestId, caller, operation, status, outcome, atMs: exchange.atMs, durationMs });
  }
  const isRoutine = endpoint?.scope === null && status < 400;
  logger.log(cause !== null ? 'error' : isRoutine ? 'debug' : 'info', 'request', {
    request_id: requestId,
    route: operation,
    status,
    duration_ms: Math.round(durationMs * 1000) / 1000,
    ...(caller !== null && whoIs(caller)),
    outcome,
    ...(cause === null ? {} : { error: cause }),
  });
};
