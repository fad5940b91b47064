import { base64 } from '@scure/base';
import { expect } from 'chai';
import { Transaction } from 'micro-eth-signer';
import { type FinalBytes, driftOf } from '../../../../domain/payload/drift/drift.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import type { SubmittedPayload } from '../../../../domain/payload/payload.js';
import { readPayload } from '../../../../domain/payload/read-payload.js';
import { SYSTEM_PROGRAM } from '../../../../domain/payload/solana/program-addresses.js';
import { approve, permit, transaction } from '../../../support/payload-requests.js';
import { DOMAIN, FROM, STRANGER, TO, USDC } from '../../../support/payload-accounts.js';
import {
  account,
  bytes,
  encodeMessage,
  encodeTransaction,
  messageOf,
  PAYER,
  u32,
  u64,
} from '../../../support/solana-messages.js';

const KEY = `0x${'0'.repeat(63)}1`;
const OF_KEY = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf';

const under = (kind: PayloadRequest['kind'], sender: string) =>
  ({ chain: kind === 'solana_message' ? 'solana' : 'ethereum', sender }) as const;

/** What differs between these bytes and those that were judged. */
const fieldsOf = (
  given: PayloadRequest,
  final: PayloadRequest,
  said: Partial<FinalBytes> = {},
  sender = given.kind === 'solana_message' ? PAYER : FROM,
): readonly string[] => {
  const judgedUnder = under(given.kind, sender);
  const { payload } = readPayload(given, { ...judgedUnder, describe: () => null });
  const judged: SubmittedPayload = {
    ...payload,
    given,
    askedBy: 'https://app.example',
    descriptionFailure: null,
    simulation: 'auto',
  };
  return driftOf(judged, { payload: final, chain: null, senderKey: null, askedBy: null, ...said }, judgedUnder).fields;
};

const evm = (content: Readonly<Record<string, unknown>>): PayloadRequest => ({ kind: 'evm_transaction', content });
const typed = (content: Readonly<Record<string, unknown>> | string): PayloadRequest => ({
  kind: 'typed_data',
  content,
});
const text = (content: string, encoding: 'utf8' | 'hex' = 'utf8'): PayloadRequest => ({
  kind: 'message',
  content: { encoding, content },
});
const solana = (content: Uint8Array): PayloadRequest => ({ kind: 'solana_message', content: base64.encode(content) });

const PAYMENT = transaction(TO, '0x', '5');
const DEADLINE = '1795266000';
const OPERATION = {
  entry_point: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  sender: FROM,
  nonce: '5',
  callData: '0xabcdef',
  callGasLimit: '100000',
  verificationGasLimit: '200000',
  preVerificationGas: '30000',
  maxFeePerGas: '4000000000',
  maxPriorityFeePerGas: '1000000000',
};
const lamports = (to: string, units: number, blockhash?: string) => {
  const call = { program: SYSTEM_PROGRAM, accounts: [PAYER, to], data: bytes(u32(2), u64(units)) };
  const message = messageOf({ calls: [call] });
  return blockhash === undefined ? message : { ...message, recentBlockhash: blockhash };
};

/** A payload of each kind, the same written in another way, and what each change of it is called. */
const KINDS: readonly {
  readonly what: string;
  readonly judged: PayloadRequest;
  readonly same: PayloadRequest;
  readonly others: readonly (readonly [PayloadRequest, readonly string[]])[];
}[] = [
  {
    what: 'a transaction',
    judged: evm(PAYMENT),
    same: evm({ ...PAYMENT, nonce: '0x1', value: '0x5', data: undefined }),
    others: [
      [evm({ ...PAYMENT, gas: '90001' }), ['gas']],
      [evm({ ...PAYMENT, to: null, data: '0x00' }), ['to', 'data', 'actions']],
      [evm({ ...PAYMENT, access_list: [{ address: TO, storage_keys: [] }] }), ['access_list']],
      [evm({ to: TO, value: '5' }), ['chain_id', 'nonce', 'gas', 'max_fee_per_gas', 'max_priority_fee_per_gas']],
    ],
  },
  {
    what: 'a call',
    judged: evm(transaction(USDC, approve(TO, 25n))),
    same: evm(transaction(USDC.toUpperCase().replace('0X', '0x'), approve(TO, 25n))),
    others: [
      [evm(transaction(USDC, approve(STRANGER, 25n))), ['data', 'spender']],
      [evm(transaction(USDC, approve(TO, 2n ** 256n - 1n))), ['data', 'amount']],
      [evm(transaction(STRANGER, approve(TO, 25n))), ['to']],
    ],
  },
  {
    what: 'typed data',
    judged: typed(permit(DOMAIN, DEADLINE)),
    same: typed(JSON.stringify({ ...permit(DOMAIN, DEADLINE), domain: { ...DOMAIN, chainId: '1' } })),
    others: [
      [typed(permit(DOMAIN, DEADLINE, TO)), ['message.spender', 'spender']],
      [typed(permit(DOMAIN, '1')), ['message.deadline', 'expires_at']],
      [typed(permit({ ...DOMAIN, chainId: 10 }, DEADLINE)), ['domain.chainId']],
      [typed('{'), ['typed_data']],
    ],
  },
  {
    what: 'a message',
    judged: text('Hello'),
    same: text('0x48656c6c6f', 'hex'),
    others: [[text('Hello!'), ['content']]],
  },
  {
    what: 'an authorization',
    judged: { kind: 'authorization', content: { chain_id: 1, address: TO, nonce: 3 } },
    same: { kind: 'authorization', content: { chain_id: '0x1', address: TO, nonce: '3' } },
    others: [
      [{ kind: 'authorization', content: { chain_id: 0, address: TO, nonce: 3 } }, ['chain_id']],
      [{ kind: 'authorization', content: { chain_id: 1, address: STRANGER, nonce: 3 } }, ['address']],
    ],
  },
  {
    what: 'a user operation',
    judged: { kind: 'user_operation', content: OPERATION },
    same: { kind: 'user_operation', content: { ...OPERATION, nonce: '0x5', signature: '0x1234' } },
    others: [
      [{ kind: 'user_operation', content: { ...OPERATION, callData: '0xabcdee' } }, ['callData']],
      [{ kind: 'user_operation', content: { ...OPERATION, maxFeePerGas: '1' } }, ['maxFeePerGas']],
    ],
  },
  {
    what: 'a Solana message',
    judged: solana(encodeMessage(lamports(account(2), 5))),
    same: solana(encodeTransaction(lamports(account(2), 5))),
    others: [
      [solana(encodeMessage(lamports(account(2), 6))), ['instructions', 'amount']],
      [solana(encodeMessage(lamports(account(3), 5))), ['accounts', 'recipient']],
      [solana(encodeMessage(lamports(account(2), 5, account(251)))), ['recent_blockhash']],
      [{ kind: 'solana_message', content: 'AA==' }, ['solana_message']],
    ],
  },
];

describe('the drift of bytes', () => {
  for (const { what, judged, same, others } of KINDS) {
    it(`is none for ${what} under the same hash, however it is written`, () => {
      for (const final of [judged, same]) expect(fieldsOf(judged, final)).to.deep.equal([]);
    });

    it(`of ${what} is named by its members and by what they do`, () => {
      for (const [final, fields] of others) expect(fieldsOf(judged, final)).to.deep.equal(fields);
    });
  }

  it('between two kinds is the kind', () => {
    for (const { judged } of KINDS.slice(0, -1))
      for (const { judged: final } of KINDS)
        if (final.kind !== judged.kind) expect(fieldsOf(judged, final)).to.include('kind');
  });

  it('names what the bytes leave open, though nothing was changed', () => {
    const open = { ...PAYMENT, nonce: undefined };
    expect(fieldsOf(evm(open), evm(open))).to.deep.equal(['nonce']);
    const undomained = permit({}, DEADLINE);
    const types = { Permit: undomained.types.Permit };
    const given = typed({ ...undomained, types, domain: DOMAIN });
    expect(fieldsOf(given, given)).to.deep.equal(['types.EIP712Domain']);
    const delegated = { ...OPERATION, entry_point: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108', factory: '0x7702' };
    const operation: PayloadRequest = { kind: 'user_operation', content: delegated };
    expect(fieldsOf(operation, operation)).to.deep.equal(['user_operation']);
  });

  it('is a signature of another account, and none for that of the account that was judged', () => {
    const { gas, value, chain_id, max_fee_per_gas, max_priority_fee_per_gas } = PAYMENT;
    const raw = Transaction.prepare(
      {
        type: 'eip1559',
        to: TO,
        nonce: 1n,
        gasLimit: BigInt(gas),
        value: BigInt(value),
        chainId: BigInt(chain_id),
        maxFeePerGas: BigInt(max_fee_per_gas),
        maxPriorityFeePerGas: BigInt(max_priority_fee_per_gas),
      },
      false,
    );
    const signed = evm({ raw: raw.signBy(KEY, false).toHex() });
    expect(fieldsOf(evm(PAYMENT), evm({ raw: raw.toHex() }))).to.deep.equal([]);
    expect(fieldsOf(evm(PAYMENT), signed, {}, OF_KEY)).to.deep.equal([]);
    expect(fieldsOf(evm(PAYMENT), signed)).to.deep.equal(['from_address']);
  });

  it('is another chain, account or origin beside the same bytes, and none where they are the same', () => {
    const bytesOf = evm(PAYMENT);
    const same: Partial<FinalBytes> = { chain: 'ethereum', senderKey: FROM, askedBy: 'https://app.example' };
    expect(fieldsOf(bytesOf, bytesOf, same)).to.deep.equal([]);
    expect(fieldsOf(bytesOf, bytesOf, { chain: 'base' })).to.deep.equal(['chain']);
    expect(fieldsOf(bytesOf, bytesOf, { senderKey: STRANGER })).to.deep.equal(['from_address']);
    expect(fieldsOf(bytesOf, bytesOf, { askedBy: 'https://drain.example' })).to.deep.equal(['origin']);
  });
});
