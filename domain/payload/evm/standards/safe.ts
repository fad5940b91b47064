import { selectorOf } from '../../../intent/known-functions.js';
import { textField } from '../../action.js';
import type { SafeProposal } from '../../context.js';
import { delegates } from './multi-send.js';
import { accountField, accountOrNull, unknownTokenOf, moves } from './drafts.js';
import { calls, contains, does, type CallEffect, type EvmCall, rowsOf } from './row.js';

const safe = rowsOf('Safe');

export const APPROVE_HASH = 'approveHash(bytes32)';

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

export const SAFE_MESSAGE = 'SafeTx';

/** What an owner agrees to: the Safe's own call, and what it pays for gas. Null for an operation it does not have. */
export const agreedBySafe = (
  signer: string,
  of: Omit<SafeProposal, 'digest' | 'safeTxGas' | 'baseGas'>,
): CallEffect | null => {
  const inner = safeOperation(of.safe, of.to, of.value, of.data, of.operation);
  const fields = [
    textField('Nonce', String(of.nonce)),
    textField('Gas token', of.gasToken),
    textField('Refund receiver', of.refundReceiver),
  ];
  const named = { target: of.safe, function: SAFE_MESSAGE, source: 'Safe', certainty: 'exact' } as const;
  const refund = safeRefund(of.safe, of.gasPrice, of.gasToken, of.refundReceiver);
  return inner && contains({ kind: 'call', from: signer, fields, ...named }, [inner, ...refund]);
};

const asModule = (
  [to, value, data, operation]: readonly [string, bigint, string, bigint],
  call: EvmCall,
): readonly CallEffect[] | null => {
  const inner = safeOperation(call.self, to, value, data, operation);
  return inner === null ? null : [contains({ kind: 'call', from: call.from }, [inner])];
};

const threshold = (count: bigint) => [textField('Threshold', count.toString())];

/** What a new Safe runs as itself: its choice of version, or any code. */
const setUpBy = (to: string, data: string, call: EvmCall): CallEffect => {
  const run = calls(call.self, to, 0n, data);
  const isChoice = data.startsWith(selectorOf('setupToL2(address)'));
  return isChoice ? run : contains({ kind: 'unknown_call', from: call.self, target: to, certainty: 'unknown' }, [run]);
};

/** Creates and sets up a new Safe. Nothing of the caller moves, so no account in it acts. */
const creation = rowsOf('Safe setup');
const SAFE_CREATION_ROWS = [
  creation('createProxyWithNonce(address,bytes,uint256)', ([singleton, initializer], call) => [
    contains({ kind: 'call', from: call.from, fields: [accountField('Code', singleton)] }, [
      ...(initializer === '0x' ? [] : [calls(call.to, singleton, 0n, initializer)]),
    ]),
  ]),
  creation(
    'setup(address[],uint256,address,bytes,address,address,uint256,address)',
    ([owners, count, to, data, handler, token, payment, receiver], call) => [
      contains(
        {
          kind: 'call',
          from: call.from,
          fields: [
            ...owners.map((owner) => accountField('Owner', owner)),
            ...threshold(count),
            ...(accountOrNull(handler) === null ? [] : [accountField('Fallback handler', handler)]),
          ],
        },
        [
          ...(accountOrNull(to) === null ? [] : [setUpBy(to, data, call)]),
          ...safeRefund(call.self, payment, token, receiver),
        ],
      ),
    ],
  ),
];

/** What a Safe does and who controls it. Source: Safe contracts 1.3 and 1.4. */
export const SAFE_ROWS = [
  ...SAFE_CREATION_ROWS,
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
  // libraries that move a Safe to the code that comes with them, or to what the call names
  safe('migrateSingleton()', () => [], { delegated: true }),
  safe('migrateWithFallbackHandler()', () => [], { delegated: true }),
  safe('migrateL2Singleton()', () => [], { delegated: true }),
  safe('migrateL2WithFallbackHandler()', () => [], { delegated: true }),
  safe(
    'migrateToL2(address)',
    ([singleton], call) => [does({ kind: 'upgrade', from: call.self, to: singleton, target: call.self })],
    { delegated: true },
  ),
  // agrees to a transaction by its hash: anything may stand behind it, but for what was sent along
  safe(APPROVE_HASH, ([value], call, { behindHash }) => {
    const hash = { kind: 'safe_transaction_hash', value } as const;
    const known = behindHash?.(call.to, value) ?? null;
    const agreed = known && agreedBySafe(call.from, known);
    return agreed === null
      ? [does({ kind: 'unknown_call', from: call.from, certainty: 'unknown', hash })]
      : [contains({ kind: 'call', from: call.from, hash }, [agreed])];
  }),
];
