import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../problems/problems.js';

const VERSIONS: readonly string[] = ['1.0', '1.1'];

const refusal = (field: string, is: string): HttpProblem =>
  new HttpProblem('invalid_request', `The ${field} ${is}.`, [{ path: field, message: is }], { Connection: 'close' });

/**
 * Refuses a head that a proxy in front could read in another way than Node's parser does: the two would then disagree
 * on where a request ends or for whom it is. The connection ends, because what follows on it is in doubt as well.
 * Source: RFC 9112, sections 2.3, 3.2 and 6.1.
 */
export const requireProperHead = ({ rawHeaders, headers, httpVersion }: IncomingMessage): void => {
  if (!VERSIONS.includes(httpVersion))
    throw refusal('HTTP version', 'must be 1.1 or 1.0, at the end of the first line');
  let hosts = 0;
  // names and values in turn; `headers` holds the first Host only
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  if (hosts > 1) throw refusal('Host header', 'must be sent once');
  // Node's own check answers without a body, so it is off and done here
  if (hosts === 0 && httpVersion !== '1.0') throw refusal('Host header', 'is missing');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw refusal('Transfer-Encoding header', 'must be chunked, and nothing else');
};

const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';
