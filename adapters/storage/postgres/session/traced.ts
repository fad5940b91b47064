import { tracingChannel } from 'node:diagnostics_channel';
import { TRACE_CHANNEL, type TracedStep } from '../../../../ports/platform/trace.js';

const channel = tracingChannel<unknown, TracedStep>(TRACE_CHANNEL);

/** Runs an operation of the database and tells of it where there is a listener. `what` names it, and holds no data. */
export const traced = <Result>(what: string, run: () => Promise<Result>): Promise<Result> =>
  channel.start.hasSubscribers
    ? channel.tracePromise(run, {
        name: what,
        kind: 'database',
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': what },
      })
    : run();
