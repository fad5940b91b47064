import { expect } from 'chai';
import nock from 'nock';
import { reasonOf, withoutNetwork } from '../../../conformance/vendor.js';
import { isCanary } from '../../../support/fake-node.js';
import { type Change, executionBy, playNode, type Reply, simulationOf, THIEF, THIEVING, withBlocks } from './nodes.js';

interface Trial {
  readonly params: readonly [{ readonly blockStateCalls?: readonly unknown[] }?];
}

describe('what a node leaves out of its answer', () => {
  withoutNetwork();

  it('is no empty list of logs of a call that succeeds: it has failed', async () => {
    for (const logs of [undefined, null]) {
      nock.cleanAll();
      playNode(
        1,
        withBlocks((block) => ({ ...block, calls: block.calls.map((call) => ({ ...call, logs })) })),
      );
      expect(await reasonOf(executionBy(simulationOf(1))), String(logs)).to.equal('bad_response');
    }
  });

  it('may be the logs of a call that fails, which has none', async () => {
    const failing = withBlocks((block) => ({
      ...block,
      calls: block.calls.map(({ logs, ...call }, index) =>
        index === Math.floor(block.calls.length / 2)
          ? { ...call, status: '0x0', error: { code: 3, message: 'made up' } }
          : { ...call, logs },
      ),
    }));
    playNode(1, failing);
    expect(await executionBy(simulationOf(1))).to.deep.include({ status: 'reverted' });
  });

  it('does not say that no wallet is paid: it says so only where the code of all who are paid was read', async () => {
    const isTrial = (call: unknown): boolean =>
      ((call as Partial<Trial>).params?.[0]?.blockStateCalls?.length ?? 0) > 2;
    const trying = (codes: string): Change => {
      const tried = [
        [codes, '0x', '0x'],
        ['0x', '0x'],
      ].map((outputs) => outputs.map((returnData) => ({ status: '0x1', returnData })));
      const withTried = (blocks: readonly object[]) =>
        blocks.map((block, index) => ({
          ...block,
          ...(index < blocks.length - 2 ? {} : { calls: tried.at(index - blocks.length) }),
        }));
      return (good, asked) =>
        isCanary(asked)
          ? good
          : (good as readonly Reply[]).map((reply) =>
              isTrial((asked as readonly unknown[])[reply.id])
                ? { ...reply, result: withTried(reply.result as readonly object[]) }
                : reply,
            );
    };
    const executed = async (codes: string) => {
      nock.cleanAll();
      playNode(1, trying(codes), THIEVING);
      return executionBy(simulationOf(1));
    };
    const wallet = `${'0'.repeat(63)}1${'0'.repeat(64)}`;
    const whole = await executed(`0x${wallet}${wallet}`);
    expect(whole).to.deep.include({ status: 'ok', isComplete: true });
    expect(whole?.proceeds?.wallets).to.include(THIEF);
    for (const codes of ['0x', `0x${wallet}`]) {
      const cut = await executed(codes);
      expect(cut, codes).to.deep.include({ status: 'ok', isComplete: false });
      expect(cut).to.not.have.property('proceeds');
    }
  });
});
