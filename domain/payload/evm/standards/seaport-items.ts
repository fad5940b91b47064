import { hexToBytes } from '@noble/hashes/utils.js';
import { keccakDigits } from '../../../shared/keccak.js';
import { assetOf, type ActionDraft, moves } from './drafts.js';
import type { CallEffect } from './row.js';
import { expiryOf } from './amounts.js';
import { order } from './trade.js';

export interface OfferedItem {
  readonly itemType: bigint;
  readonly token: string;
  readonly identifierOrCriteria: bigint;
  readonly startAmount: bigint;
  readonly endAmount: bigint;
}
export interface AskedItem extends OfferedItem {
  readonly recipient: string;
}
export interface SeaportOrder {
  readonly offerer: string;
  readonly offer: readonly OfferedItem[];
  readonly consideration: readonly AskedItem[];
  readonly endTime: bigint;
  /** 32 bytes as hex behind `0x`. */
  readonly conduitKey: string;
}

/** Kinds of item. Source: Seaport, ConsiderationEnums, ItemType. */
const NATIVE = 0n;
const ERC20 = 1n;
/** From here on the id is a rule by which the other side chooses an item. */
const WITH_CRITERIA = 4n;
export const LAST_ITEM_TYPE = 5n;

/** Whether every item is of a kind that Seaport has. */
export const areSeaportItems = (items: readonly Pick<OfferedItem, 'itemType'>[]): boolean =>
  items.every(({ itemType }) => itemType <= LAST_ITEM_TYPE);

/** A part of an order: 1 of 1 is all of it. */
export type Fraction = readonly [bigint, bigint];
export const WHOLE: Fraction = [1n, 1n];

/** An amount that runs from start to end, at its worst for who gives (most) or gets (least). */
const worstAmount = (item: OfferedItem, bound: 'most' | 'least', [part, whole]: Fraction): bigint => {
  const isStart = item.startAmount > item.endAmount === (bound === 'most');
  const amount = (isStart ? item.startAmount : item.endAmount) * part;
  return bound === 'most' ? (amount + whole - 1n) / whole : amount / whole;
};

/** Moves an item. What is chosen by a rule has no token id here. */
export const movesItem = (
  item: OfferedItem,
  bound: 'most' | 'least',
  from: string | null,
  to: string | null,
  fraction: Fraction = WHOLE,
): ActionDraft => {
  const amount = worstAmount(item, bound, fraction);
  if (item.itemType === NATIVE) return moves(assetOf(null), amount, from, to);
  if (item.itemType === ERC20) return moves(assetOf(item.token), amount, from, to);
  const id = item.itemType >= WITH_CRITERIA ? null : item.identifierOrCriteria;
  return { ...moves(assetOf(item.token, id), amount, from, to), kind: 'nft_transfer' };
};

/** Where conduits are made, and the hash of the code that makes one. Source: Seaport, ConduitController. */
const CONTROLLER = '00000000f9490004c11cef243f5400493c00ad63';
const CREATION_CODE_HASH = '023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059';

/** Who moves what an order of this key gives; null for Seaport itself. Source: EIP-1014, with the key as its salt. */
export const conduitOf = (key: string): string | null => {
  if (/^0x0*$/.test(key)) return null;
  const made = hexToBytes(`ff${CONTROLLER}${key.slice(2)}${CREATION_CODE_HASH}`);
  return `0x${keccakDigits(made).slice(24)}`;
};

/** An order as its offerer agrees to it: the most that is given, and the least that comes back. */
export const seaportOrder = ({ offerer, offer, consideration, endTime, conduitKey }: SeaportOrder): CallEffect => {
  const agreed = order(
    offerer,
    [
      ...offer.map((item) => movesItem(item, 'most', offerer, null)),
      ...consideration.map((item) => movesItem(item, 'least', null, item.recipient)),
    ],
    expiryOf(endTime),
  );
  const mover = conduitOf(conduitKey);
  return mover === null || !('draft' in agreed) ? agreed : { ...agreed, draft: { ...agreed.draft, mover } };
};
