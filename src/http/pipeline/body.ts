import { finished } from 'node:stream';
import bodyParser from 'koa-bodyparser';
import type { RefusalDetail } from '../../application/refusal.js';
import { type JsonContentProblem, JsonSyntaxProblem } from '../../../domain/shared/json/problems.js';
import { type JsonValue, parseStrictJson, type StrictJson } from '../../../domain/shared/json/strict-json.js';
import { SIGNED_TEXTS } from '../../../domain/payload/kinds/index.js';
import { MAX_BATCH_BYTES, MAX_BODY_BYTES } from '../limits.js';
import { HttpProblem } from '../problems/problems.js';
import { summaryOf } from '../schemas/explain.js';
import type { HttpContext } from './exchange.js';

type ReadWithParser = (context: HttpContext, next: () => Promise<void>) => Promise<void>;

/**
 * The parser only reads: it checks lengths, inflates up to the limit, and notices aborted requests. Without an encoding
 * it hands over the bytes as they are, so that decoding can be strict.
 */
const parserFor = (maxBytes: number): ReadWithParser => {
  const options: bodyParser.Options & { readonly encoding: null } = {
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    textLimit: String(maxBytes),
    encoding: null,
  };
  return bodyParser(options) as ReadWithParser;
};
const PARSERS = new Map([MAX_BODY_BYTES, MAX_BATCH_BYTES].map((maxBytes) => [maxBytes, parserFor(maxBytes)]));

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const CHARSET_UTF8 = /^charset="?utf-8"?$/i;
const doNothing = async (): Promise<void> => undefined;

/**
 * Reads a JSON body, to be parsed later. Both throw `HttpProblem`: `unsupported_media_type` for a body that is not
 * declared as JSON in UTF-8, `payload_too_large` above the limit, `invalid_json` for a text that is not JSON, and
 * `invalid_request` for JSON that no field can hold.
 */
export const readJsonBody = async (context: HttpContext, maxBytes = MAX_BODY_BYTES): Promise<JsonBody> => {
  requireJson(context.req.headers['content-type']);
  const bytes = await readBytes(context, maxBytes);
  return { bytes, parse: () => parse(decode(bytes)) };
};

/** A body that was received whole. Its parsing costs the main thread time. */
export interface JsonBody {
  readonly bytes: Buffer;
  readonly parse: () => JsonValue;
}

const requireJson = (contentType: string | undefined): void => {
  if (contentType === 'application/json') return;
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  const isUtf8 = parameters.every((parameter) => parameter === '' || CHARSET_UTF8.test(parameter));
  if (type.toLowerCase() === 'application/json' && isUtf8) return;
  throw new HttpProblem(
    'unsupported_media_type',
    'The body must be JSON in UTF-8: send the header Content-Type: application/json, ' +
      'with no charset or with charset=utf-8.',
    [{ path: 'Content-Type', message: 'must be application/json' }],
  );
};

const readBytes = async (context: HttpContext, maxBytes: number): Promise<Buffer> => {
  const readWithParser = PARSERS.get(maxBytes) ?? parserFor(maxBytes);
  try {
    await (context.req.headers['content-encoding'] === undefined
      ? readWithParser(context, doNothing)
      : readInflated(context, readWithParser));
  } catch (error) {
    // the rest of the body is thrown away, so that the answer can be read and the connection stays in step
    context.req.unpipe();
    context.req.resume();
    throw readProblem(error, context, maxBytes);
  }
  // a request without a body leaves an empty object behind
  return Buffer.isBuffer(context.request.body) ? context.request.body : Buffer.alloc(0);
};

/** A pipe does not tell the inflating stream that the request was aborted: without this it would wait for ever. */
const readInflated = (context: HttpContext, readWithParser: ReadWithParser): Promise<void> =>
  new Promise((resolve, reject) => {
    finished(context.req, (error) => {
      if (error) reject(error);
    });
    readWithParser(context, doNothing).then(resolve, reject);
  });

const readProblem = (error: unknown, { req }: HttpContext, maxBytes: number): unknown => {
  const { status, code } = error as { status?: number; code?: string };
  if (status === 413) {
    return new HttpProblem('payload_too_large', `The body must be at most ${maxBytes} bytes, after decompression.`);
  }
  if (status === 415) {
    const message = 'must be gzip, deflate, br or identity';
    return new HttpProblem('unsupported_media_type', `Content-Encoding ${message}.`, [
      { path: 'Content-Encoding', message },
    ]);
  }
  if (
    code?.startsWith('Z_') === true ||
    code?.startsWith('ERR__ERROR_FORMAT') === true ||
    code?.startsWith('ERR_PADDING') === true
  ) {
    return new HttpProblem('invalid_json', 'The body could not be decompressed: it is not what Content-Encoding says.');
  }
  // a caller that hung up is no failure of the service, by any name that the reader has for it
  if (status !== 400 && !req.socket.destroyed) return error;
  return new HttpProblem('invalid_request', 'The connection ended before the whole body was read.');
};

const decode = (bytes: Buffer): string => {
  if (bytes.length === 0) throw new HttpProblem('invalid_json', 'The body is empty: send a JSON object.');
  try {
    return utf8.decode(bytes);
  } catch {
    // the decoder's one error; it says nothing that the caller can use
    throw new HttpProblem('invalid_json', 'The body is not valid UTF-8.');
  }
};

/** Text that is signed as it stands, line breaks and all: of a check, or of an item of a batch. */
const SIGNED_TEXT = new RegExp(`^(?:/items/\\d+/(?:payload_)?check)?/(?:${SIGNED_TEXTS.join('|')})(?:/|$)`);

const parse = (text: string): JsonValue => {
  const { value, problems: found } = parseOrRefuse(text);
  const problems = found.filter(({ kind, path }) => kind !== 'control_character' || !SIGNED_TEXT.test(path));
  if (problems.length > 0) {
    const details = problems.map(contentDetail);
    throw new HttpProblem('invalid_request', summaryOf(details), details);
  }
  return value;
};

/** Where a person looks for it: the line and the column, both from 1. */
const placeIn = (text: string, { position }: JsonSyntaxProblem): string => {
  const before = text.slice(0, position).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`;
};

const parseOrRefuse = (text: string): StrictJson => {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxProblem)
      throw new HttpProblem('invalid_json', `The body is not valid JSON: ${error.message}${placeIn(text, error)}.`);
    throw error;
  }
};

const CONTENT_TEXT: Readonly<Record<JsonContentProblem['kind'], string>> = {
  control_character: 'must not hold a control character (U+0000 to U+001F, U+007F to U+009F)',
  number_out_of_range: 'must be a number from 0 to 1e18; this one is larger than any number that can be held',
  number_not_exact: 'must be a number that a double can hold exactly as written; send fewer digits',
  negative_zero: 'must not be -0; send 0',
};

const contentDetail = ({ path, kind }: JsonContentProblem): RefusalDetail => ({ path, message: CONTENT_TEXT[kind] });
