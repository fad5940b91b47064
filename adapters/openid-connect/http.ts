import type { CustomFetch } from 'openid-client';
import { ask, decoded, ENCODINGS } from '../shared/bounded-http.js';

/** Far more than the metadata, keys or tokens of a provider take. */
const MAX_BYTES = 1_048_576;
/** Where the library gives none. */
const DEADLINE_MS = 5_000;
/** Statuses whose answers have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** The library's requests: they follow no redirect, and there is an end to how much is read. */
export const boundedFetch: CustomFetch = async (url, options) => {
  // its type of a request has members that Node's lacks
  const request = new Request(url, options as RequestInit);
  const sent = new Uint8Array(await request.arrayBuffer());
  const answer = await ask(new URL(request.url), {
    method: request.method,
    headers: { 'accept-encoding': ENCODINGS, ...Object.fromEntries(request.headers) },
    ...(sent.byteLength > 0 && { body: sent }),
    signal: options.signal ?? AbortSignal.timeout(DEADLINE_MS),
  });
  const body = decoded(answer);
  if (body === null) throw new TypeError('the provider compressed its answer in an unknown way');
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) throw new TypeError('the answer of the provider is too long');
    pieces.push(piece);
  }
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(pieces), { status, statusText, headers });
};
