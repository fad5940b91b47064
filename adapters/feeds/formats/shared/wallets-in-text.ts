import { parseAddressOf } from '../../../../domain/intent/address.js';
import type { SkipReason } from '../../../../ports/platform/feeds.js';
import { isAddressElsewhere } from './other-chains.js';
import { ownCopy } from './place-address.js';

/*
 * The lists of the EU and the UK have no field for addresses: where they name one, they do so in a remark in words
 * ("Known … blockchain wallet addresses: ETH: 0x… BTC: bc1…"). What counts here is a word that passes the check of its
 * chain, and before which the text says that it is an address of a wallet. Anything else that looks like one is skipped
 * with a reason, so that an operator sees it.
 */

/** What a text names as an address of a wallet, or why what looks like one is not taken. */
export interface WalletInText {
  readonly address: string;
  /** The ticker before it; empty where the text names none. */
  readonly asset: string;
  readonly skipped: SkipReason | null;
}

const TICKERS: ReadonlySet<string> = new Set(
  (
    'XBT BTC ETH USDT USDC TRX BSC BNB ERC20 ERC BEP20 BEP TRC20 TRC LTC BCH DOGE XRP SOL XMR ZEC DASH ETC ARB MATIC ' +
    'POL AVAX BASE TON'
  ).split(' '),
);
const CHAIN_NAMES = new Map(
  Object.entries({
    ...{ ethereum: 'ETH', ether: 'ETH', tether: 'USDT', solana: 'SOL', tron: 'TRX', bitcoin: 'BTC' },
    ...{ polygon: 'POL', arbitrum: 'ARB', binance: 'BSC' },
  }),
);
const WALLET_WORDS = /\bwallets?\b|\bcrypto|\bblockchain\b|\b(?:digital|virtual)[ -](?:currenc|asset)/i;

/** So close before an address the text must speak of a wallet. */
const LEAD_CHARACTERS = 300;
/** Words that may stand between a ticker and its address, and between the addresses of one enumeration. */
const LABEL_WORD = /^(?:\d{1,3}|address(?:es)?|wallets?|networks?|chain|smart|mainnet|is|are)$/i;
const LISTING_WORD = /^(?:and|or|also|alt|as|well)$/i;
/** Right before an address: it is somebody else's, who was paid or who paid. */
const SOMEBODY_ELSES = /^(?:to|from|via|through|with)$/i;
/** No label and no enumeration has more. */
const MOST_WORDS = 8;
/** The shortest address of any chain has 25 characters; what is shorter is a word. */
const ADDRESS_CHARACTERS = 25;

const WORD = /[A-Za-z0-9]+/g;
const EVM_FORM = /^0x[0-9a-f]{40}$/i;
const PART_OF_EVM = /^0x[0-9a-f]{8,39}$/i;

const assetOf = (word: string): string | undefined => (TICKERS.has(word) ? word : CHAIN_NAMES.get(word.toLowerCase()));

/** An address that a space has cut in two, where its checksum proves that it is one; otherwise null. */
const joined = (word: string, next: string): string | null => {
  const whole = word + next;
  const hasChecksum = EVM_FORM.test(whole) && /[a-f]/.test(whole.slice(2)) && /[A-F]/.test(whole);
  return hasChecksum && parseAddressOf('evm', whole).problem === null ? whole : null;
};

type Look = Pick<WalletInText, 'address' | 'skipped'>;

/** What a word is by itself: an address, the beginning or the wreck of one, or null for any other word. */
const lookOf = (word: string, next: string, asset: string): Look | null => {
  if (EVM_FORM.test(word)) return { address: word, skipped: null };
  if (PART_OF_EVM.test(word)) {
    const address = joined(word, next);
    return { address: address ?? word, skipped: address === null ? 'cut_off' : null };
  }
  if (word.length < ADDRESS_CHARACTERS || !/\d/.test(word) || !/[A-Za-z]/.test(word)) return null;
  if (isAddressElsewhere(word)) return { address: word, skipped: null };
  // base58 without a checksum could be any number: it is an account, or a wreck of one, behind its ticker alone
  if (asset === '') return null;
  return { address: word, skipped: parseAddressOf('solana', word).key === null ? 'invalid_address' : null };
};

/** The ticker that ends in the address, if one does: "USDT (TRC20): …", "ETH address: …", and not "5 ETH to …". */
const labelIn = (words: readonly string[]): string | undefined =>
  assetOf(words.findLast((word) => assetOf(word) !== undefined || !LABEL_WORD.test(word)) ?? '');

const isListing = (words: readonly string[]): boolean =>
  words.length < MOST_WORDS &&
  words.every((word) => LABEL_WORD.test(word) || LISTING_WORD.test(word) || assetOf(word) !== undefined);

/** Goes through a text word by word, and keeps what stood before. */
class Reader {
  readonly found: WalletInText[] = [];
  /** The last words since the last address. */
  private between: string[] = [];
  private leadFrom = 0;
  private isNamed = false;
  private asset = '';

  constructor(private readonly text: string) {}

  /** True where the next word was a part of this one. */
  add(word: string, at: number, next: string): boolean {
    const isEnumerated = this.isNamed && isListing(this.between);
    const label = labelIn(this.between);
    const asset = label ?? (isEnumerated ? this.asset : '');
    const look = lookOf(word, next, asset);
    if (look === null) {
      this.between = [...this.between.slice(1 - MOST_WORDS), word];
      return false;
    }
    const lead = this.text.slice(Math.max(this.leadFrom, at - LEAD_CHARACTERS), at);
    this.isNamed =
      label !== undefined ||
      isEnumerated ||
      (WALLET_WORDS.test(lead) && !SOMEBODY_ELSES.test(this.between.at(-1) ?? ''));
    this.asset = asset;
    this.found.push({
      address: ownCopy(look.address),
      asset,
      skipped: this.isNamed ? look.skipped : 'no_wallet_named',
    });
    this.between = [];
    this.leadFrom = at + word.length;
    return look.address.length > word.length;
  }
}

/** The addresses of a text, in its order. Linear in its length; never throws. */
export const walletsIn = (text: string): readonly WalletInText[] => {
  const reader = new Reader(text);
  const words = [...text.matchAll(WORD)];
  let isPart = false;
  words.forEach((word, index) => {
    isPart = !isPart && reader.add(word[0], word.index, words[index + 1]?.[0] ?? '');
  });
  return reader.found;
};
