import { areSeaportItems, type SeaportOrder, seaportOrder } from '../standards/seaport-items.js';
import type { CallEffect } from '../standards/row.js';
import { hashOfStructure } from '../typed-values.js';
import { type TypedEffects, typedRow } from './typed-row.js';

const ORDER_HEAD = 'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType';
const ORDER_TAIL = 'uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter';
const ITEM = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const COMPONENTS = `OrderComponents(${ORDER_HEAD},${ORDER_TAIL})` as const;
const CONSIDERATION = `ConsiderationItem(${ITEM},address recipient)` as const;
const OFFER = `OfferItem(${ITEM})` as const;

const agreed = (orders: readonly SeaportOrder[], effectOf = seaportOrder): TypedEffects | null =>
  orders.every(({ offer, consideration }) => areSeaportItems(offer) && areSeaportItems(consideration))
    ? { effects: orders.map(effectOf), signers: [...new Set(orders.map(({ offerer }) => offerer))] }
    : null;

/** Orders of Seaport. Source: Seaport 1.4 to 1.6, OrderComponents. */
export const SEAPORT_TYPES = [
  typedRow('Seaport', `${COMPONENTS}${CONSIDERATION}${OFFER}`, (message) => agreed([message])),
];

/** A tree of at most 24 levels, each place an order. Source: Seaport 1.4 to 1.6, bulk orders. */
const BULK_HEAD = /^BulkOrder\(OrderComponents(\[2\]){1,24} tree\)/;

/** Whether this is the encoded type of a bulk order. */
export const isBulkOrder = (encodedType: string): boolean =>
  BULK_HEAD.test(encodedType) && encodedType.replace(BULK_HEAD, '') === `${CONSIDERATION}${OFFER}${COMPONENTS}`;

type Tree = SeaportOrder | readonly Tree[];
const leavesOf = (tree: Tree): readonly SeaportOrder[] =>
  Array.isArray(tree) ? (tree as readonly Tree[]).flatMap(leavesOf) : [tree as SeaportOrder];

/** Seaport knows an order by the hash of its structure. Source: Seaport 1.4 to 1.6, getOrderHash. */
const knownByHash = (order: SeaportOrder): CallEffect => {
  const effect = seaportOrder(order);
  const value = hashOfStructure(order);
  return value === null || !('draft' in effect)
    ? effect
    : { ...effect, draft: { ...effect.draft, hash: { kind: 'order_hash', value } } };
};

/** Every order that one signature of a bulk order makes, but those that only fill the places of the tree. */
export const bulkOrders = (tree: unknown): TypedEffects | null =>
  agreed(
    leavesOf(tree as Tree).filter(({ offer, consideration }) => offer.length + consideration.length > 0),
    knownByHash,
  );
