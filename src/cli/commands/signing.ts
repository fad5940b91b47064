import type { Command } from 'commander';
import { readJwksDocument, rotateSigningKey } from '../../application/reports/signing.js';
import { openSigningKeys } from '../../runtime/report-adapters.js';
import { withDatabase } from '../command-context.js';
import { print } from '../output.js';

/** `signgate signing rotate|jwks`. */
export const addSigningCommands = (program: Command): void => {
  const signing = program.command('signing').description('the key that signs reports');
  signing
    .command('rotate')
    .description('put a new key in place; old public keys stay, so that old reports still verify')
    .option('--json', 'print one JSON line')
    .action(rotate);
  signing.command('jwks').description('print every public key, as /.well-known/jwks.json does').action(jwks);
};

const rotate = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ publicKeys, clock, settings, logger }) => {
    const { kid } = await rotateSigningKey({ signingKeys: openSigningKeys(settings, logger), publicKeys, clock });
    print(json, { kid }, () => `New reports are signed by ${kid}. Earlier reports still verify.`);
  });

const jwks = (): Promise<void> =>
  withDatabase(async ({ publicKeys }) => {
    process.stdout.write(`${JSON.stringify(await readJwksDocument(publicKeys), null, 2)}\n`);
  });
