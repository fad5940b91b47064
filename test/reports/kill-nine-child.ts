import { openPostgresStorage } from '../../adapters/storage/postgres/index.js';
import { openReportService, SAMPLE_CALLER } from '../support/report-service.js';
import { sampleWith } from '../support/report-samples.js';
import { silentLogger } from '../support/silent-logger.js';

/** Makes reports without end until it is killed: run by kill-nine-main. Arguments: a connection as JSON, and the first number. */
const [, , connection = '', first = '1'] = process.argv;
const stores = await openPostgresStorage({ connection: JSON.parse(connection) as { connectionString: string }, logger: silentLogger });
const service = await openReportService(stores);
let number = Number(first);
const work = async (): Promise<never> => {
  for (;;) {
    const sample = sampleWith((number += 1));
    await service.append(sample);
    const { reportId } = await service.create(SAMPLE_CALLER, { request_id: sample.record.requestId });
    process.stdout.write(`${reportId}\n`);
  }
};
await Promise.all(Array.from({ length: 4 }, work));
