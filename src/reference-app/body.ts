import type { IncomingMessage } from 'node:http';
import { AppProblem } from './problems.js';

/** The largest body that the service takes: `src/http/limits.ts`. */
const MAX_BODY_BYTES = 65_536;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** The bytes of a JSON body. They are not parsed: the service judges what they mean. Throws `AppProblem`. */
export const readJsonBytes = async (request: IncomingMessage): Promise<Buffer> => {
  // other types need no preflight, so a page of another site could send them
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '') || request.headers['content-encoding'] !== undefined) {
    request.resume();
    throw new AppProblem(
      'unsupported_media_type',
      'The body must be JSON: send Content-Type: application/json, without an encoding.',
    );
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (bytes > 16 * MAX_BODY_BYTES) break;
  }
  if (bytes > MAX_BODY_BYTES)
    throw new AppProblem('payload_too_large', `The body must be at most ${MAX_BODY_BYTES} bytes.`, {
      Connection: 'close',
    });
  return Buffer.concat(chunks);
};
