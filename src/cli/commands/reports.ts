import type { Command } from 'commander';
import { loaded } from '../loaded.js';

/** What `--trust-root` takes. */
export const TRUST_ROOT =
  'fingerprint of the first key, as the first start printed it: only keys that go back to it count';

/** `signgate reports verify|verify-page|verify-log`. */
export const addReportCommands = (program: Command): void => {
  const reports = program.command('reports').description('evidence reports: verified offline, or with their chain');
  reports
    .command('verify <file_or_id>')
    .description('verify a report (JSON, HTML or PDF) against public keys; offline with --jwks')
    .option(
      '--proof <file>',
      'the proof of its check (GET /api/checks/{request_id}/proof), for one made before its seal',
    )
    .option('--jwks <file>', 'the public keys, as /.well-known/jwks.json gives them; without it those of the database')
    .option('--trust-root <fingerprint>', TRUST_ROOT)
    .action(loaded(() => import('../actions/reports/verify.js'), 'verifyReportFile'));
  reports
    .command('verify-page')
    .argument('[file]', 'where to', 'verify.html')
    .description('write the page that verifies reports in a browser, without a network and without this program')
    .action(loaded(() => import('../actions/reports/verify-page.js'), 'writeVerifyPage'));
  reports
    .command('verify-log')
    .description(
      'walk every chain, seal and checkpoint and name each bad row; ends with 1 for one, with 2 where nothing vouches',
    )
    .option('--jwks <file>', 'public keys from a copy kept elsewhere; without it those of the database')
    .option('--trust-root <fingerprint>', TRUST_ROOT)
    .action(loaded(() => import('../actions/reports/verify-log.js'), 'verifyWholeLog'));
};
