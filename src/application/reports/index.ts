import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { Clock, Ids, Logger } from '../../../ports/platform/platform.js';
import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { SignatureVerifier, SigningKeys } from '../../../ports/platform/signing.js';
import type { Stores } from '../../../ports/stores/stores.js';
import type { AnswerIdempotentCall } from '../operations/idempotent-calls.js';
import { type Checkpointer, createCheckpointer } from './checkpointer.js';
import { createCreateReport, type CreateReport } from './create-report.js';
import { createIdempotentReport, type IdempotentReport } from './idempotent-report.js';
import { createReadPricing, type ReadPricing } from './pricing.js';
import { createReadReport, type ReadReport } from './read-report.js';
import { createCurrentSigner, type Jwks, readJwksDocument } from './signing.js';
import { orUnavailable } from './unavailable.js';

export interface ReportDependencies {
  readonly stores: Pick<Stores, 'checks' | 'reports' | 'pricing' | 'publicKeys' | 'idempotency'>;
  readonly answerIdempotentCall: AnswerIdempotentCall;
  readonly signingKeys: SigningKeys;
  readonly verifier: SignatureVerifier;
  readonly renderers: readonly ReportRenderer[];
  /** Null: no folder outside the database is configured. */
  readonly checkpoints: CheckpointLog | null;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The use cases of reports, over one signer. */
export interface ReportUseCases {
  readonly create: CreateReport;
  readonly createIdempotently: IdempotentReport;
  readonly read: ReadReport;
  readonly pricing: ReadPricing;
  readonly jwks: () => Promise<Jwks>;
  readonly checkpointer: Checkpointer | null;
  close(): Promise<void>;
}

/** Ties the use cases of reports together. `close` writes the checkpoints that are due and ends the renderers. */
export const createReportUseCases = (dependencies: ReportDependencies): ReportUseCases => {
  const { stores, answerIdempotentCall, signingKeys, verifier, renderers, checkpoints, ids, clock, logger } =
    dependencies;
  const { checks, reports, pricing, publicKeys, idempotency } = stores;
  const currentSigner = createCurrentSigner({ signingKeys, publicKeys, clock });
  const checkpointer =
    checkpoints === null
      ? null
      : createCheckpointer({ reports, checkpoints, currentSigner, publicKeys, verifier, clock, logger });
  const creating = { checks, reports, idempotency, pricing, currentSigner, ids, clock };
  return {
    create: createCreateReport(creating),
    createIdempotently: createIdempotentReport({ ...creating, answerIdempotentCall }),
    read: createReadReport(reports, renderers),
    pricing: createReadPricing(pricing),
    // registers the key in force first: callers can fetch it before the first report
    jwks: () =>
      orUnavailable(async () => {
        await currentSigner();
        return readJwksDocument(publicKeys);
      }),
    checkpointer,
    close: async () => {
      await checkpointer?.close();
      await Promise.all(renderers.map((renderer) => renderer.close()));
    },
  };
};
