import type { FindingCode } from '../../../../domain/findings/index.js';
import { FINDING_WORDS } from '../../../../domain/findings/words.js';
import { CHAIN_NAMES } from '../../../../domain/chains/index.js';
import type { Disposition } from '../../../../domain/record/disposition.js';
import { fieldInWords } from '../../../../domain/verdict/field-words.js';
import { grouped, words } from '../../../reference-app/page/text.js';
import type { ShownCheck, ShownState } from '../api/types.js';

export const STATES: Readonly<Record<ShownState, string>> = {
  none: 'Open',
  pending: 'Waits for a second person',
  approved: 'Approved',
  rejected: 'Rejected',
  escalated: 'Escalated',
  false_alarm: 'False alarm',
  changed: 'Changed meanwhile',
};

export const DISPOSITION_WORDS: Readonly<Record<Disposition, readonly [string, string]>> = {
  approve: ['Approve', 'The transaction may go on. The finding was right to ask.'],
  reject: ['Reject', 'The transaction must not go on.'],
  escalate: ['Escalate', 'Someone else has to decide. The check stays open.'],
  false_alarm: ['False alarm', 'The finding was wrong. The overview counts it against the finding.'],
};

/** Of a reason and of a note. */
export const MAX_CHARACTERS = 1_000;

/** "Ethereum" for `ethereum`; a chain that is not known as it was written. */
export const chainName = (chain: string): string => (CHAIN_NAMES as Readonly<Record<string, string>>)[chain] ?? chain;

/** Where an own statement counts. */
export const placeName = (place: string): string => (place === 'evm' ? 'every EVM chain' : chainName(place));

/** A finding by its title; the code in words where a record of another day has one that is not known here. */
export const findingTitle = (code: string): string => FINDING_WORDS[code]?.title ?? words(code);

/** Every finding to choose from, by its title. */
export const FINDING_CHOICES: readonly (readonly [code: string, title: string])[] = Object.entries(FINDING_WORDS)
  .map(([code, { title }]) => [code, title] as const)
  .sort(([, left], [, right]) => left.localeCompare(right, 'en'));

/** US dollars as a person reads them; null where the value is not known. */
export const dollars = (value: string | number | null | undefined): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const amount = Number(value);
  if (!Number.isFinite(amount)) return String(value);
  return `$${grouped(amount.toFixed(amount >= 1_000 || Number.isInteger(amount) ? 0 : 2))}`;
};

const WITHOUT_LIMIT = 'unlimited_token_approval' satisfies FindingCode;

/** "unlimited USDC" where a check lets someone take all of a token, which has no value; null elsewhere. */
export const unlimitedToken = ({ findings, token }: Pick<ShownCheck, 'findings' | 'token'>): string | null =>
  findings.includes(WITHOUT_LIMIT) ? `unlimited ${token}` : null;

/** A field of a request as the head of a row: "Recipient" for `to_address`. */
export const fieldName = (field: string): string => words(fieldInWords(field).replace(/^(?:the|a) /, ''));

/** A place in what was sent, for a reader: "Rules, 1, description:" for `/rules/0/description`. */
export const placeInWords = (path: string): string => {
  const pieces = path.split('/').filter((piece) => piece !== '');
  const named = pieces.map((piece) => (/^\d+$/.test(piece) ? String(Number(piece) + 1) : fieldInWords(piece)));
  return named.length === 0 ? '' : `${words(named.join(', '))}:`;
};

/** What a transaction is, by its type. */
export const KINDS: Readonly<Record<string, string>> = {
  safe_send: 'Payment',
  contract_interaction: 'Call of a contract',
};

export type AskedTransaction = Pick<
  ShownCheck,
  'direction' | 'transaction_type' | 'chain' | 'from_address' | 'to_address' | 'token' | 'amount'
>;

/** What a check was asked, as the beginning of a sentence that ends with an account. */
export interface AskedWords {
  readonly deed: string;
  /** "to", "from", "of": what the account is to the deed. */
  readonly preposition: string;
  readonly account: string;
  /** The other end of it. */
  readonly otherPreposition: string;
  readonly otherAccount: string;
}

/** The same account: case is no difference in hexadecimal. */
export const isSameAccount = (left: string, right: string): boolean =>
  left.startsWith('0x') ? left.toLowerCase() === right.toLowerCase() : left === right;

const DEEDS: Readonly<Record<string, readonly [string, string]>> = {
  safe_send: ['Send', 'to'],
  approval: ['Allow spending of', 'by'],
  contract_interaction: ['Call a contract, with', 'to'],
  swap: ['Swap', 'at'],
  mint: ['Mint, for', 'at'],
  escrow: ['Pay into escrow', 'to'],
};

/** Without the amount where it says nothing: an approval gives a right, and names its own limit. */
export const askedWords = (check: AskedTransaction): AskedWords => {
  const what = `${grouped(check.amount)} ${check.token}`;
  const where = `on ${chainName(check.chain)}`;
  const [from, to] = [check.from_address, check.to_address];
  if (check.direction === 'incoming')
    return {
      ...{ deed: `Receive ${what} ${where}`, preposition: 'from', account: from },
      ...{ otherPreposition: 'to', otherAccount: to },
    };
  const [verb, preposition] = DEEDS[check.transaction_type] ?? [words(check.transaction_type), 'to'];
  const object = check.transaction_type === 'approval' ? check.token : what;
  return { deed: `${verb} ${object} ${where}`, preposition, account: to, otherPreposition: 'from', otherAccount: from };
};

/** "3 checks", "1 check". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(String(count))} ${count === 1 ? one : many}`;
