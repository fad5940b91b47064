import { type Command, InvalidArgumentError } from 'commander';
import { loaded } from '../loaded.js';
import { parseTime } from '../parse.js';

/** `signgate checks replay`. */
export const addCheckCommands = (program: Command): void => {
  const checks = program.command('checks').description('recorded checks');
  checks
    .command('replay <request_id>')
    .description('decide a recorded check again from its record alone and compare byte by byte')
    .option('--simulate', 'execute again, without a node, what a node had executed, and compare its effects')
    .option('--trust-root <fingerprint>', TRUST_ROOT)
    .action(loaded(() => import('../actions/checks.js'), 'replay'));
};

/** What `--trust-root` takes. */
const TRUST_ROOT = 'fingerprint of the first key, as the first start printed it: only keys that go back to it count';

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

const parseDigest = (text: string): string => {
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return text;
  throw new InvalidArgumentError('Give 0x and 64 hex digits: the digest or the sha256 of the bytes.');
};

/** `signgate receipts verify|list`. */
export const addReceiptCommands = (program: Command): void => {
  const receipts = program.command('receipts').description('receipts of confirmations: verified offline, or listed');
  receipts
    .command('verify <file>')
    .description(
      'verify a receipt, or the answer that carries it, against public keys; offline with --jwks; ends with 1 where ' +
        'anything fails',
    )
    .option('--jwks <file>', 'the public keys, as /.well-known/jwks.json gives them; without it those of the database')
    .option('--trust-root <fingerprint>', TRUST_ROOT)
    .option('--digest <hex>', 'digest or sha256 of the bytes at hand, which the receipt must name', parseDigest)
    .option('--at <time>', 'the moment of the signature (ISO 8601); without it now', parseTime)
    .action(loaded(() => import('../actions/receipts.js'), 'verifyReceiptFile'));
  receipts
    .command('list <request_id>')
    .description('every confirmation of a check, with the receipts that were given')
    .action(loaded(() => import('../actions/receipts.js'), 'listReceipts'));
};

/** `signgate signing rotate|endorse|trust-root|jwks`. */
export const addSigningCommands = (program: Command): void => {
  const signing = program.command('signing').description('the key that signs reports and checkpoints');
  signing
    .command('rotate')
    .description('endorse a new key with the one in force and put it in place; earlier reports still verify')
    .action(loaded(() => import('../actions/signing.js'), 'rotate'));
  signing
    .command('endorse <file>')
    .description('endorse the key of a PEM file with the one in force, before you put that file in place yourself')
    .action(loaded(() => import('../actions/signing.js'), 'endorse'));
  signing
    .command('trust-root')
    .description(
      'print the fingerprint of the first key, for --trust-root; registers the key in force if it is the first',
    )
    .action(loaded(() => import('../actions/signing.js'), 'trustRoot'));
  signing
    .command('jwks')
    .description('print every public key that counts, as /.well-known/jwks.json does')
    .action(loaded(() => import('../actions/signing.js'), 'jwks'));
};

/** `signgate pricing set|list`. */
export const addPricingCommands = (program: Command): void => {
  const pricing = program
    .command('pricing')
    .description('the price of a report, in versions: a report keeps the price of its creation');
  pricing
    .command('set')
    .description('publish the next version of the price')
    .requiredOption('--currency <code>', '3 to 10 capital letters, for instance EUR or USDC')
    .requiredOption('--unit-price <decimal>', 'exact decimal, for instance 12.50')
    .option('--billing-active', 'charging and settlement are configured')
    .action(loaded(() => import('../actions/pricing.js'), 'set'));
  pricing
    .command('list')
    .description('every version')
    .action(loaded(() => import('../actions/pricing.js'), 'listReportPrices'));
};
