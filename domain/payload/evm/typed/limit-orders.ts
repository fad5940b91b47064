import { expiryOf } from '../standards/amounts.js';
import { accountOrNull, assetOf, unknownTokenOf } from '../standards/drafts.js';
import { tokenOrder } from '../standards/trade.js';
import { signedBy, typedRow, unsigned } from './typed-row.js';

const COW_ONE = 'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount';
const COW_TWO = 'uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable';
const COW_THREE = 'string sellTokenBalance,string buyTokenBalance';
const ONE_INCH_4_ONE = 'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset';
const ONE_INCH_4_TWO = 'uint256 makingAmount,uint256 takingAmount,uint256 makerTraits';
const ONE_INCH_3_ONE = 'uint256 salt,address makerAsset,address takerAsset,address maker,address receiver';
const ONE_INCH_3_TWO = 'address allowedSender,uint256 makingAmount,uint256 takingAmount,uint256 offsets';
const ONE_INCH_3_THREE = 'bytes interactions';
const LIMIT_ONE = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount';
const LIMIT_TWO = 'uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient';
const LIMIT_THREE = 'bytes32 pool,uint64 expiry,uint256 salt';
const RFQ_ONE = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker';
const RFQ_TWO = 'address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt';
const OTC_ONE = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker';
const OTC_TWO = 'address taker,address txOrigin,uint256 expiryAndNonce';

/** Bits 80 to 119 are the expiration, and 0 is none. Source: 1inch limit-order-protocol 4, MakerTraits. */
const traitsExpiry = (traits: bigint): string | null => {
  const seconds = (traits >> 80n) & (2n ** 40n - 1n);
  return seconds === 0n ? null : expiryOf(seconds);
};
/** Code outside the order may then set another price. Source: limit-order-protocol 4, MakerTraits, HAS_EXTENSION. */
const hasExtension = (traits: bigint): boolean => ((traits >> 249n) & 1n) === 1n;
/** The expiry of an OTC order stands above its nonces. Source: 0x protocol 4, OtcOrder. */
const otcExpiry = (packed: bigint): string | null => expiryOf(packed >> 192n);

interface ZeroExOrder {
  readonly maker: string;
  readonly taker: string;
  readonly makerToken: string;
  readonly takerToken: string;
  readonly makerAmount: bigint;
  readonly takerAmount: bigint;
}

/** What the three kinds of order of 0x have in common. */
const zeroExOrder = (order: ZeroExOrder, expiresAt: string | null) =>
  tokenOrder({
    maker: order.maker,
    taker: accountOrNull(order.taker),
    given: assetOf(order.makerToken),
    givenAmount: order.makerAmount,
    asked: assetOf(order.takerToken),
    askedAmount: order.takerAmount,
    receiver: order.maker,
    expiresAt,
  });

/** Orders for one token against another. Source: CoW Protocol; 1inch limit orders 3 and 4; 0x protocol 4. */
export const LIMIT_ORDER_TYPES = [
  typedRow(
    'CoW Protocol',
    `Order(${COW_ONE},${COW_TWO},${COW_THREE})`,
    ({ sellToken, buyToken, receiver, sellAmount, buyAmount, validTo, feeAmount }, { signer, domainName }) =>
      domainName === 'Gnosis Protocol'
        ? unsigned(
            tokenOrder({
              maker: signer,
              taker: null,
              given: assetOf(sellToken),
              givenAmount: sellAmount + feeAmount,
              asked: unknownTokenOf(buyToken),
              askedAmount: buyAmount,
              receiver: accountOrNull(receiver) ?? signer,
              expiresAt: expiryOf(validTo),
            }),
          )
        : null,
  ),
  typedRow(
    '1inch limit order',
    `Order(${ONE_INCH_4_ONE},${ONE_INCH_4_TWO})`,
    ({ maker, receiver, makerAsset, takerAsset, makingAmount, takingAmount, makerTraits }) =>
      signedBy(
        maker,
        tokenOrder({
          maker,
          taker: null,
          given: assetOf(makerAsset),
          givenAmount: makingAmount,
          asked: assetOf(takerAsset),
          askedAmount: hasExtension(makerTraits) ? null : takingAmount,
          receiver: accountOrNull(receiver) ?? maker,
          expiresAt: traitsExpiry(makerTraits),
        }),
      ),
  ),
  // its expiry, if it has one, stands in the interactions, and they may set another price
  typedRow(
    '1inch limit order',
    `Order(${ONE_INCH_3_ONE},${ONE_INCH_3_TWO},${ONE_INCH_3_THREE})`,
    ({ maker, receiver, allowedSender, makerAsset, takerAsset, makingAmount, takingAmount, interactions }) =>
      signedBy(
        maker,
        tokenOrder({
          maker,
          taker: accountOrNull(allowedSender),
          given: assetOf(makerAsset),
          givenAmount: makingAmount,
          asked: assetOf(takerAsset),
          askedAmount: interactions === '0x' ? takingAmount : null,
          receiver: accountOrNull(receiver) ?? maker,
          expiresAt: null,
        }),
      ),
  ),
  typedRow('0x limit order', `LimitOrder(${LIMIT_ONE},${LIMIT_TWO},${LIMIT_THREE})`, (order) =>
    signedBy(order.maker, zeroExOrder(order, expiryOf(order.expiry))),
  ),
  typedRow('0x RFQ order', `RfqOrder(${RFQ_ONE},${RFQ_TWO})`, (order) =>
    signedBy(order.maker, zeroExOrder(order, expiryOf(order.expiry))),
  ),
  typedRow('0x OTC order', `OtcOrder(${OTC_ONE},${OTC_TWO})`, (order) =>
    signedBy(order.maker, zeroExOrder(order, otcExpiry(order.expiryAndNonce))),
  ),
];
