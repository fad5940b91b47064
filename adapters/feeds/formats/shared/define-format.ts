import type { Chain } from '../../../../domain/chains/index.js';
import {
  type FeedFormat,
  FeedFormatError,
  type FeedInput,
  type FeedOptions,
  FeedOptionsError,
  type FeedRow,
  type SkipReason,
} from '../../../../ports/platform/feeds.js';
import type { Candidate, ListedEntry } from './candidate.js';
import { listedAtOf } from './xml-date.js';
import { cleanLabel } from './labels.js';
import { placeAddress, type Placed } from './place-address.js';
import type { AddressFamily } from '../../../../domain/chains/definition.js';
import type { ListRow } from '../../../../ports/stores/lists.js';
import { KeySet } from './key-set.js';

/** Bytes in which a key is packed: 20 of hex, or the text of base58, which has at most 44 characters. */
const KEY_BYTES: Readonly<Record<AddressFamily, number>> = { evm: 20, solana: 44 };

const pack = ({ key, family }: Placed): Uint8Array => {
  if (family === 'evm') return Buffer.from(key.slice(2), 'hex');
  const packed = Buffer.alloc(KEY_BYTES.solana);
  packed.write(key, 'latin1');
  return packed;
};

/** Finds repeats of key, chain, category and kind of thing in a file. Keeps every key, packed. */
class Repeats {
  private readonly groups = new Map<string, KeySet>();

  /** True where the same came before. */
  has(placed: Placed, { category, tokenContract }: Pick<ListRow, 'category' | 'tokenContract'>): boolean {
    const group = `${placed.family}/${placed.chain ?? ''}/${category}/${String(tokenContract)}`;
    const keys = this.groups.get(group) ?? new KeySet(KEY_BYTES[placed.family]);
    this.groups.set(group, keys);
    return !keys.add(pack(placed));
  }
}

/** A format: what the port says of it, and how entries are taken out of its file. */
export interface FormatDefinition
  extends Omit<FeedFormat, 'createReader' | 'checkOptions' | 'takesComments' | 'rowsNameCategory' | 'publishedAt'> {
  readonly rowsNameCategory?: boolean;
  readonly takesComments?: boolean;
  /** Where the format has a field for the date of the whole file. */
  readonly publishedAt?: FeedFormat['publishedAt'];
  /** True: a file of this format can be recognised without any entry, so an empty list is a list. */
  readonly mayBeEmpty: boolean;
  entries(input: FeedInput): AsyncIterable<ListedEntry>;
}

const checkOptions = (definition: FormatDefinition, options: FeedOptions, hasComments: boolean): void => {
  const { id } = definition;
  if (definition.categoryMandatory && definition.rowsNameCategory !== true && options.category === null) {
    throw new FeedOptionsError(`${id} is a neutral format: say with --category what the list means`);
  }
  if (!definition.categoryMandatory && options.category !== null && options.category !== definition.defaultCategory) {
    throw new FeedOptionsError(`${id} has a meaning of its own: leave --category out`);
  }
  if (definition.chain === 'named' && options.chain !== null) {
    throw new FeedOptionsError(`${id} says itself where an address lives: leave --chain out`);
  }
  const ownChain: Chain | null = definition.chain === 'any' || definition.chain === 'named' ? null : definition.chain;
  if (ownChain !== null && options.chain !== null && options.chain !== ownChain) {
    throw new FeedOptionsError(`${id} is a list of ${ownChain}: leave --chain out`);
  }
  if (hasComments && definition.takesComments !== true) {
    throw new FeedOptionsError(`${id} is one file: leave --comments out`);
  }
  if (options.columns !== undefined && id !== 'csv') {
    throw new FeedOptionsError(`${id} has columns of its own: a column mapping belongs to csv`);
  }
};

const toRow = (candidate: Candidate, repeats: Repeats): FeedRow => {
  const reference = cleanLabel(candidate.reference) ?? 'unnamed';
  const placed = placeAddress(candidate.address, candidate.chainHint);
  if (typeof placed === 'string') return { kind: 'skipped', reason: placed, reference };
  const { category } = candidate;
  if (category === undefined) {
    throw new FeedOptionsError(`${reference} names no category of its own: say with --category what such rows mean`);
  }
  if (category === null) return { kind: 'skipped', reason: 'unknown_category', reference };
  const tokenContract = category === 'official_token' || candidate.tokenContract === true;
  const what = { category, tokenContract };
  if (repeats.has(placed, what)) return { kind: 'skipped', reason: 'duplicate', reference };
  const listedAt = listedAtOf(candidate.date);
  const programmes = candidate.programmes?.flatMap((programme) => cleanLabel(programme) ?? []) ?? [];
  const row = { ...placed, ...what, entity: cleanLabel(candidate.entity), reference, listedAt };
  return { kind: 'row', row: programmes.length === 0 ? row : { ...row, programmes } };
};

/** Skips that leave open whether the file is of the format at all. */
const UNRECOGNISED: ReadonlySet<SkipReason> = new Set(['empty', 'not_a_string', 'invalid_address', 'malformed_entry']);

async function* readRows(definition: FormatDefinition, input: FeedInput): AsyncGenerator<FeedRow> {
  const repeats = new Repeats();
  let read = 0;
  let recognised = 0;
  for await (const entry of definition.entries(input)) {
    const row: FeedRow =
      entry.kind === 'candidate'
        ? toRow(entry, repeats)
        : { ...entry, reference: cleanLabel(entry.reference) ?? 'unnamed' };
    read += 1;
    if (row.kind === 'row' || !UNRECOGNISED.has(row.reason)) recognised += 1;
    yield row;
  }
  if (read === 0 && !definition.mayBeEmpty) throw new FeedFormatError('the file holds no entry of this format');
  if (read > 0 && recognised === 0)
    throw new FeedFormatError(`none of the ${String(read)} entries names an address: this is another format`);
}

async function* read(definition: FormatDefinition, input: FeedInput): AsyncGenerator<FeedRow> {
  checkOptions(definition, input.options, input.comments !== undefined);
  try {
    yield* readRows(definition, input);
  } catch (error) {
    if (!(error instanceof FeedFormatError)) throw error;
    throw new FeedFormatError(`${input.options.source}: ${error.message}`, { cause: error });
  }
}

/**
 * Makes a format from the way its entries are taken out of a file. It does what all formats share: options, the
 * key of an address, repeats, labels, dates, and the rule that a file without one recognisable entry is of another
 * format.
 */
export const defineFormat = (definition: FormatDefinition): FeedFormat => ({
  id: definition.id,
  categoryMandatory: definition.categoryMandatory,
  rowsNameCategory: definition.rowsNameCategory === true,
  defaultCategory: definition.defaultCategory,
  chain: definition.chain,
  takesComments: definition.takesComments === true,
  publishedAt: definition.publishedAt ?? (async () => null),
  checkOptions: (options, hasComments) => checkOptions(definition, options, hasComments),
  createReader: () => ({ read: (input) => read(definition, input) }),
});
