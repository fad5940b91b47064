import { base64urlnopad, utf8 } from '@scure/base';
import { parseStrictJson } from '../../shared/json/strict-json.js';

const RECAP = /^urn:recap:([\w-]+?)=*$/;
const ASKS = /^request\/(\w+)$/;
/** What a recap of requests adds to the statement, at its end. */
const TOLD = new RegExp(
  '(?:^| )I further authorize the stated URI to perform the following actions on my behalf: ' +
    "\\(1\\) 'request': ('\\w+'(?:, '\\w+')*) for 'eip155'\\.$",
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contentOf = (coded: string): unknown => {
  try {
    return parseStrictJson(utf8.encode(base64urlnopad.decode(coded))).value;
  } catch {
    return null;
  }
};

/** Without proofs of somebody else's, and bound to nothing but chains. */
const isPlain = (limits: unknown): boolean =>
  Array.isArray(limits) && limits.every((one) => isObject(one) && Object.keys(one).every((name) => name === 'chains'));

/** The methods that a recap lets a site ask the wallet for; null where it lets it do more, or cannot be read. */
const methodsAsked = (resource: string): readonly string[] | null => {
  const content = contentOf(RECAP.exec(resource)?.[1] ?? '');
  if (!isObject(content) || !isObject(content['att'])) return null;
  const { att, prf = [], ...others } = content;
  const { eip155: abilities, ...elsewhere } = att as Readonly<Record<string, unknown>>;
  const isBare = Array.isArray(prf) && prf.length === 0 && Object.keys({ ...others, ...elsewhere }).length === 0;
  if (!isBare || !isObject(abilities)) return null;
  const methods = Object.entries(abilities).map(([name, limits]) =>
    isPlain(limits) ? ASKS.exec(name)?.[1] : undefined,
  );
  return methods.length > 0 && methods.every((method) => method !== undefined) ? methods : null;
};

/**
 * Statement and resources without a recap that only lets the site ask the wallet, which shows each request anew. The
 * statement must say so in the words of the standard. Null where there is no such recap: any other stays a right.
 * Source: EIP-5573; WalletConnect, sessions that begin with a sign-in.
 */
export const besideRequests = (
  statement: string | null,
  resources: readonly string[],
): { readonly statement: string | null; readonly resources: readonly string[] } | null => {
  const [recap, ...more] = resources.filter((one) => one.startsWith('urn:recap:'));
  const asked = recap === undefined || more.length > 0 ? null : methodsAsked(recap);
  const told = TOLD.exec(statement ?? '');
  if (asked === null || told === null) return null;
  const named = (told[1] ?? '').split(', ').map((one) => one.slice(1, -1));
  if ([...named].sort().join() !== [...asked].sort().join()) return null;
  const rest = (statement ?? '').slice(0, told.index);
  return { statement: rest === '' ? null : rest, resources: resources.filter((one) => one !== recap) };
};
