import { siteAsRead } from '../../intent/site.js';
import { besideRequests } from './recap.js';

/** What a text that signs in somewhere says of itself. */
export interface SignInMessage {
  /** Whose account it names. */
  readonly network: 'ethereum' | 'solana';
  /** In lower case, `https` unless the text says another scheme; null where its host cannot be read. */
  readonly origin: string | null;
  /** Its key. */
  readonly account: string;
  /** As the text writes it. */
  readonly accountAsWritten: string;
  /** Why it is not to be taken as it stands, as the end of a sentence. */
  readonly problem: string | null;
  /** What follows the account; null where it is not as the standard has it. */
  readonly body: SignInBody | null;
}

/** Times are as they are written; statement and resources without a recap of requests alone. */
export interface SignInBody {
  readonly statement: string | null;
  /** Decimal text, or on Solana a name; null where it names none. */
  readonly chainId: string | null;
  readonly issuedAt: string | null;
  readonly expirationTime: string | null;
  readonly notBefore: string | null;
  readonly resources: readonly string[];
}

const HEAD = new RegExp(
  '^(?:([a-z][a-z0-9+.-]*)://)?([^\\s/?#@]+) wants you to sign in with your (?:' +
    'Ethereum account:\\r?\\n(0x[0-9a-fA-F]{40})|Solana account:\\r?\\n([1-9A-HJ-NP-Za-km-z]{32,44}))(?:\\r?\\n|$)',
  'i',
);
const URI = 'URI: [a-z][a-z0-9+.-]*://(?<authority>[^\\s/?#]*)\\S*';
const RESOURCES = 'Resources:(?<resources>(?:\\n- \\S+)*)';
/**
 * All that follows the account, in the only order that the standard has: a statement is one line, and no field.
 * Source: EIP-4361.
 */
const ETHEREUM_BODY = new RegExp(
  `^\\n(?:(?<statement>(?!URI: )[^\\n]+)\\n\\n|\\n)?${URI}\\nVersion: 1\\nChain ID: (?<chainId>\\d+)\\n` +
    'Nonce: \\S+\\nIssued At: (?<issuedAt>\\S+)(?:\\nExpiration Time: (?<expirationTime>\\S+))?' +
    `(?:\\nNot Before: (?<notBefore>\\S+))?(?:\\nRequest ID: \\S*)?(?:\\n${RESOURCES})?\\n?$`,
  'i',
);
/** The same order, and every part may be left out. Source: Sign In With Solana, the message in ABNF. */
const SOLANA_FIELDS = [
  URI,
  'Version: 1',
  'Chain ID: (?<chainId>[\\w:-]+)',
  'Nonce: \\S+',
  'Issued At: (?<issuedAt>\\S+)',
  'Expiration Time: (?<expirationTime>\\S+)',
  'Not Before: (?<notBefore>\\S+)',
  'Request ID: \\S*',
  RESOURCES,
];
const SOLANA_BODY = new RegExp(
  `^(?:\\n(?<statement>(?!(?:${SOLANA_FIELDS.map((field) => field.slice(0, field.indexOf(':'))).join('|')}):)` +
    `[^\\n]+)(?:\\n|$))?\\n?${SOLANA_FIELDS.map((field) => `(?:${field}(?:\\n|$))?`).join('')}$`,
  'i',
);
/** A resource that hands rights over to the site, or stands for all that there is. Source: EIP-5573, CAIP-74. */
const RIGHTS = /^(?:urn:recap:|(?!https?:)\S*\*)/i;
const HOST = /^[\p{L}\p{M}\p{N}.-]+(?::\d{1,5})?$/u;

/** The host without user and default port. Another port stays, since it is part of an origin. */
const hostOf = (authority: string): string =>
  authority.normalize('NFKC').toLowerCase().replace(/^.*@/, '').replace(/:443$/, '');

const problemOf = (host: string, authority: string | undefined, body: SignInBody | null): string | null => {
  if (!HOST.test(host)) return 'names a site that is no plain host';
  if (body === null) return 'signs in, and says more or less than its standard has for that';
  if (authority !== undefined && siteAsRead(hostOf(authority)) !== siteAsRead(host))
    return 'names one site in its first line and another in its URI';
  const handsOver = body.resources.some((resource) => RIGHTS.test(resource));
  return handsOver ? 'hands rights over to the site that it signs in to' : null;
};

const bodyOf = (parts: Readonly<Record<string, string | undefined>>): SignInBody => {
  const statement = parts['statement'] ?? null;
  const resources = (parts['resources'] ?? '').split('\n- ').filter((one) => one !== '');
  return {
    ...(besideRequests(statement, resources) ?? { statement, resources }),
    chainId: parts['chainId'] ?? null,
    issuedAt: parts['issuedAt'] ?? null,
    expirationTime: parts['expirationTime'] ?? null,
    notBefore: parts['notBefore'] ?? null,
  };
};

/**
 * Reads the text of EIP-4361 or of Sign In With Solana; null for any other text. The chain that it names binds the
 * session alone, and nothing is signed for any chain.
 */
export const signInOf = (text: string): SignInMessage | null => {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const [whole, scheme = 'https', authority = '', ofEthereum, ofSolana = ''] = head;
  const host = hostOf(authority);
  const form = ofEthereum === undefined ? SOLANA_BODY : ETHEREUM_BODY;
  const parts = form.exec(text.slice(whole.length).replaceAll('\r\n', '\n'))?.groups;
  const body = parts === undefined ? null : bodyOf(parts);
  return {
    network: ofEthereum === undefined ? 'solana' : 'ethereum',
    origin: HOST.test(host) ? `${scheme.toLowerCase()}://${host}` : null,
    account: ofEthereum?.toLowerCase() ?? ofSolana,
    accountAsWritten: ofEthereum ?? ofSolana,
    problem: problemOf(host, parts?.['authority'], body),
    body,
  };
};
