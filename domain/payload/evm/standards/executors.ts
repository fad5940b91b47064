import { selectorOf } from '../../../intent/known-functions.js';
import { calls, contains, type CallEffect, type EvmCall, rowsOf } from './row.js';

const timelock = rowsOf('Timelock');
const governor = rowsOf('Governor');
const multisig = rowsOf('MultiSigWallet');
const forwarder = rowsOf('ERC-2771');
const metaTransaction = rowsOf('Native meta transaction');
const agent = rowsOf('Aragon agent');

type Item = readonly [to: string, value: bigint, data: string];

const inName = (from: string, call: EvmCall, items: readonly Item[]): readonly CallEffect[] => [
  contains(
    { kind: 'call', from: call.from },
    items.map(([to, value, data]) => calls(from, to, value, data)),
  ),
];

/** What the contract does in its own name. */
const own = (call: EvmCall, items: readonly Item[]): readonly CallEffect[] => inName(call.self, call, items);

/** Null where the lists are not of one length: the contract refuses them. */
const listed = (
  call: EvmCall,
  targets: readonly string[],
  values: readonly bigint[],
  datas: readonly string[],
): readonly CallEffect[] | null =>
  targets.length === datas.length && targets.length === values.length
    ? own(
        call,
        targets.map((to, index) => [to, values[index] ?? 0n, datas[index] ?? '0x']),
      )
    : null;

/** With a signature the data are arguments alone. Source: Compound, Timelock. */
const withName = (signature: string, data: string): string =>
  signature === '' ? data : `${selectorOf(signature)}${data.slice(2)}`;

const named = ([to, value, signature, data]: readonly [string, bigint, string, string, bigint], call: EvmCall) =>
  own(call, [[to, value, withName(signature, data)]]);

/**
 * Contracts that do later, or for another, what they are told: what it is stands in the bytes and is judged there, as
 * a proposal to a multisig is. Source: OpenZeppelin Contracts 4 and 5 (TimelockController, Governor, MinimalForwarder,
 * ERC2771Forwarder); Compound (Timelock, GovernorBravo); Gnosis MultiSigWallet; Matic's NativeMetaTransaction; Aragon
 * OSx (DAO).
 */
export const EXECUTOR_ROWS = [
  timelock('schedule(address,uint256,bytes,bytes32,bytes32,uint256)', ([to, value, data], call) =>
    own(call, [[to, value, data]]),
  ),
  timelock('execute(address,uint256,bytes,bytes32,bytes32)', ([to, value, data], call) =>
    own(call, [[to, value, data]]),
  ),
  timelock('scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)', ([to, values, datas], call) =>
    listed(call, to, values, datas),
  ),
  timelock('executeBatch(address[],uint256[],bytes[],bytes32,bytes32)', ([to, values, datas], call) =>
    listed(call, to, values, datas),
  ),
  timelock('queueTransaction(address,uint256,string,bytes,uint256)', named),
  timelock('executeTransaction(address,uint256,string,bytes,uint256)', named),
  governor('propose(address[],uint256[],bytes[],string)', ([to, values, datas], call) =>
    listed(call, to, values, datas),
  ),
  governor('propose(address[],uint256[],string[],bytes[],string)', ([to, values, signatures, datas], call) =>
    signatures.length === datas.length
      ? listed(
          call,
          to,
          values,
          datas.map((data, index) => withName(signatures[index] ?? '', data)),
        )
      : null,
  ),
  governor('execute(address[],uint256[],bytes[],bytes32)', ([to, values, datas], call) =>
    listed(call, to, values, datas),
  ),
  multisig('submitTransaction(address,uint256,bytes)', (item, call) => own(call, [item])),
  forwarder('execute((address,address,uint256,uint256,uint256,bytes),bytes)', ([[from, to, value, , , data]], call) =>
    inName(from, call, [[to, value, data]]),
  ),
  forwarder('execute((address,address,uint256,uint256,uint48,bytes,bytes))', ([[from, to, value, , , data]], call) =>
    inName(from, call, [[to, value, data]]),
  ),
  metaTransaction('executeMetaTransaction(address,bytes,bytes32,bytes32,uint8)', ([account, data], call) =>
    inName(account, call, [[call.to, 0n, data]]),
  ),
  agent('execute(bytes32,(address,uint256,bytes)[],uint256)', ([, items], call) => own(call, items)),
];
