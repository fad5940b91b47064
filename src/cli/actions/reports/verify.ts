import { LARGE_FILE_BYTES, readBoundedFile } from '../../../../adapters/shared/bounded-file.js';
import type { ReportStore } from '../../../../ports/stores/reports.js';
import { type KeyTrust, trustIn } from '../../../../domain/report/verify/key-trust.js';
import { createPureVerifier } from '../../../../domain/report/verify/signature.js';
import {
  createVerifyReport,
  verificationHeadline,
  type ReportVerification,
} from '../../../../domain/report/verify/verify-report.js';
import type { InclusionProof } from '../../../../domain/report/inclusion-proof.js';
import { proofOf } from '../../../../domain/report/verify/verify-offline.js';
import { createRenderers } from '../../../runtime/renderers.js';
import { withDatabase } from '../../command-context.js';
import { print } from '../../output.js';
import { keysOf, keysOfFile } from '../public-keys.js';

/** The very code that verifies in a browser, so that the two never differ. */
const verifier = createPureVerifier();

const REPORT_ID = /^rpt_[0-9a-z]{26}$/;

interface VerifyOptions {
  readonly jwks?: string;
  readonly trustRoot?: string;
  readonly proof?: string;
  readonly json?: boolean;
}

export const verifyReportFile = async (
  target: string,
  { jwks, trustRoot, proof, json }: VerifyOptions,
): Promise<void> => {
  const later = proof === undefined ? null : await readProof(proof);
  const isId = REPORT_ID.test(target);
  // a report and its keys in files need no database
  const result =
    jwks !== undefined && !isId
      ? await verifyBytes(
          await bytesOf(target),
          await trustIn(await keysOfFile(jwks), verifier, trustRoot),
          trustRoot,
          later,
        )
      : await withDatabase(async ({ reports, publicKeys }) =>
          verifyBytes(
            isId ? await storedBytes(reports, target) : await bytesOf(target),
            await trustIn(await keysOf(publicKeys, jwks), verifier, trustRoot),
            trustRoot,
            later,
          ),
        );
  print(json, asJson(result), () => asText(target, result));
  if (!result.ok) process.exitCode = 1;
};

/** Also from a pipe: `signgate reports verify <(…)`. */
const bytesOf = (file: string): Promise<Buffer> => readBoundedFile(file, LARGE_FILE_BYTES, { mayBePipe: true });

const verifyBytes = async (
  file: Uint8Array,
  { keys, root }: KeyTrust,
  trustRoot: string | undefined,
  later: InclusionProof | null,
): Promise<ReportVerification> => {
  const renderers = await createRenderers();
  try {
    return await createVerifyReport({ verifier, renderers })(
      file,
      keys,
      { root, isGiven: trustRoot !== undefined },
      later,
    );
  } finally {
    await Promise.all(renderers.map((renderer) => renderer.close()));
  }
};

const readProof = async (file: string): Promise<InclusionProof> => {
  const proof = proofOf((await bytesOf(file)).toString());
  if (proof === null) throw new Error(`${file} is no proof of a check, as GET /api/checks/{request_id}/proof gives it`);
  return proof;
};

const storedBytes = async (reports: Pick<ReportStore, 'findAnywhere'>, reportId: string): Promise<Uint8Array> => {
  const stored = await reports.findAnywhere(reportId);
  if (stored === null) throw new Error(`There is no report ${reportId}`);
  return new TextEncoder().encode(stored.delivered);
};

const asJson = ({ ok, format, claims, steps, notChecked }: ReportVerification) => ({
  ok,
  format,
  claims:
    claims === null
      ? null
      : {
          report_id: claims.reportId,
          request_id: claims.requestId,
          created_at: claims.createdAt,
          recommended_action: claims.recommendedAction,
          demonstration: claims.demonstration,
          key_id: claims.keyId,
        },
  steps,
  not_checked: notChecked,
});

const asText = (target: string, verification: ReportVerification): string => {
  const { format, claims, steps, notChecked } = verification;
  return [
    `${target} (${format}): ${verificationHeadline(verification)}`,
    ...(claims === null ? [] : [claimsLine(claims)]),
    '',
    ...steps.map(({ step, ok, detail }) => `[${mark(ok)}] ${step}: ${detail}`),
    ...(notChecked.length === 0 ? [] : ['', 'Not checked:', ...notChecked.map((line) => `- ${line}`)]),
  ].join('\n');
};

const claimsLine = (claims: NonNullable<ReportVerification['claims']>): string =>
  `report ${claims.reportId} on check ${claims.requestId}, made ${claims.createdAt}: ` +
  `${claims.recommendedAction}${claims.demonstration ? ' (DEMONSTRATION)' : ''}`;

const mark = (ok: boolean | null): string => (ok === null ? '  -   ' : ok ? '  ok  ' : 'FAILED');
