/** What a text that signs in somewhere says of itself. */
export interface SignIn {
  /** In lower case, `https` unless the text says another scheme; null where its host cannot be read. */
  readonly origin: string | null;
  /** In lower case. */
  readonly account: string;
  /** Why it is not to be taken as it stands, as the end of a sentence. */
  readonly problem: string | null;
}

const HEAD = new RegExp(
  '^(?:([a-z][a-z0-9+.-]*)://)?([^\\s/?#@]+) wants you to sign in with your Ethereum account:\\r?\\n' +
    '(0x[0-9a-fA-F]{40})(?:\\r?\\n|$)',
  'i',
);
/** All that follows the account, in the only order that the standard has: a statement is one line, and no field. */
const BODY = new RegExp(
  '^\\n(?:(?!URI: )[^\\n]+\\n\\n|\\n)?URI: [a-z][a-z0-9+.-]*://([^\\s/?#]*)\\S*\\nVersion: 1\\nChain ID: \\d+\\n' +
    'Nonce: \\S+\\nIssued At: \\S+(?:\\nExpiration Time: \\S+)?(?:\\nNot Before: \\S+)?(?:\\nRequest ID: \\S*)?' +
    '(?:\\nResources:((?:\\n- \\S+)*))?\\n?$',
  'i',
);
/** A resource that hands rights over to the site. Source: EIP-5573. */
const RIGHTS = '- urn:recap:';
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

/** Port and user of an authority are no part of the name that a person compares, but a port is part of an origin. */
const hostOf = (authority: string): string => authority.toLowerCase().replace(/^.*@/, '').replace(/:443$/, '');

const problemOf = (host: string, rest: string): string | null => {
  if (!HOST.test(host)) return 'names a site that is no plain host';
  const body = BODY.exec(rest);
  if (body === null) return 'signs in, and says more or less than its standard has for that';
  if (hostOf(body[1] ?? '') !== host) return 'names one site in its first line and another in its URI';
  return body[2]?.toLowerCase().includes(RIGHTS) === true ? 'hands rights over to the site that it signs in to' : null;
};

/**
 * Reads the text of EIP-4361; null for any other text. The chain that it names binds the session alone, and nothing is
 * signed for any chain.
 */
export const signInOf = (text: string): SignIn | null => {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const host = hostOf(head[2] ?? '');
  return {
    origin: HOST.test(host) ? `${(head[1] ?? 'https').toLowerCase()}://${host}` : null,
    account: (head[3] ?? '').toLowerCase(),
    problem: problemOf(host, text.slice(head[0].length).replaceAll('\r\n', '\n')),
  };
};
