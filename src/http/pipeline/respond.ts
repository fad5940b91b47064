import type { Answer } from './endpoint.js';
import type { HttpContext } from './exchange.js';

/** The media type of JSON answers. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of every answer: a browser must not render JSON, frame it or guess its type. */
const STATIC_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
] as const;

/** Headers that do not depend on the outcome; they are set first, so that no answer lacks them. */
export const setCommonHeaders = (context: HttpContext): void => {
  const { res } = context;
  res.setHeader('X-Request-Id', context.state.exchange.requestId);
  for (const [name, value] of STATIC_HEADERS) res.setHeader(name, value);
  if (context.path.startsWith('/api/') || context.path.startsWith('/desk/')) res.setHeader('Cache-Control', 'no-store');
};

/** Puts an answer on the context: a success or a problem. */
export const respond = (
  context: HttpContext,
  { status, body, headers = {}, contentType, language, gzippedBody }: Answer,
): void => {
  const { res } = context;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (language !== undefined) res.setHeader('Content-Language', language);
  context.status = status;
  if (body === null) {
    context.body = null;
    return;
  }
  res.setHeader('Content-Type', contentType ?? JSON_TYPE);
  // bytes: one sign beyond ASCII would make the head, too, a text of twice the size
  context.body = contentType === undefined ? Buffer.from(JSON.stringify(body)) : body;
  if (gzippedBody === undefined) return;
  context.vary('Accept-Encoding');
  if (context.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  res.setHeader('Content-Encoding', 'gzip');
  context.body = gzippedBody;
};
