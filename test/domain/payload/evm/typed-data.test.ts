import { expect } from 'chai';
import fc from 'fast-check';
import { readTypedData } from '../../../../domain/payload/evm/typed-data.js';
import { problemOf, valueOf } from './read-values.js';

const COW = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826';
const BOB = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB';

const DOMAIN_TYPE = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];
/** Source: EIP-712, example "Mail". */
const MAIL = {
  types: {
    EIP712Domain: DOMAIN_TYPE,
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: { from: { name: 'Cow', wallet: COW }, to: { name: 'Bob', wallet: BOB }, contents: 'Hello, Bob!' },
};
const MAIL_DIGEST = '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2';

/** Typed data of one structure with one member. */
const one = (type: string, value: unknown, types: object = {}) => ({
  types: { EIP712Domain: [], ...types, One: [{ name: 'value', type }] },
  primaryType: 'One',
  domain: {},
  message: { value },
});
const oneValue = (type: string, value: unknown) => valueOf(readTypedData(one(type, value))).message['value'];

describe('typed data', () => {
  it('has the digest of the example of the standard', () => {
    const read = valueOf(readTypedData(MAIL));
    expect(read.digest).to.equal(MAIL_DIGEST);
    expect(read).to.deep.include({ primaryType: 'Mail', hasDomainType: true });
    expect(read.domain).to.deep.include({ chainId: 1n, verifyingContract: `0x${'cc'.repeat(20)}` });
    expect(read.message).to.deep.equal({
      from: { name: 'Cow', wallet: COW.toLowerCase() },
      to: { name: 'Bob', wallet: BOB.toLowerCase() },
      contents: 'Hello, Bob!',
    });
  });

  it('is the same as an object and as its JSON text', () =>
    expect(readTypedData(JSON.stringify(MAIL))).to.deep.equal(readTypedData(MAIL)));

  it('has one digest in any order of its members, and another for every other value', () => {
    const { from, to, contents } = MAIL.message;
    expect(valueOf(readTypedData({ ...MAIL, message: { contents, to, from } })).digest).to.equal(MAIL_DIGEST);
    expect(valueOf(readTypedData({ ...MAIL, message: { from, to: from, contents } })).digest).to.not.equal(MAIL_DIGEST);
  });

  it('leaves out what no type names, as wallets do: it is no part of the hash, and is told apart', () => {
    const { from, to, contents } = MAIL.message;
    const others: readonly (readonly [unknown, string, string])[] = [
      [{ ...MAIL, message: { from, to, contents, drain: '1' } }, 'Mail.drain', '1'],
      [{ ...MAIL, message: { to, contents, from: { ...from, drain: [1] } } }, 'Person.drain', 'several values'],
      [{ ...MAIL, domain: { ...MAIL.domain, salt: '0x00' } }, 'EIP712Domain.salt', '0x00'],
      [{ ...MAIL, other: 1 }, 'data.other', '1'],
    ];
    for (const [given, name, text] of others) {
      const read = valueOf(readTypedData(given));
      expect(read.digest, name).to.equal(MAIL_DIGEST);
      expect(read.leftOut, name).to.deep.equal([[name, text]]);
      expect(read.message).to.not.have.property('drain');
    }
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`x${index}`, 'y'.repeat(900)]));
    const read = valueOf(readTypedData({ ...MAIL, message: { ...MAIL.message, ...many } }));
    expect(read.leftOut).to.have.length(16);
    expect(read.leftOut.every(([, text]) => text.length === 200)).to.equal(true);
  });

  it('may name types that it does not use', () => {
    const types = { ...MAIL.types, Unused: [{ name: 'x', type: 'NoType' }] };
    expect(valueOf(readTypedData({ ...MAIL, types })).digest).to.equal(MAIL_DIGEST);
  });

  it('without a domain type is hashed with the usual one, and says so', () => {
    const { Person, Mail } = MAIL.types;
    const read = valueOf(readTypedData({ ...MAIL, types: { Person, Mail } }));
    expect(read).to.deep.include({ hasDomainType: false, digest: MAIL_DIGEST });
  });

  it('may hold structures of its own type in a list', () => {
    const tree = { Node: [{ name: 'children', type: 'Node[]' }] };
    const data = { types: { EIP712Domain: [], ...tree }, primaryType: 'Node', domain: {} };
    expect(valueOf(readTypedData({ ...data, message: { children: [{ children: [] }] } })).message).to.deep.equal({
      children: [{ children: [] }],
    });
  });

  it('may have names with a colon, as some exchanges give them', () => {
    const types = { EIP712Domain: [], 'Exchange:Send': [{ name: 'amount', type: 'string' }] };
    const data = { types, primaryType: 'Exchange:Send', domain: {}, message: { amount: '1' } };
    expect(valueOf(readTypedData(data)).primaryType).to.equal('Exchange:Send');
  });

  it('reads integers as numbers, decimal and hex', () => {
    for (const value of [255, '255', '0xff']) expect(oneValue('uint8', value)).to.equal(255n);
    expect(oneValue('int8', '-128')).to.equal(-128n);
    expect(oneValue('uint', '7')).to.equal(7n);
  });

  it('takes an address in any letter case, since case is not signed', () => {
    for (const value of [BOB, BOB.toLowerCase(), BOB.replace('bBbB', 'BbBb')])
      expect(oneValue('address', value)).to.equal(BOB.toLowerCase());
  });

  it('reads lists of lists', () => expect(oneValue('uint8[2][]', [[1, 2]])).to.deep.equal([[1n, 2n]]));

  describe('is refused', () => {
    const values: readonly (readonly [string, string, unknown])[] = [
      ['a number beyond its bits', 'uint8', 256],
      ['a number below zero', 'uint8', -1],
      ['a number beyond the exact doubles', 'uint256', 2 ** 53],
      ['a fraction', 'uint8', 1.5],
      ['no number', 'uint8', ''],
      ['a number with spaces', 'uint8', ' 1 '],
      ['a binary number', 'uint8', '0b1'],
      ['null', 'uint8', null],
      ['a number for a truth value', 'bool', 1],
      ['text for a truth value', 'bool', 'true'],
      ['bytes that are too short', 'bytes4', '0x010203'],
      ['bytes that are too long', 'bytes4', '0x0102030405'],
      ['half a byte', 'bytes', '0x1'],
      ['hex without 0x', 'bytes', 'abcd'],
      ['a short address', 'address', '0x1234'],
      ['a name for an address', 'address', 'bob.eth'],
      ['a number for text', 'string', 1],
      ['half a surrogate pair', 'string', '\ud800'],
      ['no list', 'uint8[]', 1],
      ['a list of another length', 'uint8[2]', [1]],
      ['a list of length 0', 'uint8[0]', []],
      ['an unknown type', 'Nothing', {}],
      ['a type that is no typed data', 'function', `0x${'00'.repeat(24)}`],
      ['a type with spaces', 'uint8 ', 1],
    ];
    for (const [what, type, value] of values)
      it(`with ${what}`, () => expect(readTypedData(one(type, value)).ok).to.equal(false));

    const { from, to, contents } = MAIL.message;
    const wholes: readonly (readonly [string, unknown, string])[] = [
      ['a missing member', { ...MAIL, message: { from, to } }, 'has a Mail without its contents'],
      ['a missing structure', { ...MAIL, message: { from, contents, to: null } }, 'has a Person that is no structure'],
      ['an unknown primary type', { ...MAIL, primaryType: 'Order' }, 'names no primary type among its types'],
      ['an inherited primary type', { ...MAIL, primaryType: 'toString' }, 'names no primary type among its types'],
      ['nothing but a domain', { ...MAIL, primaryType: 'EIP712Domain' }, 'signs nothing but its domain'],
      [
        'a type named like an atom',
        { ...MAIL, types: { ...MAIL.types, uint256: [] } },
        'names a type as no structure can be named',
      ],
      [
        'a type name that could end another',
        { ...MAIL, types: { ...MAIL.types, 'A(uint8 x)B': [] } },
        'names a type as no structure can be named',
      ],
      [
        'a member named twice',
        { ...MAIL, types: { ...MAIL.types, Person: [...MAIL.types.Person, { name: 'name', type: 'string' }] } },
        'names a member of a type twice',
      ],
      ['no object', 7, 'is no EIP-712 object'],
    ];
    for (const [what, given, problem] of wholes)
      it(`with ${what}`, () => expect(problemOf(readTypedData(given))).to.equal(problem));

    it('as text in which a member stands twice', () => {
      const text = JSON.stringify(MAIL).replace('"contents":"Hello', '"contents":"Bye","contents":"Hello');
      expect(problemOf(readTypedData(text))).to.match(/a member name stands twice/);
    });

    it('as text with a number that readers round', () => {
      const text = JSON.stringify(one('uint256', 1)).replace('"value":1}', '"value":9007199254740993}');
      expect(problemOf(readTypedData(text))).to.equal('has a number that readers of JSON round');
    });

    it('where it is nested too deep', () => {
      const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ children: [inner] }), { children: [] });
      const types = { EIP712Domain: [], Node: [{ name: 'children', type: 'Node[]' }] };
      expect(problemOf(readTypedData({ types, primaryType: 'Node', domain: {}, message: deep }))).to.equal(
        'is nested more than 32 deep',
      );
    });

    const many = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

    it('where it has more values than any order', () => {
      expect(readTypedData(one('bool[]', many(4_000, true))).ok).to.equal(true);
      expect(problemOf(readTypedData(one('bool[]', many(4_100, true))))).to.equal('has more than 4096 values');
    });

    const hashed = [
      ['texts', 'string[]', ''],
      ['lists', 'bool[][]', []],
      ['structures', 'Item[]', { flag: true }],
      ['long texts', 'string[]', 'x'.repeat(135)],
    ] as const;
    for (const [what, type, item] of hashed)
      it(`where it has more ${what} to hash than any order`, () => {
        const types = { Item: [{ name: 'flag', type: 'bool' }] };
        expect(readTypedData(one(type, many(700, item), types)).ok).to.equal(true);
        const problem = problemOf(readTypedData(one(type, many(1_025, item), types)));
        expect(problem).to.equal('has more than 1024 blocks to be hashed');
      });

    it('where one text is longer than a request can be', () => {
      const problem = problemOf(readTypedData(one('string', 'x'.repeat(136 * 1_024))));
      expect(problem).to.equal('has more than 1024 blocks to be hashed');
    });

    it('quickly, where its types refer to each other so often that hashing them takes long', () => {
      const names = Array.from({ length: 300 }, (_, index) => `Type${index}`);
      const links = names.map((name) => ({ name: `to${name}`, type: `${name}[]` }));
      const types = Object.fromEntries(names.map((name) => [name, links]));
      const empty = Object.fromEntries(links.map((link) => [link.name, []]));
      const message = Object.fromEntries(links.map((link) => [link.name, [empty]]));
      expect(problemOf(readTypedData({ types, primaryType: 'Type0', domain: {}, message }))).to.equal(
        'has more than 1024 blocks to be hashed',
      );
    });
  });

  it('is read without a throw from any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.jsonValue()), (given) => {
        expect(readTypedData(given).ok).to.equal(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('types', 'primaryType', 'domain', 'message'), fc.jsonValue(), (name, value) => {
        const read = readTypedData({ ...MAIL, [name]: value });
        if (read.ok) expect(read.value.digest).to.match(/^0x[0-9a-f]{64}$/);
      }),
    );
  });

  it('changed in any value is refused or has another digest', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (contents, name) => {
        fc.pre(contents !== 'Hello, Bob!' || name !== 'Cow');
        const message = { ...MAIL.message, from: { name, wallet: COW }, contents };
        expect(valueOf(readTypedData({ ...MAIL, message })).digest).to.not.equal(MAIL_DIGEST);
      }),
    ));
});
