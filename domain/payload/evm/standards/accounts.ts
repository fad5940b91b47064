import { execution } from './execution-mode.js';
import { delegates } from './multi-send.js';
import { calls, contains, type CallEffect, type EvmCall, rowsOf } from './row.js';

const entryPoint = rowsOf('ERC-4337');
const modular = rowsOf('ERC-7579, ERC-7821');
const simple = rowsOf('SimpleAccount');
const bound = rowsOf('ERC-6551');

const batch = (call: EvmCall, inner: readonly CallEffect[]): readonly CallEffect[] => [
  contains({ kind: 'call', from: call.from }, inner),
];

/** What an account does for each operation: its own code decides what the bytes mean. */
const operations = (call: EvmCall, items: readonly (readonly [string, string])[]): readonly CallEffect[] =>
  batch(
    call,
    items.map(([sender, data]) => calls(call.to, sender, 0n, data)),
  );

/** An empty list of values is a list of zeros. Source: SimpleAccount 0.7. */
const listed = (
  call: EvmCall,
  targets: readonly string[],
  values: readonly bigint[],
  datas: readonly string[],
): readonly CallEffect[] | null =>
  targets.length === datas.length && (values.length === 0 || values.length === targets.length)
    ? batch(
        call,
        targets.map((to, index) => calls(call.self, to, values[index] ?? 0n, datas[index] ?? '0x')),
      )
    : null;

const byMode = ([mode, content]: readonly [string, string], call: EvmCall): readonly CallEffect[] | null => {
  const inner = execution(call, mode, content);
  return inner === null ? null : batch(call, inner);
};

/** Smart accounts. Source: ERC-4337 0.6 to 0.8 with SimpleAccount; ERC-7579; ERC-7821; ERC-6551. */
export const ACCOUNT_ROWS = [
  entryPoint(
    'handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
    ([items], call) =>
      operations(
        call,
        items.map((item) => [item[0], item[3]]),
      ),
  ),
  entryPoint(
    'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
    ([items], call) =>
      operations(
        call,
        items.map((item) => [item[0], item[3]]),
      ),
  ),
  modular('execute(bytes32,bytes)', byMode),
  modular('executeFromExecutor(bytes32,bytes)', byMode),
  simple('execute(address,uint256,bytes)', ([to, value, data], call) =>
    batch(call, [calls(call.self, to, value, data)]),
  ),
  simple('executeBatch(address[],bytes[])', ([targets, datas], call) => listed(call, targets, [], datas)),
  simple('executeBatch(address[],uint256[],bytes[])', ([targets, values, datas], call) =>
    listed(call, targets, values, datas),
  ),
  simple('executeBatch((address,uint256,bytes)[])', ([items], call) =>
    batch(
      call,
      items.map(([to, value, data]) => calls(call.self, to, value, data)),
    ),
  ),
  bound('execute(address,uint256,bytes,uint8)', ([to, value, data, operation], call) => {
    if (operation > 1n) return null;
    return batch(call, [operation === 1n ? delegates(call.self, to, data) : calls(call.self, to, value, data)]);
  }),
];
