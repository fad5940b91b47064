import { expect } from 'chai';
import fc from 'fast-check';
import type { ExecutedEffect, Execution } from '../../../../domain/facts/simulation/execution.js';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import {
  allowance,
  balance,
  control,
  ETH,
  executionWith,
  nodeFact,
  operator,
  paid,
} from '../../../support/executions.js';
import { judgePayload } from '../../../support/payload-judging.js';
import * as c from './cases.js';
import { runs } from '../../../support/depth.js';

const { ME, BOB, EVE, POOL, UNITS, USDC, USDT } = c;

/** Bytes with what an honest node says of them. */
const CASES: readonly (readonly [Submission, readonly ExecutedEffect[]])[] = [
  [{ route: 'transaction', request: c.declaredRequest(c.TRANSFER) }, paid(ME, BOB, USDC, UNITS)],
  [
    { route: 'transaction', request: c.declaredRequest(c.SWAP) },
    [...paid(ME, POOL, USDC, UNITS), ...paid(POOL, ME, USDT, UNITS)],
  ],
  [{ route: 'payload', request: { chain: 'ethereum', from_address: ME, ...c.TRANSFER } }, paid(ME, BOB, USDC, UNITS)],
  [{ route: 'payload', request: { chain: 'ethereum', from_address: ME, ...c.unknownCall() } }, [balance(ME, USDT, 9n)]],
];

const PAYMENTS = CASES.filter((_case, index) => index === 0 || index === 2);

const assets = fc.constantFrom(ETH, USDC, USDT, c.STRANGE, c.APES);
const strangers = fc.constantFrom(EVE, POOL, c.PROTOCOL);
const units = fc.bigInt({ min: 1n, max: 10n ** 20n });

/** What can only be against the sender: a loss, a right of others, control of others. */
const against: fc.Arbitrary<ExecutedEffect> = fc.oneof(
  fc.record({ asset: assets, units }).map(({ asset, units: lost }) => balance(ME, asset, -lost)),
  fc
    .record({ spender: strangers, asset: assets, units })
    .map(({ spender, asset, units: granted }) => allowance(ME, spender, asset, granted.toString())),
  fc.record({ spender: strangers, asset: assets }).map(({ spender, asset }) => operator(ME, spender, asset)),
  fc
    .record({ what: fc.constantFrom('owner', 'delegation', 'implementation'), to: strangers })
    .map(({ what, to }) => control(ME, what as 'owner', BOB, to)),
);

const worsened: fc.Arbitrary<Partial<Execution>> = fc.constantFrom<Partial<Execution>>(
  {},
  { isLogged: false },
  { isStable: false },
  { isComplete: false },
  { diverging: 'differs' },
  { diverging: 'loses_more' },
  { lacksFunds: true },
  { level: 2 },
  { level: 1 },
  { endpoints: [{ id: 'a', agreed: false }] },
);

describe('what an execution shows', () => {
  const rankOf = async (submission: Submission, execution: Execution): Promise<number> =>
    ACTIONS.indexOf((await judgePayload(submission, [nodeFact(execution)])).decision.recommendedAction);

  it('never makes an action milder where it is against the sender', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CASES),
        fc.array(against, { maxLength: 3 }),
        fc.array(against, { minLength: 1, maxLength: 2 }),
        worsened,
        async ([submission, effects], some, more, changes) => {
          const before = await rankOf(submission, executionWith({ effects: [...effects, ...some] }));
          const after = await rankOf(
            submission,
            executionWith({ ...changes, effects: [...effects, ...some, ...more] }),
          );
          expect(after).to.be.at.least(before);
        },
      ),
      { numRuns: runs(50) },
    ));

  it('is BLOCK wherever a payment also takes or gives what neither was declared nor stands in the bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...PAYMENTS), against, async ([submission, effects], more) => {
        expect(await rankOf(submission, executionWith({ effects: [...effects, more] }))).to.equal(2);
      }),
      { numRuns: runs(50) },
    ));

  it('gives the same verdict in any order of its effects', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CASES),
        fc.array(against, { maxLength: 4 }),
        async ([given, effects], more) => {
          const all = [...effects, ...more];
          const [one, other] = await Promise.all(
            [all, [...all].reverse()].map((list) => judgePayload(given, [nodeFact(executionWith({ effects: list }))])),
          );
          expect(one?.decision.findings).to.deep.equal(other?.decision.findings);
        },
      ),
      { numRuns: runs(30) },
    ));
});
