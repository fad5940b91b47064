/**
 * A public key as RFC 8037 writes it. `kid` is the key's own thumbprint (RFC 7638), so an id can never be given to
 * another key.
 */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** 32 bytes, base64url. */
  readonly x: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** Signs with one private key. The key never leaves the adapter. */
export interface Signer {
  readonly publicKey: PublicJwk;
  /** JWS in compact serialisation over exactly these bytes; the header names `alg` EdDSA and the `kid`. */
  signJws(payload: Uint8Array): Promise<string>;
  /** The raw Ed25519 signature, 64 bytes. */
  signBytes(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Where the private key comes from. */
export interface SigningKeys {
  /**
   * The signer in force now; a key file that was changed is read again. Null: no key is configured and none may be
   * made. Rejects with `SigningKeyError`.
   */
  current(): Promise<Signer | null>;
  /**
   * Makes a new key in place of the present one, after `register` has stored its public key. Rejects with
   * `SigningKeyError`.
   */
  rotate(register: (publicKey: PublicJwk) => Promise<void>): Promise<Signer>;
}

/**
 * The key file cannot be read, is no Ed25519 key, or cannot be written. The message says what to do, never what the
 * file holds.
 */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
}

/** What a look at a signature gave. `payload` is there only where the signature is good. */
export type JwsVerdict =
  | { readonly ok: true; readonly keyId: string; readonly payload: Uint8Array }
  | { readonly ok: false; readonly failed: 'form' | 'algorithm' | 'key' | 'signature'; readonly message: string };

/**
 * Checks signatures. Never throws for what it is given; never accepts another algorithm than EdDSA, whatever a header
 * says.
 */
export interface SignatureVerifier {
  verifyJws(jws: string, keys: readonly PublicJwk[]): Promise<JwsVerdict>;
  /** True only for a good Ed25519 signature by exactly this key. */
  verifyBytes(bytes: Uint8Array, signature: Uint8Array, key: PublicJwk): Promise<boolean>;
  /**
   * The keys of a JWKS document. Throws `SigningKeyError` for a text that is none, and for a key whose `kid` is not its
   * thumbprint.
   */
  readJwks(text: string): readonly PublicJwk[];
}

export interface RegisteredKey {
  readonly publicKey: PublicJwk;
  readonly registeredAtMs: number;
}

/**
 * Every public key that ever signed. Append-only: nothing is ever taken out. Rejects with `StorageUnavailableError`.
 */
export interface PublicKeyStore {
  /** Registering a key again changes nothing. */
  register(key: RegisteredKey): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly RegisteredKey[]>;
}
