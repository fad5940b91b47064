/** A public key in the form of RFC 8037. `kid` is the key's thumbprint (RFC 7638), so no other key can have its id. */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** 32 bytes, base64url. */
  readonly x: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** What a JWS is of. Each has a media type of its own in the signed header, so that none passes for another. */
export type SignedKind = 'report' | 'receipt';

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

/** The result of a check of a signature. Only a good one gives its `payload`. */
export type JwsVerdict =
  | { readonly ok: true; readonly keyId: string; readonly payload: Uint8Array }
  | { readonly ok: false; readonly failed: 'form' | 'algorithm' | 'key' | 'signature'; readonly message: string };

/** Checks signatures. Never throws for bad input; accepts EdDSA alone, also where a header names another algorithm. */
export interface SignatureVerifier {
  /** Refuses a signature of another kind: without one, of anything but a report. */
  verifyJws(jws: string, keys: readonly PublicJwk[], kind?: SignedKind): Promise<JwsVerdict>;
  /** True only for a good Ed25519 signature by exactly this key. */
  verifyBytes(bytes: Uint8Array, signature: Uint8Array, key: PublicJwk): Promise<boolean>;
  /** The keys of a JWKS document. Throws `SigningKeyError` for another text, and for a `kid` that is no thumbprint. */
  readJwks(text: string): readonly EndorsedKey[];
}

/** A key that came after another one, with that one's signature. */
export interface Endorsement {
  /** Id of the key before. */
  readonly by: string;
  /** ISO 8601: when the key was registered. */
  readonly at: string;
  /** Its Ed25519 signature over `endorsementText`, base64url. */
  readonly signature: string;
}

/** A public key with what vouches for it; null for the first key, the trust root. */
export interface EndorsedKey {
  readonly publicKey: PublicJwk;
  readonly endorsement: Endorsement | null;
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
   * key again changes nothing. Rejects with `ConflictError` where another key has its place, and with
   * `SigningKeyError` where the database user is not the owner.
   */
  register(key: RegisteredKey): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly RegisteredKey[]>;
}
