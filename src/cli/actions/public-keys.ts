import { readBoundedFile, SMALL_FILE_BYTES } from '../../../adapters/shared/bounded-file.js';
import { readJwks } from '../../../domain/report/verify/public-keys.js';
import type { EndorsedKey, PublicKeyStore } from '../../../ports/platform/signing.js';

/** The keys of a JWKS file. Rejects for a file that is none. */
export const keysOfFile = async (file: string): Promise<readonly EndorsedKey[]> =>
  readJwks((await readBoundedFile(file, SMALL_FILE_BYTES, { mayBePipe: true })).toString());

/** The keys of the file, or where none is given those of the database. */
export const keysOf = async (publicKeys: PublicKeyStore, file: string | undefined): Promise<readonly EndorsedKey[]> =>
  file === undefined ? publicKeys.list() : keysOfFile(file);
