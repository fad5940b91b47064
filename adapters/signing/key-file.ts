import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { link, open, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SigningKeyError } from '../../ports/platform/signing.js';
import { readBoundedFile } from '../shared/bounded-file.js';

/** The owner may read and write; others may do nothing. */
const PRIVATE_MODE = 0o600;

/** What tells one state of a key file from another. */
export interface KeyFileState {
  readonly stamp: string;
  readonly openToOthers: boolean;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Null: there is no such file. */
export const keyFileState = async (file: string): Promise<KeyFileState | null> => {
  try {
    const { ino, mtimeMs, size, mode } = await stat(file);
    return { stamp: `${ino}/${mtimeMs}/${size}`, openToOthers: (mode & 0o077) !== 0 };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new SigningKeyError(`The signing key file ${file} cannot be read (${codeOf(error)}).`, { cause: error });
  }
};

/** Reads an Ed25519 private key in PKCS#8 PEM. No error shows what the file holds. */
export const readKeyFile = async (file: string): Promise<KeyObject> => {
  const pem = await readBoundedFile(file).catch((error: unknown) => {
    throw new SigningKeyError(`The signing key file ${file} cannot be read (${codeOf(error)}).`, { cause: error });
  });
  try {
    const key = createPrivateKey({ key: pem, format: 'pem' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the parser's own message may quote the file; the error below says all that an operator needs
  }
  throw new SigningKeyError(
    `${file} holds no Ed25519 private key in PKCS#8 PEM. Make one with: openssl genpkey -algorithm ed25519 -out FILE`,
  );
};

/** Reads an Ed25519 key in PEM, private or public, and gives its public half. */
export const readPublicKeyFile = async (file: string): Promise<KeyObject> => {
  const pem = await readBoundedFile(file).catch((error: unknown) => {
    throw new SigningKeyError(`The key file ${file} cannot be read (${codeOf(error)}).`, { cause: error });
  });
  try {
    const key = createPublicKey({ key: pem, format: 'pem' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // as above: the parser's own message may quote the file
  }
  throw new SigningKeyError(`${file} holds no Ed25519 key in PEM.`);
};

/** A key that is on the disk under a name of its own, readable by the owner alone. */
const writeNewKey = async (file: string): Promise<{ readonly key: KeyObject; readonly temporary: string }> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx', PRIVATE_MODE);
    try {
      await handle.writeFile(privateKey.export({ format: 'pem', type: 'pkcs8' }));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new SigningKeyError(`A signing key cannot be written beside ${file} (${codeOf(error)}).`, { cause: error });
  }
  return { key: privateKey, temporary };
};

const syncFolder = async (file: string): Promise<void> => {
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Makes a key file where there is none. Of two programs that try at once, one makes it and both read the same. */
export const makeKeyFile = async (file: string): Promise<void> => {
  const { temporary } = await writeNewKey(file);
  try {
    await link(temporary, file);
    await syncFolder(file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new SigningKeyError(`The signing key file ${file} cannot be made (${codeOf(error)}).`, { cause: error });
  } finally {
    await unlink(temporary);
  }
};

/**
 * Puts a new key in place of the present one, in one step, after `register` has stored its public half: at no moment
 * does a key sign whose public half could be lost.
 */
export const replaceKeyFile = async (file: string, register: (key: KeyObject) => Promise<void>): Promise<void> => {
  const { key, temporary } = await writeNewKey(file);
  try {
    await register(key);
    await rename(temporary, file);
  } catch (error) {
    await unlink(temporary);
    throw error instanceof Error && 'syscall' in error
      ? new SigningKeyError(
          `The signing key file ${file} cannot be replaced (${codeOf(error)}). ` +
            'If it is read-only, put a new key there yourself.',
          { cause: error },
        )
      : error;
  }
  await syncFolder(file);
};
