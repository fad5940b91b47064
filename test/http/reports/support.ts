import { readEnvelope, type ReportEnvelope } from '../../../domain/report/envelope.js';
import { type ReportingService, startReporting } from '../../support/reports/report-services.js';
import type { Reply } from '../real/support/real-service.js';
import type { TestStorage } from '../real/support/storages.js';

export interface Reporting {
  readonly service: ReportingService;
  /** A key of the service with every scope. */
  readonly key: string;
  /** Makes a check; its request id. */
  readonly checked: (body: Record<string, unknown>) => Promise<string>;
}

/** A service that makes reports, for every test of the enclosing suite. */
export const useReporting = (storage: TestStorage): (() => Reporting) => {
  let reporting: Reporting | null = null;
  before(async () => {
    const service = await startReporting(storage);
    const key = await service.key();
    reporting = { service, key, checked: async (body) => (await service.verdict(key, body)).request_id };
  });
  after(() => reporting?.service.stop());
  return () => {
    if (reporting === null) throw new Error('The service runs only while its suite runs');
    return reporting;
  };
};

export const envelopeOf = ({ text }: Pick<Reply, 'text'>): ReportEnvelope => readEnvelope(text);

/** How many reports were metered. */
export const meteredBy = async ({ stores }: ReportingService): Promise<number> =>
  (await stores.reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null })).reduce(
    (sum, { count }) => sum + count,
    0,
  );
