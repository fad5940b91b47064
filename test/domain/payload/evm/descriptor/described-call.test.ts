import { expect } from 'chai';
import fc from 'fast-check';
import type {
  CallDescription,
  FieldFormat,
  ValueOrigin,
} from '../../../../../domain/payload/evm/descriptor/call-description.js';
import { describedCall, isDescribable } from '../../../../../domain/payload/evm/descriptor/described-call.js';
import { type AbiValue, encodeArguments, parseFunction } from '../../../../../domain/payload/evm/abi.js';

const account = (digit: string): string => `0x${digit.repeat(40)}`;
const [FROM, TARGET, TOKEN, OTHER] = [account('1'), account('2'), account('3'), account('4')];
const NATIVE = account('e');

const bytesOfCall = (signature: string, values: readonly AbiValue[]): string => {
  const abi = parseFunction(signature);
  if (abi === null) throw new Error(`${signature} is no function`);
  return abi.selector + encodeArguments(abi.inputs, values).slice('0x'.length);
};

type Field = readonly [label: string, origin: string | ValueOrigin, format: FieldFormat];

const descriptionOf = (signature: string, fields: readonly Field[]): CallDescription => ({
  certainty: 'exact',
  signature,
  source: 'example',
  intent: 'Do it',
  fields: fields.map(([label, origin, format]) => ({
    label,
    origin: typeof origin === 'string' ? { path: origin } : origin,
    format,
  })),
});

const read = (signature: string, values: readonly AbiValue[], fields: readonly Field[], value = 0n) =>
  describedCall(
    { from: FROM, target: TARGET, value, data: bytesOfCall(signature, values) },
    descriptionOf(signature, fields),
  );

const RAW: FieldFormat = { name: 'raw' };
const NAME: FieldFormat = { name: 'addressName', senderAddresses: [] };
const tokenAt = (path: string, nativeAddresses: readonly string[] = []): FieldFormat => ({
  name: 'tokenAmount',
  token: { path },
  nativeAddresses,
});
const asset = (address: string | null, tokenId: string | null = null) => ({
  address,
  symbol: null,
  decimals: null,
  tokenId,
});
const one = (signature: string, values: readonly AbiValue[], field: Field, value = 0n) =>
  read(signature, values, [field], value)?.fields[0] ?? null;

describe('what a description says of a call', () => {
  it('finds amounts and accounts by the names of parameters, with the token of each amount', () => {
    const signature = 'pay((address token, uint256 amount) what, address to)';
    const found = read(
      signature,
      [[TOKEN, 25n], OTHER],
      [
        ['Amount', 'what.amount', tokenAt('what.token')],
        ['To', 'to', NAME],
      ],
    );
    expect(found).to.deep.equal({
      signature: 'pay((address,uint256),address)',
      intent: 'Do it',
      fields: [
        { label: 'Amount', value: '25', kind: 'amount', asset: asset(TOKEN) },
        { label: 'To', value: OTHER, kind: 'account', asset: null },
      ],
      calls: [],
      rest: '0x',
    });
  });

  it('takes the token at the same place of a list as the amount', () => {
    const signature = 'payAll((address token, uint256 amount)[] parts)';
    const found = read(
      signature,
      [
        [
          [TOKEN, 1n],
          [OTHER, 2n],
        ],
      ],
      [['Amount', 'parts.[].amount', tokenAt('parts.[].token')]],
    );
    expect(found?.fields.map(({ value, asset: of }) => [value, of?.address])).to.deep.equal([
      ['1', TOKEN],
      ['2', OTHER],
    ]);
  });

  it('reads nothing where the lists of amounts and tokens differ in length', () => {
    const signature = 'payAll(address[] tokens, uint256[] amounts)';
    const field: Field = ['Amount', 'amounts.[]', tokenAt('tokens.[]')];
    expect(read(signature, [[TOKEN], [1n]], [field])?.fields).to.have.length(1);
    expect(read(signature, [[TOKEN], [1n, 2n]], [field])).to.equal(null);
  });

  it('counts places of a list from either end, and reads nothing beyond them', () => {
    const of = (path: string) => one('go(address[] path)', [[TOKEN, OTHER]], ['Account', path, RAW])?.value;
    expect([of('path.[0]'), of('path.[-1]'), of('path.[2]'), of('path.[-3]')]).to.deep.equal([
      TOKEN,
      OTHER,
      undefined,
      undefined,
    ]);
    expect(one('go(address[] path)', [[]], ['Account', 'path.[0]', RAW])).to.equal(null);
  });

  it('cuts accounts and numbers out of packed bytes, and reads nothing where they are too short', () => {
    const route = `${TOKEN}0001f4${OTHER.slice(2)}`;
    const cut = (path: string, format: FieldFormat, value: AbiValue = route) =>
      one('swap(bytes route)', [value], ['Part', path, format])?.value;
    expect(cut('route.[:20]', NAME)).to.equal(TOKEN);
    expect(cut('route.[-20:]', NAME)).to.equal(OTHER);
    expect(cut('route.[20:23]', { name: 'amount' })).to.equal('500');
    expect(cut('route.[:20]', NAME, '0x01')).to.equal(undefined);
    expect(cut('route.[43:]', RAW)).to.equal(undefined);
  });

  it('takes the account out of a word that carries flags beside it', () => {
    const word = (0xabn << 248n) | BigInt(OTHER);
    expect(one('swap(uint256 pool)', [word], ['Pool', 'pool.[-20:]', NAME])?.value).to.equal(OTHER);
    expect(one('swap(uint256 pool)', [word], ['Pool', 'pool', NAME])?.value).to.equal(OTHER);
    expect(one('swap(bytes32 to)', [`0x01${'0'.repeat(22)}${OTHER.slice(2)}`], ['To', 'to', NAME])).to.equal(null);
  });

  it('knows sender, called contract and native value of the call', () => {
    const of = (path: string, format: FieldFormat) => one('go()', [], ['It', path, format], 7n);
    expect(of('@.from', NAME)?.value).to.equal(FROM);
    expect(of('@.to', NAME)?.value).to.equal(TARGET);
    expect(of('@.value', { name: 'amount' })).to.deep.include({ value: '7', asset: asset(null) });
    expect(of('@.gas', RAW)).to.equal(null);
  });

  it('takes an address that stands for the native coin, or for the sender, for what it stands for', () => {
    const amount: Field = ['Amount', 'amount', tokenAt('token', [NATIVE])];
    expect(one('pay(address token, uint256 amount)', [NATIVE, 1n], amount)?.asset).to.deep.equal(asset(null));
    expect(one('pay(address token, uint256 amount)', [TOKEN, 1n], amount)?.asset).to.deep.equal(asset(TOKEN));
    const to: Field = ['To', 'to', { name: 'addressName', senderAddresses: [account('0')] }];
    expect(one('pay(address to)', [account('0')], to)?.value).to.equal(FROM);
  });

  it('shows dates, durations, units, names of numbers and constants as text', () => {
    const text = (format: FieldFormat, value: bigint) => one('set(uint256 it)', [value], ['It', 'it', format])?.value;
    expect(text({ name: 'date', encoding: 'timestamp' }, 1_775_200_000n)).to.equal('2026-04-03T07:06:40.000Z');
    expect(text({ name: 'date', encoding: 'timestamp' }, 2n ** 256n - 1n)).to.equal(String(2n ** 256n - 1n));
    expect(text({ name: 'date', encoding: 'blockheight' }, 5n)).to.equal('5');
    expect(text({ name: 'duration' }, 60n)).to.equal('60 s');
    expect(text({ name: 'unit', base: '%', decimals: 2 }, 305n)).to.equal('3.05 %');
    expect(text({ name: 'chainId' }, 10n)).to.equal('10');
    expect(text({ name: 'enum', labels: { 1: 'stable' } }, 1n)).to.equal('stable');
    expect(text({ name: 'enum', labels: { 1: 'stable' } }, 2n)).to.equal(undefined);
    expect(one('set()', [], ['Share', { constant: 'vUSD' }, RAW])).to.deep.include({ value: 'vUSD', kind: 'text' });
  });

  it('names an NFT by its collection and id', () => {
    const format: FieldFormat = { name: 'nftName', collection: { path: '@.to' } };
    expect(one('list(uint256 id)', [141n], ['NFT', 'id', format])).to.deep.include({
      value: '1',
      kind: 'amount',
      asset: asset(TARGET, '141'),
    });
  });

  it('hands every call within the call on, with who makes it and the value that goes with it', () => {
    const signature = 'many((address to, bytes data, uint256 value)[] calls)';
    const format: FieldFormat = {
      name: 'calldata',
      callee: { path: 'calls.[].to' },
      amount: { path: 'calls.[].value' },
      spender: null,
    };
    const calls = [
      [OTHER, '0xaabbccdd', 3n],
      [TARGET, '0x', 0n],
    ];
    expect(read(signature, [calls], [['Call', 'calls.[].data', format]])?.calls).to.deep.equal([
      { from: TARGET, target: OTHER, value: 3n, data: '0xaabbccdd' },
      { from: FROM, target: TARGET, value: 0n, data: '0x' },
    ]);
  });

  it('reads nothing of bytes that do not begin with exactly such a call', () => {
    const description = descriptionOf('pay(address to)', [['To', 'to', NAME]]);
    const data = bytesOfCall('pay(address to)', [OTHER]);
    const readBytes = (bytes: string) =>
      describedCall({ from: FROM, target: TARGET, value: 0n, data: bytes }, description);
    expect(readBytes(data)?.fields).to.have.length(1);
    for (const wrong of [data.slice(0, -2), `0x00000000${data.slice(10)}`, '0x', data.replace('0000', '0100')])
      expect(readBytes(wrong), wrong).to.equal(null);
  });

  it('shows bytes after the arguments, which a contract may read', () => {
    const description = descriptionOf('pay(address to)', [['To', 'to', NAME]]);
    const data = `${bytesOfCall('pay(address to)', [OTHER])}c0ffee`;
    const found = describedCall({ from: FROM, target: TARGET, value: 0n, data }, description);
    expect(found?.rest).to.equal('0xc0ffee');
    expect(found?.fields.map(({ label, value }) => [label, value])).to.deep.equal([
      ['To', OTHER],
      ['Bytes after the arguments', '0xc0ffee'],
    ]);
  });

  it('cannot be evaluated where a path leads nowhere in the types of the function', () => {
    const fits = (path: string): boolean =>
      isDescribable(descriptionOf('go((uint8 a) s, bytes b, int256 c)', [['It', path, RAW]]));
    expect(['s.a', '#.s.a', 'b.[1:2]', '@.from'].filter(fits)).to.have.length(4);
    expect(['s', 's.b', 's.[0]', 's.a.[0:1]', 'c.[0:1]', 'b.[0]', '', '.', '@.data', '[]'].filter(fits)).to.deep.equal(
      [],
    );
    expect(isDescribable(descriptionOf('no function', []))).to.equal(false);
  });

  it('never throws for any path over any bytes', () => {
    const parts = fc.constantFrom(
      '#',
      '@',
      '$',
      'a',
      'b',
      '[]',
      '[0]',
      '[-1]',
      '[:2]',
      '[-20:]',
      '[9:1]',
      '[',
      '__proto__',
      '',
    );
    const paths = fc.array(parts, { maxLength: 6 }).map((list) => list.join('.'));
    const signature = 'go((uint256 a, bytes[] b) a, address[][2] b)';
    const data = bytesOfCall(signature, [
      [1n, ['0x0102']],
      [[TOKEN], []],
    ]);
    fc.assert(
      fc.property(paths, paths, fc.nat({ max: data.length }), (path, token, length) => {
        const description = descriptionOf(signature, [['It', path, tokenAt(token)]]);
        describedCall({ from: FROM, target: TARGET, value: 0n, data: data.slice(0, length) }, description);
        describedCall({ from: FROM, target: TARGET, value: 0n, data }, description);
      }),
    );
  });
});
