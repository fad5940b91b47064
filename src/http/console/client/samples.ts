/** One value of a call, in the place where it goes. */
export interface CallValue {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly value: string;
}

/** A call of one operation as its form holds it. */
export interface SampleCall {
  readonly operationId: string;
  readonly method: string;
  /** A template: `/api/checks/{request_id}`. */
  readonly path: string;
  /** An empty value is one that is not sent. */
  readonly values: readonly CallValue[];
  /** The text that is sent; null for an operation without a body. */
  readonly body: string | null;
  readonly isKeyed: boolean;
}

export const SAMPLE_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

const valuesIn = (call: SampleCall, place: CallValue['in']): readonly (readonly [name: string, value: string])[] =>
  call.values.flatMap(({ in: where, name, value }) =>
    where === place && value !== '' ? [[name, value] as const] : [],
  );

/** Path and query as they are asked. A member of the path that is empty stays in its braces. */
export const urlOfCall = (call: SampleCall): string => {
  const given = new Map(valuesIn(call, 'path'));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(given.get(name) ?? whole),
  );
  const query = new URLSearchParams(valuesIn(call, 'query').map(([name, value]) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** In single quotes for a POSIX shell. */
const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const curl = (call: SampleCall, origin: string, key: string | null): string => {
  const isUsual = call.method === (call.body === null ? 'GET' : 'POST');
  const header = (name: string, value: string): string => `-H ${inShell(`${name}: ${value}`)}`;
  return [
    `curl -sS ${isUsual ? '' : `-X ${call.method} `}${inShell(origin + urlOfCall(call))}`,
    ...(call.isKeyed ? [key === null ? '-H "x-api-key: $SIGNGATE_KEY"' : header('x-api-key', key)] : []),
    ...valuesIn(call, 'header').map(([name, value]) => header(name.toLowerCase(), value)),
    ...(call.body === null ? [] : [header('content-type', 'application/json'), `--data-raw ${inShell(call.body)}`]),
  ].join(' \\\n  ');
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // said in the sample
    return false;
  }
};

/** A text of JSON with its strings and words written anew, everything else as it stands. */
const rewritten = (json: string, write: (token: string, isName: boolean) => string, indent: string): string =>
  json
    .replaceAll(
      /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b/g,
      (token: string, text?: string, colon?: string) => write(text ?? token, colon !== undefined) + (colon ?? ''),
    )
    .replaceAll('\n', `\n${indent}`);

const inTypeScript = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const asTypeScript = (token: string, isName: boolean): string => {
  if (!token.startsWith('"')) return token;
  const text = JSON.parse(token) as string;
  return isName && /^[A-Za-z_]\w*$/.test(text) ? text : inTypeScript(text);
};

const typescript = (call: SampleCall, origin: string, key: string | null): string => {
  const members = (place: CallValue['in']): string =>
    valuesIn(call, place)
      .map(([name, value]) => `${name}: ${inTypeScript(value)}`)
      .join(', ');
  const parts = [
    ...(['path', 'query'] as const).flatMap((place) =>
      members(place) === '' ? [] : [`${place}: { ${members(place)} }`],
    ),
    ...(call.body === null ? [] : [`body: ${rewritten(call.body, asTypeScript, '  ')}`]),
    ...valuesIn(call, 'header').map(([, value]) => `idempotencyKey: ${inTypeScript(value)}`),
  ];
  const apiKey = key === null ? "process.env['SIGNGATE_KEY']!" : inTypeScript(key);
  return `import { Signgate } from '@signgate/sdk';

const signgate = new Signgate({ baseUrl: ${inTypeScript(origin)}${call.isKeyed ? `, apiKey: ${apiKey}` : ''} });
const answer = await signgate.call('${call.operationId}', {${parts.map((part) => `\n  ${part},`).join('')}${
    parts.length === 0 ? '' : '\n'
  }});
console.log(answer);
`;
};

const PYTHON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const asPython = (token: string): string => PYTHON_WORDS[token] ?? token.replaceAll('\\/', '/');

const python = (call: SampleCall, origin: string, key: string | null): string => {
  const queries = valuesIn(call, 'query').map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const parts = [
    JSON.stringify(call.operationId),
    ...(call.body === null ? [] : [rewritten(call.body, asPython, '    ')]),
    ...(queries.length === 0 ? [] : [`query={${queries.join(', ')}}`]),
    ...valuesIn(call, 'header').map(([, value]) => `idempotency_key=${JSON.stringify(value)}`),
    ...valuesIn(call, 'path').map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ];
  const apiKey = key === null ? 'os.environ["SIGNGATE_KEY"]' : JSON.stringify(key);
  return `${call.isKeyed && key === null ? 'import os\n' : ''}from signgate import Signgate

signgate = Signgate(${JSON.stringify(origin)}${call.isKeyed ? `, ${apiKey}` : ''})
print(signgate.call(${parts.length === 1 ? parts.join('') : `\n    ${parts.join(',\n    ')},\n`}))
`;
};

/** A program that sends the call to `origin`. It names the key, and holds it only where one is given. */
export const sampleOf = (
  language: SampleLanguage,
  call: SampleCall,
  origin: string,
  key: string | null = null,
): string => {
  if (language === 'curl') return `${curl(call, origin, key)}\n`;
  if (call.body !== null && !isJson(call.body)) return 'The body is not JSON. Only curl can send it.\n';
  return language === 'TypeScript' ? typescript(call, origin, key) : python(call, origin, key);
};
