import { endorsementText, trustKeys } from '../../../domain/report/verify/key-trust.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import {
  type EndorsedKey,
  type PublicJwk,
  type PublicKeyStore,
  type RegisteredKey,
  type SignatureVerifier,
  type Signer,
  SigningKeyError,
  type SigningKeys,
} from '../../../ports/platform/signing.js';

export interface SigningDependencies {
  readonly signingKeys: SigningKeys;
  readonly publicKeys: PublicKeyStore;
  readonly verifier: SignatureVerifier;
  readonly clock: Clock;
}

/**
 * Gives the signer in force, once its public key counts: the first key of all is registered, any other one must have
 * the endorsement of the key before it. Null: no key is configured. Rejects with `SigningKeyError`.
 */
export type CurrentSigner = () => Promise<Signer | null>;

/** Each process asks once for a key. A failure to register it is a failure to sign. */
export const createCurrentSigner = (dependencies: SigningDependencies): CurrentSigner => {
  const { signingKeys, publicKeys, verifier, clock } = dependencies;
  const trusted = new Set<string>();
  return async () => {
    const signer = await signingKeys.current();
    if (signer === null || trusted.has(signer.publicKey.kid)) return signer;
    const { publicKey } = signer;
    if ((await publicKeys.list()).length === 0)
      await publicKeys.register({ publicKey, registeredAtMs: clock.now(), endorsement: null });
    const { keys } = await trustKeys(await publicKeys.list(), verifier);
    if (!keys.some(({ kid }) => kid === publicKey.kid))
      throw new SigningKeyError(
        `The signing key ${publicKey.kid} is not endorsed by the one before it, so nothing is signed with it. ` +
          'Put the earlier key back, and run signgate signing rotate, or signgate signing endorse with the new one.',
      );
    trusted.add(publicKey.kid);
    return signer;
  };
};

/** A key as it is registered: endorsed by the signer in force. */
const endorsedBy = async (signer: Signer, key: PublicJwk, nowMs: number): Promise<RegisteredKey> => {
  const [by, at] = [signer.publicKey.kid, isoTime(nowMs)];
  const text = endorsementText({ keyId: key.kid, by, at });
  const signature = Buffer.from(await signer.signBytes(new TextEncoder().encode(text))).toString('base64url');
  return { publicKey: key, registeredAtMs: nowMs, endorsement: { by, at, signature } };
};

/** Registers a key that will follow the one in force. Both may sign from then on. */
export const endorseKey = async (dependencies: SigningDependencies, key: PublicJwk): Promise<void> => {
  const signer = await createCurrentSigner(dependencies)();
  if (signer === null) throw new SigningKeyError('No signing key file is configured: set SIGNING_KEY_FILE.');
  await dependencies.publicKeys.register(await endorsedBy(signer, key, dependencies.clock.now()));
};

/** Puts a new key in force. It is endorsed and stored before it signs anything; old public keys stay. */
export const rotateSigningKey = async (dependencies: SigningDependencies): Promise<PublicJwk> => {
  const { signingKeys, publicKeys, clock } = dependencies;
  const isFirst = (await publicKeys.list()).length === 0;
  const { publicKey } = await signingKeys.rotate((key) =>
    isFirst
      ? publicKeys.register({ publicKey: key, registeredAtMs: clock.now(), endorsement: null })
      : endorseKey(dependencies, key),
  );
  return publicKey;
};

/** The first key of all. Its id tells genuine keys from others, even where the database was changed. */
export interface TrustRoot {
  readonly keyId: string;
  /** It was registered by this very call. */
  readonly isNew: boolean;
}

/** The trust root. Registers the key in force as the first one where there is none. Null: no key is configured. */
export const trustRootOf = async (dependencies: SigningDependencies): Promise<TrustRoot | null> => {
  const { publicKeys, verifier } = dependencies;
  const isNew = (await publicKeys.list()).length === 0;
  if (isNew && (await createCurrentSigner(dependencies)()) === null) return null;
  const { root } = await trustKeys(await publicKeys.list(), verifier);
  return root === null ? null : { keyId: root, isNew };
};

/** A key of a JWKS document, with its endorsement as a further member. */
export interface PublishedKey extends PublicJwk {
  readonly endorsement?: NonNullable<EndorsedKey['endorsement']>;
}

/** A JWKS document. Source: RFC 7517. */
export interface Jwks {
  readonly keys: readonly PublishedKey[];
}

/** Every public key that counts, from the first one on. */
export const readJwksDocument = async (publicKeys: PublicKeyStore, verifier: SignatureVerifier): Promise<Jwks> => {
  const registered = await publicKeys.list();
  const { keys } = await trustKeys(registered, verifier);
  const published = keys.map((key) => {
    const endorsement = registered.find(({ publicKey }) => publicKey.kid === key.kid)?.endorsement ?? null;
    return endorsement === null ? key : { ...key, endorsement };
  });
  return { keys: published };
};

/** Gives the keys of the store that count, as the store holds them now. */
export type TrustedKeys = () => Promise<readonly PublicJwk[]>;

export const createTrustedKeys =
  (publicKeys: Pick<PublicKeyStore, 'list'>, verifier: SignatureVerifier): TrustedKeys =>
  async () =>
    (await trustKeys(await publicKeys.list(), verifier)).keys;
