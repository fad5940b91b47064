import { expect } from 'chai';
import fc from 'fast-check';
import { MAX_ACTIONS, MAX_CALL_DEPTH, type PayloadContext } from '../../../../domain/payload/context.js';
import type { Unrolled } from '../../../../domain/payload/evm/calls.js';
import { account, drawn, encodeCall, linesOf, NOTHING_KNOWN, read } from './drawn.js';
import { ACCOUNT_TABLE, BATCH_TABLE } from './tables/batches.js';
import { CONTROL_TABLE, SAFE_TABLE } from './tables/control.js';
import { UNIVERSAL_ROUTER_TABLE, V2_TABLE, V3_TABLE } from './tables/exchanges.js';
import { SEAPORT_TABLE } from './tables/seaport.js';
import { PERMIT2_TABLE, TOKEN_TABLE } from './tables/tokens.js';
import { runs } from '../../../support/depth.js';
import { phrases } from '../../../support/words.js';

const [bob, eve, gold, shop] = [account('bob'), account('eve'), account('gold'), account('shop')] as const;
const ZERO = `0x${'00'.repeat(20)}`;
const WRAPPED_ETHER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const transfer = encodeCall('transfer(address,uint256)', [bob, 5n]);
const unknown = '0x12345678';
const batch = (...datas: readonly string[]): string => encodeCall('multicall(bytes[])', [datas]);
const nested = (depth: number): string => (depth === 0 ? transfer : batch(nested(depth - 1)));
const safeDelegates = (to: string, data: string): string =>
  encodeCall('execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)', [
    to,
    0n,
    data,
    1n,
    0n,
    0n,
    0n,
    ZERO,
    ZERO,
    '0x',
  ]);
const claim = encodeCall('claim(uint256)', [5n]);
const describing = (certainty: 'exact' | 'hint', signature = 'claim(uint256 amount)'): PayloadContext => ({
  ...NOTHING_KNOWN,
  describe: () => ({ certainty, signature, source: 'a list', intent: null, fields: [] }),
});

describe('calls that are read', () => {
  it('are one native transfer where no data goes with the value', () => {
    expect(linesOf('0x', 7n)).to.deep.equal(['0 native_transfer 7 native me>shop']);
    expect(linesOf('0x')).to.deep.equal(['0 native_transfer 0 native me>shop']);
  });

  it('name the value before what the function does', () =>
    expect(linesOf(transfer, 7n)).to.deep.equal([
      '0 native_transfer 7 native me>shop',
      '1 token_transfer 5 shop me>bob',
    ]));

  it('are wholly read for the very bytes of an approval, and with a tag behind them still name who may spend', () => {
    const approve = encodeCall('approve(address,uint256)', [eve, 2n ** 256n - 1n]);
    expect(read(approve)).to.include({ problem: null, isAnythingKnown: true });
    const tagged = read(`${approve}c0ffee`);
    expect(tagged.actions.map(drawn)).to.deep.equal(['0 allowance unlimited shop me>eve']);
    expect(tagged).to.include({ problem: 'has bytes behind the arguments of a call', isAnythingKnown: true });
  });

  it('are not exact where an address carries dirt in its upper bytes', () => {
    const dirty = `${transfer.slice(0, 10)}ff${transfer.slice(12)}`;
    const { actions, problem, isAnythingKnown } = read(dirty);
    expect(actions.map(drawn)).to.deep.equal(['0 token_transfer? 5 shop me>bob']);
    expect(actions[0]).to.include({ function: 'transfer(address,uint256)', source: 'ERC-20' });
    expect(problem).to.equal('calls transfer(address,uint256) with arguments that are not encoded as ERC-20 has them');
    expect(isAnythingKnown).to.equal(true);
  });

  it('collect what no standard explains, each call of a contract once', () => {
    const { actions, unknownCalls, problem, isAnythingKnown } = read(batch(unknown, unknown, transfer));
    expect(actions.map(drawn)).to.deep.equal(
      phrases(`
      0 call me>- | 0.0 unknown_call?? me>- | 0.1 unknown_call?? me>- | 0.2 token_transfer 5 shop me>bob
    `),
    );
    expect(unknownCalls).to.deep.equal([{ target: shop, selector: unknown }]);
    expect(problem).to.equal('holds something that no standard explains');
    expect(isAnythingKnown).to.equal(true);
  });

  it('are not known at all where there is no selector', () =>
    expect(read('0x123456')).to.deep.include({ unknownCalls: [], isAnythingKnown: false }));

  it('are exact by a descriptor of the contract, and stay unknown by a name from a list', () => {
    const exact = read(claim, 0n, shop, describing('exact'));
    expect(exact.actions.map(drawn)).to.deep.equal(['0 call me>-']);
    expect(exact.actions[0]).to.include({ function: 'claim(uint256)', source: 'a list' });
    expect(exact).to.deep.include({ problem: null, unknownCalls: [] });
    const hint = read(claim, 0n, shop, describing('hint'));
    expect(hint.actions.map(drawn)).to.deep.equal(['0 unknown_call? me>-']);
    expect(hint).to.deep.include({ isAnythingKnown: false, unknownCalls: [] });
  });

  it(
    'stay unknown where a description does not fit their bytes, and are not wholly read with bytes behind ' + 'them',
    () => {
      const short = read(claim.slice(0, -2), 0n, shop, describing('exact'));
      expect(short.actions.map(drawn)).to.deep.equal(['0 unknown_call?? me>-']);
      expect(short.problem).to.contain('claim(uint256 amount)');
      expect(read(unknown, 0n, shop, describing('hint')).actions[0]).to.include({
        function: null,
        certainty: 'unknown',
      });
      expect(read(`${claim}c0ffee`, 0n, shop, describing('exact')).problem).to.equal(
        'has bytes behind the arguments of a call',
      );
    },
  );

  it('are read on within a call that a descriptor explains', () => {
    const signature = 'forward(address to, bytes data)';
    const origin = (path: string) => ({ path });
    const context: PayloadContext = {
      ...NOTHING_KNOWN,
      describe: () => ({
        certainty: 'exact',
        signature,
        source: 'a list',
        intent: 'Forward',
        fields: [
          {
            label: 'Call',
            origin: origin('data'),
            format: { name: 'calldata', callee: origin('to'), amount: null, spender: null },
          },
        ],
      }),
    };
    const { actions, problem } = read(encodeCall('forward(address,bytes)', [gold, transfer]), 0n, shop, context);
    expect(actions.map(drawn)).to.deep.equal(['0 call me>-', '0.0 token_transfer 5 gold shop>bob']);
    expect(problem).to.equal(null);
  });

  it('keep what a standard says, whichever name a list gives it', () =>
    expect(read(transfer, 0n, shop, describing('exact')).actions.map(drawn)).to.deep.equal([
      '0 token_transfer 5 shop me>bob',
    ]));

  it('are a wrap of the wrapped coin, and a hint on any other contract with this selector', () => {
    const deposit = encodeCall('deposit()', []);
    expect(read(deposit, 3n, WRAPPED_ETHER)).to.include({ problem: null });
    const elsewhere = read(deposit, 3n);
    expect(elsewhere.problem).not.to.equal(null);
    expect(elsewhere.unknownCalls).to.deep.equal([{ target: shop, selector: deposit }]);
    expect(read(deposit, 3n, shop, describing('exact', 'deposit()')).actions.map(drawn)[1]).to.equal('1 call me>-');
  });
});

describe('code that runs in the name of another account', () => {
  it('is no token transfer, though the selector is that of one', () => {
    // one such call took over a Safe: the code behind the selector wrote to the storage of the Safe
    const { actions, unknownCalls } = read(safeDelegates(eve, transfer));
    expect(actions.map(drawn)).to.deep.equal([
      '0 call me>-',
      '0.0 delegatecall shop>eve',
      '0.0.0 unknown_call?? shop>-',
    ]);
    expect(actions[1]).to.include({ target: eve, certainty: 'exact' });
    expect(unknownCalls).to.deep.equal([{ target: eve, selector: transfer.slice(0, 10) }]);
  });

  it('is not explained by what a list says of an ordinary call of that contract', () => {
    const { actions } = read(safeDelegates(eve, claim), 0n, shop, describing('exact'));
    expect(actions.map(drawn).at(-1)).to.equal('0.0.0 unknown_call?? shop>-');
  });

  it('is read where it is a batch of Safe: its calls are made in the name of the Safe', () => {
    const data = `${'00'}${gold.slice(2)}${'0'.repeat(64)}${(68).toString(16).padStart(64, '0')}${transfer.slice(2)}`;
    const official = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
    const unrolled = read(safeDelegates(official, encodeCall('multiSend(bytes)', [`0x${data}`])));
    expect(unrolled.actions.map(drawn).at(-1)).to.equal('0.0.0.0 token_transfer 5 gold shop>bob');
    expect(unrolled.actions[1]).to.include({ target: official });
    expect(unrolled.problem).to.equal(null);
  });

  it('is read as far as it goes where a packed batch is cut short, and never as the whole', () => {
    const data = `${'00'}${gold.slice(2)}${'0'.repeat(64)}${(69).toString(16).padStart(64, '0')}${transfer.slice(2)}`;
    const { actions, problem } = read(safeDelegates(eve, encodeCall('multiSend(bytes)', [`0x${data}`])));
    expect(actions.map(drawn).slice(-2)).to.deep.equal([
      '0.0.0.0 token_transfer 5 gold shop>bob',
      '0.0.0.1 unknown_call?? ->-',
    ]);
    expect(problem).to.not.equal(null);
  });
});

const expectBounded = ({ actions, isCut, problem }: Unrolled): void => {
  expect(actions.length).to.be.at.most(MAX_ACTIONS);
  const paths = actions.map(({ path }) => path.split('.').map(Number));
  const sorted = paths.toSorted((left, right) => {
    const at = left.findIndex((step, index) => step !== right[index]);
    return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
  });
  expect(paths).to.deep.equal(sorted);
  expect(new Set(actions.map(({ path }) => path)).size).to.equal(actions.length);
  expect(paths.every((path) => path.length <= MAX_CALL_DEPTH)).to.equal(true);
  if (isCut) expect(problem).not.to.equal(null);
};

describe('the limits of what is read', () => {
  it('hold calls within calls to their depth, and say so', () => {
    expect(read(nested(MAX_CALL_DEPTH - 1))).to.include({ isCut: false, problem: null });
    const deeper = read(nested(MAX_CALL_DEPTH));
    expect(deeper.isCut).to.equal(true);
    expect(deeper.problem).to.equal('holds more than 256 actions, or calls nested deeper than 8');
    expectBounded(deeper);
  });

  it('hold batches to their number of actions, and say so', () => {
    const full = read(batch(...Array.from({ length: MAX_ACTIONS - 1 }, () => transfer)));
    expect(full).to.include({ isCut: false, problem: null });
    const more = read(batch(...Array.from({ length: MAX_ACTIONS }, () => transfer)));
    expect(more.isCut).to.equal(true);
    expect(more.actions.length).to.equal(MAX_ACTIONS);
  });

  const TABLES = [
    ...TOKEN_TABLE,
    ...PERMIT2_TABLE,
    ...CONTROL_TABLE,
    ...SAFE_TABLE,
    ...BATCH_TABLE,
    ...ACCOUNT_TABLE,
    ...V2_TABLE,
    ...V3_TABLE,
    ...UNIVERSAL_ROUTER_TABLE,
    ...SEAPORT_TABLE,
  ];
  const valid = fc.constantFrom(...TABLES).map(([signature, values]) => encodeCall(signature, values));
  const bytes = fc.uint8Array({ maxLength: 400 }).map((each) => `0x${Buffer.from(each).toString('hex')}`);
  const mutated = fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'0123456789abcdef')), { maxLength: 4 }), fc.nat(3))
    .map(([data, changes, cut]) => {
      const digits = [...data.slice(10)];
      for (const [at, digit] of changes) if (digits.length > 0) digits[at % digits.length] = digit;
      return data.slice(0, 10) + digits.slice(0, digits.length - cut * 2).join('');
    });
  const trees = fc.letrec<{ call: string }>((tie) => ({
    call: fc.oneof(
      { maxDepth: 12, withCrossShrink: true },
      valid,
      bytes,
      mutated,
      fc.array(tie('call'), { maxLength: 6 }).map((datas) => batch(...datas)),
      tie('call').map((data) => safeDelegates(eve, data)),
    ),
  })).call;

  it('hold for random bytes, for valid calls that were changed, and for any tree of calls', () =>
    fc.assert(
      fc.property(fc.oneof(bytes, mutated, trees), fc.bigInt(0n, 9n), (data, value) => {
        expectBounded(read(data, value));
      }),
      { numRuns: runs(200) },
    ));
});

describe('a tag behind the arguments', () => {
  it('takes nothing away from what a vault is told, and something from what a router is', () => {
    expect(read(`${encodeCall('deposit(uint256,address)', [5n, bob])}c0ffee`)).to.deep.include({ problem: null });
    const swap = encodeCall('swapExactTokensForETH(uint256,uint256,address[],address,uint256)', [
      5n,
      4n,
      [gold, eve],
      bob,
      9n,
    ]);
    expect(read(`${swap}c0ffee`).problem).to.equal('has bytes behind the arguments of a call');
  });
});
