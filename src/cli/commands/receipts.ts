import { type Command, InvalidArgumentError } from 'commander';
import { loaded } from '../loaded.js';
import { parseTime } from '../parse.js';
import { TRUST_ROOT } from './reports.js';

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
