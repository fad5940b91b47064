import { readFile } from 'node:fs/promises';
import { createSignatureVerifier } from '../../../../adapters/signing/verifier.js';
import type { ReportStore } from '../../../../ports/stores/reports.js';
import { createVerifyReport, type ReportVerification } from '../../../application/reports/verify-report.js';
import { createRenderers } from '../../../runtime/renderers.js';
import { withDatabase } from '../../command-context.js';
import { print } from '../../output.js';
import type { KeyTrust } from '../../../application/reports/key-trust.js';
import { keysOf, keysOfFile, trustIn } from '../public-keys.js';

const REPORT_ID = /^rpt_[0-9a-z]{26}$/;

interface VerifyOptions {
  readonly jwks?: string;
  readonly trustRoot?: string;
  readonly json?: boolean;
}

export const verify = async (target: string, { jwks, trustRoot, json }: VerifyOptions): Promise<void> => {
  const isId = REPORT_ID.test(target);
  // a report and its keys in files need no database
  const result =
    jwks !== undefined && !isId
      ? await verifyBytes(await readFile(target), await trustIn(await keysOfFile(jwks), trustRoot), trustRoot)
      : await withDatabase(async ({ reports, publicKeys }) =>
          verifyBytes(
            isId ? await storedBytes(reports, target) : await readFile(target),
            await trustIn(await keysOf(publicKeys, jwks), trustRoot),
            trustRoot,
          ),
        );
  print(json, asJson(result), () => asText(target, result));
  if (!result.ok) process.exitCode = 1;
};

const verifyBytes = async (
  file: Uint8Array,
  { keys, root }: KeyTrust,
  trustRoot: string | undefined,
): Promise<ReportVerification> => {
  const renderers = createRenderers();
  try {
    return await createVerifyReport({ verifier: createSignatureVerifier(), renderers })(file, keys, {
      root,
      isGiven: trustRoot !== undefined,
    });
  } finally {
    await Promise.all(renderers.map((renderer) => renderer.close()));
  }
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
    `${target} (${format}): ${headline(verification)}`,
    ...(claims === null ? [] : [claimsLine(claims)]),
    '',
    ...steps.map(({ step, ok, detail }) => `[${mark(ok)}] ${step}: ${detail}`),
    '',
    'Not checked:',
    ...notChecked.map((line) => `- ${line}`),
  ].join('\n');
};

/** Unconfirmed pages around a genuine signature are no forgery and no proof: the first line says which part holds. */
const headline = ({ ok, steps }: ReportVerification): string => {
  if (ok) return 'the report is what was signed';
  const isOnlyPages = steps.every((step) => step.ok === true || step.step === 'pages');
  return isOnlyPages
    ? 'NOT VERIFIED: the signed JSON inside is genuine, what the pages show is not confirmed'
    : 'NOT VERIFIED';
};

const claimsLine = (claims: NonNullable<ReportVerification['claims']>): string =>
  `report ${claims.reportId} on check ${claims.requestId}, made ${claims.createdAt}: ` +
  `${claims.recommendedAction}${claims.demonstration ? ' (DEMONSTRATION)' : ''}`;

const mark = (ok: boolean | null): string => (ok === null ? '  -   ' : ok ? '  ok  ' : 'FAILED');
