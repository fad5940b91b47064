import Koa from 'koa';
import { tracedStep } from '../../application/shared/traced.js';
import { conclude, type Observers } from '../pipeline/conclude.js';
import type { HttpExchange, HttpContext, HttpState } from '../pipeline/exchange.js';
import { concludeStep, requestStep } from '../pipeline/request-step.js';
import { respond, setCommonHeaders } from '../pipeline/respond.js';
import { createResponseCheck, type ResponseCheck } from '../pipeline/response-check.js';
import { createRoutes, refuseUnmatched, type RoutesOptions } from '../pipeline/routing.js';
import { concludeVerbs } from '../pipeline/verb-timings.js';
import { HttpProblem, problemAnswer } from '../problems/problems.js';
import type { IncomingMessage } from 'node:http';

const VERSIONS: readonly string[] = ['1.0', '1.1'];

const refusal = (field: string, is: string): HttpProblem =>
  new HttpProblem('invalid_request', `The ${field} ${is}.`, [{ path: field, message: is }], { Connection: 'close' });

/**
 * Refuses a head that a proxy in front could read in another way than Node's parser does: the two would then disagree
 * on where a request ends or for whom it is. The connection ends, because what follows on it is in doubt as well.
 * Source: RFC 9112, sections 2.3, 3.2 and 6.1.
 */
const requireProperHead = ({ rawHeaders, headers, httpVersion }: IncomingMessage): void => {
  if (!VERSIONS.includes(httpVersion))
    throw refusal('HTTP version', 'must be 1.1 or 1.0, at the end of the first line');
  let hosts = 0;
  // names and values in turn; `headers` holds the first Host only
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  if (hosts > 1) throw refusal('Host header', 'must be sent once');
  // Node's own check answers without a body, so it is off and done here
  if (hosts === 0 && httpVersion !== '1.0') throw refusal('Host header', 'is missing');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw refusal('Transfer-Encoding header', 'must be chunked, and nothing else');
};

const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';

export interface AppOptions extends RoutesOptions, Observers {
  /** Checks every answer against its contract before it leaves, and answers 500 where it breaks it. For tests. */
  readonly validateResponses: boolean;
}

/** The public HTTP interface: the routes of the given endpoints, and one error shape for everything else. */
export const createApp = (options: AppOptions): Koa<HttpState> => {
  const checkResponse = options.validateResponses ? createResponseCheck(options.endpoints) : null;
  const app = new Koa<HttpState>();
  app.use(frame(options, checkResponse));
  app.use(createRoutes(options, checkResponse));
  app.use(refuseUnmatched(options));
  // the answer was handed over and did not arrive: mostly a caller that hung up
  app.on('error', (error: unknown) => options.logger.log('debug', 'an answer could not be delivered', { error }));
  return app;
};

/** What holds for every request: its id, its headers, its error answer, its line in the log, its trace. */
const frame =
  (options: AppOptions, checkResponse: ResponseCheck | null) =>
  (context: HttpContext, next: () => Promise<void>): Promise<void> => {
    const exchange: HttpExchange = {
      requestId: options.application.newRequestId(),
      arrivedAt: performance.now(),
      atMs: options.application.now(),
      endpoint: null,
      caller: null,
      outcome: null,
      timings: null,
      verdicts: [],
    };
    context.state.exchange = exchange;
    return tracedStep(
      () => requestStep(context),
      async (step) => {
        const cause = await answered(checkResponse, context, next);
        const verbs = exchange.timings === null ? null : concludeVerbs(context, exchange.timings, options.metrics);
        // asked at the end: a stop may have begun while the request ran
        if (options.isDraining()) context.res.setHeader('Connection', 'close');
        conclude(options, exchange, context.status, cause);
        if (step !== null) concludeStep(step, context, verbs);
      },
    );
  };

/** Puts the answer on the context, or that of a problem. Gives the unexpected error behind it, or null. */
const answered = async (
  checkResponse: ResponseCheck | null,
  context: HttpContext,
  next: () => Promise<void>,
): Promise<unknown> => {
  const { exchange } = context.state;
  setCommonHeaders(context);
  try {
    requireProperHead(context.req);
    await next();
    return null;
  } catch (error) {
    const problem = problemAnswer(error, exchange.requestId);
    checkResponse?.problem(exchange.endpoint, problem);
    respond(context, problem);
    exchange.outcome = problem.code;
    return problem.cause;
  }
};
