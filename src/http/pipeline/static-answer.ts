import type { Answer } from './endpoint.js';
import { JSON_TYPE } from './respond.js';

/**
 * An answer that is always the same. It is serialised once, and every response sends the same bytes: a thousand
 * responses that wait for their readers hold one copy.
 */
export const staticAnswer = (
  body: string | Buffer,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({ status: 200, body: Buffer.isBuffer(body) ? body : Buffer.from(body), contentType, headers });

/** As `staticAnswer`, as JSON. */
export const staticJson = (body: unknown): Answer => staticAnswer(JSON.stringify(body), JSON_TYPE);
