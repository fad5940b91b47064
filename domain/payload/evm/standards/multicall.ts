import { calls, contains, type CallEffect, type EvmCall, rowsOf } from './row.js';

const multicall3 = rowsOf('Multicall3');
const multicall = rowsOf('Multicall');

const batch = (call: EvmCall, inner: readonly CallEffect[]): readonly CallEffect[] => [
  contains({ kind: 'call', from: call.from }, inner),
];

/** Calls that the batching contract makes in its own name. */
const each = (call: EvmCall, targets: readonly (readonly [string, string])[]): readonly CallEffect[] =>
  batch(
    call,
    targets.map(([to, data]) => calls(call.self, to, 0n, data)),
  );

/** Calls of a contract to itself in the caller's name. The value went with the outer call, and goes once. */
const own = (call: EvmCall, datas: readonly string[]): readonly CallEffect[] =>
  batch(
    call,
    datas.map((data) => ({ call: { ...call, value: 0n, data } })),
  );

/** Batches. Source: Multicall2 and 3; OpenZeppelin Multicall; Uniswap v3 Multicall and MulticallExtended. */
export const MULTICALL_ROWS = [
  multicall3('aggregate((address,bytes)[])', ([items], call) => each(call, items)),
  multicall3('blockAndAggregate((address,bytes)[])', ([items], call) => each(call, items)),
  multicall3('tryAggregate(bool,(address,bytes)[])', ([, items], call) => each(call, items)),
  multicall3('tryBlockAndAggregate(bool,(address,bytes)[])', ([, items], call) => each(call, items)),
  multicall3('aggregate3((address,bool,bytes)[])', ([items], call) =>
    each(
      call,
      items.map(([to, , data]) => [to, data]),
    ),
  ),
  multicall3('aggregate3Value((address,bool,uint256,bytes)[])', ([items], call) =>
    batch(
      call,
      items.map(([to, , value, data]) => calls(call.self, to, value, data)),
    ),
  ),
  multicall('multicall(bytes[])', ([datas], call) => own(call, datas)),
  multicall('multicall(uint256,bytes[])', ([, datas], call) => own(call, datas)),
  multicall('multicall(bytes32,bytes[])', ([, datas], call) => own(call, datas)),
];
