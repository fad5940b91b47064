import type { EndorsedKey, PublicJwk, SignedKind } from '../../domain/report/verify/signed.js';

export type {
  EndorsedKey,
  Endorsement,
  JwsVerdict,
  PublicJwk,
  SignatureVerifier,
  SignedKind,
} from '../../domain/report/verify/signed.js';

/** Signs with one private key. The key never leaves the adapter. */
export interface Signer {
  readonly publicKey: PublicJwk;
  /**
   * JWS in compact serialisation over exactly these bytes; the header names `alg` EdDSA, the `kid` and what it is of.
   * Of a report where nothing is said.
   */
  signJws(payload: Uint8Array, kind?: SignedKind): Promise<string>;
  /** The raw Ed25519 signature, 64 bytes. */
  signBytes(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Where the private key comes from. */
export interface SigningKeys {
  /**
   * The signer in force; a changed key file is read again. Null: no key is configured and none may be made. Rejects
   * with `SigningKeyError`.
   */
  current(): Promise<Signer | null>;
  /** Replaces the key by a new one, after `register` has stored its public key. Rejects with `SigningKeyError`. */
  rotate(register: (publicKey: PublicJwk) => Promise<void>): Promise<Signer>;
}

/** The key file cannot be read or written, or is no Ed25519 key. The message says what to do and quotes nothing. */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
}

export interface RegisteredKey extends EndorsedKey {
  readonly registeredAtMs: number;
}

/**
 * Every public key that may have signed. Append-only. What it holds is not trusted for being there: a key counts only
 * with the endorsement of the one before it. Rejects with `StorageUnavailableError`.
 */
export interface PublicKeyStore {
  /**
   * Registers the first key, or one that a registered key endorses, with the rights of the tables' owner. Registering a
   * key again changes nothing. Rejects with `AlreadyExistsError` where another key has its place, and with
   * `SigningKeyError` where the database user is not the owner.
   */
  register(key: RegisteredKey): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly RegisteredKey[]>;
}
