/** The bytes that the key will sign. Nothing decodes them yet: this is their seat. */
export interface SigningPayload {
  readonly kind: string;
  /** SHA-256 of exactly these bytes, lower-case hex. */
  readonly sha256: string;
}
