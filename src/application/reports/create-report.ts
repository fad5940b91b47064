import { canonicalJson, sha256Hex } from '../../../domain/shared/canonical-json.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { buildReport, type ReportIssue } from '../../../domain/report/build-report.js';
import { type ChainPosition, placeText } from '../../../domain/report/chain.js';
import { type SignedReport, signedReport } from '../../../domain/report/envelope.js';
import { inclusionProof } from '../../../domain/report/inclusion-proof.js';
import { type PriceInForce, reportPriceInForce } from '../../../domain/report/pricing.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { AnsweredCall, IdempotencyStore, IdempotentCall } from '../../../ports/stores/idempotency.js';
import type { CreatedReportRow, PricingStore, ReportStore, StoredReport } from '../../../ports/stores/reports.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import type { Signer } from '../../../ports/platform/signing.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { CheckStore, StoredCheck } from '../../../ports/stores/checks.js';
import type { WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import { noSuchCheck } from '../shared/no-such-check.js';
import type { Caller } from '../caller.js';
import { cannotSign, orNoReport, Refusal } from '../refusal.js';
import type { CurrentSigner } from './signing.js';
import { misfitOf } from './seal-of-check.js';

/** The body of a report request after schema validation. */
export interface ReportRequest {
  readonly request_id: string;
  /** At most 200 characters, without control characters. */
  readonly business_reference?: string;
}

export interface CreatedReport {
  /** False: there was a report already, and nothing was metered again. */
  readonly created: boolean;
  readonly reportId: string;
  /** The delivered document: the same bytes each time. */
  readonly delivered: string;
}

/** Makes the report of a check, or gives the one there is. Rejects with a `Refusal`. */
export type CreateReport = (caller: Caller, request: ReportRequest) => Promise<CreatedReport>;

/** Who runs the service, and its address, as the settings say. */
export type Issuer = Pick<ReportIssue, 'issuerName' | 'publicUrl'>;

export interface CreateReportDependencies {
  readonly checks: CheckStore;
  readonly partitions: Pick<PartitionStore, 'isRetired'>;
  readonly reports: Pick<ReportStore, 'create' | 'findByRequest'>;
  readonly seals: Pick<SealStore, 'covering'>;
  readonly withdrawals: Pick<WithdrawalStore, 'find'>;
  readonly idempotency: Pick<IdempotencyStore, 'finish'>;
  readonly pricing: PricingStore;
  readonly partners: Pick<KeyStore, 'listPartners'>;
  readonly issuer: Issuer;
  readonly currentSigner: CurrentSigner;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const createCreateReport =
  (dependencies: CreateReportDependencies): CreateReport =>
  (caller, request) =>
    createReport(dependencies, caller, request);

/** What an idempotent call keeps as its answer: reports never change, so the report is not stored a second time. */
export type KeptAnswer = Pick<CreatedReport, 'created' | 'reportId'>;

/**
 * One report and one metering record for each request of a partner and environment, however many ask at once.
 * Everything slow, building and signing, is done before the chain is locked; the place in the chain is outside the
 * signed body. The answer of an idempotent call is kept in the same transaction as a new report, and by itself beside
 * one that exists; a refusal is never kept.
 */
export const createReport = (
  dependencies: CreateReportDependencies,
  caller: Caller,
  request: ReportRequest,
  call?: IdempotentCall,
): Promise<CreatedReport> =>
  orNoReport(async () => {
    const { checks, partitions, reports, idempotency, pricing, clock } = dependencies;
    const reference = request.business_reference ?? null;
    const existing = await reports.findByRequest(caller.scope, request.request_id);
    if (existing !== null) {
      const answer = answerOf({ stored: existing, created: false }, reference);
      if (call !== undefined) await idempotency.finish(answeredWith(call, answer));
      return answer;
    }
    const check = await checks.find(caller.scope, request.request_id);
    if (check === null) throw await noSuchCheck(partitions, request.request_id);
    const createdAtMs = clock.now();
    const price = reportPriceInForce(await pricing.current(), caller.scope.environment);
    const { report, signer } = await build(dependencies, check, { reference, createdAtMs, price });
    const signPlace = async (position: ChainPosition): Promise<string> =>
      base64url(await signer.signBytes(new TextEncoder().encode(placeText(position))));
    const row = await reports.create(
      { scope: caller.scope, keyId: caller.keyId, businessReference: reference, createdAtMs, report, price, signPlace },
      call &&
        (({ stored, created }) =>
          isConflict(stored, reference) ? null : answeredWith(call, { created, reportId: stored.reportId })),
    );
    return answerOf(row, reference);
  });

const answeredWith = (call: IdempotentCall, { created, reportId }: KeptAnswer): AnsweredCall => ({
  call,
  answer: JSON.stringify({ created, reportId } satisfies KeptAnswer),
});

interface Circumstances {
  readonly reference: string | null;
  readonly createdAtMs: number;
  readonly price: PriceInForce;
}

const build = async (
  { currentSigner, ids, seals, withdrawals, partners, issuer }: CreateReportDependencies,
  check: StoredCheck,
  { reference, createdAtMs, price }: Circumstances,
): Promise<{ readonly report: SignedReport; readonly signer: Signer }> => {
  const signer = await currentSigner();
  if (signer === null) throw cannotSign();
  const seal = await seals.covering(check.scope, check.checkedAtMs);
  const misfit = seal === null ? null : misfitOf(check, seal);
  if (misfit !== null)
    throw new Refusal(
      'conflict',
      'No report is made of this check: its record is not the one that was sealed. ' +
        'Tell the operator of the service, who can run signgate reports verify-log.',
    );
  const withdrawal = await withdrawals.find(check.scope, check.requestId);
  const body = buildReport(readRecordText(check.recordJson), {
    reportId: ids.next('report'),
    businessReference: reference,
    createdAt: isoTime(createdAtMs),
    recordSha256: sha256Hex(check.recordJson),
    pricing: price,
    issue: {
      ...issuer,
      partnerName: await partnerNameOf(partners, check.scope.partnerId),
      signingKeyId: signer.publicKey.kid,
    },
    withdrawal: withdrawal && {
      at: isoTime(withdrawal.withdrawnAtMs),
      source: withdrawal.source,
      address: withdrawal.address,
    },
  });
  const text = canonicalJson(body);
  const inclusion = seal === null ? null : inclusionProof(seal, check.requestId);
  const jws = await signer.signJws(new TextEncoder().encode(text));
  return { report: signedReport(body, text, { keyId: signer.publicKey.kid, jws }, inclusion), signer };
};

const partnerNameOf = async (
  partners: CreateReportDependencies['partners'],
  partnerId: string,
): Promise<string | null> =>
  (await partners.listPartners()).find((partner) => partner.partnerId === partnerId)?.name ?? null;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The same or no business reference is the same request; another one is a conflict. */
const isConflict = (stored: StoredReport, reference: string | null): boolean =>
  reference !== null && reference !== stored.businessReference;

const answerOf = ({ stored, created }: CreatedReportRow, reference: string | null): CreatedReport => {
  if (isConflict(stored, reference)) {
    throw new Refusal(
      'conflict',
      'This check has a report already, with another business_reference. ' +
        'A report never changes: leave business_reference out to get it.',
      [{ path: '/business_reference', message: 'differs from that of the report' }],
    );
  }
  return { created, reportId: stored.reportId, delivered: stored.delivered };
};
