import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import type { CallDescription } from '../../../domain/payload/evm/descriptor/call-description.js';
import { callKey } from '../../../src/application/check/describe-calls.js';
import { createReadProposal } from '../../../src/application/check/read-proposal.js';
import type { WiredSources } from '../../../src/application/check/sources.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { fakeNode } from '../../support/executing-node.js';
import { balance, ETH, executionWith, operator, paid, tokenAt } from '../../support/executions.js';
import { SCOPE } from '../../support/judging.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { silentLogger } from '../../support/silent-logger.js';
import { gathering, localSources } from '../../support/gathering.js';

const ME = evmAddress('payer');
const PROTOCOL = evmAddress('protocol');
const THIEF = evmAddress('thief');
const USDC = tokenAt('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const UNKNOWN = tokenAt(evmAddress('unknown token'));
const DOLLARS = 10_000_000_000n;
const LIES = [{ address: null, leastUsd: '1000000', mostUsd: '1000000' }];

const STAKE: CallDescription = {
  ...{ certainty: 'exact', signature: 'stake(uint256 amount)', source: 'erc7730', intent: 'Stake' },
  fields: [{ label: 'Amount', origin: { path: 'amount' }, format: { name: 'raw' } }],
};

const local = localSources();

/** A call that a descriptor describes, with what a node says of it. */
const judged = async (effects: readonly ExecutedEffect[], description = STAKE) => {
  const execution = executionWith({ effects, prices: LIES });
  const sources: WiredSources = { ...local, simulation: [...local.simulation, fakeNode(execution)] };
  const read = createReadProposal({
    sources,
    describeCalls: async (_chain, calls) => ({
      descriptions: new Map(calls.map((call) => [callKey(call), description])),
      failure: null,
    }),
    logger: silentLogger,
  });
  const data = encodeCall('stake(uint256)', [5n]);
  const transaction = { chain_id: 1, to: PROTOCOL, data, value: '0', nonce: 1, gas: '1', gas_price: '1' };
  const proposal = await read({ route: 'payload', request: { chain: 'ethereum', from_address: ME, transaction } });
  const gather = gathering(sources);
  const { intent, facts } = await gather({
    proposal,
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  const { recommendedAction, findings } = decide({ ...proposal, intent }, facts, OUTGOING_DEFAULT, NOW_MS);
  const prices = facts.simulation.flatMap(({ value }) => value?.execution?.prices ?? []);
  return { prices, verdict: [recommendedAction, ...findings.map((one) => `${one.code} ${one.recommendedAction}`)] };
};

describe('what an execution trades', () => {
  it('has prices of the service itself, of what is lost and of what is gained, and none of a node', async () => {
    const { prices } = await judged([...paid(ME, PROTOCOL, USDC, DOLLARS), balance(ME, ETH, 1n)]);
    expect(prices.map(({ address }) => address)).to.deep.equal([USDC.address, null]);
    expect(prices[0]).to.include({ leastUsd: '1', mostUsd: '1' });
    expect(Number(prices[1]?.mostUsd)).to.be.greaterThan(100).and.lessThan(100_000);
  });

  it('has no price where nothing is traded, and none of a token that the registry does not know', async () => {
    expect((await judged(paid(ME, PROTOCOL, USDC, DOLLARS))).prices).to.deep.equal([]);
    const { prices } = await judged([...paid(ME, PROTOCOL, USDC, DOLLARS), balance(ME, UNKNOWN, 1n)]);
    expect(prices.map(({ address }) => address)).to.deep.equal([USDC.address]);
  });

  it('is blocked for next to nothing, and reviewed for an unlisted token or for what may be its price', async () => {
    const loss = paid(ME, PROTOCOL, USDC, DOLLARS);
    const BLOCKED = 'undeclared_outflow BLOCK';
    expect((await judged([...loss, balance(ME, ETH, 1n)])).verdict).to.include.members(['BLOCK', BLOCKED]);
    for (const gained of [balance(ME, UNKNOWN, 1n), balance(ME, ETH, 10n ** 19n)])
      expect((await judged([...loss, gained])).verdict).to.not.include(BLOCKED);
  });
});

describe('a right that is given beside a call which a descriptor describes kindly', () => {
  it('is blocked, and the call itself is not', async () => {
    const BLOCKED = 'undeclared_permission BLOCK';
    expect((await judged([operator(ME, THIEF, UNKNOWN)])).verdict).to.include.members(['BLOCK', BLOCKED]);
    expect((await judged([])).verdict).to.not.include(BLOCKED);
  });
});
