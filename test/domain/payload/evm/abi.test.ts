import { expect } from 'chai';
import fc from 'fast-check';
import {
  type AbiParameter,
  type AbiValue,
  decodeArguments,
  encodeArguments,
  parseFunction,
} from '../../../../domain/payload/evm/abi.js';
import { parametersWithValues } from './abi-values.js';
import { runs } from '../../../support/depth.js';

const inputsOf = (signature: string): readonly AbiParameter[] => {
  const parsed = parseFunction(signature);
  if (parsed === null) throw new Error(`No function: ${signature}`);
  return parsed.inputs;
};
const decode = (signature: string, words: readonly string[]): readonly AbiValue[] | null =>
  decodeArguments(inputsOf(signature), `0x${words.join('')}`);

const word = (value: number | bigint): string => value.toString(16).padStart(64, '0');
const left = (digits: string): string => digits.padEnd(64, '0');
const text = (value: string): string => left(Buffer.from(value).toString('hex'));

/** Source: the Solidity contract ABI specification, examples. */
const EXAMPLES: readonly {
  readonly signature: string;
  readonly selector: string;
  readonly values: readonly AbiValue[];
  readonly words: readonly string[];
}[] = [
  { signature: 'baz(uint32,bool)', selector: '0xcdcd77c0', values: [69n, true], words: [word(69), word(1)] },
  {
    signature: 'bar(bytes3[2])',
    selector: '0xfce353f6',
    values: [['0x616263', '0x646566']],
    words: [text('abc'), text('def')],
  },
  {
    signature: 'sam(bytes,bool,uint256[])',
    selector: '0xa5643bf2',
    values: ['0x64617665', true, [1n, 2n, 3n]],
    words: [word(0x60), word(1), word(0xa0), word(4), text('dave'), word(3), word(1), word(2), word(3)],
  },
  {
    signature: 'f(uint256,uint32[],bytes10,bytes)',
    selector: '0x8be65246',
    values: [
      0x123n,
      [0x456n, 0x789n],
      `0x${Buffer.from('1234567890').toString('hex')}`,
      '0x48656c6c6f2c20776f726c6421',
    ],
    words: [
      word(0x123),
      word(0x80),
      text('1234567890'),
      word(0xe0),
      word(2),
      word(0x456),
      word(0x789),
      word(13),
      text('Hello, world!'),
    ],
  },
  {
    signature: 'g(uint256[][],string[])',
    selector: '0x2289b18c',
    values: [
      [[1n, 2n], [3n]],
      ['one', 'two', 'three'],
    ],
    words: [
      ...[0x40, 0x140, 2, 0x40, 0xa0, 2, 1, 2, 1, 3, 3, 0x60, 0xa0, 0xe0].map(word),
      ...['one', 'two', 'three'].flatMap((item) => [word(item.length), text(item)]),
    ],
  },
];

describe('arguments of a call', () => {
  for (const { signature, selector, values, words } of EXAMPLES)
    it(`reads and writes the example of the specification ${signature}`, () => {
      expect(parseFunction(signature)).to.deep.include({ signature, selector });
      expect(decode(signature, words)).to.deep.equal(values);
      expect(encodeArguments(inputsOf(signature), values)).to.equal(`0x${words.join('')}`);
    });

  it('reads numbers below zero, functions and static tuples in place', () => {
    const words = [word((1n << 256n) - 1n), left('ab'.repeat(24)), word(7), word(1)];
    expect(decode('f(int8,function,(uint8,bool))', words)).to.deep.equal([-1n, `0x${'ab'.repeat(24)}`, [7n, true]]);
  });

  it('gives addresses in lower case, from upper case too', () =>
    expect(decode('f(address)', ['AB'.repeat(20).padStart(64, '0')])).to.deep.equal([`0x${'ab'.repeat(20)}`]));

  it('reads a call without parameters only where nothing follows', () => {
    expect(decode('f()', [])).to.deep.equal([]);
    expect(decode('f()', ['00'])).to.equal(null);
  });

  describe('refuses', () => {
    const refused: readonly (readonly [string, string, readonly string[]])[] = [
      ['trailing bytes', 'f(uint8)', [word(1), '00']],
      ['a missing word', 'f(uint8,uint8)', [word(1)]],
      ['half a word', 'f(uint8)', ['01']],
      ['a number beyond its bits', 'f(uint8)', [word(256)]],
      ['a number below its bits', 'f(int8)', [word((1n << 256n) - 129n)]],
      ['a boolean of 2', 'f(bool)', [word(2)]],
      ['dirt above an address', 'f(address)', [`01${'00'.repeat(11)}${'ab'.repeat(20)}`]],
      ['dirt behind bytes of fixed length', 'f(bytes3)', [left('61626364')]],
      ['dirt behind bytes', 'f(bytes)', [word(0x20), word(1), left('6161')]],
      ['bytes without their padding', 'f(bytes)', [word(0x20), word(1), '61']],
      ['a length beyond the data', 'f(bytes)', [word(0x20), word(33), left('61')]],
      ['a length of 2^255', 'f(bytes)', [word(0x20), word(1n << 255n)]],
      ['text that is no UTF-8', 'f(string)', [word(0x20), word(1), left('ff')]],
      ['an offset back into the heads', 'f(bytes)', [word(0), word(0)]],
      ['an offset that leaves a gap', 'f(bytes)', [word(0x40), word(0), word(0)]],
      ['two arguments that share a tail', 'f(bytes,bytes)', [word(0x40), word(0x40), word(0)]],
      ['tails in another order', 'f(bytes,bytes)', [word(0x60), word(0x40), word(0), word(0)]],
      ['an array of 2^32 - 1 items', 'f(uint256[])', [word(0x20), word(0xffff_ffff)]],
      ['a fixed array longer than the data', 'f(uint256[999999][999999])', [word(1)]],
      ['a fixed array of texts longer than the data', 'f(string[999999])', [word(0x20), word(1)]],
      [
        'nested arrays that claim all',
        'f(uint256[][][])',
        [word(0x20), ...Array.from({ length: 9 }, () => word(0x20))],
      ],
    ];
    for (const [what, signature, words] of refused) it(what, () => expect(decode(signature, words)).to.equal(null));

    it('what is not hex', () => {
      for (const data of ['', '0x0', 'zz', '0xzz', word(1)])
        expect(decodeArguments(inputsOf('f(uint8)'), data)).to.equal(null);
    });
  });

  it('says that a value does not fit its type when it writes', () => {
    for (const [signature, value] of [
      ['f(uint8)', 256n],
      ['f(uint8)', '1'],
      ['f(int8)', -129n],
      ['f(bytes2)', '0x01'],
      ['f(bytes)', '0x0'],
      ['f(string)', '\ud800'],
      ['f(bool[2])', [true]],
      ['f((uint8,bool))', [1n]],
    ] as const)
      expect(() => encodeArguments(inputsOf(signature), [value])).to.throw(TypeError);
  });

  it('reads back what it wrote, for every type', () =>
    fc.assert(
      fc.property(parametersWithValues(), ({ signature, values }) => {
        const inputs = inputsOf(signature);
        expect(decodeArguments(inputs, encodeArguments(inputs, values))).to.deep.equal(values);
      }),
    ));

  it('reads changed bytes only where it would write them again, after any change', () =>
    fc.assert(
      fc.property(
        parametersWithValues(),
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom('set', 'insert', 'cut'),
        ({ signature, values }, place, byte, change) => {
          const inputs = inputsOf(signature);
          const bytes = [...Buffer.from(encodeArguments(inputs, values).slice(2), 'hex')];
          const at = place % (bytes.length + 1);
          bytes.splice(at, change === 'insert' ? 0 : 1, ...(change === 'cut' ? [] : [byte]));
          const given = `0x${Buffer.from(bytes).toString('hex')}`;
          const decoded = decodeArguments(inputs, given);
          if (decoded !== null) expect(encodeArguments(inputs, decoded)).to.equal(given);
        },
      ),
      { numRuns: runs(200) },
    ));

  it('is total on bytes that were never encoded', () =>
    fc.assert(
      fc.property(parametersWithValues(), fc.uint8Array({ maxLength: 400 }), ({ signature }, bytes) => {
        const inputs = inputsOf(signature);
        const given = `0x${Buffer.from(bytes).toString('hex')}`;
        const decoded = decodeArguments(inputs, given);
        if (decoded !== null) expect(encodeArguments(inputs, decoded)).to.equal(given);
      }),
    ));
});

describe('the signature of a function', () => {
  it('is canonical with any names, spaces, aliases and modifiers', () => {
    const parsed = parseFunction(' swap ( tuple(address payable to, uint amount)[2][] orders , bytes calldata data ) ');
    expect(parsed?.signature).to.equal('swap((address,uint256)[2][],bytes)');
    expect(parsed?.inputs).to.deep.equal([
      {
        name: 'orders',
        type: '(address,uint256)[2][]',
        components: [
          { name: 'to', type: 'address', components: [] },
          { name: 'amount', type: 'uint256', components: [] },
        ],
      },
      { name: 'data', type: 'bytes', components: [] },
    ]);
  });

  it('has the selector of the standard', () =>
    expect(parseFunction('transfer(address to, uint256 amount)')?.selector).to.equal('0xa9059cbb'));

  for (const text of [
    '',
    'f',
    'f(',
    'f)',
    'f(uint256',
    'f(uint256,)',
    'f(,uint256)',
    'f(uint7)',
    'f(uint264)',
    'f(bytes33)',
    'f(bytes0)',
    'f(uint256[0])',
    'f(uint256[01])',
    'f(())',
    'f(()[])',
    'f(uint256) returns (bool)',
    'f(uint256 a b)',
    'f(Order order)',
    'f(mapping(address,uint256))',
    'f(fixed128x18)',
    '(uint256)',
    '1f(uint256)',
    `f(${'('.repeat(40)}uint8${')'.repeat(40)})`,
    `f(uint8${'[]'.repeat(40)})`,
    `f(${'uint8,'.repeat(2_000)}uint8)`,
  ])
    it(`is not ${text.length > 40 ? `${text.slice(0, 40)}…` : `"${text}"`}`, () =>
      expect(parseFunction(text)).to.equal(null));

  it('is read from any text without a throw', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'f(),[]12 uintbytes') }), (text) => {
        const parsed = parseFunction(text);
        if (parsed !== null) expect(parseFunction(parsed.signature)?.signature).to.equal(parsed.signature);
      }),
    ));
});
