import { gzipSync } from 'node:zlib';
import type { Answer } from './endpoint.js';
import { JSON_TYPE } from './respond.js';

/** A page may load from and call this service only. Nothing inline runs, and nothing may frame the page. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What is packed already, or so small that packing it would make it larger. */
const isPacked = (contentType: string, body: Buffer): boolean => contentType.startsWith('font/') || body.length < 1024;

/**
 * An answer that is always the same. It is serialised and packed once, and every response sends the same bytes: a
 * thousand responses that wait for their readers hold one copy. It must hold no secret: its size tells of its content.
 */
export const staticAnswer = (
  content: string | Buffer,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(content);
  return {
    ...{ status: 200, body, contentType, headers },
    ...(!isPacked(contentType, body) && { gzippedBody: gzipSync(body, { level: 9 }) }),
  };
};

/** As `staticAnswer`, as JSON. */
export const staticJson = (body: unknown): Answer => staticAnswer(JSON.stringify(body), JSON_TYPE);
