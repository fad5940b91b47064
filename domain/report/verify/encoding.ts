import { base64urlnopad, utf8 } from '@scure/base';

/**
 * The bytes of base64url in its only exact form: otherwise spare bits of the last character could be flipped unseen.
 * Null for any other text.
 */
export const exactBase64url = (text: string): Uint8Array | null => {
  try {
    const bytes = base64urlnopad.decode(text);
    return base64urlnopad.encode(bytes) === text ? bytes : null;
  } catch {
    // text that is no base64url holds no bytes; that is the answer, not a fault
    return null;
  }
};

const PART = 8_192;

/** One character for each byte: places in the text and in the bytes are the same. */
export const latin1Text = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return text;
};

/** The text of bytes in UTF-8; null for bytes that are none. A byte order mark stays in the text. */
export const utf8Text = (bytes: Uint8Array): string | null => {
  try {
    return utf8.encode(bytes);
  } catch {
    // bytes that are no text are answered, not refused with an error
    return null;
  }
};
