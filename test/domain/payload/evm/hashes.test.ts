import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import { readByKind } from '../../../../domain/payload/kinds/index.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import { typedDataBytes } from '../../../../src/sdk/guard/typed-data.js';
import { account, NOTHING_KNOWN } from './drawn.js';
import { sale } from './tables/typed.js';
import { typedRequest, typeOf } from './tables/typed-request.js';

const hashesOf = (request: PayloadRequest) => readByKind(request, NOTHING_KNOWN).payload.hashes;
const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

/** The two words that the guard for wallets hashes last, by its own reader. */
const wordsOf = ({ content }: PayloadRequest): readonly [domain: string, message: string] => {
  const bytes = typedDataBytes(JSON.stringify(content));
  return [hexOf(bytes.subarray(2, 34)), hexOf(bytes.subarray(34))];
};

const PERMIT = { owner: account('alice'), spender: account('bob'), value: '5', nonce: '0', deadline: '1' };
const permit = typedRequest(typeOf('Permit(address owner'), PERMIT);
const safe = typedRequest(typeOf('SafeTx('), {
  ...{ to: account('bob'), value: '1', data: '0x', operation: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
  ...{ gasToken: account('shop'), refundReceiver: account('shop'), nonce: '7' },
});

describe('hashes for a person to compare with a device', () => {
  it('are those of domain and message of typed data, then the digest', () => {
    const [domain, message] = wordsOf(permit);
    const digest = hexOf(keccak_256(hexToBytes(`1901${domain.slice(2)}${message.slice(2)}`)));
    expect(hashesOf(permit)).to.deep.equal([
      { kind: 'domain_hash', path: null, value: domain },
      { kind: 'message_hash', path: null, value: message },
      { kind: 'digest', path: null, value: digest },
    ]);
  });

  it('have the digest of a Safe transaction under the name by which Safe shows it', () => {
    const { digest, hashes } = readByKind(safe, NOTHING_KNOWN).payload;
    expect(hashes.map(({ kind }) => kind)).to.deep.equal(['domain_hash', 'message_hash', 'safe_transaction_hash']);
    expect(hashes.map(({ value }) => value)).to.deep.equal([...wordsOf(safe), digest]);
  });

  it('have the hash of a Safe transaction that is agreed to by its hash alone', () => {
    const value = `0x${'ab'.repeat(32)}`;
    const transaction = { to: account('shop'), data: `0xd4d9bdcd${value.slice(2)}`, value: '0', chain_id: 1 };
    expect(hashesOf({ kind: 'evm_transaction', content: transaction })).to.deep.include({
      kind: 'safe_transaction_hash',
      path: '0',
      value,
    });
  });

  it('have that of each order that one signature makes, as a market lists it', () => {
    const order = typeOf('OrderComponents(');
    const parts = order.slice(order.indexOf('ConsiderationItem('));
    const bulk = `BulkOrder(OrderComponents[2] tree)${parts}${order.slice(0, order.indexOf('ConsiderationItem('))}`;
    const cheaper = { ...sale, salt: '9' };
    const [alone, other] = [sale, cheaper].map((one) => wordsOf(typedRequest(order, one))[1]);
    expect(hashesOf(typedRequest(bulk, { tree: [sale, cheaper] })).filter(({ path }) => path !== null)).to.deep.equal([
      { kind: 'order_hash', path: '0', value: alone },
      { kind: 'order_hash', path: '1', value: other },
    ]);
  });

  it('is that of EIP-191 for a text, and none for bytes of which no one knows it', () => {
    const text = 'hello';
    const bytes = new TextEncoder().encode(text);
    const prefix = new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${bytes.length}`);
    expect(hashesOf({ kind: 'message', content: { encoding: 'utf8', content: text } })).to.deep.equal([
      { kind: 'digest', path: null, value: hexOf(keccak_256(concatBytes(prefix, bytes))) },
    ]);
    expect(hashesOf({ kind: 'evm_transaction', content: { to: account('bob') } })).to.deep.equal([]);
    expect(hashesOf({ kind: 'typed_data', content: {} })).to.deep.equal([]);
  });
});
