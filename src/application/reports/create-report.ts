import { canonicalJson, sha256Hex } from '../../../domain/shared/canonical-json.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { buildReport } from '../../../domain/report/build-report.js';
import { type SignedReport, signedReport } from '../../../domain/report/envelope.js';
import { type PriceInForce, priceInForce } from '../../../domain/report/pricing.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { PricingStore, ReportStore, StoredReport } from '../../../ports/stores/reports.js';
import type { CheckStore, StoredCheck } from '../../../ports/stores/checks.js';
import type { Caller } from '../api.js';
import { Refusal } from '../refusal.js';
import type { CurrentSigner } from './signing.js';
import { cannotSign, orUnavailable } from './unavailable.js';

/** The body of a report request after schema validation. */
export interface ReportRequest {
  readonly request_id: string;
  /** At most 200 characters, without control characters. */
  readonly business_reference?: string;
}

export interface CreatedReport {
  /** False: the report stood already and nothing was metered again. */
  readonly created: boolean;
  readonly reportId: string;
  /** The delivered document: the same bytes each time. */
  readonly delivered: string;
}

/** Makes the report of a check, or gives the one that stands. Rejects with a `Refusal`. */
export type CreateReport = (caller: Caller, request: ReportRequest) => Promise<CreatedReport>;

export interface CreateReportDependencies {
  readonly checks: CheckStore;
  readonly reports: Pick<ReportStore, 'create' | 'findByRequest'>;
  readonly pricing: PricingStore;
  readonly currentSigner: CurrentSigner;
  readonly ids: Ids;
  readonly clock: Clock;
}

/**
 * One report and one metering record for each request of a partner and environment, however many ask at once.
 * Everything slow, building and signing, is done before the chain is locked; the place in the chain is outside the
 * signed body.
 */
export const createCreateReport =
  (dependencies: CreateReportDependencies): CreateReport =>
  (caller, request) =>
    orUnavailable(async () => {
      const { checks, reports, pricing, clock } = dependencies;
      const reference = request.business_reference ?? null;
      const standing = await reports.findByRequest(caller.scope, request.request_id);
      if (standing !== null) return answer(standing, false, reference);
      const check = await checks.find(caller.scope, request.request_id);
      if (check === null) throw new Refusal('not_found', 'There is no check of this request_id.');
      const createdAtMs = clock.now();
      const price = priceInForce(await pricing.current());
      const report = await build(dependencies, check, { reference, createdAtMs, price });
      const { stored, created } = await reports.create({
        scope: caller.scope,
        keyId: caller.keyId,
        businessReference: reference,
        createdAtMs,
        report,
        price,
      });
      return answer(stored, created, reference);
    });

interface Circumstances {
  readonly reference: string | null;
  readonly createdAtMs: number;
  readonly price: PriceInForce;
}

const build = async (
  { currentSigner, ids }: CreateReportDependencies,
  check: StoredCheck,
  { reference, createdAtMs, price }: Circumstances,
): Promise<SignedReport> => {
  const signer = await currentSigner();
  if (signer === null) throw cannotSign();
  const body = buildReport(readRecordText(check.recordJson), {
    reportId: ids.next('report'),
    businessReference: reference,
    createdAt: isoTime(createdAtMs),
    recordSha256: sha256Hex(check.recordJson),
    pricing: price,
  });
  const text = canonicalJson(body);
  return signedReport(body, text, {
    keyId: signer.publicKey.kid,
    jws: await signer.signJws(new TextEncoder().encode(text)),
  });
};

/** The same or no business reference is the same request; another one is a conflict. */
const answer = (stored: StoredReport, created: boolean, reference: string | null): CreatedReport => {
  if (reference !== null && reference !== stored.businessReference) {
    throw new Refusal(
      'conflict',
      'This check has a report already, with another business_reference. A report never changes: leave business_reference out to get it.',
      [{ path: '/business_reference', message: 'differs from that of the report' }],
    );
  }
  return { created, reportId: stored.reportId, delivered: stored.delivered };
};
