import { readPublicKeyFile } from '../../../adapters/signing/key-file.js';
import { publicJwkOf } from '../../../adapters/signing/signing-keys.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import {
  endorseKey,
  readJwksDocument,
  rotateSigningKey,
  type SigningDependencies,
  trustRootOf,
} from '../../application/reports/signing.js';
import { openSigningKeys } from '../../runtime/report-adapters.js';
import { withDatabase } from '../command-context.js';
import { print } from '../output.js';

interface Options {
  readonly json?: boolean;
}

const withSigning = (run: (signing: SigningDependencies) => Promise<void>): Promise<void> =>
  withDatabase(({ publicKeys, clock, settings, logger }) =>
    run({ signingKeys: openSigningKeys(settings, logger), publicKeys, verifier: createSignatureVerifier(), clock }),
  );

export const rotate = ({ json }: Options): Promise<void> =>
  withSigning(async (signing) => {
    const { kid } = await rotateSigningKey(signing);
    print(json, { kid }, () => `New reports are signed by ${kid}. Earlier reports still verify.`);
  });

export const endorse = (file: string, { json }: Options): Promise<void> =>
  withSigning(async (signing) => {
    const key = publicJwkOf(await readPublicKeyFile(file));
    await endorseKey(signing, key);
    print(json, { kid: key.kid }, () => `${key.kid} is endorsed. Put its file in the place of SIGNING_KEY_FILE.`);
  });

export const trustRoot = ({ json }: Options): Promise<void> =>
  withSigning(async (signing) => {
    const root = await trustRootOf(signing);
    if (root === null) throw new Error('There is no signing key yet: set SIGNING_KEY_FILE.');
    print(json, { trust_root: root.keyId }, () => root.keyId);
  });

export const jwks = ({ json }: Options): Promise<void> =>
  withSigning(async ({ publicKeys, verifier }) => {
    const document = await readJwksDocument(publicKeys, verifier);
    print(json, document, () => JSON.stringify(document, null, 2));
  });
