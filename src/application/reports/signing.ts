import type { Clock } from '../../../ports/platform/platform.js';
import type { PublicJwk, PublicKeyStore, Signer, SigningKeys } from '../../../ports/platform/signing.js';

export interface SigningDependencies {
  readonly signingKeys: SigningKeys;
  readonly publicKeys: PublicKeyStore;
  readonly clock: Clock;
}

/** Gives the signer in force, after its public key is stored for ever. Null: no key is configured. */
export type CurrentSigner = () => Promise<Signer | null>;

/** Each process registers a key once. A failure to register it is a failure to sign. */
export const createCurrentSigner = ({ signingKeys, publicKeys, clock }: SigningDependencies): CurrentSigner => {
  const registered = new Set<string>();
  return async () => {
    const signer = await signingKeys.current();
    if (signer === null || registered.has(signer.publicKey.kid)) return signer;
    await publicKeys.register({ publicKey: signer.publicKey, registeredAtMs: clock.now() });
    registered.add(signer.publicKey.kid);
    return signer;
  };
};

/** Puts a new key in force. Its public key is stored before it signs anything; old public keys stay. */
export const rotateSigningKey = async ({ signingKeys, publicKeys, clock }: SigningDependencies): Promise<PublicJwk> => {
  const { publicKey } = await signingKeys.rotate((key) =>
    publicKeys.register({ publicKey: key, registeredAtMs: clock.now() }),
  );
  return publicKey;
};

/** A JWKS document. Source: RFC 7517. */
export interface Jwks {
  readonly keys: readonly PublicJwk[];
}

/** Every public key that ever signed, oldest first. */
export const readJwksDocument = async (publicKeys: PublicKeyStore): Promise<Jwks> => ({
  keys: (await publicKeys.list()).map(({ publicKey }) => publicKey),
});
