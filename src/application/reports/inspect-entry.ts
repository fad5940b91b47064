import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { chainIdOf } from '../../../domain/report/chain.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import type { ChainEntry, MeteringRow, StoredReport } from '../../../ports/stores/reports.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import { inspectDocument } from '../../../domain/report/verify/inspect-document.js';
import type { LogProblem } from './log-problem.js';

type Found = Pick<LogProblem, 'kind' | 'message'>;

export interface InspectEntryDependencies {
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
}

/** What is wrong with one row of a chain, given the row before it; null for nothing. */
export const inspectChainEntry = async (
  entry: ChainEntry,
  previous: { readonly seq: number; readonly linkHash: string },
  { keys, verifier }: InspectEntryDependencies,
): Promise<Found | null> => {
  const { report, metering } = entry;
  const { position } = report;
  if (position.seq !== previous.seq + 1) {
    const missing = position.seq - previous.seq - 1;
    const first = previous.seq + 1;
    const rows = missing === 1 ? `The row at place ${first} is` : `${missing} rows from place ${first} on are`;
    return { kind: 'row_missing', message: `${rows} missing before this one.` };
  }
  if (position.previousLinkHash !== previous.linkHash) {
    return { kind: 'row_edited', message: 'The row does not link to the row before it: one of the two was replaced.' };
  }
  const { envelope, steps } = await inspectDocument(report.delivered, keys, verifier);
  const failed = steps.find(({ ok }) => ok === false);
  if (failed !== undefined)
    return { kind: failed.step === 'key' ? 'wrong_key' : 'row_edited', message: `${failed.step}: ${failed.detail}` };
  if (envelope === null) return { kind: 'row_edited', message: 'The delivered document is no report.' };
  const columns = differingColumns(report, envelope);
  if (columns.length > 0)
    return { kind: 'row_edited', message: `These columns differ from the delivered document: ${columns.join(', ')}.` };
  return meteringProblem(metering, report, envelope);
};

const differingColumns = (
  row: StoredReport,
  { report, signature, chain, report_sha256 }: ReportEnvelope,
): readonly string[] => {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['report_id', row.reportId, report.report_id],
    ['request_id', row.requestId, report.request_id],
    ['business_reference', row.businessReference, report.business_reference],
    ['created_at', isoTime(row.createdAtMs), report.created_at],
    ['report_sha256', row.reportSha256, report_sha256],
    ['signing_key_id', row.signingKeyId, signature.key_id],
    ['partner and environment', chainIdOf(row.scope), chain.chain_id],
    ['seq', row.position.seq, chain.seq],
    ['previous_link_hash', row.position.previousLinkHash, chain.previous_link_hash],
    ['link_hash', row.position.linkHash, chain.link_hash],
  ];
  return pairs.filter(([, column, document]) => column !== document).map(([name]) => name);
};

const meteringProblem = (
  metering: MeteringRow | null,
  report: StoredReport,
  envelope: ReportEnvelope,
): Found | null => {
  if (metering === null) return { kind: 'metering_differs', message: 'The report has no metering record.' };
  const isSame =
    metering.requestId === report.requestId &&
    metering.createdAtMs === report.createdAtMs &&
    canonicalJson(metering.price) === canonicalJson(envelope.report.pricing);
  return isSame
    ? null
    : {
        kind: 'metering_differs',
        message: 'The metering record differs from the price, request or time in the signed report.',
      };
};
