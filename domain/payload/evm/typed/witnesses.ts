import type { Trade, TradeSide } from '../../action.js';
import type { TypedValue } from '../typed-data.js';
import { encodeType, type TypedTypes } from '../typed-types.js';
import { ALL_BPS, unknownTokenOf, side } from '../standards/drafts.js';
import type { MessageOf } from './typed-row.js';

/** What a witness binds its contract to. A member of null: the witness does not name it. */
interface Bound {
  readonly contract: string | null;
  readonly owner: string | null;
  readonly token: string | null;
  /** What must come back, at least. */
  readonly gets: readonly TradeSide[];
}

/** A witness whose contract refuses to take the tokens for less, or for another receiver. */
interface WitnessRow {
  readonly encodedType: string;
  readonly read: (witness: never, signer: string) => Bound;
}

const witness = <const Encoded extends string>(
  encodedType: Encoded,
  read: (value: MessageOf<Encoded>, signer: string) => Bound,
): WitnessRow => ({ encodedType, read: read as WitnessRow['read'] });

const INFO_ONE = 'OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline';
const INFO = `${INFO_ONE},address additionalValidationContract,bytes additionalValidationData)` as const;
const DUTCH_OUTPUT = 'DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)';
const DECAY = 'uint256 decayStartTime,uint256 decayEndTime';
const EXCLUSIVE = 'address exclusiveFiller,uint256 exclusivityOverrideBps';
const DUTCH_INPUT = 'address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs';
const V2_ONE = 'address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount';
const V3_CURVE = 'NonlinearDutchDecay(uint256 relativeBlocks,int256[] relativeAmounts)';
const V3_INPUT_ONE = 'V3DutchInput(address token,uint256 startAmount,NonlinearDutchDecay curve,uint256 maxAmount';
const V3_OUTPUT_ONE = 'V3DutchOutput(address token,uint256 startAmount,NonlinearDutchDecay curve,address recipient';
const V3_INPUT = `${V3_INPUT_ONE},uint256 adjustmentPerGweiBaseFee)` as const;
const V3_OUTPUT = `${V3_OUTPUT_ONE},uint256 minAmount,uint256 adjustmentPerGweiBaseFee)` as const;
const V3_ORDER = 'OrderInfo info,address cosigner,uint256 startingBaseFee,V3DutchInput baseInput';
const PRIORITY_ONE = 'OrderInfo info,address cosigner,uint256 auctionStartBlock,uint256 baselinePriorityFeeWei';
const PRIORITY_TWO = 'PriorityInput input,PriorityOutput[] outputs';
const PRIORITY_INPUT = 'PriorityInput(address token,uint256 amount,uint256 mpsPerPriorityFeeWei)';
const PRIORITY_OUTPUT = 'PriorityOutput(address token,uint256 amount,uint256 mpsPerPriorityFeeWei,address recipient)';

const LIMIT_INPUT = 'address inputToken,uint256 inputAmount';
const LIMIT_OUTPUT = 'OutputToken(address token,uint256 amount,address recipient)';

interface Info {
  readonly reactor: string;
  readonly swapper: string;
}
interface DutchOutput {
  readonly token: string;
  readonly startAmount: bigint;
  readonly endAmount: bigint;
  readonly recipient: string;
}

/** An auction ends at its worst price, which is what must come back at least. */
const dutch = (outputs: readonly DutchOutput[]): readonly TradeSide[] =>
  outputs.map(({ token, startAmount, endAmount, recipient }) =>
    side(unknownTokenOf(token), startAmount < endAmount ? startAmount : endAmount, recipient),
  );

const bound = ({ reactor, swapper }: Info, token: string, gets: readonly TradeSide[]): Bound => ({
  contract: reactor,
  owner: swapper,
  token,
  gets,
});

/** Source: UniswapX, the libraries of its orders; 0x Settler, metatransactions and RFQ. */
const WITNESSES: readonly WitnessRow[] = [
  witness(
    `ExclusiveDutchOrder(OrderInfo info,${DECAY},${EXCLUSIVE},${DUTCH_INPUT})${DUTCH_OUTPUT}${INFO}`,
    ({ info, inputToken, outputs }) => bound(info, inputToken, dutch(outputs)),
  ),
  witness(`DutchOrder(OrderInfo info,${DECAY},${DUTCH_INPUT})${DUTCH_OUTPUT}${INFO}`, ({ info, inputToken, outputs }) =>
    bound(info, inputToken, dutch(outputs)),
  ),
  witness(
    `V2DutchOrder(OrderInfo info,${V2_ONE},DutchOutput[] baseOutputs)${DUTCH_OUTPUT}${INFO}`,
    ({ info, baseInputToken, baseOutputs }) => bound(info, baseInputToken, dutch(baseOutputs)),
  ),
  witness(
    `V3DutchOrder(${V3_ORDER},V3DutchOutput[] baseOutputs)${V3_CURVE}${INFO}${V3_INPUT}${V3_OUTPUT}`,
    ({ info, baseInput, baseOutputs }) =>
      bound(
        info,
        baseInput.token,
        baseOutputs.map(({ token, minAmount, recipient }) => side(unknownTokenOf(token), minAmount, recipient)),
      ),
  ),
  witness(
    `PriorityOrder(${PRIORITY_ONE},${PRIORITY_TWO})${INFO}${PRIORITY_INPUT}${PRIORITY_OUTPUT}`,
    ({ info, input, outputs }) =>
      bound(
        info,
        input.token,
        outputs.map(({ token, amount, recipient }) => side(unknownTokenOf(token), amount, recipient)),
      ),
  ),
  witness(
    `LimitOrder(OrderInfo info,${LIMIT_INPUT},OutputToken[] outputs)${INFO}${LIMIT_OUTPUT}`,
    ({ info, inputToken, outputs }) =>
      bound(
        info,
        inputToken,
        outputs.map(({ token, amount, recipient }) => side(unknownTokenOf(token), amount, recipient)),
      ),
  ),
  witness(
    'SlippageAndActions(address recipient,address buyToken,uint256 minAmountOut,bytes[] actions)',
    ({ recipient, buyToken, minAmountOut }) => ({
      contract: null,
      owner: null,
      token: null,
      gets: [side(unknownTokenOf(buyToken), minAmountOut, recipient)],
    }),
  ),
  witness(
    'Consideration(address token,uint256 amount,address counterparty,bool partialFillAllowed)',
    ({ token, amount }, signer) => ({
      contract: null,
      owner: null,
      token: null,
      gets: [side(unknownTokenOf(token), amount, signer)],
    }),
  ),
];

const BY_TYPE: ReadonlyMap<string, WitnessRow> = new Map(WITNESSES.map((row) => [row.encodedType, row]));

/** What a signature of Permit2 lets be taken, by whom, from whom. */
export interface Permitted {
  readonly token: string;
  readonly amount: bigint;
  readonly spender: string;
  readonly signer: string;
}

/**
 * What must come back for what is permitted, where the witness is one that is known, and about the same token, owner
 * and contract. Whether the spender keeps to it is judged elsewhere. Null for any other witness.
 */
export const tradeByWitness = (
  types: TypedTypes,
  type: string,
  value: TypedValue | undefined,
  { token, amount, spender, signer }: Permitted,
): Trade | null => {
  const found = type in types ? BY_TYPE.get(encodeType(types, type))?.read(value as never, signer) : undefined;
  if (found === undefined) return null;
  const isAboutIt =
    (found.contract ?? spender) === spender && (found.owner ?? signer) === signer && (found.token ?? token) === token;
  return isAboutIt
    ? { gives: [side(unknownTokenOf(token), amount, signer)], gets: found.gets, shareBps: ALL_BPS }
    : null;
};
