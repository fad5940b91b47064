import { expect } from 'chai';
import fc from 'fast-check';
import { Transaction } from 'micro-eth-signer';
import { decodeRlp, encodeRlp, type RlpItem } from '../../../../domain/payload/evm/rlp.js';
import { readTransaction } from '../../../../domain/payload/evm/transaction.js';
import { problemOf, valueOf } from './read-values.js';
import { ACCESS, AUTHORIZATION, BY_TYPE, HASH, PRICED, TO } from './transaction-samples.js';
import { runs } from '../../../support/depth.js';

const KEY = `0x${'46'.repeat(32)}`;
const SIGNER = '0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f';
/** Source: EIP-155, example. */
const EXAMPLE = {
  unsigned: '0xec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080',
  signed: [
    '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025',
    'a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276',
    'a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
  ].join(''),
  digest: '0xdaf5a779ae972f972197303d7b574746c7ef83eadac0f2791ad23db92e4c8e53',
};

const rlpHex = (type: number, items: RlpItem): string =>
  `0x${Buffer.concat([Buffer.from(type === 0 ? [] : [type]), encodeRlp(items)]).toString('hex')}`;
const itemsIn = (raw: string, type: number): RlpItem[] => [
  ...(decodeRlp(Buffer.from(raw.slice(type === 0 ? 2 : 4), 'hex')) as readonly RlpItem[]),
];

describe('a raw transaction', () => {
  it('has the digest, the chain and the signer of the example of EIP-155, signed or not', () => {
    const expected = { type: 0, chainId: 1n, nonce: 9n, to: TO, value: 10n ** 18n, data: '0x', gas: 21_000n };
    const unsigned = valueOf(readTransaction({ raw: EXAMPLE.unsigned }));
    const signed = valueOf(readTransaction({ raw: EXAMPLE.signed }));
    expect(unsigned).to.deep.include({ ...expected, digest: EXAMPLE.digest, signer: null });
    expect(signed).to.deep.equal({ ...unsigned, signer: SIGNER });
  });

  it('before EIP-155 names no chain', () => {
    const [call] = [itemsIn(EXAMPLE.unsigned, 0).slice(0, 6)];
    expect(valueOf(readTransaction({ raw: rlpHex(0, call) }))).to.deep.include({ chainId: null, signer: null });
  });

  for (const [type, transaction] of BY_TYPE.entries())
    it(`of type ${type} is read whole, and signed has the same digest and its signer`, () => {
      const unsigned = valueOf(readTransaction({ raw: transaction.toHex() }));
      expect(unsigned).to.deep.include({ type, chainId: 8453n, nonce: 7n, gas: 90_000n, to: TO, value: 5n });
      expect(unsigned).to.deep.include({ data: '0xa9059cbb', signer: null });
      const signed = valueOf(readTransaction({ raw: transaction.signBy(KEY, false).toHex() }));
      expect(signed).to.deep.equal({ ...unsigned, signer: SIGNER });
    });

  it('shows fees, access list, blobs and delegations', () => {
    const [legacy, , priced, blobs, delegating] = BY_TYPE.map((one) => valueOf(readTransaction({ raw: one.toHex() })));
    const none = { gasPrice: null, maxFeePerGas: null, maxPriorityFeePerGas: null, maxFeePerBlobGas: null };
    expect(legacy?.fees).to.deep.equal({ ...none, gasPrice: 20n });
    expect(priced?.fees).to.deep.equal({ ...none, maxFeePerGas: 30n, maxPriorityFeePerGas: 2n });
    expect(priced?.accessList).to.deep.equal(ACCESS);
    expect(blobs).to.deep.include({ blobHashes: [HASH] });
    expect(blobs?.fees.maxFeePerBlobGas).to.equal(9n);
    const { chainId, address, nonce } = AUTHORIZATION;
    expect(delegating?.authorizationList).to.deep.equal([{ chainId, address, nonce }]);
  });

  it('of a type that may creates a contract where it has no recipient', () => {
    const raw = Transaction.prepare({ type: 'eip1559', ...PRICED, to: '0x' }, false).toHex();
    expect(valueOf(readTransaction({ raw })).to).to.equal(null);
  });

  describe('is refused', () => {
    const changed = (type: number, change: (items: RlpItem[]) => void): string => {
      const items = itemsIn(BY_TYPE[type]?.toHex() ?? '', type);
      change(items);
      return rlpHex(type, items);
    };
    const put = (type: number, at: number, item: RlpItem): string =>
      changed(type, (items) => items.splice(at, 1, item));
    const refused: readonly (readonly [string, unknown, string])[] = [
      ['that is no text', 7, 'is no whole number of bytes as hex behind 0x'],
      ['of half a byte', '0x1', 'is no whole number of bytes as hex behind 0x'],
      ['without 0x', EXAMPLE.unsigned.slice(2), 'is no whole number of bytes as hex behind 0x'],
      ['of no bytes', '0x', 'is empty'],
      ['of type 0 in an envelope', `0x00${EXAMPLE.unsigned.slice(2)}`, 'is a transaction of a type that is not known'],
      ['of type 5', '0x05c0', 'is a transaction of a type that is not known'],
      ['with trailing bytes', `${EXAMPLE.unsigned}00`, 'is no canonical RLP'],
      ['that is cut', EXAMPLE.unsigned.slice(0, -2), 'is no canonical RLP'],
      ['with a length in more bytes than it needs', `0xf82c${EXAMPLE.unsigned.slice(4)}`, 'is no canonical RLP'],
      ['with one byte behind a prefix', EXAMPLE.unsigned.replace('0xec09', '0xed8109'), 'is no canonical RLP'],
      ['that is no list', '0x0180', 'is no list of fields'],
      [
        'with a field too many',
        changed(2, (items) => items.push(new Uint8Array())),
        'does not have the fields of type 2',
      ],
      ['with a field too few', changed(2, (items) => items.pop()), 'does not have the fields of type 2'],
      ['with leading zeros', put(2, 1, Uint8Array.of(0, 7)), 'has a number with leading zeros'],
      ['with a nonce of more than 64 bits', put(2, 1, new Uint8Array(9).fill(1)), 'has a number of more than 64 bits'],
      ['with a short recipient', put(2, 5, new Uint8Array(19).fill(1)), 'has an address of other than 20 bytes'],
      ['with a list for a number', put(2, 1, []), 'has a list where bytes belong'],
      ['with bytes for its access list', put(2, 8, new Uint8Array()), 'has bytes where a list belongs'],
      [
        'with a short storage key',
        put(2, 8, [[new Uint8Array(20), [new Uint8Array(31)]]]),
        'has a key or hash of other than 32 bytes',
      ],
      ['with blobs but no recipient', put(3, 5, new Uint8Array()), 'creates a contract, which type 3 cannot'],
      ['with no blobs', put(3, 10, []), 'names no blobs by hashes of version 1'],
      [
        'with its blobs beside it',
        rlpHex(3, [itemsIn(BY_TYPE[3].toHex(), 3), [], [], []]),
        'carries its blobs: only what is signed can be read',
      ],
      ['with no delegation', put(4, 9, []), 'has an empty authorization list'],
      [
        'with a delegation that was not signed',
        put(4, 9, [[Uint8Array.of(1), new Uint8Array(20), Uint8Array.of(1)]]),
        'has an authorization without a signature',
      ],
      [
        'with a signature of zeros',
        changed(2, (items) => items.push(new Uint8Array(), new Uint8Array(), new Uint8Array())),
        'carries a signature that no key can have made',
      ],
      [
        'with a parity of 2',
        changed(2, (items) => items.push(Uint8Array.of(2), Uint8Array.of(1), Uint8Array.of(1))),
        'carries a signature of unknown parity',
      ],
      [
        'with an unknown recovery value',
        changed(0, (items) => items.splice(6, 3, Uint8Array.of(29), Uint8Array.of(1), Uint8Array.of(1))),
        'carries a signature with an unknown recovery value',
      ],
    ];
    for (const [what, raw, problem] of refused)
      it(what, () => expect(problemOf(readTransaction({ raw }))).to.equal(problem));

    it('beside members', () =>
      expect(problemOf(readTransaction({ raw: EXAMPLE.unsigned, to: TO }))).to.equal('has a member that is not known'));
  });

  it('changed in any byte is refused or has another digest or signer', () => {
    const raws = [EXAMPLE.unsigned, ...BY_TYPE.map((one) => one.toHex())];
    fc.assert(
      fc.property(
        fc.constantFrom(...raws),
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom('set', 'insert', 'cut'),
        (raw, place, byte, change) => {
          const bytes = [...Buffer.from(raw.slice(2), 'hex')];
          bytes.splice(place % (bytes.length + 1), change === 'insert' ? 0 : 1, ...(change === 'cut' ? [] : [byte]));
          const given = `0x${Buffer.from(bytes).toString('hex')}`;
          const read = readTransaction({ raw: given });
          if (given === raw || !read.ok || read.value.signer !== null) return;
          expect(read.value.digest).to.not.equal(valueOf(readTransaction({ raw })).digest);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('is read without a throw from any bytes', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', '01', '02f8', '03', '04', 'f8'),
        (bytes, lead) => {
          const read = readTransaction({ raw: `0x${lead}${Buffer.from(bytes).toString('hex')}` });
          if (read.ok) expect(read.value.digest).to.match(/^0x[0-9a-f]{64}$/);
        },
      ),
    ));

  it('of 64 KiB of nested lists is refused', () => {
    let nested: RlpItem = [];
    for (let depth = 0; depth < 900; depth += 1) nested = [nested];
    expect(readTransaction({ raw: rlpHex(0, nested) }).ok).to.equal(false);
    expect(readTransaction({ raw: `0x${'c1'.repeat(65_536)}` }).ok).to.equal(false);
  });
});
