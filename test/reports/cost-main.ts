import { createMemoryStorage } from '../../adapters/storage/memory/index.js';
import { openReportService, SAMPLE_CALLER } from '../support/report-service.js';
import { manyEvidenceSample, requestId, type SampleRecord } from '../support/report-samples.js';

/** Cost and size of making a report: `node dist/test/reports/cost-main.js`. */
const ROUNDS = 40;
const median = (values: readonly number[]): number => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** What a report of so many evidence records costs, milliseconds and bytes. The store is in memory: what is measured is making, signing and rendering. */
const measureReports = async (evidenceRecords: number): Promise<Readonly<Record<string, number>>> => {
  const service = await openReportService(createMemoryStorage());
  const sample = manyEvidenceSample(evidenceRecords);
  const withId = (id: string): SampleRecord => {
    const record = { ...sample.record, requestId: id };
    return { ...sample, record, recordJson: JSON.stringify(record) };
  };
  const timesMs: number[] = [];
  let reportId = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = requestId(round);
    await service.append(withId(id));
    const startedAt = performance.now();
    ({ reportId } = await service.create(SAMPLE_CALLER, { request_id: id }));
    timesMs.push(performance.now() - startedAt);
  }
  const sizes: Record<string, number> = {};
  for (const format of ['json', 'html', 'pdf'] as const) {
    await service.read(SAMPLE_CALLER, reportId, format);
    const startedAt = performance.now();
    sizes[`${format}_bytes`] = (await service.read(SAMPLE_CALLER, reportId, format)).bytes.length;
    sizes[`${format}_ms`] = Number((performance.now() - startedAt).toFixed(1));
  }
  await service.dispose();
  return { evidence_records: evidenceRecords, create_ms: Number(median(timesMs).toFixed(2)), ...sizes };
};

for (const evidenceRecords of [3, 300]) process.stdout.write(`${JSON.stringify(await measureReports(evidenceRecords))}\n`);
