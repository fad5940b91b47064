import type { IdempotencyStore, IdempotentCall } from '../../../ports/stores/idempotency.js';
import type { CreatedReportRow, ReportStore } from '../../../ports/stores/reports.js';
import type { Caller } from '../api.js';
import {
  createCreateReport,
  type CreatedReport,
  type CreateReportDependencies,
  type ReportRequest,
} from './create-report.js';
import { orUnavailable } from './unavailable.js';
import type { IdempotencyKey, Once } from '../operations/once.js';

const OPERATION = 'POST /api/reports/address';

export interface KeyedReport {
  readonly caller: Caller;
  readonly request: ReportRequest;
  readonly requestId: string;
  readonly idempotency: IdempotencyKey;
}

/** `created` is the first call's, so that a replay has its status. */
export interface KeyedReportAnswer extends CreatedReport {
  readonly replayed: boolean;
}

export type ReportOnce = (report: KeyedReport) => Promise<KeyedReportAnswer>;

export interface ReportOnceDependencies extends CreateReportDependencies {
  readonly reports: Pick<ReportStore, 'create' | 'find' | 'findByRequest'>;
  readonly idempotency: Pick<IdempotencyStore, 'finish'>;
  readonly once: Once;
}

/** What is kept: reports never change, so the report itself is not stored a second time. */
type Kept = Pick<CreatedReport, 'created' | 'reportId'>;

const answeredWith = (call: IdempotentCall, { created, reportId }: Kept) => ({
  call,
  answer: JSON.stringify({ created, reportId } satisfies Kept),
});

/**
 * A report that may be asked for more than once under one key. Rejects as the making of a report does, and as `Once`.
 */
export const createReportOnce = (dependencies: ReportOnceDependencies): ReportOnce => {
  const { reports, idempotency, once } = dependencies;

  const first = async (call: IdempotentCall, caller: Caller, request: ReportRequest): Promise<KeyedReportAnswer> => {
    const kept = { withReport: false };
    const create: ReportStore['create'] = async (entry) => {
      const row = await reports.create(entry, ({ stored, created }: CreatedReportRow) => {
        // a report that stands already under another reference is a conflict, and no answer to keep
        const isConflict = entry.businessReference !== null && entry.businessReference !== stored.businessReference;
        return isConflict ? null : answeredWith(call, { created, reportId: stored.reportId });
      });
      kept.withReport = true;
      return row;
    };
    const findByRequest: ReportStore['findByRequest'] = (scope, requestId) => reports.findByRequest(scope, requestId);
    const answer = await createCreateReport({ ...dependencies, reports: { create, findByRequest } })(caller, request);
    // a report that was found is not written: its answer goes alone
    if (!kept.withReport) await orUnavailable(() => idempotency.finish(answeredWith(call, answer)));
    return { ...answer, replayed: false };
  };

  return ({ caller, request, requestId, idempotency: key }) => {
    const call = { ...key, scope: caller.scope, operation: OPERATION, holder: requestId };
    return once<KeyedReportAnswer>(call, {
      first: () => first(call, caller, request),
      replay: (answer) =>
        orUnavailable(async () => {
          const kept = JSON.parse(answer) as Kept;
          const stored = await reports.find(caller.scope, kept.reportId);
          if (stored === null) throw new Error('A report that was answered with is not there');
          return { ...kept, delivered: stored.delivered, replayed: true };
        }),
    });
  };
};
