import { relative } from 'node:path';
import type { Settings } from '../config.js';
import type { MissingPart } from '../application/sources/missing-knowledge.js';

/** Made-up addresses without a known owner. */
const SENDER = '0x1111111111111111111111111111111111111111';
const SHOP = '0x2222222222222222222222222222222222222222';
const STRANGER = '0x3333333333333333333333333333333333333333';
const SPENDER = '0x4444444444444444444444444444444444444444';

const EXAMPLES = [
  {
    action: 'ALLOW',
    what: 'a small transfer',
    body: { from_address: SENDER, to_address: SHOP, chain: 'ethereum', token: 'USDC', amount: 25 },
  },
  {
    action: 'REVIEW',
    what: 'a large transfer to a recipient with little history',
    body: { from_address: SENDER, to_address: STRANGER, chain: 'ethereum', token: 'USDC', amount: 250_000 },
  },
  {
    action: 'BLOCK',
    what: 'an unlimited token approval',
    body: {
      from_address: SENDER,
      to_address: SPENDER,
      contract_address: SPENDER,
      contract_verified: true,
      chain: 'ethereum',
      token: 'USDC',
      amount: 100,
      transaction_type: 'approval',
      approval_amount: 'unlimited',
    },
  },
] as const;

/**
 * Three commands to paste: each gives the answer that it announces. They read the key from its file, so it does not get
 * into the shell's history.
 */
export const exampleCommands = (url: string, keyFile: string): readonly string[] =>
  EXAMPLES.map(
    ({ action, what, body }) =>
      `# ${action}: ${what}\ncurl -s ${url}/api/check-transaction -H "x-api-key: $(cat ${shellWord(keyFile)})"` +
      ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'`,
  );

/** One word for a shell, also where the folder's name has spaces or quotes. */
const shellWord = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** What the first start says: the address, the key (this once), and what to try. */
export const firstStartGreeting = (url: string, apiKey: string, keyFile: string): string => {
  const shown = relative('.', keyFile);
  return [
    `Signgate listens on ${url}`,
    `Console: ${url}/docs`,
    `Review desk: ${url}/desk`,
    '',
    `Demonstration key (sandbox, all scopes), shown once: ${apiKey}`,
    `It is kept in ${shown} (only you can read it). It is not for production.`,
    '',
    'Try it in another terminal, from this folder:',
    '',
    ...exampleCommands(url, shown),
    '',
  ].join('\n');
};

/** What the start says that registers the first signing key. */
export const trustRootGreeting = (keyId: string): string =>
  [
    `Trust root of this service's reports, the fingerprint of its first signing key: ${keyId}`,
    'Keep it outside the database: signgate reports verify and verify-log take it as --trust-root.',
  ].join('\n');

/** What later starts say: never the key. */
export const laterStartGreeting = (url: string, keyFile: string | null): string =>
  [
    `Signgate listens on ${url}`,
    `Console: ${url}/docs`,
    `Review desk: ${url}/desk`,
    ...(keyFile === null ? [] : [`The demonstration key is in ${relative('.', keyFile)}.`]),
    '',
  ].join('\n');

/** What a start in production or on a database of DATABASE_URL says: the service makes no key there. */
export const operatorsGreeting = (
  url: string,
  { production, databaseUrl }: Pick<Settings, 'production' | 'databaseUrl'>,
): string => {
  const environment = production ? 'production' : 'sandbox';
  return [
    `Signgate listens on ${url}`,
    `Console: ${url}/docs`,
    `Review desk: ${url}/desk`,
    `Make a ${environment} key, with the same ${databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'} set:`,
    `  npx signgate keys create --partner NAME --environment ${environment} ` +
      '--scopes checks:create,checks:read,reports:create,reports:read',
    '',
  ].join('\n');
};

/** Everything that is missing, a line each; empty where nothing is. */
export const missingGreeting = (missing: readonly MissingPart[]): string =>
  missing.length === 0
    ? ''
    : `Missing:\n${missing.map(({ what, cost, remedy }) => `- ${what}: ${cost}. ${remedy}\n`).join('')}\n`;
