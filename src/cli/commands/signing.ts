import type { Command } from 'commander';
import { loaded } from '../loaded.js';

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
