import { createSignatureVerifier } from '../../../../adapters/signing/verifier.js';
import {
  type ChainVerification,
  type LogProblem,
  type LogVerification,
  verifyLog,
} from '../../../application/reports/verify-log.js';
import { openCheckpoints } from '../../../runtime/report-adapters.js';
import { withDatabase } from '../../command-context.js';
import { print } from '../../output.js';
import { keysToTrust } from './public-keys.js';

export const verifyWholeLog = ({ jwks, json }: { readonly jwks?: string; readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ reports, publicKeys, settings }) => {
    const result = await verifyLog({
      reports,
      checkpoints: openCheckpoints(settings),
      keys: await keysToTrust(publicKeys, jwks),
      verifier: createSignatureVerifier(),
    });
    print(json, asJson(result), () => asText(result));
    if (!result.ok) process.exitCode = 1;
  });

const asJson = ({ ok, chains, notes }: LogVerification) => ({
  ok,
  chains: chains.map((chain) => ({
    chain_id: chain.chainId,
    reports: chain.head.size,
    good_reports: chain.goodReports,
    checkpoints: chain.checkpoints,
    witnessed_up_to: chain.witnessedUpTo,
    problems: chain.problems.map(({ kind, seq, reportId, message }) => ({ kind, seq, report_id: reportId, message })),
  })),
  notes,
});

const asText = ({ ok, chains, notes }: LogVerification): string =>
  [
    ok ? 'Every chain and every checkpoint fits.' : 'SOMETHING DOES NOT FIT:',
    ...chains.flatMap((chain) => [chainLine(chain), ...chain.problems.map(problemLine)]),
    ...notes.map((note) => `note: ${note}`),
  ].join('\n');

const chainLine = ({ chainId, goodReports, head, checkpoints, witnessedUpTo }: ChainVerification): string =>
  `${chainId}: ${goodReports} of ${head.size} reports good, ` +
  `${checkpoints} checkpoints, witnessed up to ${witnessedUpTo}`;

const problemLine = ({ kind, seq, reportId, message }: LogProblem): string =>
  `  ${kind}${seq === null ? '' : ` at ${seq}`}${reportId === null ? '' : ` (${reportId})`}: ${message}`;
