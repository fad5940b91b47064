import type { Command } from 'commander';
import { verify } from './verify.js';
import { verifyWholeLog } from './verify-log.js';

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
    .description('walk every chain and every checkpoint and name the first bad row of each')
    .option('--jwks <file>', 'public keys from a copy kept elsewhere; without it those of the database')
    .option('--json', 'print one JSON line')
    .action(verifyWholeLog);
};
