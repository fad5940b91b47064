import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { CompactSign } from 'jose/jws/compact/sign';
import type { Logger } from '../../ports/platform/platform.js';
import { SIGNED_TYPES } from '../../domain/report/verify/signed.js';
import { type PublicJwk, type Signer, SigningKeyError, type SigningKeys } from '../../ports/platform/signing.js';
import { makeKeyFile, readKeyFile, replaceKeyFile, keyFileState } from './key-file.js';
import { thumbprintOf } from '../../domain/report/verify/public-keys.js';

export interface SigningKeyOptions {
  /** Null: no key is configured. */
  readonly file: string | null;
  /** True with the embedded database only: a missing key is then made. */
  readonly mayGenerate: boolean;
  readonly logger: Logger;
}

const signerOf = (key: KeyObject): Signer => {
  const publicKey = publicJwkOf(key);
  return {
    publicKey,
    signJws: (payload, kind = 'report') =>
      new CompactSign(payload)
        .setProtectedHeader({ alg: 'EdDSA', kid: publicKey.kid, typ: SIGNED_TYPES[kind] })
        .sign(key),
    signBytes: async (bytes) => new Uint8Array(sign(null, bytes, key)),
  };
};

/** Signing keys in a PKCS#8 PEM file. The file is looked at before each use: a rotation needs no restart. */
export const createSigningKeys = ({ file, mayGenerate, logger }: SigningKeyOptions): SigningKeys => {
  let known: { readonly stamp: string; readonly signer: Signer } | null = null;

  const load = async (path: string): Promise<Signer | null> => {
    const state = await keyFileState(path);
    if (state === null) return null;
    if (known?.stamp === state.stamp) return known.signer;
    const signer = signerOf(await readKeyFile(path));
    if (state.openToOthers)
      logger.log('warn', 'the signing key file can be read by others: give it mode 0600', { file: path });
    known = { stamp: state.stamp, signer };
    return signer;
  };

  return {
    current: async () => {
      if (file === null) return null;
      const signer = await load(file);
      if (signer !== null) return signer;
      if (!mayGenerate)
        throw new SigningKeyError(
          `The signing key file ${file} does not exist. Make it with: openssl genpkey -algorithm ed25519 -out ${file}`,
        );
      await makeKeyFile(file);
      logger.log('info', 'made a signing key for reports', { file });
      return load(file);
    },
    rotate: async (register) => {
      if (file === null) throw new SigningKeyError('No signing key file is configured: set SIGNING_KEY_FILE.');
      await replaceKeyFile(file, (key) => register(publicJwkOf(key)));
      const signer = await load(file);
      if (signer === null) throw new SigningKeyError(`The signing key file ${file} has gone.`);
      return signer;
    },
  };
};

/** The published form of a key. `key` may be the private or the public half. */
export const publicJwkOf = (key: KeyObject): PublicJwk => {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const { x } = publicKey.export({ format: 'jwk' });
  if (publicKey.asymmetricKeyType !== 'ed25519' || x === undefined) throw new TypeError('Not an Ed25519 key');
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprintOf(x), alg: 'EdDSA', use: 'sig' };
};
