import { readFile } from 'node:fs/promises';
import { createSignatureVerifier } from '../../../../adapters/signing/verifier.js';
import type { PublicJwk, PublicKeyStore } from '../../../../ports/platform/signing.js';

/** The keys of a JWKS file. Rejects for a file that is none. */
export const keysOfFile = async (file: string): Promise<readonly PublicJwk[]> =>
  createSignatureVerifier().readJwks(await readFile(file, 'utf8'));

/** The keys of the file, or where none is given those of the database. */
export const keysToTrust = async (
  publicKeys: PublicKeyStore,
  file: string | undefined,
): Promise<readonly PublicJwk[]> =>
  file === undefined ? (await publicKeys.list()).map(({ publicKey }) => publicKey) : keysOfFile(file);
