import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readJwksDocument } from '../../application/reports/signing.js';
import { verifyLog } from '../../application/reports/verify-log.js';
import { createVerifyReport, type ReportVerification } from '../../application/reports/verify-report.js';
import { reportAdapters } from '../../composition.js';
import { withDatabase, withoutDatabase } from '../command-context.js';
import { print } from '../output.js';

const REPORT_ID = /^rpt_[0-9a-z]{26}$/;

/** `signgate reports verify|verify-log`. */
export const addReportCommands = (program: Command): void => {
  const reports = program.command('reports').description('evidence reports: verified offline, or with their chain');
  reports
    .command('verify <file_or_id>')
    .description('verify a report (JSON, HTML or PDF) against public keys; offline with --jwks')
    .option('--jwks <file>', 'the public keys, as /.well-known/jwks.json gives them; without it those of the database')
    .option('--json', 'print one JSON line')
    .action(verify);
  reports
    .command('verify-log')
    .description('walk every chain and every checkpoint and name the first row that does not fit')
    .option('--jwks <file>', 'public keys from a copy kept elsewhere; without it those of the database')
    .option('--json', 'print one JSON line')
    .action(verifyWholeLog);
};

interface VerifyOptions {
  readonly jwks?: string;
  readonly json?: boolean;
}

const readJwksFile = async (
  file: string,
  read: (text: string) => readonly Parameters<ReturnType<typeof createVerifyReport>>[1][number][],
) => read(await readFile(file, 'utf8'));

const verify = async (target: string, { jwks, json }: VerifyOptions): Promise<void> => {
  const isId = REPORT_ID.test(target);
  // a file and a file of keys need nothing of the service: no database is opened
  const result =
    jwks !== undefined && !isId ? await verifyOffline(target, jwks) : await verifyWithStorage(target, isId, jwks);
  print(json, asJson(result), () => asText(target, result));
  if (!result.ok) process.exitCode = 1;
};

const verifyOffline = (file: string, jwks: string): Promise<ReportVerification> =>
  withoutDatabase(async ({ settings, logger }) => {
    const { verifier, renderers } = reportAdapters(settings, logger);
    try {
      return await createVerifyReport({ verifier, renderers })(
        await readFile(file),
        await readJwksFile(jwks, (text) => verifier.readJwks(text)),
      );
    } finally {
      await Promise.all(renderers.map((renderer) => renderer.close()));
    }
  });

const verifyWithStorage = (target: string, isId: boolean, jwks: string | undefined): Promise<ReportVerification> =>
  withDatabase(async ({ reports, publicKeys, settings, logger }) => {
    const { verifier, renderers } = reportAdapters(settings, logger);
    try {
      const keys =
        jwks === undefined
          ? (await readJwksDocument(publicKeys)).keys
          : await readJwksFile(jwks, (text) => verifier.readJwks(text));
      return await createVerifyReport({ verifier, renderers })(
        isId ? await storedBytes(reports, target) : await readFile(target),
        keys,
      );
    } finally {
      await Promise.all(renderers.map((renderer) => renderer.close()));
    }
  });

const storedBytes = async (
  reports: { findAnywhere(id: string): Promise<{ readonly delivered: string } | null> },
  reportId: string,
): Promise<Uint8Array> => {
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

const mark = (ok: boolean | null): string => (ok === null ? '  -   ' : ok ? '  ok  ' : 'FAILED');

/**
 * Pages that an older version made are no forgery, and pages that nobody can confirm are no proof: the first line says
 * which part holds.
 */
const headline = ({ ok, steps }: ReportVerification): string => {
  if (ok) return 'the report is what was signed';
  const isOnlyPages = steps.every((step) => step.ok === true || step.step === 'pages');
  return isOnlyPages
    ? 'NOT VERIFIED: the signed JSON inside is genuine, what the pages show is not confirmed'
    : 'NOT VERIFIED';
};

const asText = (target: string, verification: ReportVerification): string => {
  const { format, claims, steps, notChecked } = verification;
  return [
    `${target} (${format}): ${headline(verification)}`,
    ...(claims === null
      ? []
      : [
          `report ${claims.reportId} on check ${claims.requestId}, made ${claims.createdAt}: ${claims.recommendedAction}${claims.demonstration ? ' (DEMONSTRATION)' : ''}`,
        ]),
    '',
    ...steps.map(({ step, ok: stepOk, detail }) => `[${mark(stepOk)}] ${step}: ${detail}`),
    '',
    'Not checked:',
    ...notChecked.map((line) => `- ${line}`),
  ].join('\n');
};

const verifyWholeLog = ({ jwks, json }: VerifyOptions): Promise<void> =>
  withDatabase(async ({ reports, publicKeys, settings, logger }) => {
    const { verifier, renderers, checkpoints } = reportAdapters(settings, logger);
    await Promise.all(renderers.map((renderer) => renderer.close()));
    const keys =
      jwks === undefined
        ? (await readJwksDocument(publicKeys)).keys
        : await readJwksFile(jwks, (text) => verifier.readJwks(text));
    const result = await verifyLog({ reports, checkpoints, keys, verifier });
    print(
      json,
      {
        ok: result.ok,
        chains: result.chains.map((chain) => ({
          chain_id: chain.chainId,
          reports: chain.head.size,
          good_reports: chain.goodReports,
          checkpoints: chain.checkpoints,
          witnessed_up_to: chain.witnessedUpTo,
          problems: chain.problems.map(({ kind, seq, reportId, message }) => ({
            kind,
            seq,
            report_id: reportId,
            message,
          })),
        })),
        notes: result.notes,
      },
      () =>
        [
          result.ok ? 'Every chain and every checkpoint fits.' : 'SOMETHING DOES NOT FIT:',
          ...result.chains.flatMap((chain) => [
            `${chain.chainId}: ${chain.goodReports} of ${chain.head.size} reports good, ${chain.checkpoints} checkpoints, witnessed up to ${chain.witnessedUpTo}`,
            ...chain.problems.map(
              (problem) =>
                `  ${problem.kind}${problem.seq === null ? '' : ` at ${problem.seq}`}${problem.reportId === null ? '' : ` (${problem.reportId})`}: ${problem.message}`,
            ),
          ]),
          ...result.notes.map((note) => `note: ${note}`),
        ].join('\n'),
    );
    if (!result.ok) process.exitCode = 1;
  });
