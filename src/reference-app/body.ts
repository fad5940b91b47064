import type { IncomingMessage } from 'node:http';
import { AppProblem } from './problems.js';

/** The service takes no more, so nothing larger is worth passing on. Source: the HTTP contract, "Request". */
const MAX_BODY_BYTES = 65_536;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** The bytes of a JSON body, unread: what they mean is for the service to judge. Throws `AppProblem`. */
export const readJsonBytes = async (request: IncomingMessage): Promise<Buffer> => {
  // a page of another site can send any other type without asking first
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
