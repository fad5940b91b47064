import type { Command } from 'commander';
import { readJwksDocument, rotateSigningKey } from '../../application/reports/signing.js';
import { reportAdapters } from '../../composition.js';
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
    const { signingKeys, renderers } = reportAdapters(settings, logger);
    await Promise.all(renderers.map((renderer) => renderer.close()));
    const key = await rotateSigningKey({ signingKeys, publicKeys, clock });
    print(json, { kid: key.kid }, () => `New reports are signed by ${key.kid}. Reports signed before still verify.`);
  });

const jwks = (): Promise<void> =>
  withDatabase(async ({ publicKeys }) => {
    process.stdout.write(`${JSON.stringify(await readJwksDocument(publicKeys), null, 2)}\n`);
  });
