import Koa from 'koa';
import { traced } from '../../application/operations/traced.js';
import { conclude, type Observers } from '../pipeline/conclude.js';
import type { Exchange, HttpContext, HttpState } from '../pipeline/exchange.js';
import { requireProperHead } from '../pipeline/request-head.js';
import { concludeStep, requestStep } from '../pipeline/request-step.js';
import { respond, setCommonHeaders } from '../pipeline/respond.js';
import { createResponseCheck, type ResponseCheck } from '../pipeline/response-check.js';
import { createRoutes, refuseUnmatched, type RoutesOptions } from '../pipeline/routing.js';
import { concludeVerbs } from '../pipeline/verb-timings.js';
import { problemAnswer } from '../problems/problems.js';

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
    const exchange: Exchange = {
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
    return traced(
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
