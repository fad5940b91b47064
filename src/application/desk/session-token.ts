import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, as base64url: what the cookie of a session holds. */
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;
const TOKEN_BYTES = 32;

export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 of the token, lower-case hex: only this is stored. Null for a text that is no token. */
export const hashSessionToken = (token: string): string | null =>
  TOKEN_FORM.test(token) ? createHash('sha256').update(token, 'latin1').digest('hex') : null;

/** What a write must repeat in a header. It is made from the token, so it belongs to one session and is not stored. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('signgate desk, writes').digest('base64url');

/** Compares in constant time. */
export const isCsrfTokenOf = (token: string, presented: string): boolean => {
  const [right, given] = [Buffer.from(csrfTokenOf(token)), Buffer.from(presented)];
  return right.length === given.length && timingSafeEqual(right, given);
};
