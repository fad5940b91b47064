import { PUBLISHED_CATEGORIES } from '../../../../domain/facts/screening/evidence.js';
import type { ListCategory } from '../../../../ports/stores/lists.js';

/**
 * What the words of published lists mean in ours, one table for all formats whose rows carry a category. A name that
 * states no more than what an address is used for (a protocol, a bridge) is `unattributed`: it names the address and
 * speaks neither for nor against it.
 */
const WORDS: Readonly<Record<string, ListCategory>> = {
  sanction: 'sanctions',
  sanctioned: 'sanctions',
  ofac: 'sanctions',
  'terror financing': 'terrorist_financing',
  'terrorism financing': 'terrorist_financing',
  csam: 'child_abuse_material',
  heist: 'stolen_funds',
  exploit: 'stolen_funds',
  exploiter: 'stolen_funds',
  hack: 'stolen_funds',
  hacker: 'stolen_funds',
  'stolen fund': 'stolen_funds',
  'phish hack': 'scam_fraud',
  phishing: 'scam_fraud',
  phish: 'scam_fraud',
  scam: 'scam_fraud',
  scamming: 'scam_fraud',
  fraud: 'scam_fraud',
  'nft scam': 'scam_fraud',
  'spam token': 'scam_fraud',
  'address poisoning': 'scam_fraud',
  rugpull: 'scam_fraud',
  'rug pull': 'scam_fraud',
  honeypot: 'scam_fraud',
  drainer: 'scam_fraud',
  ponzi: 'scam_fraud',
  'etherscan malicious': 'scam_fraud',
  malicious: 'scam_fraud',
  'malicious contract': 'scam_fraud',
  darknet: 'darknet_market',
  'dark market': 'darknet_market',
  'tornado cash': 'mixer',
  tumbler: 'mixer',
  'illicit service': 'illicit_service',
  casino: 'gambling',
  burn: 'burn_address',
  exchange: 'regulated_service',
  custodian: 'regulated_service',
  'payment service': 'regulated_service',
  bridge: 'unattributed',
  protocol: 'unattributed',
  defi: 'unattributed',
  dex: 'unattributed',
  token: 'official_token',
  'official token': 'official_token',
};

const fold = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words for what only the contract of a token can be. */
const TOKEN_WORDS = /\b(?:tokens?|honeypot|rug ?pull)\b/;

const TABLE: ReadonlyMap<string, ListCategory> = new Map([
  ...Object.entries(WORDS),
  ...PUBLISHED_CATEGORIES.map((category): [string, ListCategory] => [fold(category), category]),
]);

/**
 * Our category for a list's own word; null where the table does not hold it. Several words (`exploit|heist`) or a path
 * of them (`rugpull/Fee`) mean what the first known one means.
 */
export const categoryOfWord = (word: string): ListCategory | null => {
  for (const part of word.split(/[|/;,]/)) {
    const category = TABLE.get(fold(part));
    if (category !== undefined) return category;
  }
  return null;
};

/** True where a list's own word, or one of several, says that the address is the contract of a token. */
export const namesToken = (word: string): boolean => word.split(/[|/;,]/).some((part) => TOKEN_WORDS.test(fold(part)));
