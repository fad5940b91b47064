import { textField } from '../../action.js';
import { delegates } from './multi-send.js';
import { accountOrNull, unknownTokenOf, moves } from './drafts.js';
import { calls, contains, does, type CallEffect, type EvmCall, rowsOf } from './row.js';

const safe = rowsOf('Safe');

/** What a Safe does on its own behalf; null for an operation that Safe does not have. */
export const safeOperation = (
  self: string,
  to: string,
  value: bigint,
  data: string,
  operation: bigint,
): CallEffect | null =>
  operation === 0n ? calls(self, to, value, data) : operation === 1n ? delegates(self, to, data) : null;

/** A Safe with a gas price of its own pays the gas back from what it holds, to a receiver of the payload's choice. */
export const safeRefund = (self: string, gasPrice: bigint, token: string, receiver: string): readonly CallEffect[] =>
  gasPrice === 0n ? [] : [does(moves(unknownTokenOf(token), null, self, accountOrNull(receiver)))];

const asModule = (
  [to, value, data, operation]: readonly [string, bigint, string, bigint],
  call: EvmCall,
): readonly CallEffect[] | null => {
  const inner = safeOperation(call.self, to, value, data, operation);
  return inner === null ? null : [contains({ kind: 'call', from: call.from }, [inner])];
};

const threshold = (count: bigint) => [textField('Threshold', count.toString())];

/** What a Safe does and who controls it. Source: Safe contracts 1.3 and 1.4. */
export const SAFE_ROWS = [
  safe(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    ([to, value, data, operation, , , gasPrice, gasToken, refundReceiver], call) => {
      const inner = safeOperation(call.self, to, value, data, operation);
      if (inner === null) return null;
      const refund = safeRefund(call.self, gasPrice, gasToken, refundReceiver);
      return [contains({ kind: 'call', from: call.from }, [inner, ...refund])];
    },
  ),
  safe('execTransactionFromModule(address,uint256,bytes,uint8)', asModule),
  safe('execTransactionFromModuleReturnData(address,uint256,bytes,uint8)', asModule),
  safe('addOwnerWithThreshold(address,uint256)', ([owner, count]) => [
    does({ kind: 'ownership', to: owner, fields: threshold(count) }),
  ]),
  safe('removeOwner(address,address,uint256)', ([, owner, count]) => [
    does({ kind: 'ownership', from: owner, fields: threshold(count) }),
  ]),
  safe('swapOwner(address,address,address)', ([, from, to]) => [does({ kind: 'ownership', from, to })]),
  safe('changeThreshold(uint256)', ([count]) => [does({ kind: 'ownership', fields: threshold(count) })]),
  safe('enableModule(address)', ([module], call) => [does({ kind: 'module', from: call.self, to: module })]),
  safe('disableModule(address,address)', ([, module]) => [does({ kind: 'module', from: module })]),
  safe('setGuard(address)', ([guard], call) => [does({ kind: 'module', from: call.self, to: accountOrNull(guard) })]),
  safe('setModuleGuard(address)', ([guard], call) => [
    does({ kind: 'module', from: call.self, to: accountOrNull(guard) }),
  ]),
  safe('setFallbackHandler(address)', ([handler], call) => [
    does({ kind: 'module', from: call.self, to: accountOrNull(handler) }),
  ]),
  // libraries that a Safe runs as itself: to the code that comes with them, or to what the call names
  safe('migrateSingleton()', () => [], { delegated: true }),
  safe('migrateWithFallbackHandler()', () => [], { delegated: true }),
  safe('migrateL2Singleton()', () => [], { delegated: true }),
  safe('migrateL2WithFallbackHandler()', () => [], { delegated: true }),
  safe(
    'migrateToL2(address)',
    ([singleton], call) => [does({ kind: 'upgrade', from: call.self, to: singleton, target: call.self })],
    { delegated: true },
  ),
  // agrees to a transaction of which only the hash is here: anything may stand behind it
  safe('approveHash(bytes32)', ([value], call) => [
    does({
      kind: 'unknown_call',
      from: call.from,
      certainty: 'unknown',
      hash: { kind: 'safe_transaction_hash', value },
    }),
  ]),
];
