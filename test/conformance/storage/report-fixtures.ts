import { createHash } from 'node:crypto';
import type { Scope } from '../../../domain/record/record.js';
import { reportPriceInForce } from '../../../domain/report/pricing.js';
import type { SignedReport } from '../../../domain/report/envelope.js';
import type { ReportEntry } from '../../../ports/stores/reports.js';
import { NOON_MS, SCOPE } from './fixtures.js';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const id = (prefix: string, number: number): string => `${prefix}_${number.toString().padStart(26, '0')}`;

/** A report as a store sees it: its text is not looked into. */
export const signedReportFor = (reportNumber: number, requestNumber = reportNumber): SignedReport => {
  const bodyText = `{"report":"№ ${reportNumber}"}`;
  return {
    reportId: id('rpt', reportNumber),
    requestId: id('req', requestNumber),
    bodyText,
    reportSha256: hex(bodyText),
    keyId: 'a-key',
    jws: `header.payload-${reportNumber}.signature`,
    jwsSha256: hex(`header.payload-${reportNumber}.signature`),
    inclusion: null,
    inclusionSha256: null,
  };
};

export const reportEntry = (
  reportNumber: number,
  changes: {
    readonly scope?: Scope;
    readonly requestNumber?: number;
    readonly reference?: string | null;
    readonly createdAtMs?: number;
  } = {},
): ReportEntry => ({
  scope: changes.scope ?? SCOPE,
  keyId: 'key00001',
  businessReference: changes.reference === undefined ? 'case 7' : changes.reference,
  createdAtMs: changes.createdAtMs ?? NOON_MS,
  report: signedReportFor(reportNumber, changes.requestNumber),
  price: reportPriceInForce(null, 'sandbox'),
  signPlace: async ({ seq }) => `signature-of-place-${seq}`,
});
