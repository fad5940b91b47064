import { expect } from 'chai';
import nock from 'nock';
import type { ExecutedEffect } from '../../../../domain/facts/simulation/execution.js';
import { evmRpc } from '../../../../adapters/simulation/evm-rpc/index.js';
import { reasonOf, withoutNetwork } from '../../../conformance/vendor.js';
import { SENDER } from '../../../support/builders.js';
import { askedTransfer, FAKE_HEAD, fakeNode, isCanary } from '../../../support/fake-node.js';
import { neverAborted } from '../../../support/provider-dependencies.js';
import {
  asks,
  type Change,
  executionBy,
  isRereading,
  playNode,
  type Reply,
  rereadAs,
  simulationOf,
  THIEF,
  THIEVING,
  TRANSFER,
  withBlocks,
  withHead,
} from './nodes.js';

const SMALLER = fakeNode((call) => askedTransfer(call).map((one) => ({ ...one, units: 1n })));

/** Refuses to simulate blocks that cannot follow its head, as every node does. */
const strict: Change = (good, asked) => {
  if (isCanary(asked) || !asks(asked, 'eth_simulateV1')) return good;
  const isBehind = !JSON.stringify(asked).includes(`"number":"0x${(Number(FAKE_HEAD.number) + 1).toString(16)}"`);
  return isBehind
    ? (good as readonly Reply[]).map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -38020, message: 'no' } }))
    : good;
};

const losses = (effects: readonly ExecutedEffect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'balance' && effect.account === SENDER ? [effect.delta] : []));

describe('one node that is not to be trusted', () => {
  withoutNetwork();

  const outcome = async (change: Change, maxAgeSeconds?: number): Promise<string> => {
    nock.cleanAll();
    playNode(1, change);
    return reasonOf(executionBy(simulationOf(1, maxAgeSeconds)));
  };

  const nonsense: Readonly<Record<string, Change>> = {
    'no blocks': withBlocks(() => null),
    'a call too few': withBlocks((block) => ({ ...block, calls: block.calls.slice(1) })),
    'a call too many': withBlocks((block) => ({ ...block, calls: [...block.calls, ...block.calls.slice(0, 1)] })),
    'a block of another number': withBlocks((block) => ({ ...block, number: '0x1' })),
    'nothing for one of the headers': withBlocks((block, index) => (index === 2 ? null : block)),
    'more values than were asked for': withBlocks((block) => ({
      ...block,
      calls: block.calls.map((call) => ({ ...call, returnData: `${call.returnData}${'0'.repeat(128 * 400)}` })),
    })),
    'half a value': withBlocks((block) => ({
      ...block,
      calls: block.calls.map((call) => ({ ...call, returnData: call.returnData.slice(0, -64) })),
    })),
    'no head': (good, asked) =>
      asks(asked, 'eth_getBalance')
        ? (good as readonly Reply[]).map((reply) => (reply.id === 1 ? { ...reply, result: null } : reply))
        : good,
    'a balance that is none': (good, asked) =>
      asks(asked, 'eth_getBalance')
        ? (good as readonly Reply[]).map((reply) => (reply.id === 2 ? { ...reply, result: '-1' } : reply))
        : good,
    'no block where the head was': (good, asked) => (isRereading(asked) ? rereadAs(good, asked, 'x') : good),
  };
  for (const [what, change] of Object.entries(nonsense)) {
    it(`has failed where it gives ${what}`, async () => {
      expect(await outcome(change)).to.equal('bad_response');
    });
  }

  it('has failed where its newest block is older than the settings allow', async () => {
    expect(await outcome((good) => good, 10)).to.equal('bad_response');
  });

  it('has failed where its newest block is of the future, and not where it is of now', async () => {
    const ahead = `0x${(Number(FAKE_HEAD.timestamp) + 3_600).toString(16)}`;
    expect(await outcome(withHead({ timestamp: ahead }), 600)).to.equal('bad_response');
    expect(await outcome((good) => good, 600)).to.equal('answered');
  });

  it('has failed where a call writes more logs than are read, so that none is hidden behind others', async () => {
    const log = { address: THIEF, topics: [], data: '0x' };
    const writing = (count: number) =>
      withBlocks((block) => ({
        ...block,
        calls: block.calls.map((call) => ({ ...call, logs: Array.from({ length: count }, () => log) })),
      }));
    expect(await outcome(writing(4_097))).to.equal('bad_response');
    expect(await outcome(writing(40))).to.equal('answered');
  });

  it('does not make an execution whole by leaving values out', async () => {
    playNode(
      1,
      withBlocks((block) => ({ ...block, calls: block.calls.map((call) => ({ ...call, returnData: '0x' })) })),
    );
    expect(await executionBy(simulationOf(1))).to.deep.include({ isComplete: false, effects: [] });
  });

  it('does not make an execution whole by a tracer that fails for this one call', async () => {
    playNode(1, (good, asked) =>
      asks(asked, 'debug_traceCall') && !isCanary(asked)
        ? (good as readonly Reply[]).map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32000, message: 'no' } }))
        : good,
    );
    const execution = await executionBy(simulationOf(1));
    expect(execution).to.deep.include({ status: 'ok', level: 3, isComplete: false });
  });

  it('is waited for no longer than the check allows', async () => {
    playNode(1, (good) => good, undefined, 60_000);
    const simulation = simulationOf(1);
    expect(await reasonOf(simulation.simulate(TRANSFER, AbortSignal.timeout(50)))).to.equal('timeout');
    await simulation.close();
  });

  it('executes with what a sender lacks, and says that it is lacking', async () => {
    playNode(1, (good, asked) =>
      asks(asked, 'eth_getBalance')
        ? (good as readonly Reply[]).map((reply) => (reply.id === 2 ? { ...reply, result: '0x0' } : reply))
        : good,
    );
    const execution = await executionBy(simulationOf(1));
    expect(execution).to.deep.include({ status: 'ok', lacksFunds: true, isComplete: true });
    expect(losses(execution?.effects ?? [])).to.include('-12500000');
  });

  it('does not call an execution whole before which another transaction must come', async () => {
    playNode(1, (good, asked) =>
      asks(asked, 'eth_getBalance')
        ? (good as readonly Reply[]).map((reply) => (reply.id === 3 ? { ...reply, result: '0x0' } : reply))
        : good,
    );
    expect(await executionBy(simulationOf(1))).to.deep.include({ status: 'ok', isComplete: false });
  });

  it('shows the worse of the headers where a contract switches between them', async () => {
    // the first block is the tracer's; from then on the contract takes more in each fourth
    let blocks = 0;
    const switching = fakeNode((call) => {
      blocks += 1;
      return askedTransfer(call).flatMap((one) => (blocks % 4 === 3 ? [one, { ...one, to: THIEF }] : [one]));
    });
    playNode(1, undefined, switching);
    const execution = await executionBy(simulationOf(1));
    expect(execution).to.deep.include({ variants: 4, diverging: 'loses_more' });
    expect(losses(execution?.effects ?? [])).to.deep.equal(['-25000000']);
    expect(JSON.stringify(execution?.effects)).to.include(THIEF);
  });

  it('refuses the sixty-fifth simulation at the same time, and takes the next one after', async () => {
    playNode(1, (good) => good, undefined, 300);
    const simulation = simulationOf(1);
    const ask = () => reasonOf(simulation.simulate(TRANSFER, AbortSignal.timeout(150)));
    const reasons = await Promise.all(Array.from({ length: 65 }, ask));
    expect(reasons.filter((reason) => reason === 'overloaded')).to.have.length(1);
    expect(await ask()).not.to.equal('overloaded');
    await simulation.close();
  });
});

describe('two nodes of one chain', () => {
  withoutNetwork();

  const agreed = async () => {
    const execution = await executionBy(simulationOf(2));
    return { endpoints: execution?.endpoints, losses: losses(execution?.effects ?? []) };
  };
  const both = (isAgreed: boolean) => [
    { id: 'ethereum-1', agreed: true },
    { id: 'ethereum-2', agreed: isAgreed },
  ];

  it('that say the same agree', async () => {
    playNode(1);
    playNode(2);
    expect(await agreed()).to.deep.equal({ endpoints: both(true), losses: ['-12500000'] });
  });

  for (const [place, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const which = place === 1 ? 'first' : 'second';
    it(`are judged by the one that shows more, be it the ${which}`, async () => {
      playNode(place, undefined, THIEVING);
      playNode(other);
      const execution = await executionBy(simulationOf(2));
      expect(execution?.endpoints).to.deep.equal(both(false));
      const gainers = execution?.effects.map((effect) => (effect.kind === 'balance' ? effect.account : null));
      expect(gainers).to.include(THIEF);
    });

    it(`do not agree where one hides an amount on the same block, be it the ${which}`, async () => {
      playNode(place, undefined, SMALLER);
      playNode(other);
      expect((await agreed()).endpoints).to.deep.equal(both(false));
    });
  }

  it('are both heard where one gives a head that the other cannot execute on', async () => {
    for (const lie of [{ number: '0x5' }, { gasLimit: '0x4c4b40', gasUsed: '0x2625a0' }, { timestamp: '0x1' }]) {
      playNode(1, withHead(lie), SMALLER);
      playNode(2, strict);
      const answer = await agreed();
      expect(answer, JSON.stringify(lie)).to.deep.equal({ endpoints: both(false), losses: ['-12500000'] });
      nock.cleanAll();
    }
    playNode(1, strict);
    playNode(2, strict);
    expect((await agreed()).endpoints).to.deep.equal(both(true));
  });

  const alone = (id: string, silent: string) => [
    { id, agreed: true },
    { id: silent, agreed: false, answered: false },
  ];

  it('are answered by the second where the first fails, and say that it stands alone', async () => {
    playNode(1, () => 500);
    playNode(2);
    const endpoints = alone('ethereum-2', 'ethereum-1');
    expect(await agreed()).to.deep.equal({ endpoints, losses: ['-12500000'] });
  });

  it('are answered by the second where the first is slow, within the time of the provider', async () => {
    playNode(1, (good) => good, undefined, 60_000);
    playNode(2);
    const begun = performance.now();
    expect((await agreed()).endpoints).to.deep.equal(alone('ethereum-2', 'ethereum-1'));
    expect(performance.now() - begun).to.be.lessThan(evmRpc.deadlineMs);
  });

  it('are answered by the first where the second is slow', async () => {
    playNode(1);
    playNode(2, (good) => good, undefined, 60_000);
    expect((await agreed()).endpoints).to.deep.equal(alone('ethereum-1', 'ethereum-2'));
  });

  it('have failed where both have', async () => {
    playNode(1, () => 401);
    playNode(2, () => 500);
    expect(await reasonOf(executionBy(simulationOf(2)))).to.equal('unauthorized');
  });

  it('are not asked more than needed by a check without bytes', async () => {
    playNode(1, () => 500);
    playNode(2);
    const simulation = simulationOf(2);
    const bare = { ...TRANSFER, payload: null };
    expect(await reasonOf(simulation.simulate(bare, neverAborted()))).to.equal('answered');
    await simulation.close();
  });
});
