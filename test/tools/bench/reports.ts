import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../../../adapters/engine/embedded-postgres/index.js';
import { openPostgresStorage, type PostgresStores } from '../../../adapters/storage/postgres/index.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { manyEvidenceSample, requestId, SAMPLE_SCOPE, type SampleRecord } from '../../support/report-samples.js';
import { createKey, startService } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { median, quantile } from './quantile.js';

const EVIDENCE_RECORDS = [3, 300] as const;
const WARM_UP = 20;
const ROUNDS = 200;
const RENDERINGS = 7;
const PARTNER = 'Bench partner';

/** What a report of so many evidence records costs one caller who waits, milliseconds, and how large it is, bytes. */
export interface ReportFigures {
  readonly evidenceRecords: number;
  /** From the request to the last byte of the answer: built, signed, stored with its metering record, delivered. */
  readonly createP50Ms: number;
  readonly createP99Ms: number;
  readonly jsonBytes: number;
  readonly htmlBytes: number;
  readonly pdfBytes: number;
  /** Rendered and delivered, middle of several. */
  readonly htmlMs: number;
  readonly pdfMs: number;
}

const append = (checks: CheckStore, { record }: SampleRecord, id: string): Promise<void> =>
  checks.append({
    requestId: id,
    scope: record.scope,
    keyId: record.keyId,
    checkedAtMs: Date.parse(record.checkedAt),
    action: record.decision.recommendedAction,
    route: 'transaction',
    direction: record.intent.direction,
    durationMs: 1,
    timings: { parseMs: 0, gatherMs: 1, decideMs: 0 },
    recordJson: JSON.stringify({ ...record, requestId: id }),
    findingCodes: [],
    history: [],
  });

interface Timed {
  readonly ms: number;
  readonly bytes: Buffer;
}

const timed = async (url: string, init: RequestInit): Promise<Timed> => {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${bytes.toString()}`);
  return { ms: performance.now() - startedAt, bytes };
};

const measure = async (
  url: string,
  key: string,
  checks: CheckStore,
  evidenceRecords: number,
): Promise<ReportFigures> => {
  const sample = manyEvidenceSample(evidenceRecords);
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const made: Timed[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const id = requestId(evidenceRecords * 10_000 + round);
    await append(checks, sample, id);
    made.push(
      await timed(`${url}/api/reports/address`, { method: 'POST', headers, body: JSON.stringify({ request_id: id }) }),
    );
  }
  const timesMs = made
    .slice(WARM_UP)
    .map(({ ms }) => ms)
    .sort((left, right) => left - right);
  const json = made.at(-1)?.bytes ?? Buffer.alloc(0);
  const { report_id: reportId } = JSON.parse(json.toString()) as { report_id: string };
  const render = async (form: 'html' | 'pdf'): Promise<Timed> => {
    const renderings: Timed[] = [];
    for (let round = 0; round < RENDERINGS; round += 1)
      renderings.push(await timed(`${url}/api/reports/${reportId}.${form}`, { headers }));
    return { ms: median(renderings.map(({ ms }) => ms)), bytes: renderings[0]?.bytes ?? Buffer.alloc(0) };
  };
  const [html, pdf] = [await render('html'), await render('pdf')];
  return {
    evidenceRecords,
    createP50Ms: quantile(timesMs, 0.5),
    createP99Ms: quantile(timesMs, 0.99),
    jsonBytes: json.length,
    htmlBytes: html.bytes.length,
    pdfBytes: pdf.bytes.length,
    htmlMs: html.ms,
    pdfMs: pdf.ms,
  };
};

/**
 * Reports of a real service on its embedded database, over recorded checks with few and with many evidence records; one
 * caller at a time.
 */
export const benchReports = async (): Promise<readonly ReportFigures[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-bench-reports-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production', SANCTIONS: 'none' };
  const service = await startService(settings);
  try {
    return await withStores(dataDir, async (stores) => {
      // the made-up records belong to this partner
      await stores.keys.createPartner({
        partnerId: SAMPLE_SCOPE.partnerId,
        name: PARTNER,
        createdAtMs: stores.clock.now(),
      });
      const key = await createKey(settings, { partner: PARTNER, environment: SAMPLE_SCOPE.environment });
      const figures: ReportFigures[] = [];
      for (const evidenceRecords of EVIDENCE_RECORDS)
        figures.push(await measure(service.url, key, stores.checks, evidenceRecords));
      return figures;
    });
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Stores on the running service's own database: what no default source of evidence says is recorded through them. */
const withStores = async <Result>(
  dataDir: string,
  work: (stores: PostgresStores) => Promise<Result>,
): Promise<Result> => {
  const engine = await openEmbeddedEngine({ dataDir, role: 'command', log: silentLogger });
  try {
    const stores = await openPostgresStorage({ connection: engine.connection, logger: silentLogger, role: 'command' });
    try {
      return await work(stores);
    } finally {
      await stores.close();
    }
  } finally {
    await engine.close();
  }
};
