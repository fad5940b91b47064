import { LRUCache } from 'lru-cache';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { Clock, Ids, Logger } from '../../../ports/platform/platform.js';
import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { SignatureVerifier, SigningKeys } from '../../../ports/platform/signing.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { madeOnce } from '../made-once.js';
import type { AnswerIdempotentCall } from '../shared/idempotent-calls.js';
import { type Checkpointer, createCheckpointer } from './checkpointer.js';
import { createCreateReport, type CreateReport, type Issuer } from './create-report.js';
import { createIdempotentReport, type IdempotentReport } from './idempotent-report.js';
import { createReadPricing, type ReadPricing } from './pricing.js';
import { createReadProof, createReadReport, type ReadProof, type ReadReport } from './read-report.js';
import {
  createCurrentSigner,
  createTrustedKeys,
  type CurrentSigner,
  type Jwks,
  readJwksDocument,
  type TrustRoot,
  trustRootOf,
} from './signing.js';
import { orNoReport } from '../refusal.js';

/** How long the published keys may be served from memory, milliseconds. */
const JWKS_TTL_MS = 2_000;

export interface ReportDependencies {
  readonly stores: Pick<
    Stores,
    'checks' | 'partitions' | 'reports' | 'seals' | 'withdrawals' | 'pricing' | 'publicKeys' | 'idempotency' | 'keys'
  >;
  readonly issuer: Issuer;
  readonly answerIdempotentCall: AnswerIdempotentCall;
  readonly signingKeys: SigningKeys;
  readonly verifier: SignatureVerifier;
  /** That share the bounds of a partner: the workers of a cluster. */
  readonly processes: number;
  /** Called at most once, for the first report in a readable form. */
  readonly createRenderers: () => Promise<readonly ReportRenderer[]>;
  /** Null: no folder outside the database is configured. */
  readonly checkpoints: CheckpointLog | null;
  /** False in a worker of a cluster: its primary does it. */
  readonly writesCheckpoints: boolean;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What callers do with reports. */
export interface Reporting {
  readonly createReport: CreateReport;
  /** The same for a call with an Idempotency-Key. */
  readonly createReportIdempotently: IdempotentReport;
  readonly readReport: ReadReport;
  readonly readProof: ReadProof;
  readonly readPricing: ReadPricing;
  readJwks(): Promise<Jwks>;
}

/** The use cases of reports, over one signer. */
export interface ReportUseCases {
  readonly useCases: Reporting;
  /** Signs receipts with the key of the reports. */
  readonly currentSigner: CurrentSigner;
  /** The first key; registered now where there was none. Rejects with `SigningKeyError`. */
  readonly trustRoot: () => Promise<TrustRoot | null>;
  readonly checkpointer: Checkpointer | null;
  close(): Promise<void>;
}

/** Ties the use cases of reports together. `close` writes the checkpoints that are due and ends the renderers. */
export const createReportUseCases = (dependencies: ReportDependencies): ReportUseCases => {
  const { stores, answerIdempotentCall, signingKeys, verifier, checkpoints, ids, clock, logger } = dependencies;
  const { reports, seals, publicKeys } = stores;
  let made: readonly ReportRenderer[] = [];
  const renderers = madeOnce(async () => (made = await dependencies.createRenderers()));
  const signing = { signingKeys, publicKeys, verifier, clock };
  const currentSigner = createCurrentSigner(signing);
  const trustedKeys = createTrustedKeys(publicKeys, verifier);
  const checkpointer = dependencies.writesCheckpoints
    ? createCheckpointer({ reports, seals, checkpoints, currentSigner, trustedKeys, verifier, clock, logger })
    : null;
  // Anyone may ask without a key, so the database is not asked each time. Each key in force has an entry of its own:
  // one that was put in force shows at once, one that is only endorsed within the time to live.
  const jwks = new LRUCache<string, Jwks>({
    max: 1,
    ttl: JWKS_TTL_MS,
    fetchMethod: () => readJwksDocument(publicKeys, verifier),
  });
  const readJwks = async (): Promise<Jwks> => {
    // registers the key in force first: callers can fetch it before the first report
    const signer = await currentSigner();
    return jwks.forceFetch(signer?.publicKey.kid ?? 'no key in force');
  };
  const { issuer } = dependencies;
  const creating = { ...stores, partners: stores.keys, issuer, currentSigner, ids, clock };
  return {
    useCases: {
      createReport: createCreateReport(creating),
      createReportIdempotently: createIdempotentReport({ ...creating, answerIdempotentCall }),
      readReport: createReadReport(reports, renderers, { processes: dependencies.processes, currentSigner }),
      readProof: createReadProof(stores),
      readPricing: createReadPricing(stores.pricing),
      readJwks: () => orNoReport(readJwks),
    },
    currentSigner,
    trustRoot: () => trustRootOf(signing),
    checkpointer,
    close: async () => {
      await checkpointer?.worker.close();
      await Promise.all(made.map((renderer) => renderer.close()));
    },
  };
};
