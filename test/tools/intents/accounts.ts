import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { officialContracts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { checksumForm } from '../../../domain/intent/address.js';
import { type Chain, familyOf } from '../../../domain/chains/index.js';
import { evmAddress } from '../../support/addresses.js';
import { solanaAddress } from '../../http/real/support/requests.js';

type Protocols = Readonly<Record<string, Partial<Record<Chain, string>>>>;

/** The folder of the corpus, in the sources: its rows are data and are not compiled. */
export const CORPUS = new URL('../../../../test/intents/', import.meta.url);

const PROTOCOLS = parse(readFileSync(new URL('protocols.yaml', CORPUS), 'utf8'), { schema: 'failsafe' }) as Protocols;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The account with other characters between its first and its last ones. */
const withOtherMiddle = (account: string, keptFirst: number, keptLast: number): string => {
  const isEvm = account.startsWith('0x');
  // zeros at the front are not what a person compares
  const first = account.slice(0, (isEvm ? (/^0x0*/.exec(account)?.[0].length ?? 2) : 0) + keptFirst);
  const last = keptLast === 0 ? '' : account.slice(-keptLast);
  const digest = digestOf(`alike ${account}`);
  const middle = Array.from(account.slice(first.length, account.length - last.length), (old, index) => {
    const number = Number.parseInt(digest.charAt(index % digest.length), 16);
    if (isEvm) return ((Number.parseInt(old, 16) + 1 + (number % 15)) % 16).toString(16);
    return BASE58.charAt((BASE58.indexOf(old) + 1 + number) % BASE58.length);
  });
  return first + middle.join('') + last;
};

const badCase = (account: string): string => {
  const right = checksumForm(account);
  const at = right.search(/(?<=^0x.*)[a-fA-F]/);
  const letter = right.charAt(at);
  const wrong = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return right.slice(0, at) + wrong + right.slice(at + 1);
};

/** Other spellings of an account, and accounts that resemble it. */
const SPELLINGS: Readonly<Record<string, (account: string) => string>> = {
  upper: (account) => (account.startsWith('0x') ? `0x${account.slice(2).toUpperCase()}` : account),
  checksum: (account) => (account.startsWith('0x') ? checksumForm(account.toLowerCase()) : account),
  badcase: (account) => (account.startsWith('0x') ? badCase(account.toLowerCase()) : account),
  alike: (account) => withOtherMiddle(account, 5, 4),
  alike3: (account) => withOtherMiddle(account, 3, 3),
  start: (account) => withOtherMiddle(account, 6, 0),
  twin: (account) => withOtherMiddle(account, 5, 0),
};

const tokenContract = (symbol: string, chain: Chain): string | undefined =>
  BUNDLED_TOKENS.find((token) => token.symbol === symbol)?.on[chain]?.contracts[0];

const knownContract = (name: string, chain: Chain): string | undefined =>
  [...KNOWN_CONTRACTS, ...officialContracts()].find((row) => row.name === name && row.chains.includes(chain))
    ?.address ?? PROTOCOLS[name]?.[chain];

const baseAccount = (text: string, chain: Chain): string => {
  if (text.startsWith('$')) return familyOf(chain) === 'solana' ? solanaAddress(text) : evmAddress(text);
  const [, kind, name = ''] = /^(token|known):(.+)$/.exec(text) ?? [];
  if (kind === undefined) return text;
  const found = kind === 'token' ? tokenContract(name, chain) : knownContract(name, chain);
  if (found === undefined) throw new Error(`"${text}" is not known on ${chain}`);
  return found;
};

/**
 * The address that a word of a row stands for: `$name` a made-up account, `token:SYMBOL` and `known:NAME` a contract of
 * the bundled tables or of `protocols.yaml`, anything else itself. A spelling may follow a colon: `$name:upper`.
 */
export const accountOf = (text: string, chain: Chain): string => {
  const [, base = text, spelling = ''] = /^(.*):([a-z]+3?)$/.exec(text) ?? [];
  const spell = SPELLINGS[spelling];
  return spell === undefined ? baseAccount(text, chain) : spell(baseAccount(base, chain));
};
