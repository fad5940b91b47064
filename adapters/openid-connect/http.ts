import type { CustomFetch } from 'openid-client';

/** Far more than the metadata, keys or tokens of a provider take. */
const MAX_BYTES = 1_048_576;

/** The library's own request, which follows no redirect, with an end to how much it reads. */
export const boundedFetch: CustomFetch = async (url, options) => {
  // its type of a request has members that Node's lacks
  const response = await fetch(url, options as RequestInit);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) throw new TypeError('the answer of the provider is too long');
    pieces.push(piece as Uint8Array);
  }
  const { status, statusText, headers } = response;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? Buffer.concat(pieces) : null, { status, statusText, headers });
};
