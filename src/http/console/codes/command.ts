import type { FindingTrigger } from '../../sandbox/trigger.js';
import { type ProblemRequest, UNKNOWN_KEY } from '../../sandbox/problem-triggers.js';

/** Texts beyond this are made by the shell: they are long for the sake of their length. Characters. */
const LONGEST_SHOWN = 4_000;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** As many zeros. */
const filler = (length: number): string => `"$(printf '%0${String(length)}d' 0)"`;

const KEY_HEADERS: Readonly<Record<ProblemRequest['key'], readonly string[]>> = {
  given: ['-H "x-api-key: $SIGNGATE_KEY"'],
  unknown: [`-H ${quoted(`x-api-key: ${UNKNOWN_KEY}`)}`],
  none: [],
};

/** Over several lines, to be read, where it is JSON. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // what is no JSON is sent to be refused, and shown as it is
    return text;
  }
};

const bodyOf = (body: string): string =>
  body.length > LONGEST_SHOWN
    ? filler(body.length)
    : quoted(readable(body)).replaceAll('{request_id}', `'"$request_id"'`);

const headerOf = ([name, value]: readonly [string, string]): string =>
  value.length > LONGEST_SHOWN
    ? `-H ${quoted(`${name}: `)}${filler(value.length)}`
    : `-H ${quoted(`${name}: ${value}`)}`;

const curl = (origin: string, { method, path, key, headers = {}, body }: ProblemRequest): string =>
  [
    `curl -sS ${origin}${path}${method === 'GET' || body !== undefined ? '' : ` -X ${method}`}`,
    ...KEY_HEADERS[key],
    ...Object.entries(headers).map(headerOf),
    ...(body === undefined ? [] : [`-d ${bodyOf(body)}`]),
  ].join(' \\\n  ');

/** For a POSIX shell with the key in SIGNGATE_KEY: requests in order, of which the last one gives what is shown. */
export const commandOf = (origin: string, ...requests: readonly ProblemRequest[]): string => {
  const asksForId = requests.some(({ body }) => body?.includes('{request_id}') === true);
  return requests
    .map((request, index) =>
      asksForId && index === 0
        ? `request_id=$(${curl(origin, request)} | grep -o 'req_[0-9a-z]*')`
        : curl(origin, request),
    )
    .join('\n\n');
};

/** The request of a finding. */
export const requestOf = ({ method, path, body }: FindingTrigger): ProblemRequest => ({
  method,
  path,
  key: 'given',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
