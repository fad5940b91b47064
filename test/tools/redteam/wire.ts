import { evmAddress } from '../../support/addresses.js';
import type { Random } from '../faults/support/random.js';
import { sendRaw } from '../faults/support/raw.js';
import type { Target } from './target.js';

/** Bytes that must not lead to a verdict ALLOW, nor be read as two requests. */
export interface WireAttack {
  readonly what: string;
  readonly bytes: (target: Target) => Buffer;
}

const BODY = {
  from_address: evmAddress('wire sender'),
  to_address: evmAddress('wire recipient'),
  chain: 'ethereum',
  token: 'USDC',
  amount: 5,
};
const JSON_BODY = JSON.stringify(BODY);
const SMUGGLED = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const ANSWER_LIMIT_MS = 3_000;

const message = (line: string, headers: readonly string[], body: string): string =>
  [line, ...headers, '', body].join('\r\n');
const POST = 'POST /api/check-transaction HTTP/1.1';
const common = ({ key }: Target): readonly string[] => [`x-api-key: ${key}`, 'Content-Type: application/json'];
const length = (body: string): string => `Content-Length: ${Buffer.byteLength(body)}`;
const chunked = (body: string): string => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const wire = (what: string, text: (target: Target) => string): WireAttack => ({
  what,
  bytes: (target) => latin(text(target)),
});

/** Codings that are not "chunked" alone: a server and what stands before it may read them differently. */
const CODINGS = [
  'gzip, chunked',
  ' , chunked',
  'chunked, chunked',
  'chunked, gzip',
  'identity',
  'identity, chunked',
  'xchunked',
  'chunked;q=1',
  '"chunked"',
  'chunked,',
  ',chunked',
  'chunked identity',
  'deflate',
  'compress, chunked',
  '\u000bchunked',
  'chunked\u00a0',
  'chu nked',
];
const HOSTS: readonly (readonly string[])[] = [
  ['Host: a', 'Host: b'],
  ['Host: a', 'host: a'],
  ['Host: a', 'HOST: evil.example'],
  [],
];
const LINES = [
  'POST /api/check-transaction',
  'POST /api/check-transaction HTTP/1.2',
  'POST /api/check-transaction HTTP/2.0',
  'POST /api/check-transaction HTTP/0.9',
  'POST /api/check-transaction http/1.1',
  'POST\t/api/check-transaction\tHTTP/1.1',
  ' POST /api/check-transaction HTTP/1.1',
  'POST /api/check-transaction HTTP/1.1 x',
  'GET /api/check-transaction HTTP/1.1',
  'PUT /api/check-transaction HTTP/1.1',
  'POST api/check-transaction HTTP/1.1',
  'POST /api/check-transaction/ HTTP/1.1',
  'POST //api/check-transaction HTTP/1.1',
  'POST /api/%63heck-transaction HTTP/1.1',
  'POST /api/./check-transaction HTTP/1.1',
  'POST /health/../api/check-transaction HTTP/1.1',
  'POST /API/CHECK-TRANSACTION HTTP/1.1',
  'POST /api/check-transaction\\ HTTP/1.1',
  'post /api/check-transaction HTTP/1.1',
  'POST /api/check-transaction?key=1 HTTP/1.1',
];
const LENGTHS = [
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: +5'],
  ['Content-Length: -1'],
  ['Content-Length: 0x10'],
  ['Content-Length: 5, 5'],
  ['Content-Length: 5 5'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length : 5'],
  ['Content-Length: '],
];
const HEADERS = [
  'X-Bad\u0000: 1',
  'X-Bad: a\u0000b',
  'X Bad: 1',
  ': empty',
  'X-Fold: a\r\n b',
  'X-Bare: a\nX-More: b',
  `X-Long: ${'x'.repeat(20_000)}`,
];
const CHUNKS = [
  'zz\r\n{}\r\n0\r\n\r\n',
  '-2\r\n{}\r\n0\r\n\r\n',
  '0x2\r\n{}\r\n0\r\n\r\n',
  '2\n{}\n0\n\n',
  '2 \r\n{}\r\n0\r\n\r\n',
  'ffffffffffffffff1\r\n{}\r\n',
  '2;a="\n"\r\n{}\r\n0\r\n\r\n',
];

const hosts = HOSTS.map((each) =>
  wire(`${each.length} Host headers (${each.join(' and ')})`, (target) =>
    message(POST, [...each, ...common(target), length(JSON_BODY)], JSON_BODY),
  ),
);
const codings = CODINGS.flatMap((coding) => [
  wire(`transfer coding "${coding}"`, (target) =>
    message(POST, ['Host: x', ...common(target), `Transfer-Encoding: ${coding}`], chunked(JSON_BODY) + SMUGGLED),
  ),
  wire(`transfer coding "${coding}" and a length`, (target) =>
    message(
      POST,
      ['Host: x', ...common(target), length(JSON_BODY), `Transfer-Encoding: ${coding}`],
      JSON_BODY + SMUGGLED,
    ),
  ),
]);
const lines = LINES.map((line) =>
  wire(`request line "${line}"`, (target) =>
    message(line, ['Host: x', ...common(target), length(JSON_BODY), 'Connection: close'], JSON_BODY),
  ),
);
const lengths = LENGTHS.map((each) =>
  wire(`lengths "${each.join('" and "')}"`, (target) =>
    message(POST, ['Host: x', ...common(target), ...each], `{"a":${SMUGGLED}`),
  ),
);
const headers = HEADERS.map((header) =>
  wire(`header "${header.slice(0, 20)}"`, (target) =>
    message(POST, ['Host: x', ...common(target), header, length(JSON_BODY)], JSON_BODY),
  ),
);
const chunks = CHUNKS.map((chunk) =>
  wire(`chunk "${chunk.slice(0, 20)}"`, (target) =>
    message(POST, ['Host: x', ...common(target), 'Transfer-Encoding: chunked'], chunk + SMUGGLED),
  ),
);
const keys = [
  wire('two keys', (target) =>
    message(POST, ['Host: x', ...common(target), 'x-api-key: sg_sandbox_made_up', length(JSON_BODY)], JSON_BODY),
  ),
  wire('a key in the query', (target) =>
    message(
      POST.replace(' HTTP', `?x-api-key=${target.key} HTTP`),
      ['Host: x', 'Content-Type: application/json', length(JSON_BODY)],
      JSON_BODY,
    ),
  ),
  wire('a key in another letter case', (target) =>
    message(
      POST,
      ['Host: x', `x-api-key: ${target.key.toUpperCase()}`, 'Content-Type: application/json', length(JSON_BODY)],
      JSON_BODY,
    ),
  ),
];

/** Bodies that two readers may read differently, or that are no request. */
const BODIES: readonly (readonly [string, string | Buffer])[] = [
  ['a member twice', JSON_BODY.replace('{', '{"to_address":"0x1111111111111111111111111111111111111111",')],
  [
    'a member twice, once escaped',
    JSON_BODY.replace('{', '{"to\\u005faddress":"0x1111111111111111111111111111111111111111",'),
  ],
  ['__proto__', JSON_BODY.replace('{', '{"__proto__":{"recommended_action":"ALLOW"},')],
  ['constructor', JSON_BODY.replace('{', '{"constructor":{"prototype":{}},')],
  ['an unknown member', JSON_BODY.replace('{', '{"expected_to_adress":"0x1111111111111111111111111111111111111111",')],
  ['another letter case', JSON_BODY.replace('"chain"', '"Chain"')],
  ['amount as text', JSON_BODY.replace('5}', '"5"}')],
  ['amount below zero', JSON_BODY.replace('5}', '-5}')],
  ['amount 1e309', JSON_BODY.replace('5}', '1e309}')],
  ['amount NaN', JSON_BODY.replace('5}', 'NaN}')],
  ['amount with more digits than a number holds', JSON_BODY.replace('5}', '9007199254740993}')],
  ['amount null', JSON_BODY.replace('5}', 'null}')],
  ['amount in a list', JSON_BODY.replace('5}', '[5]}')],
  ['amount hex', JSON_BODY.replace('5}', '0x5}')],
  ['amount +5', JSON_BODY.replace('5}', '+5}')],
  ['amount 05', JSON_BODY.replace('5}', '05}')],
  ['a comment', JSON_BODY.replace('{', '{/**/')],
  ['a comma too many', JSON_BODY.replace('}', ',}')],
  ['single quotes', JSON_BODY.replaceAll('"', "'")],
  ['something behind it', `${JSON_BODY}{}`],
  ['a list', `[${JSON_BODY}]`],
  ['a text', JSON.stringify(JSON_BODY)],
  ['nothing', ''],
  ['null', 'null'],
  ['a NUL', JSON_BODY.replace('USDC', 'US\\u0000DC')],
  ['a lone surrogate', JSON_BODY.replace('USDC', 'US\\ud800DC')],
  ['a byte order mark', `\ufeff${JSON_BODY}`],
  ['UTF-16', Buffer.from(JSON_BODY, 'utf16le')],
  ['bytes that are no UTF-8', Buffer.concat([Buffer.from('{"token":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')])],
  ['deep nesting', '['.repeat(5_000)],
  ['deep permissions', JSON_BODY.replace('}', `,"permissions":${'['.repeat(40)}${']'.repeat(40)}}`)],
  [
    'too many permissions',
    JSON_BODY.replace('}', `,"permissions":${JSON.stringify(Array.from({ length: 65 }, () => 'a'))}}`),
  ],
  ['a chain in capitals', JSON_BODY.replace('ethereum', 'ETHEREUM')],
  ['an unknown chain', JSON_BODY.replace('ethereum', 'goerli')],
  ['an unknown type', JSON_BODY.replace('}', ',"transaction_type":"SAFE_SEND"}')],
  ['an unknown direction', JSON_BODY.replace('}', ',"direction":"Incoming"}')],
  ['an unknown policy', JSON_BODY.replace('}', ',"policy_id":"allow_all"}')],
  ['a policy of the other direction', JSON_BODY.replace('}', ',"policy_id":"incoming_default"}')],
  ['a claim as text', JSON_BODY.replace('}', ',"contract_verified":"true"}')],
  ['an approval below zero', JSON_BODY.replace('}', ',"approval_amount":"-1"}')],
  ['an approval as a number', JSON_BODY.replace('}', ',"approval_amount":5}')],
  ['an approval with an exponent', JSON_BODY.replace('}', ',"approval_amount":"1e60"}')],
  ['an approval with full-width digits', JSON_BODY.replace('}', ',"approval_amount":"１０"}')],
  ['an approval with spaces', JSON_BODY.replace('}', ',"approval_amount":" 5 "}')],
  ['an approval of 65 hex digits', JSON_BODY.replace('}', `,"approval_amount":"0x${'f'.repeat(65)}"}`)],
  ['an empty token', JSON_BODY.replace('USDC', '')],
  ['no token', JSON_BODY.replace('"token":"USDC",', '')],
  ['more than 64 KiB', JSON_BODY.replace('}', `,"intent_reference":"${'x'.repeat(70_000)}"}`)],
];
const bodies: readonly WireAttack[] = BODIES.map(([what, body]) => ({
  what: `a body with ${what}`,
  bytes: (target) => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.from(body);
    const head = message(
      POST,
      ['Host: x', ...common(target), `Content-Length: ${raw.length}`, 'Connection: close'],
      '',
    );
    return Buffer.concat([Buffer.from(head), raw]);
  },
}));

/** All of them, and some again with a byte at random in front of the good request that follows. */
export const wireAttacks = (random: Random): readonly WireAttack[] => [
  ...hosts,
  ...codings,
  ...lines,
  ...lengths,
  ...headers,
  ...chunks,
  ...keys,
  ...bodies,
  ...Array.from({ length: 60 }, (_, index) => {
    const at = random.between(0, POST.length);
    const sign = String.fromCharCode(random.oneOf([0, 1, 9, 11, 12, 27, 127, 160, 255]));
    return wire(`sign ${sign.charCodeAt(0)} at ${at} of the request line (${index})`, (target) =>
      message(POST.slice(0, at) + sign + POST.slice(at), ['Host: x', ...common(target), length(JSON_BODY)], JSON_BODY),
    );
  }),
];

/** How the bytes came through: a verdict ALLOW, an answer to what was smuggled in, or a failure of the server. */
export const tryWire = async (target: Target, { bytes }: WireAttack): Promise<string | null> => {
  const text = await sendRaw(target.url, bytes(target), ANSWER_LIMIT_MS);
  if (/"recommended_action":"ALLOW"/.test(text)) return 'ALLOW';
  if (/"status":"ok"/.test(text)) return 'the smuggled request was answered';
  const status = /HTTP\/1\.1 5\d\d/.exec(text)?.[0];
  return status ?? null;
};
