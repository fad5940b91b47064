import type { TracedStep } from '../../application/shared/traced.js';
import { operationOf } from './conclude.js';
import type { HttpContext } from './exchange.js';

/** A request as it is traced. Its path is the caller's text: it is named by its route, once that is known. */
export const requestStep = ({ req, state: { exchange } }: HttpContext): TracedStep => {
  const { traceparent } = req.headers;
  return {
    ...{ name: operationOf(exchange), kind: 'request', arrivedAt: exchange.arrivedAt },
    attributes: { 'signgate.request_id': exchange.requestId },
    ...(typeof traceparent === 'string' && { traceparent }),
  };
};

/** What is known of it at its end. `verbs`: milliseconds of each, null where no check was answered. */
export const concludeStep = (
  step: TracedStep,
  { status, state: { exchange } }: HttpContext,
  verbs: Readonly<Record<string, number>> | null,
): void => {
  const { endpoint, outcome } = exchange;
  step.name = operationOf(exchange);
  if (endpoint !== null) {
    step.attributes['http.request.method'] = endpoint.method;
    step.attributes['http.route'] = endpoint.path;
  }
  step.attributes['http.response.status_code'] = status;
  if (outcome !== null) step.attributes['signgate.outcome'] = outcome;
  if (status >= 500) step.failure = outcome ?? String(status);
  if (verbs !== null) step.verbs = verbs;
};
