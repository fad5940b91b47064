import { createSignatureVerifier } from '../../../../adapters/signing/verifier.js';
import {
  type ChainVerification,
  type LogProblem,
  type LogVerification,
  verifyLog,
} from '../../../application/reports/verify-log.js';
import { NoDatabaseError } from '../../../runtime/database.js';
import { openCheckpoints } from '../../../runtime/report-adapters.js';
import { withDatabase } from '../../command-context.js';
import type { Retirement } from '../../../../domain/report/retirement.js';
import { print, time } from '../../output.js';
import { trustIn } from '../../../../domain/report/verify/key-trust.js';
import { keysOf } from '../public-keys.js';

export const verifyWholeLog = ({
  jwks,
  trustRoot,
  json,
}: {
  readonly jwks?: string;
  readonly trustRoot?: string;
  readonly json?: boolean;
}): Promise<void> =>
  withDatabase(async ({ reports, seals, checks, partitions, decisionRows, publicKeys, settings, clock }) => {
    const verifier = createSignatureVerifier();
    const result = await verifyLog({
      reports,
      seals,
      checks,
      partitions,
      decisionRows,
      clock,
      checkpoints: openCheckpoints(settings),
      trust: await trustIn(await keysOf(publicKeys, jwks), verifier, trustRoot),
      verifier,
    });
    tell(json, result);
  }).catch((error: unknown) => {
    if (!(error instanceof NoDatabaseError)) throw error;
    tell(json, {
      status: 'not_vouched',
      keys: { root: null, refused: [] },
      altered: [],
      chains: [],
      notes: [error.message],
    });
  });

/** Nothing to verify is not fine: somebody may have taken it away. Nor is what nothing vouches for. */
const EXIT_CODES = { fits: 0, does_not_fit: 1, not_vouched: 2 } as const;

const tell = (json: boolean | undefined, result: LogVerification): void => {
  const code = result.chains.length === 0 ? 1 : EXIT_CODES[result.status];
  print(json, asJson(result, code === 0), () => asText(result));
  if (code !== 0) process.exitCode = code;
};

const asJson = ({ status, keys, altered, chains, notes }: LogVerification, ok: boolean) => ({
  ok,
  status,
  trust_root: keys.root,
  keys_refused: keys.refused.map(({ keyId, why }) => ({ key_id: keyId, why })),
  rows_altered: altered.map(({ table, row, why }) => ({ table, row, why })),
  chains: chains.map((chain) => ({
    chain_id: chain.chainId,
    reports: chain.head.size,
    good_reports: chain.goodReports,
    checkpoints: chain.checkpoints,
    vouched_up_to: chain.vouchedUpTo,
    seals: chain.seals,
    sealed_checks: chain.sealedChecks,
    sealed_rows: chain.sealedRows,
    unsealed_checks: chain.unsealedChecks,
    retired: chain.retired.map(({ partition, fromMs, untilMs, checks, sha256, at, by }) => ({
      ...{ partition, from: fromMs === null ? null : time(fromMs), until: time(untilMs) },
      ...{ checks, sha256, at, by },
    })),
    problems: chain.problems.map(({ kind, seq, reportId, requestId, message }) => ({
      kind,
      seq,
      report_id: reportId,
      request_id: requestId,
      message,
    })),
    not_vouched: chain.notVouched.map(({ what, message }) => ({ what, message })),
  })),
  notes,
});

const asText = ({ status, keys, altered, chains, notes }: LogVerification): string =>
  [
    chains.length === 0 ? '0 chains: there is nothing to verify.' : HEADLINES[status],
    ...keys.refused.map(({ keyId, why }) => `  key_not_endorsed: signing_keys ${keyId}: ${why}`),
    ...altered.map(({ table, row, why }) => `  row_altered: ${table} ${row}: ${why}`),
    ...chains.flatMap((chain) => [
      chainLine(chain),
      ...chain.retired.map(retiredLine),
      ...chain.problems.map(problemLine),
      ...chain.notVouched.map(({ message }) => `  not_vouched: ${message}`),
    ]),
    ...notes.map((note) => `note: ${note}`),
  ].join('\n');

const HEADLINES = {
  fits: 'Every chain, every seal and every checkpoint fits.',
  not_vouched: 'EVERYTHING FITS, BUT NOT ALL OF IT IS VOUCHED FOR:',
  does_not_fit: 'SOMETHING DOES NOT FIT:',
} as const;

const chainLine = (chain: ChainVerification): string =>
  `${chain.chainId}: ${chain.goodReports} of ${chain.head.size} reports good, ` +
  `${chain.sealedChecks} checks and ${chain.sealedRows} rows beside them in ${chain.seals} seals, ` +
  `${chain.unsealedChecks} not sealed yet, ` +
  `${chain.checkpoints} checkpoints, reports vouched for up to ${chain.vouchedUpTo}`;

const retiredLine = ({ partition, fromMs, untilMs, checks, at, by }: Retirement): string =>
  `  retired: ${checks} checks ${fromMs === null ? '' : `from ${time(fromMs)} `}until ${time(untilMs)}, ` +
  `detached as ${partition} at ${at} by ${by}`;

const problemLine = ({ kind, seq, reportId, requestId, message }: LogProblem): string => {
  const row = requestId ?? reportId;
  return `  ${kind}${seq === null ? '' : ` at ${seq}`}${row === null ? '' : ` (${row})`}: ${message}`;
};
