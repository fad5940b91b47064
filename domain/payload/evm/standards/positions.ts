import type { PayloadField } from '../../action.js';
import { textField } from '../../action.js';
import { decoderOf, type StepReader } from './decoder.js';
import { accountField, accountOrNull, amountField, handsOut, unknownTokenOf, ZERO_ADDRESS } from './drafts.js';
import { actionPlan } from './plans.js';
import { unknownCommand } from './router-commands.js';
import { contains, does, type CallEffect, type EvmCall, rowsOf } from './row.js';
import { routedRecipient } from './uniswap-v3.js';

const v3 = rowsOf('Uniswap v3 positions');
const v4 = rowsOf('Uniswap v4 positions');

const POOL = '(address,address,uint24,int24,address)';
const minted = decoderOf(`${POOL},int24,int24,uint256,uint128,uint128,address,bytes`);
const decreased = decoderOf('uint256,uint256,uint128,uint128,bytes');
const burnt = decoderOf('uint256,uint128,uint128,bytes');
const pair = decoderOf('address,address');
const pairToAccount = decoderOf('address,address,address');
const coinToAmount = decoderOf('address,address,uint256');
const coin = decoderOf('address');
const coinToAccount = decoderOf('address,address');

const told = (call: EvmCall, fields: readonly PayloadField[] = []): readonly CallEffect[] => [
  does({ kind: 'call', from: call.from, fields }),
];
const position = (id: bigint): PayloadField => textField('Position', id.toString());
const recipient = (account: string, call: EvmCall): PayloadField =>
  accountField('Recipient', routedRecipient(account, call));
/** Of a position whose tokens the bytes do not name. */
const least = (first: bigint, second: bigint): readonly PayloadField[] => [
  textField('First minimum', first.toString()),
  textField('Second minimum', second.toString()),
];

// a hook runs at every change, and may keep what is deposited
const mint: StepReader = (params, call) => {
  const values = minted(params);
  if (values === null) return null;
  const [[first, second, , , hook], , , , mostOfFirst, mostOfSecond, owner] = values;
  return told(call, [
    amountField('First maximum', mostOfFirst, unknownTokenOf(first)),
    amountField('Second maximum', mostOfSecond, unknownTokenOf(second)),
    recipient(owner, call),
    ...(hook === ZERO_ADDRESS ? [] : [accountField('Hook', hook)]),
  ]);
};
// taking nothing out collects the fees
const decrease: StepReader = (params, call) => {
  const values = decreased(params);
  if (values === null) return null;
  const [id, shares, first, second] = values;
  return told(call, [
    position(id),
    textField('Shares', shares.toString()),
    ...(shares === 0n ? [] : least(first, second)),
  ]);
};
const burn: StepReader = (params, call) => {
  const values = burnt(params);
  return values && told(call, [position(values[0]), ...least(values[1], values[2])]);
};
const takePair: StepReader = (params, call) => {
  const values = pairToAccount(params);
  return values && told(call, [recipient(values[2], call)]);
};
const take: StepReader = (params, call) => {
  const values = coinToAmount(params);
  return values && told(call, [recipient(values[1], call)]);
};
const sweep: StepReader = (params, call) => {
  const values = coinToAccount(params);
  return (
    values && [
      does(handsOut({ asset: unknownTokenOf(values[0]), amount: null }, call.to, routedRecipient(values[1], call))),
    ]
  );
};

/**
 * What a plan for positions does. Whose position is increased does not stand in the bytes, so that stays unknown, and
 * so does what gives up small rests. Source: v4-periphery, Actions, CalldataDecoder and PositionManager.
 */
const POSITION_ACTIONS: ReadonlyMap<number, readonly [string, StepReader]> = new Map([
  [0x00, ['INCREASE_LIQUIDITY', () => [unknownCommand('INCREASE_LIQUIDITY')]]],
  [0x01, ['DECREASE_LIQUIDITY', decrease]],
  [0x02, ['MINT_POSITION', mint]],
  [0x03, ['BURN_POSITION', burn]],
  [0x0d, ['SETTLE_PAIR', (params, call) => pair(params) && told(call)]],
  [0x0e, ['TAKE', take]],
  [0x11, ['TAKE_PAIR', takePair]],
  // pays or takes what is owed, for who calls
  [0x12, ['CLOSE_CURRENCY', (params, call) => coin(params) && told(call)]],
  [0x14, ['SWEEP', sweep]],
]);

/** Positions of Uniswap. Source: v3-periphery, INonfungiblePositionManager; v4-periphery, IPositionManager. */
export const POSITION_ROWS = [
  // the null address is the manager itself
  v3('collect((uint256,address,uint128,uint128))', ([[id, to, mostOfFirst, mostOfSecond]], call) =>
    told(call, [
      position(id),
      accountField('Recipient', accountOrNull(to) ?? call.to),
      textField('First maximum', mostOfFirst.toString()),
      textField('Second maximum', mostOfSecond.toString()),
    ]),
  ),
  v4('modifyLiquidities(bytes,uint256)', ([plan], call) => {
    const inner = actionPlan(POSITION_ACTIONS, plan, call);
    return inner && [contains({ kind: 'call', from: call.from }, inner)];
  }),
];
