import { codesOf } from '../../domain/decision/finding.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCheckpoints } from '../../adapters/checkpoints/index.js';
import { createHtmlRenderer } from '../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../adapters/report-rendering/pdf/index.js';
import { createSigningKeys } from '../../adapters/signing/signing-keys.js';
import { createSignatureVerifier } from '../../adapters/signing/verifier.js';
import { createIds } from '../../adapters/platform/ids.js';
import { BUILT_IN_POLICIES } from '../../domain/policy/built-in.js';
import { recordText } from '../../domain/record/record-text.js';
import { isoTime } from '../../domain/shared/iso-time.js';
import { contentHash } from '../../domain/shared/canonical-json.js';
import type { Scope } from '../../domain/record/record.js';
import type { CheckpointLog } from '../../ports/platform/checkpoints.js';
import type { Clock } from '../../ports/platform/platform.js';
import type { ReportRenderer } from '../../ports/platform/report-rendering.js';
import type { PublicJwk, SignatureVerifier, SigningKeys } from '../../ports/platform/signing.js';
import type { Stores } from '../../ports/stores/stores.js';
import type { Caller } from '../../src/application/api.js';
import { type Checkpointer, createCheckpointer } from '../../src/application/reports/checkpointer.js';
import { createCreateReport, type CreateReport } from '../../src/application/reports/create-report.js';
import { trustKeys } from '../../domain/report/verify/key-trust.js';
import { createCurrentSigner, createTrustedKeys } from '../../src/application/reports/signing.js';
import { createReadReport, type ReadReport } from '../../src/application/reports/read-report.js';
import { type LogVerification, verifyLog } from '../../src/application/reports/verify-log.js';
import { createVerifyReport, type VerifyReport } from '../../domain/report/verify/verify-report.js';
import { NOW_MS } from './builders.js';
import { SAMPLE_ISSUE, SAMPLE_SCOPE, type SampleRecord } from './report-samples.js';
import { silentLogger } from './silent-logger.js';

export const SAMPLE_CALLER: Caller = {
  keyId: 'k3y5a7m9',
  scope: SAMPLE_SCOPE,
  keyScopes: ['reports:create', 'reports:read'],
  quota: null,
};
export const callerOf = (scope: Scope): Caller => ({ ...SAMPLE_CALLER, scope });

/**
 * The use cases of reports over any stores, with real keys, renderers and checkpoint files in a folder of their own.
 */
export interface ReportService {
  readonly stores: Stores;
  readonly clock: Clock & { nowMs: number };
  readonly signingKeys: SigningKeys;
  readonly verifier: SignatureVerifier;
  readonly renderers: readonly ReportRenderer[];
  readonly checkpoints: CheckpointLog;
  readonly checkpointer: Checkpointer;
  readonly create: CreateReport;
  readonly read: ReadReport;
  readonly verify: VerifyReport;
  readonly keyFile: string;
  readonly checkpointDir: string;
  /** Stores a sample as if it had just been checked. */
  append(sample: SampleRecord): Promise<void>;
  publicKeys(): Promise<readonly PublicJwk[]>;
  verifyLog(): Promise<LogVerification>;
  /** A checkpointer as a new process would have it. */
  freshCheckpointer(): Checkpointer;
  dispose(): Promise<void>;
}

/** `canSign` false: no key is configured and none may be made. */
export const openReportService = async (
  stores: Stores,
  options: { readonly canSign?: boolean } = {},
): Promise<ReportService> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-reports-'));
  const [keyFile, checkpointDir] = [join(folder, 'signing-key.pem'), join(folder, 'checkpoints')];
  const clock = { nowMs: NOW_MS, now: () => clock.nowMs };
  const signingKeys = createSigningKeys({
    file: options.canSign === false ? null : keyFile,
    mayGenerate: true,
    logger: silentLogger,
  });
  const verifier = createSignatureVerifier();
  const renderers = [createHtmlRenderer(), createPdfRenderer()];
  const checkpoints = createFileCheckpoints(checkpointDir);
  const { checks, reports, seals, withdrawals, idempotency, pricing, publicKeys } = stores;
  const currentSigner = createCurrentSigner({ signingKeys, publicKeys, verifier, clock });
  const trustedKeys = createTrustedKeys(publicKeys, verifier);
  const freshCheckpointer = () =>
    createCheckpointer({
      reports,
      seals,
      checkpoints,
      currentSigner,
      trustedKeys,
      verifier,
      clock,
      logger: silentLogger,
    });
  for (const policy of BUILT_IN_POLICIES)
    await stores.policies.publish({ partnerId: null, policy, sha256: contentHash(policy), publishedAtMs: NOW_MS });
  return {
    stores,
    clock,
    signingKeys,
    verifier,
    renderers,
    checkpoints,
    checkpointer: freshCheckpointer(),
    create: createCreateReport({
      checks,
      partitions: stores.partitions,
      reports,
      seals,
      withdrawals,
      idempotency,
      pricing,
      partners: stores.keys,
      issuer: SAMPLE_ISSUE,
      currentSigner,
      ids: createIds(),
      clock,
    }),
    read: createReadReport(reports, async () => renderers, { currentSigner }),
    verify: createVerifyReport({ verifier, renderers }),
    keyFile,
    checkpointDir,
    append: async ({ record, recordJson }) => {
      const isNow = record.checkedAt === isoTime(clock.nowMs);
      await checks.append({
        requestId: record.requestId,
        scope: record.scope,
        keyId: record.keyId,
        checkedAtMs: clock.nowMs,
        action: record.decision.recommendedAction,
        route: record.intent.kindRule === 'payload' ? 'payload' : 'transaction',
        direction: record.intent.direction,
        durationMs: 5,
        timings: { parseMs: 1, gatherMs: 3, decideMs: 1 },
        recordJson: isNow ? recordJson : recordText({ ...record, checkedAt: isoTime(clock.nowMs) }),
        findingCodes: codesOf(record.decision.findings),
        history: [],
      });
    },
    publicKeys: trustedKeys,
    verifyLog: async () =>
      verifyLog({
        reports,
        seals,
        checks,
        partitions: stores.partitions,
        decisionRows: stores.decisionRows,
        clock,
        checkpoints,
        trust: await trustKeys(await publicKeys.list(), verifier),
        verifier,
      }),
    freshCheckpointer,
    dispose: async () => {
      await Promise.all(renderers.map((renderer) => renderer.close()));
      await rm(folder, { recursive: true });
    },
  };
};
