import { execution } from './execution-mode.js';
import { delegates } from './multi-send.js';
import { calls, contains, type CallEffect, type EvmCall, rowsOf } from './row.js';

const entryPoint = rowsOf('ERC-4337');
const modular = rowsOf('ERC-7579, ERC-7821');
const simple = rowsOf('SimpleAccount');
const bound = rowsOf('ERC-6551');
const wallet = rowsOf('Smart account');

const batch = (call: EvmCall, inner: readonly CallEffect[]): readonly CallEffect[] => [
  contains({ kind: 'call', from: call.from }, inner),
];

/** `executeUserOp`: the entry point then hands over the whole operation, and the account reads what stands behind. */
const WHOLE_OPERATION = '0x8dd7712f';

/** What an account does for an operation: its own code decides what the bytes mean. Source: ERC-4337. */
export const operated = (entryPoint: string, sender: string, data: string): CallEffect => {
  const isWhole = data.startsWith(WHOLE_OPERATION) && data.length > WHOLE_OPERATION.length;
  return calls(entryPoint, sender, 0n, isWhole ? `0x${data.slice(WHOLE_OPERATION.length)}` : data);
};

/** How an account that EIP-7702 delegates is marked instead of a factory. Source: EntryPoint 0.8, Eip7702Support. */
export const DELEGATED = `0x7702${'00'.repeat(18)}`;

/**
 * What such an account is called with before it acts. What a factory is called with decides the address of the account
 * that it makes, which is the sender: it is no other account than that.
 */
export const prepared = (entryPoint: string, sender: string, initCode: string): readonly CallEffect[] =>
  initCode.startsWith(DELEGATED) && initCode.length > DELEGATED.length
    ? [calls(entryPoint, sender, 0n, `0x${initCode.slice(DELEGATED.length)}`)]
    : [];

/** Sender, nonce, what makes the account, what it does. */
type Operation = readonly [sender: string, nonce: bigint, initCode: string, data: string, ...rest: unknown[]];

const operations = (call: EvmCall, items: readonly Operation[]): readonly CallEffect[] =>
  batch(
    call,
    items.flatMap(([sender, , initCode, data]) => [
      ...prepared(call.to, sender, initCode),
      operated(call.to, sender, data),
    ]),
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

type Item = readonly [to: string, value: bigint, data: string];

const each = (call: EvmCall, items: readonly Item[]): readonly CallEffect[] =>
  batch(
    call,
    items.map(([to, value, data]) => calls(call.self, to, value, data)),
  );

/** Of the account itself. */
const own = (call: EvmCall, datas: readonly string[]): readonly CallEffect[] =>
  each(
    call,
    datas.map((data) => [call.self, 0n, data]),
  );

/** One call, or code that runs as the account. */
const byOperation = (call: EvmCall, [to, value, data]: Item, operation: bigint): readonly CallEffect[] | null =>
  operation > 1n
    ? null
    : batch(call, [operation === 1n ? delegates(call.self, to, data) : calls(call.self, to, value, data)]);

const SEQUENCE = '(bool,bool,uint256,address,uint256,bytes)[]' as const;

const sequence = (
  call: EvmCall,
  items: readonly (readonly [boolean, boolean, bigint, string, bigint, string])[],
): readonly CallEffect[] =>
  batch(
    call,
    items.map(([isDelegated, , , to, value, data]) =>
      isDelegated ? delegates(call.self, to, data) : calls(call.self, to, value, data),
    ),
  );

/**
 * What accounts of single makers call the same things. Source: Ambire, Biconomy 2, Calibur, Coinbase Smart Wallet,
 * MetaMask's DeleGator, Alchemy's Modular Account, Safe's 4337 module, Sequence, batches of EIP-7702 in viem.
 */
const WALLET_ROWS = [
  wallet('execute((address,uint256,bytes))', ([item], call) => each(call, [item])),
  wallet('execute((address,uint256,bytes)[])', ([items], call) => each(call, items)),
  wallet('execute((bytes,address,uint256)[])', ([items], call) =>
    each(
      call,
      items.map(([data, to, value]) => [to, value, data]),
    ),
  ),
  wallet('execute(((address,uint256,bytes)[],bool))', ([[items]], call) => each(call, items)),
  wallet('execute((((address,uint256,bytes)[],bool),uint256,bytes32,address,uint256),bytes)', ([[[items]]], call) =>
    each(call, items),
  ),
  wallet('execute((address,uint256,bytes)[],bytes)', ([items], call) => each(call, items)),
  wallet('executeBySender((address,uint256,bytes)[])', ([items], call) => each(call, items)),
  wallet('executeMultiple(((address,uint256,bytes)[],bytes)[])', ([many], call) =>
    each(
      call,
      many.flatMap(([items]) => items),
    ),
  ),
  wallet('execute_ncC(address,uint256,bytes)', (item, call) => each(call, [item])),
  wallet('executeBatch_y6U(address[],uint256[],bytes[])', ([targets, values, datas], call) =>
    listed(call, targets, values, datas),
  ),
  wallet('executeWithoutChainIdValidation(bytes[])', ([datas], call) => own(call, datas)),
  wallet('executeWithRuntimeValidation(bytes,bytes)', ([data], call) => own(call, [data])),
  wallet('executeUserOp(address,uint256,bytes,uint8)', ([to, value, data, operation], call) =>
    byOperation(call, [to, value, data], operation),
  ),
  wallet('executeUserOpWithErrorString(address,uint256,bytes,uint8)', ([to, value, data, operation], call) =>
    byOperation(call, [to, value, data], operation),
  ),
  wallet(`execute(${SEQUENCE},uint256,bytes)`, ([items], call) => sequence(call, items)),
  wallet(`selfExecute(${SEQUENCE})`, ([items], call) => sequence(call, items)),
];

/** Smart accounts. Source: ERC-4337 0.6 to 0.8 with SimpleAccount; ERC-7579; ERC-7821; ERC-6551. */
export const ACCOUNT_ROWS = [
  entryPoint(
    'handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
    ([items], call) => operations(call, items),
  ),
  entryPoint(
    'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
    ([items], call) => operations(call, items),
  ),
  modular('execute(bytes32,bytes)', byMode),
  modular('executeFromExecutor(bytes32,bytes)', byMode),
  simple('execute(address,uint256,bytes)', (item, call) => each(call, [item])),
  simple('executeBatch(address[],bytes[])', ([targets, datas], call) => listed(call, targets, [], datas)),
  simple('executeBatch(address[],uint256[],bytes[])', ([targets, values, datas], call) =>
    listed(call, targets, values, datas),
  ),
  simple('executeBatch((address,uint256,bytes)[])', ([items], call) => each(call, items)),
  bound('execute(address,uint256,bytes,uint8)', ([to, value, data, operation], call) =>
    byOperation(call, [to, value, data], operation),
  ),
  ...WALLET_ROWS,
];
