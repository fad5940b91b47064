/** What a text that signs in somewhere says of itself. */
export interface SignIn {
  /** In lower case, `https` unless the text says another scheme; null where its host cannot be read. */
  readonly origin: string | null;
  /** In lower case. */
  readonly account: string;
  /** As the text writes it. */
  readonly accountAsWritten: string;
  /** Why it is not to be taken as it stands, as the end of a sentence. */
  readonly problem: string | null;
  /** What follows the account; null where it is not as the standard has it. */
  readonly body: SignInBody | null;
}

/** Times are as they are written. */
export interface SignInBody {
  readonly statement: string | null;
  /** Decimal text. */
  readonly chainId: string;
  readonly issuedAt: string;
  readonly expirationTime: string | null;
  readonly notBefore: string | null;
  readonly resources: readonly string[];
}

const HEAD = new RegExp(
  '^(?:([a-z][a-z0-9+.-]*)://)?([^\\s/?#@]+) wants you to sign in with your Ethereum account:\\r?\\n' +
    '(0x[0-9a-fA-F]{40})(?:\\r?\\n|$)',
  'i',
);
/** All that follows the account, in the only order that the standard has: a statement is one line, and no field. */
const BODY = new RegExp(
  '^\\n(?:(?<statement>(?!URI: )[^\\n]+)\\n\\n|\\n)?' +
    'URI: [a-z][a-z0-9+.-]*://(?<authority>[^\\s/?#]*)\\S*\\nVersion: 1\\nChain ID: (?<chainId>\\d+)\\n' +
    'Nonce: \\S+\\nIssued At: (?<issuedAt>\\S+)(?:\\nExpiration Time: (?<expirationTime>\\S+))?' +
    '(?:\\nNot Before: (?<notBefore>\\S+))?(?:\\nRequest ID: \\S*)?' +
    '(?:\\nResources:(?<resources>(?:\\n- \\S+)*))?\\n?$',
  'i',
);
/** A resource that hands rights over to the site. Source: EIP-5573. */
const RIGHTS = '- urn:recap:';
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

/** Port and user of an authority are no part of the name that a person compares, but a port is part of an origin. */
const hostOf = (authority: string): string => authority.toLowerCase().replace(/^.*@/, '').replace(/:443$/, '');

const problemOf = (host: string, body: Readonly<Record<string, string | undefined>> | null): string | null => {
  if (!HOST.test(host)) return 'names a site that is no plain host';
  if (body === null) return 'signs in, and says more or less than its standard has for that';
  if (hostOf(body['authority'] ?? '') !== host) return 'names one site in its first line and another in its URI';
  const handsOver = body['resources']?.toLowerCase().includes(RIGHTS) === true;
  return handsOver ? 'hands rights over to the site that it signs in to' : null;
};

const bodyOf = (parts: Readonly<Record<string, string | undefined>> | null): SignInBody | null =>
  parts === null
    ? null
    : {
        statement: parts['statement'] ?? null,
        chainId: parts['chainId'] ?? '',
        issuedAt: parts['issuedAt'] ?? '',
        expirationTime: parts['expirationTime'] ?? null,
        notBefore: parts['notBefore'] ?? null,
        resources: (parts['resources'] ?? '').split('\n- ').filter((one) => one !== ''),
      };

/**
 * Reads the text of EIP-4361; null for any other text. The chain that it names binds the session alone, and nothing is
 * signed for any chain.
 */
export const signInOf = (text: string): SignIn | null => {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const host = hostOf(head[2] ?? '');
  const parts = BODY.exec(text.slice(head[0].length).replaceAll('\r\n', '\n'))?.groups ?? null;
  return {
    origin: HOST.test(host) ? `${(head[1] ?? 'https').toLowerCase()}://${host}` : null,
    account: (head[3] ?? '').toLowerCase(),
    accountAsWritten: head[3] ?? '',
    problem: problemOf(host, parts),
    body: bodyOf(parts),
  };
};
