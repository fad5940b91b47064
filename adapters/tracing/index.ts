import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import {
  type Context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { TRACE_CHANNEL, type TracedStep } from '../../ports/platform/trace.js';

/**
 * What becomes of the `traceparent` of a caller: nothing (`own`), a link from the request's span (`linked`), or its
 * parent (`continued`), which lets callers decide what is sampled.
 */
export type CallersTrace = 'own' | 'linked' | 'continued';

/** What Node adds to a step whose promise rejected. */
type Told = TracedStep & { readonly error?: unknown };

/**
 * Makes spans of the steps of requests, with the SDK that the operator registered. Gives false where none is: then
 * nothing is made. May be ended, for tests.
 */
export const startTracing = (
  callers: CallersTrace,
  version: string,
): { readonly isRegistered: boolean; readonly end: () => void } => {
  const tracer = trace.getTracer('signgate', version);
  const probe = tracer.startSpan('start of the service');
  const isRegistered = isSpanContextValid(probe.spanContext());
  if (!isRegistered) return { isRegistered, end: () => undefined };
  probe.end();

  const channel = tracingChannel<Span | undefined, TracedStep>(TRACE_CHANNEL);
  const around = new AsyncLocalStorage<Span | undefined>();
  const spans = new WeakMap<object, Span>();

  const begin = (step: TracedStep): Span | undefined => {
    const parent = around.getStore();
    // what the service does by itself is no request
    if (parent === undefined && step.kind !== 'request') return undefined;
    const span = step.kind === 'request' ? beginRequest(step) : tracer.startSpan(step.name, {}, inside(parent));
    spans.set(step, span);
    return span;
  };
  const beginRequest = ({ name, traceparent, arrivedAt }: TracedStep): Span => {
    const caller = callers === 'own' ? undefined : callerOf(traceparent);
    const options = {
      kind: SpanKind.SERVER,
      ...(arrivedAt !== undefined && { startTime: arrivedAt }),
      ...(callers === 'linked' && caller !== undefined && { links: [{ context: caller }] }),
    };
    const parent = callers === 'continued' && caller !== undefined ? trace.setSpanContext(ROOT_CONTEXT, caller) : null;
    return tracer.startSpan(name, options, parent ?? ROOT_CONTEXT);
  };
  const end = (message: unknown): void => {
    const step = message as Told;
    const span = spans.get(step);
    if (span === undefined) return;
    const failure = step.failure ?? (step.error instanceof Error ? step.error.name : undefined);
    span.updateName(step.name).setAttributes(step.attributes);
    // the message of an error may quote what a vendor sent
    if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
    tellVerbs(step, span);
    span.end();
  };
  /** The verbs that nothing is waited for in: gather and record are steps of their own. */
  const tellVerbs = ({ verbs, arrivedAt = 0 }: TracedStep, span: Span): void => {
    let startTime = arrivedAt;
    for (const [verb, durationMs] of Object.entries(verbs ?? {})) {
      if (verb !== 'gather' && verb !== 'record')
        tracer.startSpan(verb, { startTime }, inside(span)).end(startTime + durationMs);
      startTime += durationMs;
    }
  };

  channel.start.bindStore(around, begin);
  channel.asyncEnd.subscribe(end);
  return {
    isRegistered,
    end: () => {
      channel.start.unbindStore(around);
      channel.asyncEnd.unsubscribe(end);
    },
  };
};

const inside = (span: Span | undefined): Context =>
  span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span);

/** Read by the propagator that the operator registered; a `tracestate` holds text of the caller and is left out. */
const callerOf = (traceparent: string | undefined): SpanContext | undefined =>
  traceparent === undefined ? undefined : trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
