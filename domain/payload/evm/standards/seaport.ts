import { accountOrNull, assetOf, type ActionDraft, moves, ZERO_ADDRESS } from './drafts.js';
import { contains, does, type CallEffect, type EvmCall, rowsOf } from './row.js';
import {
  type AskedItem,
  areSeaportItems,
  type Fraction,
  movesItem,
  type OfferedItem,
  type SeaportOrder,
  seaportOrder,
  WHOLE,
} from './seaport-items.js';
import { tradeBetween } from './trade.js';

const seaport = rowsOf('Seaport');

const OFFERED = 'uint8,address,uint256,uint256,uint256';
const ITEMS = `(${OFFERED})[],(${OFFERED},address)[]` as const;
const PARAMETERS = `(address,address,${ITEMS},uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)` as const;
const BASIC_HEAD = 'address,uint256,uint256,address,address,address,uint256,uint256,uint8';
const BASIC_TAIL = 'uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes';
const ORDER = `(${PARAMETERS},bytes)` as const;
const ADVANCED = `(${PARAMETERS},uint120,uint120,bytes,bytes)` as const;
const RESOLVERS = '(uint256,uint8,uint256,uint256,bytes32[])[]';
const FULFILLED = '(uint256,uint256)[][],(uint256,uint256)[][]';
const MATCHES = '((uint256,uint256)[],(uint256,uint256)[])[]';

type Offered = readonly [bigint, string, bigint, bigint, bigint];
type Asked = readonly [...Offered, string];
/** Offerer, zone, offer, consideration, type, start, end, hash of the zone, salt, key of the conduit, count. */
type OrderParameters = readonly [
  string,
  string,
  readonly Offered[],
  readonly Asked[],
  bigint,
  bigint,
  bigint,
  string,
  bigint,
  string,
  bigint,
];

const offeredItem = ([itemType, token, identifierOrCriteria, startAmount, endAmount]: Offered): OfferedItem => ({
  itemType,
  token,
  identifierOrCriteria,
  startAmount,
  endAmount,
});
const askedItem = ([itemType, token, id, start, end, recipient]: Asked): AskedItem => ({
  ...offeredItem([itemType, token, id, start, end]),
  recipient,
});
const orderOf = ([offerer, , offer, consideration, , , endTime, , , conduitKey]: OrderParameters): SeaportOrder => ({
  offerer,
  offer: offer.map(offeredItem),
  consideration: consideration.map(askedItem),
  endTime,
  conduitKey,
});

/** Two accounts between which an order is filled; null for a side that the bytes do not name. */
interface Sides {
  readonly receiver: string | null;
  readonly payer: string | null;
}

const filled = (
  { offerer, offer, consideration }: SeaportOrder,
  sides: Sides,
  part: Fraction,
): readonly ActionDraft[] => [
  ...offer.map((item) => movesItem(item, 'least', offerer, sides.receiver, part)),
  ...consideration.map((item) => movesItem(item, 'most', sides.payer, item.recipient, part)),
];

type Part = readonly [OrderParameters, Fraction];

const fills = (call: EvmCall, parts: readonly Part[], sides: Sides): readonly CallEffect[] | null => {
  const orders = parts.map(([parameters, fraction]) => [orderOf(parameters), fraction] as const);
  const isSound = orders.every(
    ([each, [, whole]]) => whole > 0n && areSeaportItems(each.offer) && areSeaportItems(each.consideration),
  );
  if (!isSound) return null;
  const drafts = orders.flatMap(([each, fraction]) => filled(each, sides, fraction));
  const { payer } = sides;
  const trade = payer === null ? {} : { trade: tradeBetween(payer, drafts) };
  return [contains({ kind: 'call', from: call.from, ...trade }, drafts.map(does))];
};

const whole = ([parameters]: readonly [OrderParameters, ...unknown[]]): Part => [parameters, WHOLE];
const partial = ([parameters, numerator, denominator]: readonly [
  OrderParameters,
  bigint,
  bigint,
  ...unknown[],
]): Part => [parameters, [numerator, denominator]];

const byCaller = (call: EvmCall, receiver = ZERO_ADDRESS): Sides => ({
  receiver: accountOrNull(receiver) ?? call.from,
  payer: call.from,
});
/** Matched orders pay each other: who gets which item stands in the other orders. */
const MATCHED: Sides = { receiver: null, payer: null };

/** From this type on the order is a bid: it offers tokens for the filler's NFT. Source: BasicOrderType. */
const FIRST_BID = 16n;
const BASIC_TYPES = 24n;

type Basic = readonly [
  considerationToken: string,
  considerationId: bigint,
  considerationAmount: bigint,
  offerer: string,
  zone: string,
  offerToken: string,
  offerId: bigint,
  offerAmount: bigint,
  basicOrderType: bigint,
  ...unknown[],
];

const basic = (
  values: Basic,
  recipients: readonly (readonly [bigint, string])[],
  call: EvmCall,
): readonly CallEffect[] | null => {
  const [askedToken, askedId, askedAmount, offerer, , offerToken, offerId, offerAmount, type] = values;
  if (type >= BASIC_TYPES) return null;
  const isBid = type >= FIRST_BID;
  const asked = isBid ? assetOf(askedToken, askedId) : assetOf(accountOrNull(askedToken));
  const offered = isBid ? assetOf(offerToken) : assetOf(offerToken, offerId);
  // a bid pays its fees from what it offers, every other order from what is paid for it
  const fees = recipients.map(([amount, to]) =>
    isBid ? moves(offered, amount, offerer, to) : moves(asked, amount, call.from, to),
  );
  const drafts = [
    moves(offered, offerAmount, offerer, call.from),
    moves(asked, askedAmount, call.from, offerer),
    ...fees,
  ];
  return [contains({ kind: 'call', from: call.from, trade: tradeBetween(call.from, drafts) }, drafts.map(does))];
};

const agrees = (parameters: readonly OrderParameters[]): readonly CallEffect[] | null => {
  const orders = parameters.map(orderOf);
  const isSound = orders.every(({ offer, consideration }) => areSeaportItems(offer) && areSeaportItems(consideration));
  return isSound ? orders.map(seaportOrder) : null;
};

/** Orders that are filled, matched, agreed to or taken back by a call. Source: Seaport 1.4 to 1.6. */
export const SEAPORT_ROWS = [
  ...(['fulfillBasicOrder', 'fulfillBasicOrder_efficient_6GL6yc'] as const).map((name) =>
    seaport(`${name}((${BASIC_HEAD},${BASIC_TAIL}))`, ([values], call) => basic(values, values[16], call)),
  ),
  seaport(`fulfillOrder(${ORDER},bytes32)`, ([each], call) => fills(call, [whole(each)], byCaller(call))),
  seaport(`fulfillAdvancedOrder(${ADVANCED},${RESOLVERS},bytes32,address)`, ([each, , , to], call) =>
    fills(call, [partial(each)], byCaller(call, to)),
  ),
  seaport(`fulfillAvailableOrders(${ORDER}[],${FULFILLED},bytes32,uint256)`, ([each], call) =>
    fills(call, each.map(whole), byCaller(call)),
  ),
  seaport(
    `fulfillAvailableAdvancedOrders(${ADVANCED}[],${RESOLVERS},${FULFILLED},bytes32,address,uint256)`,
    ([each, , , , , to], call) => fills(call, each.map(partial), byCaller(call, to)),
  ),
  seaport(`matchOrders(${ORDER}[],${MATCHES})`, ([each], call) => fills(call, each.map(whole), MATCHED)),
  seaport(`matchAdvancedOrders(${ADVANCED}[],${RESOLVERS},${MATCHES},address)`, ([each], call) =>
    fills(call, each.map(partial), MATCHED),
  ),
  // as good as the offerer's signature where the offerer calls it
  seaport(`validate(${ORDER}[])`, ([each]) => agrees(each.map(([parameters]) => parameters))),
  seaport(`cancel(${PARAMETERS}[])`, () => []),
  seaport('incrementCounter()', () => []),
];
