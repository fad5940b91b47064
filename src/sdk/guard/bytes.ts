/** Bytes that stand in memory of their own. */
export type OwnBytes = Uint8Array<ArrayBuffer>;

const HEX = /^0x(?:[0-9a-f]{2})*$/i;

export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** The bytes of hex behind `0x`. Throws for any other text. */
export const bytesFromHex = (hex: string): OwnBytes => {
  if (!isHex(hex)) throw new TypeError('This is no whole number of bytes as hex behind 0x');
  return Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index + 2, 2 * index + 4), 16),
  );
};

/** Lower-case hex behind `0x`. */
export const hexFromBytes = (bytes: Uint8Array): string =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The bytes of a text in UTF-8. Throws for half a surrogate pair, which has none. */
export const bytesFromText = (text: string): OwnBytes => {
  const bytes = new TextEncoder().encode(text);
  if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== text)
    throw new TypeError('This text holds half a surrogate pair');
  return bytes;
};

export const joined = (...parts: readonly Uint8Array[]): OwnBytes => {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes of base64url without padding. Throws for any other text. */
export const fromBase64Url = (text: string): OwnBytes => {
  if (!/^[\w-]+$/.test(text)) throw new TypeError('This is no base64url');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
};

/** Lower-case hex behind `0x`. */
export const sha256Of = async (bytes: OwnBytes): Promise<string> =>
  hexFromBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
