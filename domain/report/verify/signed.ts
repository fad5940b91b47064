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
export type SignedKind = 'report' | 'receipt' | 'pages' | 'decision';

/** Media types of what is signed: they keep a report's signature apart from any other JWS by the same key. */
export const SIGNED_TYPES: Readonly<Record<SignedKind, string>> = {
  report: 'signgate-report+json',
  receipt: 'signgate-receipt+json',
  pages: 'signgate-report+pdf',
  decision: 'signgate-decision+json',
};

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
  /** The keys of a JWKS document. Throws `KeyDocumentError` for another text, and for a `kid` that is no thumbprint. */
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

/** The text is no key document, or the trust root is not in it. The message says which. */
export class KeyDocumentError extends Error {
  override readonly name = 'KeyDocumentError';
}
