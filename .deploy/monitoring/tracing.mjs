// Sends traces by OTLP over HTTP. Load it before the service, which has TRACES=own, linked or continued:
//   NODE_OPTIONS="--import /path/to/tracing.mjs" TRACES=own npm start
// The exporter reads OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.
import { propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** Of the requests that no caller has decided about, from 0 to 1. */
const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? 0.1);
const FLUSH_WHILE_STOPPING_MS = 200;

const provider = new TracerProvider({
  resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'signgate' }),
  sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
  spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
});
trace.setGlobalTracerProvider(provider);
propagation.setGlobalPropagator(new W3CTraceContextPropagator());

// the service goes on for a moment after the signal: what it still does is sent as well
const flush = () => void provider.forceFlush().catch(() => undefined);
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => setInterval(flush, FLUSH_WHILE_STOPPING_MS).unref());
