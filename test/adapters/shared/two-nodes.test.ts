import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { askNodes, type NodeAnswer, nothingExecuted } from '../../../adapters/shared/two-nodes.js';

const answerOf = (id: string): NodeAnswer => ({ id, execution: { ...nothingExecuted(4), status: 'ok' }, state: null });

/** A node that answers after so long, unless the call ends before. */
const nodeAfter = (id: string, milliseconds: number) => async (signal: AbortSignal) => {
  await delay(milliseconds, undefined, { signal });
  return answerOf(id);
};
const silent = (signal: AbortSignal): Promise<NodeAnswer> => delay(60_000, answerOf('silent'), { signal, ref: false });

const idsOf = async (answers: Promise<readonly NodeAnswer[]>): Promise<readonly string[]> =>
  (await answers).map(({ id }) => id);

describe('two nodes that are asked', () => {
  const patient = (): AbortSignal => AbortSignal.timeout(20_000);

  it('give both answers, that of the first one first, whichever came first', async () => {
    expect(await idsOf(askNodes([nodeAfter('one', 100), nodeAfter('two', 1)], patient()))).to.deep.equal([
      'one',
      'two',
    ]);
  });

  it('give the one answer there is, without waiting for the silent one to the end', async () => {
    expect(await idsOf(askNodes([silent, nodeAfter('two', 1)], patient()))).to.deep.equal(['two']);
    expect(await idsOf(askNodes([nodeAfter('one', 1), silent], patient()))).to.deep.equal(['one']);
  });

  it('give an answer that comes late, where there is no other', async () => {
    expect(await idsOf(askNodes([nodeAfter('one', 1_500), silent], patient()))).to.deep.equal(['one']);
  });

  it('fail when the caller’s time is over, and when both have failed', async () => {
    const errorOf = (asked: Promise<unknown>) => asked.then(String, (error: Error) => error.name);
    expect(await errorOf(askNodes([silent, silent], AbortSignal.timeout(50)))).to.equal('AbortError');
    const failing = () => Promise.reject(new TypeError('broken'));
    expect(await errorOf(askNodes([failing, failing], patient()))).to.equal('TypeError');
  });
});
