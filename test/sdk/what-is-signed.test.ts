import { expect } from 'chai';
import fc from 'fast-check';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { readPayload } from '../../domain/payload/read-payload.js';
import type { PayloadRequest } from '../../domain/payload/payload-request.js';
import { hexFromBytes, sha256Of } from '../../src/sdk/guard/bytes.js';
import { keccak256 } from '../../src/sdk/guard/keccak.js';
import { bytesToSign, payloadOf, type WholeTransaction } from '../../src/sdk/guard/transaction.js';
import { digestOf, typedDataBytes } from '../../src/sdk/guard/typed-data.js';

// what the client says a key would sign, against what the service says: two programs that share no code

const FROM = `0x${'11'.repeat(20)}`;
const judged = (request: PayloadRequest) =>
  readPayload(request, { chain: 'ethereum', sender: FROM, describe: () => null }).payload;

const hex = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((bytes) => hexFromBytes(bytes));
const quantity = (bits: number) => fc.bigInt(0n, 2n ** BigInt(bits) - 1n).map((value) => `0x${value.toString(16)}`);
const address = hex(20, 20);

const call = {
  from: fc.constant(FROM),
  to: address,
  value: quantity(200),
  data: hex(0, 300),
  gas: quantity(40),
  nonce: quantity(40),
  chainId: fc.constant('0x1'),
};
const priced = { maxFeePerGas: quantity(60), maxPriorityFeePerGas: quantity(60) };
const accessList = fc.array(fc.record({ address, storageKeys: fc.array(hex(32, 32), { maxLength: 3 }) }), {
  maxLength: 3,
});
const authorization = fc.record({
  ...{ chainId: quantity(60), address, nonce: quantity(60) },
  ...{ yParity: quantity(1), r: quantity(256), s: quantity(256) },
});
const transactions: fc.Arbitrary<WholeTransaction> = fc.oneof(
  fc.record({ ...call, type: fc.constant('0x0' as const), gasPrice: quantity(60) }),
  fc.record({ ...call, type: fc.constant('0x1' as const), gasPrice: quantity(60), accessList }),
  fc.record({ ...call, type: fc.constant('0x2' as const), ...priced, accessList }),
  fc.record({
    ...{ ...call, type: fc.constant('0x4' as const), ...priced },
    authorizationList: fc.array(authorization, { minLength: 1, maxLength: 3 }),
  }),
);

const ATOMS = fc.oneof(
  fc.tuple(fc.constant('string'), fc.string({ unit: 'grapheme' })),
  fc.tuple(fc.constant('bytes'), hex(0, 70)),
  fc.tuple(fc.constant('bool'), fc.boolean()),
  fc.tuple(fc.constant('address'), address),
  fc.tuple(fc.constant('bytes32'), hex(32, 32)),
  fc.tuple(fc.constant('bytes4'), hex(4, 4)),
  fc.tuple(fc.constant('uint256'), quantity(256)),
  fc.tuple(fc.constant('uint8'), fc.nat(255)),
  fc.tuple(fc.constant('int64'), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String)),
  fc.tuple(fc.constant('uint16[]'), fc.array(fc.nat(65_535), { maxLength: 4 })),
  fc.tuple(fc.constant('bool[2][]'), fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 3 })),
);
const named = fc.array(ATOMS, { minLength: 1, maxLength: 5 }).map((atoms) => ({
  type: atoms.map(([type], index) => ({ name: `m${String(index)}`, type })),
  value: Object.fromEntries(atoms.map(([, value], index) => [`m${String(index)}`, value])),
}));
const DOMAIN_TYPE = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
];
const typedData = fc.tuple(named, named).map(([inner, outer]) => ({
  types: {
    EIP712Domain: DOMAIN_TYPE,
    Zebra: inner.type,
    Ant: [...outer.type, { name: 'one', type: 'Zebra' }, { name: 'many', type: 'Zebra[]' }],
  },
  primaryType: 'Ant',
  domain: { name: 'Somewhere', chainId: 1 },
  message: { ...outer.value, one: inner.value, many: [inner.value, inner.value] },
}));

describe('what a guard says that a key would sign', () => {
  it('is keccak-256 for bytes of any length', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 600 }),
        (bytes) => hexFromBytes(keccak256(bytes)) === hexFromBytes(keccak_256(bytes)),
      ),
    );
  });

  it('is what the service reads, for transactions of every type', () =>
    fc.assert(
      fc.asyncProperty(transactions, async (whole) => {
        const payload = judged({ kind: 'evm_transaction', content: payloadOf(whole) });
        const bytes = bytesToSign(whole);
        expect(payload.status).not.to.equal('invalid');
        expect([digestOf(bytes), await sha256Of(bytes)]).to.deep.equal([payload.digest, payload.sha256]);
      }),
    ));

  it('is what the service reads, for typed data with structures and lists', () =>
    fc.assert(
      fc.asyncProperty(typedData, async (data) => {
        const text = JSON.stringify(data);
        const payload = judged({ kind: 'typed_data', content: text });
        const bytes = typedDataBytes(text);
        expect(payload.problem).not.to.match(/^is no/);
        expect([digestOf(bytes), await sha256Of(bytes)]).to.deep.equal([payload.digest, payload.sha256]);
      }),
    ));

  const mail = (changes: object) => ({
    types: { EIP712Domain: DOMAIN_TYPE, Mail: [{ name: 'to', type: 'address' }] },
    ...{ primaryType: 'Mail', domain: { name: 'Mail', chainId: 1 }, message: { to: FROM } },
    ...changes,
  });
  for (const [what, changes] of [
    ['without the type of its domain', { types: { Mail: [] } }],
    ['with a member that is missing', { message: {} }],
    ['with a value that is not of its type', { message: { to: 'vitalik.eth' } }],
    ['with a primary type that is not named', { primaryType: 'Letter' }],
  ] as const)
    it(`is nothing for typed data ${what}`, () => {
      expect(() => typedDataBytes(JSON.stringify(mail(changes)))).to.throw();
      expect(() => typedDataBytes(JSON.stringify(mail({})))).not.to.throw();
    });
});
