import type { ReportStore } from '../../../ports/stores/reports.js';
import type { Caller } from '../caller.js';
import type { AnswerIdempotentCall, IdempotencyKey } from '../shared/idempotent-calls.js';
import {
  type CreatedReport,
  createReport,
  type CreateReportDependencies,
  type KeptAnswer,
  type ReportRequest,
} from './create-report.js';
import { orNoReport } from '../refusal.js';

const OPERATION = 'POST /api/reports/address';

/** A request for a report with an Idempotency-Key. */
export interface IdempotentReportCall {
  readonly caller: Caller;
  readonly request: ReportRequest;
  readonly requestId: string;
  readonly idempotency: IdempotencyKey;
}

/** `created` is the first call's, so that a replay has its status. */
export interface IdempotentReportAnswer extends CreatedReport {
  readonly replayed: boolean;
}

/** Makes a report that may be asked for again under one key. Rejects as `CreateReport` and `AnswerIdempotentCall`. */
export type IdempotentReport = (call: IdempotentReportCall) => Promise<IdempotentReportAnswer>;

export interface IdempotentReportDependencies extends CreateReportDependencies {
  readonly reports: Pick<ReportStore, 'create' | 'find' | 'findByRequest'>;
  readonly answerIdempotentCall: AnswerIdempotentCall;
}

export const createIdempotentReport =
  (dependencies: IdempotentReportDependencies): IdempotentReport =>
  ({ caller, request, requestId, idempotency }) => {
    const call = { ...idempotency, scope: caller.scope, operation: OPERATION, holder: requestId };
    return dependencies.answerIdempotentCall<IdempotentReportAnswer>(call, {
      first: async () => ({ ...(await createReport(dependencies, caller, request, call)), replayed: false }),
      replay: (answer) =>
        orNoReport(async () => {
          const kept = JSON.parse(answer) as KeptAnswer;
          const stored = await dependencies.reports.find(caller.scope, kept.reportId);
          if (stored === null) throw new Error('A report that an earlier answer named is missing');
          return { ...kept, delivered: stored.delivered, replayed: true };
        }),
    });
  };
