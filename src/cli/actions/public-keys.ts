import { readFile } from 'node:fs/promises';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { type EndorsedKey, type PublicKeyStore, SigningKeyError } from '../../../ports/platform/signing.js';
import { type KeyTrust, trustKeys } from '../../application/reports/key-trust.js';

/** The keys of a JWKS file. Rejects for a file that is none. */
export const keysOfFile = async (file: string): Promise<readonly EndorsedKey[]> =>
  createSignatureVerifier().readJwks(await readFile(file, 'utf8'));

/** The keys of the file, or where none is given those of the database. */
export const keysOf = async (publicKeys: PublicKeyStore, file: string | undefined): Promise<readonly EndorsedKey[]> =>
  file === undefined ? publicKeys.list() : keysOfFile(file);

/** The keys that count. Rejects where the trust root that was asked for is not among them. */
export const trustIn = async (keys: readonly EndorsedKey[], trustRoot: string | undefined): Promise<KeyTrust> => {
  const trust = await trustKeys(keys, createSignatureVerifier(), trustRoot ?? null);
  if (trustRoot !== undefined && trust.root === null)
    throw new SigningKeyError(`The trust root ${trustRoot} is not among the public keys.`);
  return trust;
};
