// The last step before a line is written: here a secret is text in one line, however it came into the entry.

/**
 * A key or the beginning of one. The id after the environment is public and stays, so that a line can be traced to its
 * key.
 */
const API_KEY = /sg_(sandbox|production)_([a-z0-9_-]{8})_[a-z0-9_-]+/gi;
/**
 * `scheme://user:password@`. The scheme is named, so that the search starts at few places. An escaped quote does not
 * end a password.
 */
const URL_PASSWORD = /((?:postgres(?:ql)?|rediss?|https?):\/\/[^\s:@/"\\]*):(?:\\.|[^\s"\\])*@/gi;
/** `password=…` of a connection string, and the same as a query parameter. */
const PASSWORD_PARAMETER = /(password|passwd|pwd)=(?:\\.|[^\s&"'\\])+/gi;
/** C1 controls, line and paragraph separators, and what turns the direction of text: they change what a reader sees. */
const UNPRINTABLE = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A finished JSON line without secrets, and with every character escaped that could end the line or disguise it.
 * Everything that is replaced is inside JSON strings, so the line stays JSON.
 */
export const redactLine = (line: string): string => {
  let clean = line;
  // a plain search first: nearly every line holds none of these
  if (/sg_/i.test(clean)) clean = clean.replace(API_KEY, 'sg_$1_$2_[redacted]');
  if (clean.includes('://')) clean = clean.replace(URL_PASSWORD, '$1:[redacted]@');
  if (/p(?:ass)?w/i.test(clean)) clean = clean.replace(PASSWORD_PARAMETER, '$1=[redacted]');
  return clean.replace(UNPRINTABLE, escaped);
};
