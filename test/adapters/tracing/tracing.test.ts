import { propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { hrTimeToMilliseconds, W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect } from 'chai';
import { type CallersTrace, startTracing } from '../../../adapters/tracing/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { tracedStep } from '../../../src/application/shared/traced.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { type RealService, startRealService } from '../../http/real/support/real-service.js';
import { transfer } from '../../http/real/support/requests.js';
import { POSTGRES } from '../../http/real/support/storages.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
/** The answer names microseconds. */
const ROUNDED_MS = 0.001;
/** For each span the SDK compares its two clocks anew, and a busy machine may stop it between them. */
const CLOCKS_MS = 10_000;
const BODY = transfer('traced recipient') as Readonly<Record<string, unknown>>;

/** What an address, a key, a caller or a vendor wrote. */
const THEIRS = /0x[0-9a-f]{12}|sg_sandbox|wrote-this|no-address|of_a_caller|written|a-caller|secret/i;

/** A local source that cannot answer, and says so with text that must not get out. */
const FAILING = ALL_PROVIDERS.map((manifest) =>
  manifest.id === 'bundled-prices'
    ? {
        ...manifest,
        create: () => ({
          supports: () => true,
          priceOf: () => Promise.reject(new ProviderError('network_error', `0xsecret of ${manifest.id}`)),
        }),
      }
    : manifest,
) as unknown as typeof ALL_PROVIDERS;

describe('the traces of a service', () => {
  const exporter = new InMemorySpanExporter();
  let service: RealService;
  let key = '';
  let end: () => void = () => undefined;

  before(async () => {
    trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    service = await startRealService(POSTGRES, { providers: FAILING });
    key = await service.key();
    // before its first check a partner has no history to look up
    await service.check(key, BODY);
  });
  afterEach(() => end());
  after(async () => {
    trace.disable();
    propagation.disable();
    await service.stop();
  });

  /** The spans of what is done while tracing is on, the request first. */
  const spansOf = async (callers: CallersTrace, work: () => Promise<unknown>): Promise<readonly ReadableSpan[]> => {
    end();
    ({ end } = startTracing(callers, '0'));
    exporter.reset();
    await work();
    const spans = exporter.getFinishedSpans();
    return [...spans].sort((one, other) => Number(other.kind) - Number(one.kind));
  };
  const checked = (callers: CallersTrace, headers: Record<string, string> = {}) =>
    spansOf(callers, () => service.check(key, BODY, headers));
  const idOf = (span: ReadableSpan | undefined) => span?.spanContext().spanId;
  const namesUnder = (spans: readonly ReadableSpan[], name: string): readonly string[] => {
    const parent = spans.find((span) => span.name === name);
    return spans.filter((span) => span.parentSpanContext?.spanId === idOf(parent)).map((span) => span.name);
  };

  it('show a check as its verbs, its sources and its operations on the database, each in its place', async () => {
    const spans = await checked('own');
    const [request] = spans;
    expect([request?.name, request?.kind]).to.deep.equal(['POST /api/check-transaction', SpanKind.SERVER]);
    expect(namesUnder(spans, 'POST /api/check-transaction')).to.include.members([
      ...['parse', 'gather', 'decide', 'record', 'respond'],
    ]);
    expect(namesUnder(spans, 'gather')).to.include.members(['local-signals', 'local-rules', 'bundled-registry']);
    expect(namesUnder(spans, 'record')).to.include('append checks');
    expect(spans.map(({ name }) => name)).to.include('look up history');
    for (const span of spans) expect(span.spanContext().traceId).to.equal(request?.spanContext().traceId);
    const { 'signgate.request_id': id, ...rest } = request?.attributes ?? {};
    expect(id).to.match(/^req_/);
    expect(rest).to.deep.equal({
      'http.request.method': 'POST',
      'http.route': '/api/check-transaction',
      'http.response.status_code': 200,
      'signgate.outcome': 'REVIEW',
    });
  });

  it('tell of each verb the time that the answer names, or of its step a part of it', async () => {
    let told = '';
    const spans = await spansOf('own', async () => {
      told = String((await service.check(key, BODY)).headers['server-timing']);
    });
    const spanOf = (name: string) => spans.find((span) => span.name === name);
    const durationMs = (name: string): number => hrTimeToMilliseconds(spanOf(name)?.duration ?? [Number.NaN, 0]);
    const toldMs = (name: string): number => Number(new RegExp(`${name};dur=([\\d.]+)`).exec(told)?.[1]);
    for (const name of ['parse', 'decide', 'respond'])
      expect(durationMs(name), name).to.be.closeTo(toldMs(name), ROUNDED_MS);
    for (const name of ['gather', 'record']) expect(durationMs(name), name).to.be.within(0, toldMs(name) + ROUNDED_MS);
  });

  it('place each verb where the one before it ended, from the arrival on', async () => {
    const verbs = { parse: 100_000, gather: 200_000, decide: 400_000, record: 50_000, respond: 150_000 };
    const arrivedAt = performance.now() - 900_000;
    const [request, ...told] = await spansOf('own', () =>
      tracedStep(
        () => ({ name: 'GET /', kind: 'request', attributes: {}, arrivedAt, verbs }),
        async () => undefined,
      ),
    );
    expect(told.map(({ name }) => name)).to.deep.equal(['parse', 'decide', 'respond']);
    const sinceArrivalMs = told
      .flatMap(({ startTime, endTime }) => [startTime, endTime])
      .map((time) => hrTimeToMilliseconds(time) - hrTimeToMilliseconds(request?.startTime ?? [Number.NaN, 0]));
    for (const [index, ms] of [0, 100_000, 300_000, 700_000, 750_000, 900_000].entries())
      expect(sinceArrivalMs[index]).to.be.closeTo(ms, CLOCKS_MS);
  });

  it('call a source that gives no answer failed, by its reason, and the check sound', async () => {
    const spans = await checked('own');
    const source = spans.find(({ name }) => name === 'bundled-prices');
    expect(source?.status).to.deep.equal({ code: SpanStatusCode.ERROR, message: 'network_error' });
    expect(source?.attributes).to.deep.equal({
      'signgate.capability': 'token_prices',
      'signgate.status': 'unavailable',
    });
    expect(spans[0]?.status.code).to.equal(SpanStatusCode.UNSET);
  });

  it('hold no key, no address and no text of a caller or a vendor', async () => {
    const spans = await spansOf('linked', async () => {
      await service.check(key, BODY, { traceparent: TRACEPARENT, tracestate: 'vendor=wrote-this' });
      await service.check(key, { ...BODY, from_address: 'no-address-at-all' });
      await service.send('GET', '/api/checks/req_of_a_caller?text=written', { key });
      await service.send('GET', '/nothing/of/a-caller');
    });
    expect(spans.filter(({ kind }) => kind === SpanKind.SERVER)).to.have.length(4);
    const shown = JSON.stringify(
      spans.map(({ name, attributes, status, events, links, resource }) => ({
        ...{ name, attributes, status, events, resource: resource.attributes },
        links: links.map(({ context, attributes: more }) => [context.traceState?.serialize(), more]),
      })),
    );
    expect(shown).not.to.match(THEIRS);
    expect(shown).to.include('unmatched');
  });

  for (const [callers, traceId, links] of [
    ['own', 'another', 0],
    ['linked', 'another', 1],
    ['continued', TRACE_ID, 0],
  ] as const)
    it(`leave a caller's trace as it should be: ${callers}`, async () => {
      const [request] = await checked(callers, { traceparent: TRACEPARENT });
      const found = request?.spanContext().traceId === TRACE_ID ? TRACE_ID : 'another';
      expect([found, request?.links.length]).to.deep.equal([traceId, links]);
      if (callers === 'linked') expect(request?.links[0]?.context.traceId).to.equal(TRACE_ID);
    });

  it('take no trace from a caller whose header is none', async () => {
    for (const traceparent of [
      '',
      'nonsense',
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `${TRACEPARENT}-x`.repeat(9),
    ]) {
      const [request] = await checked('continued', { traceparent });
      expect(request?.parentSpanContext, traceparent).to.equal(undefined);
    }
  });

  it('leave out what the service does by itself', async () => {
    expect(await spansOf('own', () => service.stores.checkIndex.fill(10))).to.deep.equal([]);
  });

  it('are not made once tracing has ended', async () => {
    await spansOf('own', async () => undefined);
    end();
    await service.check(key, BODY);
    expect(exporter.getFinishedSpans()).to.deep.equal([]);
  });

  it('are not made, and the service says so, where no SDK is registered', () => {
    trace.disable();
    expect(startTracing('own', '0').isRegistered).to.equal(false);
  });
});
