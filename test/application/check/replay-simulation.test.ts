import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { recordText } from '../../../domain/record/record-text.js';
import { type ReExecuted, ReExecutionError } from '../../../ports/sources/simulation.js';
import { replaySimulation, type SimulationReplay } from '../../../src/application/check/replay-simulation.js';
import { packWitness } from '../../../src/application/witnesses/packing.js';
import { evmAddress } from '../../support/addresses.js';
import { allowance, ETH, executionWith, nodeFact, paid, tokenAt } from '../../support/executions.js';
import { sampleWith } from '../../support/report-samples.js';

const [ME, SHOP] = [evmAddress('me'), evmAddress('a shop')];
const EFFECTS = [...paid(ME, SHOP, ETH, 7n), allowance(ME, SHOP, tokenAt(evmAddress('coin')), '5')];
const WITNESS = 'what it takes';

describe('replaying a simulation', () => {
  /** What is said of a recorded execution where executing again gives these. */
  const replayed = async (
    changes: Partial<ReExecuted> | ReExecutionError,
    { stored = WITNESS, recorded = {} }: { stored?: string | null; recorded?: Partial<Execution> } = {},
  ): Promise<SimulationReplay | undefined> => {
    const { witnesses } = createMemoryStorage();
    const { sha256, gzipped } = await packWitness(WITNESS);
    if (stored !== null)
      await witnesses.put({ sha256, gzipped: stored === WITNESS ? gzipped : (await packWitness(stored)).gzipped });
    const execution = executionWith({ effects: EFFECTS, witnessSha256: sha256, ...recorded });
    const { record } = sampleWith(1);
    const facts = { ...record.facts, simulation: [...record.facts.simulation, nodeFact(execution)] };
    const recordJson = recordText({ ...record, facts });
    const checks = { findAnywhere: async () => ({ ...record, checkedAtMs: 0, recordJson }) as never };
    const reExecute = async (text: string): Promise<ReExecuted> => {
      expect(text).to.equal(WITNESS);
      if (changes instanceof ReExecutionError) throw changes;
      const { number, hash } = execution.block ?? { number: 0, hash: '' };
      const nameless = EFFECTS.map((effect) => ({
        ...effect,
        asset: { ...effect.asset, symbol: null, decimals: null },
      }));
      return { block: { number, hash }, status: 'ok', effects: nameless, differences: [], missing: [], ...changes };
    };
    const [replay, ...more] = await replaySimulation({ checks, witnesses, reExecute }, 'req_1');
    expect(more).to.deep.equal([]);
    return replay;
  };

  it('is equal where effects, status, block, output, logs and gas are, with any names of the assets', async () => {
    const replay = await replayed({});
    expect([replay?.outcome, replay?.why, replay?.differences]).to.deep.equal(['equal', null, []]);
    expect(replay?.effects.map(({ result }) => result)).to.deep.equal(['equal', 'equal', 'equal']);
  });

  it('is different where anything is: an effect, its amount, how it ended, or what the node said', async () => {
    const [first, ...others] = EFFECTS;
    const cases: readonly (readonly [Partial<ReExecuted>, string])[] = [
      [{ effects: others }, 'only_recorded equal equal'],
      [{ effects: [...EFFECTS, ...paid(ME, SHOP, ETH, 8n)] }, 'equal equal equal only_again only_again'],
      [{ effects: [...others, { ...first, after: '1' } as never] }, 'only_recorded equal equal only_again'],
      [{ status: 'reverted' }, 'equal equal equal status'],
      [{ block: { number: 1, hash: '0x' } }, 'equal equal equal block'],
      [{ differences: ['output'] }, 'equal equal equal output'],
    ];
    for (const [changes, expected] of cases) {
      const replay = await replayed(changes);
      expect(replay?.outcome, expected).to.equal('different');
      const said = [...(replay?.effects ?? []).map(({ result }) => result), ...(replay?.differences ?? [])];
      expect(said.join(' ')).to.equal(expected);
    }
  });

  it('is unknown, and never equal, where that cannot be found out', async () => {
    const why = async (...given: Parameters<typeof replayed>): Promise<string> => {
      const replay = await replayed(...given);
      expect(replay?.outcome).to.equal('unknown');
      return String(replay?.why);
    };
    expect(await why({}, { recorded: { witnessSha256: null } })).to.equal('the record names no witness');
    expect(await why({}, { stored: null })).to.equal('the witness is not in this database');
    expect(await why({}, { stored: 'another' })).to.include('not the one that the record names');
    expect(await why(new ReExecutionError('it is not installed'))).to.equal('it is not installed');
    expect(await why({ missing: ['0x12 0x34'] })).to.include('lacks what was asked for: 0x12 0x34');
  });
});
