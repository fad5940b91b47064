import { expect } from 'chai';
import fc from 'fast-check';
import { decide } from '../../../domain/decision/decide.js';
import type { ContractFacts, ContractStatement } from '../../../domain/facts/contract/contract-facts.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { isStricter } from '../../../domain/verdict/action.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { runs } from '../../support/depth.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { EVERYTHING, FROM, PERMIT2, ROUTER, STRANGER, TO, USDC, USDT } from '../../support/payload-accounts.js';
import { judgePayload } from '../../support/payload-judging.js';

type Call = readonly [to: string, value: bigint, data: string];

const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const SEAPORT = '0x0000000000000068f116a894984e2db1123eb395';
const MARKET = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const NOBODY = `0x${'99'.repeat(20)}`;
const LATER = 1_900_000_000n;

const account = fc.constantFrom(FROM, TO, STRANGER, ROUTER, PERMIT2, NOBODY);
const token = fc.constantFrom(USDC, USDT, WETH, NOBODY);
const units = fc.constantFrom(0n, 1n, 25_000_000n, 10n ** 13n, EVERYTHING);
const value = fc.constantFrom(0n, 1n, 10n ** 17n);

/** Calls as wallets send them, most of them to what the registries know. */
const call: fc.Arbitrary<Call> = fc.oneof(
  fc
    .tuple(token, account, units)
    .map(([to, who, many]): Call => [to, 0n, calldata('transfer(address,uint256)', who, many)]),
  fc
    .tuple(token, account, units)
    .map(([to, who, many]): Call => [to, 0n, calldata('approve(address,uint256)', who, many)]),
  fc.tuple(account, value).map(([to, coins]): Call => [to, coins, '0x']),
  fc.tuple(fc.constantFrom(WETH, NOBODY, ROUTER), value).map(([to, coins]): Call => [to, coins, calldata('deposit()')]),
  fc
    .tuple(fc.constantFrom(PERMIT2, NOBODY), token, account, units)
    .map(
      ([to, what, who, many]): Call => [
        to,
        0n,
        calldata('approve(address,address,uint160,uint48)', what, who, many % 2n ** 160n, LATER),
      ],
    ),
  fc
    .tuple(fc.constantFrom(ROUTER, NOBODY, SEAPORT), account, token, units)
    .map(
      ([to, who, bought, many]): Call => [
        to,
        0n,
        calldata(
          'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
          25_000_000n,
          many % 10n ** 13n,
          [USDC, bought],
          who,
          LATER,
        ),
      ],
    ),
  fc
    .tuple(fc.constantFrom(ROUTER, NOBODY), account, value)
    .map(
      ([to, who, coins]): Call => [
        to,
        coins,
        calldata('swapExactETHForTokens(uint256,address[],address,uint256)', 100_000_000n, [WETH, USDC], who, LATER),
      ],
    ),
  fc.tuple(fc.constantFrom(ROUTER, USDC, NOBODY), value).map(([to, coins]): Call => [to, coins, '0x12345678']),
  fc.tuple(token, account).map(([to, who]): Call => [to, 0n, calldata('setApprovalForAll(address,bool)', who, true)]),
  fc
    .tuple(account, account)
    .map(
      ([to, who]): Call => [
        to,
        0n,
        calldata('execute(address,uint256,bytes)', USDC, 0n, calldata('transfer(address,uint256)', who, 5n)),
      ],
    ),
);

const judged = (calls: readonly Call[]) => {
  const [only, ...others] = calls;
  const [to, coins, data] =
    only !== undefined && others.length === 0
      ? only
      : [FROM, 0n, calldata('executeBatch((address,uint256,bytes)[])', calls as unknown as AbiValue)];
  const request = {
    from_address: FROM,
    chain: 'ethereum' as const,
    transaction: transaction(to, data, coins.toString()),
  };
  return judgePayload({ route: 'payload', request });
};

const forgotten = <Statement extends ContractStatement>(statement: Statement, key: string): Statement =>
  statement.key !== key ? statement : { ...statement, verified: null, receives: statement.receives, known: null };

/** The same facts where no registry clears this account. What accuses stays. */
const withoutContract = (facts: Facts, key: string): Facts => ({
  ...facts,
  contracts: facts.contracts.map(({ value: said, coverage }) => ({
    coverage,
    value:
      said === null
        ? null
        : ({
            ...forgotten(said, key),
            recipient: said.recipient === null ? null : forgotten(said.recipient, key),
            others: said.others.map((one) => forgotten(one, key)),
          } satisfies ContractFacts),
  })),
});

/** A call of which all is known, by what a place in it holds: contract, token, or who gets a right or the proceeds. */
interface Ordinary {
  readonly made: (place: { readonly [Name in 'contract' | 'token' | 'gainer']?: string }) => Call;
  readonly places: readonly ('contract' | 'token' | 'gainer')[];
}

const small = fc.bigInt({ min: 1n, max: 90_000_000n });

/** A payment's recipient is judged as one: it is no place of these. */
const ordinary: fc.Arbitrary<Ordinary> = fc.oneof(
  fc.tuple(fc.constantFrom(USDC, USDT), small).map(
    ([known, many]): Ordinary => ({
      made: ({ token: of = known }) => [of, 0n, calldata('transfer(address,uint256)', TO, many)],
      places: ['token'],
    }),
  ),
  fc.tuple(fc.constantFrom(USDC, USDT, WETH), fc.constantFrom(ROUTER, PERMIT2), small).map(
    ([known, spender, many]): Ordinary => ({
      made: ({ token: of = known, gainer = spender }) => [of, 0n, calldata('approve(address,uint256)', gainer, many)],
      places: ['token', 'gainer'],
    }),
  ),
  fc.tuple(fc.constantFrom(USDC, USDT), small).map(
    ([known, many]): Ordinary => ({
      made: ({ contract = PERMIT2, token: of = known, gainer = ROUTER }) => [
        contract,
        0n,
        calldata('approve(address,address,uint160,uint48)', of, gainer, many, LATER),
      ],
      places: ['contract', 'token', 'gainer'],
    }),
  ),
  small.map(
    (many): Ordinary => ({
      made: ({ contract = ROUTER, token: of = USDT, gainer = FROM }) => [
        contract,
        0n,
        calldata(
          'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
          many,
          many,
          [USDC, of],
          gainer,
          LATER,
        ),
      ],
      places: ['contract', 'token', 'gainer'],
    }),
  ),
  small.map(
    (coins): Ordinary => ({
      made: ({ contract = WETH }) => [contract, coins, calldata('deposit()')],
      places: ['contract'],
    }),
  ),
  small.map(
    (many): Ordinary => ({
      made: ({ contract = MARKET, token: of = USDC, gainer = FROM }) => [
        contract,
        0n,
        calldata('supply(address,uint256,address,uint16)', of, many, gainer, 0n),
      ],
      places: ['contract', 'token', 'gainer'],
    }),
  ),
);

/** Most of them are known: a property of ALLOWs must meet many. */
const anyCall = fc.oneof(
  { weight: 1, arbitrary: call },
  { weight: 6, arbitrary: ordinary.map(({ made }) => made({})) },
);

describe('knowledge that clears', () => {
  it('never makes an answer stricter: without it none is milder', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(call, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(ROUTER, PERMIT2, SEAPORT, USDC, WETH),
        async (calls, key) => {
          const { decision, proposal, facts } = await judged(calls);
          const without = decide(proposal, withoutContract(facts, key), OUTGOING_DEFAULT, NOW_MS);
          expect(isStricter(decision.recommendedAction, without.recommendedAction)).to.equal(false);
        },
      ),
      { numRuns: runs(50, 20_000) },
    ));

  it('is there of all that is ALLOW: contract, asset and who gets a right or the proceeds', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(ordinary, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(NOBODY, STRANGER),
        async (ones, which, where, unknown) => {
          const known = await judged(ones.map(({ made }) => made({})));
          expect(known.decision.recommendedAction).to.equal('ALLOW');
          const chosen = which % ones.length;
          const calls = ones.map(({ made, places }, index) =>
            made(index === chosen ? { [places[where % places.length] ?? 'token']: unknown } : {}),
          );
          expect((await judged(calls)).decision.recommendedAction).to.not.equal('ALLOW');
        },
      ),
      { numRuns: runs(30, 20_000) },
    ));

  it('has nothing left to ask where any calls are ALLOW', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: 1, maxLength: 3 }), async (calls) => {
        const { decision, payload } = await judged(calls);
        fc.pre(decision.recommendedAction === 'ALLOW');
        expect(payload?.status).to.equal('decoded');
        for (const { certainty, kind, asset, amount, to, target, function: name } of payload?.actions ?? []) {
          expect(certainty).to.equal('exact');
          if (name !== null) expect(target).to.not.equal(NOBODY);
          if (kind === 'allowance') expect([asset?.symbol, amount, to]).to.not.include.members([null]);
          if (kind === 'allowance' && amount !== '0') expect([STRANGER, NOBODY, TO, FROM]).to.not.include(to);
          if (kind === 'token_transfer' && to !== FROM) expect([asset?.symbol, amount]).to.not.include.members([null]);
        }
      }),
      { numRuns: runs(30, 20_000), maxSkipsPerRun: 1_000 },
    ));
});
