import { expect } from 'chai';
import { createCheckIndexer } from '../../../src/application/check-index/check-indexer.js';
import { recordingLogger, silentLogger } from '../../support/silent-logger.js';

/** An index that takes in what waits, at most as many as it is asked for. */
const indexWith = (waiting: number) => {
  const asked: number[] = [];
  return {
    asked,
    waiting: () => waiting,
    fill: async (count: number) => {
      asked.push(count);
      const taken = Math.min(count, waiting);
      waiting -= taken;
      return taken;
    },
  };
};

describe('the filling of the index of checks', () => {
  it('takes in all that waits, in steps, and says that it did', async () => {
    const index = indexWith(2_500);
    const indexer = createCheckIndexer({ index, logger: silentLogger });
    expect(await indexer.look(60_000)).to.equal(true);
    expect([index.waiting(), index.asked.length]).to.deep.equal([0, 3]);
  });

  it('takes one step and leaves the rest for the next look once its turn is over', async () => {
    const index = indexWith(2_500);
    const indexer = createCheckIndexer({ index, logger: silentLogger });
    expect(await indexer.look(0)).to.equal(false);
    expect(index.asked.length).to.equal(1);
  });

  it('goes on after a failure, which it logs', async () => {
    const logger = recordingLogger();
    const index = indexWith(10);
    let failures = 2;
    const fill = async (count: number): Promise<number> => {
      if (failures > 0) throw new Error(`down, ${String((failures -= 1))} more`);
      return index.fill(count);
    };
    const indexer = createCheckIndexer({ index: { fill }, logger });
    for (let tick = 0; tick < 3; tick += 1) await indexer.worker.tick();
    expect(index.waiting()).to.equal(0);
    expect(logger.lines.map(({ level, message }) => [level, message])).to.deep.equal(
      Array(2).fill(['warn', 'the index of checks could not be filled']),
    );
  });

  it('begins no further step once it is closed', async () => {
    const index = indexWith(5_000);
    const indexer = createCheckIndexer({ index, logger: silentLogger });
    const looking = indexer.look(60_000);
    await indexer.worker.close();
    expect(await looking).to.equal(false);
    expect(index.asked.length).to.equal(1);
  });
});
