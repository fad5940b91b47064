import { tracingChannel } from 'node:diagnostics_channel';
import type { Soon } from '../../../domain/shared/soon.js';
import { TRACE_CHANNEL, type TracedStep } from '../../../ports/platform/trace.js';

export type { TracedStep };

const channel = tracingChannel<unknown, TracedStep>(TRACE_CHANNEL);

/** Runs a step and tells of it where there is a listener; then it gets what it may add to, otherwise null. */
export const tracedStep: {
  <Result>(stepOf: () => TracedStep, run: (step: TracedStep | null) => Promise<Result>): Promise<Result>;
  <Result>(stepOf: () => TracedStep, run: (step: TracedStep | null) => Soon<Result>): Soon<Result>;
} = <Result>(stepOf: () => TracedStep, run: (step: TracedStep | null) => Promise<Result>): Promise<Result> => {
  if (!channel.start.hasSubscribers) return run(null);
  const step = stepOf();
  return channel.tracePromise(async () => run(step), step);
};

/** A verb of a check. */
export const tracedVerb = <Result>(verb: string, requestId: string, run: () => Promise<Result>): Promise<Result> =>
  tracedStep(() => ({ name: verb, kind: 'verb', attributes: { 'signgate.request_id': requestId } }), run);
