import { expect } from 'chai';
import type { ChainHead } from '../../../domain/report/chain.js';
import { checkpointText, readNote, signedNote } from '../../../domain/report/checkpoint-note.js';
import type { CheckpointLog, UnreadableCheckpoint, WrittenCheckpoint } from '../../../ports/platform/checkpoints.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { type Checkpointer, createCheckpointer } from '../../../src/application/reports/checkpointer.js';
import { rejection } from '../../conformance/storage/harness.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { newSigner } from '../../support/report-signing.js';
import { recordingLogger } from '../../support/silent-logger.js';

const CHAIN = 'prt_1/sandbox';
const head = (size: number, digit: string, chainId = CHAIN): ChainHead => ({
  chainId,
  size,
  linkHash: digit.repeat(64),
});

/** Checkpoints over heads that a test sets, into a list in memory. */
const setUp = async (signer: Signer | null | undefined = undefined) => {
  const own = signer === undefined ? await newSigner() : signer;
  const world = {
    heads: [] as readonly ChainHead[],
    notes: [] as WrittenCheckpoint[],
    unreadable: [] as UnreadableCheckpoint[],
    isFull: false,
    reads: 0,
  };
  const logger = recordingLogger();
  const checkpoints: CheckpointLog = {
    append: async (chainId, note) => {
      if (world.isFull) throw new Error('no space');
      world.notes.push({ chainId, note, where: `note ${String(world.notes.length + 1)}` });
    },
    read: async () => {
      world.reads += 1;
      return { notes: [...world.notes], unreadable: world.unreadable };
    },
  };
  const fresh = (): Checkpointer =>
    createCheckpointer({
      reports: { heads: async () => world.heads } as unknown as Parameters<typeof createCheckpointer>[0]['reports'],
      checkpoints,
      currentSigner: async () => own,
      publicKeys: { list: async () => (own === null ? [] : [{ publicKey: own.publicKey }]) },
      verifier: createSignatureVerifier(),
      clock: { now: () => Date.parse('2026-11-21T12:00:00.000Z') },
      logger,
    });
  const said = (level: string): readonly (readonly [string, unknown])[] =>
    logger.lines.filter((line) => line.level === level).map(({ message, fields }) => [message, fields] as const);
  return { world, own, fresh, checkpointer: fresh(), said };
};

describe('the checkpointer', () => {
  it('logs each head that it signs: the log is a second witness', async () => {
    const { world, own, checkpointer, said } = await setUp();
    world.heads = [head(2, 'a')];
    expect(await checkpointer.run()).to.equal(1);
    expect(said('info')).to.deep.equal([
      [
        'checkpoint of a report chain',
        { chain_id: CHAIN, size: 2, link_hash: 'a'.repeat(64), key_id: own?.publicKey.kid },
      ],
    ]);
    expect(readNote(world.notes[0]?.note ?? '')).to.deep.include({
      ...head(2, 'a'),
      createdAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('signs nothing without a key, and says nothing of it', async () => {
    const { world, checkpointer, said } = await setUp(null);
    world.heads = [head(2, 'a')];
    expect(await checkpointer.run()).to.equal(0);
    expect([world.notes, said('info'), said('error')]).to.deep.equal([[], [], []]);
  });

  it('reads the files once, and goes on from what it wrote itself', async () => {
    const { world, checkpointer } = await setUp();
    for (const heads of [[head(1, 'a')], [head(1, 'a')], [head(2, 'b')]]) {
      world.heads = heads;
      await checkpointer.run();
    }
    expect([world.reads, world.notes.length]).to.deep.equal([1, 2]);
  });

  it('never signs a chain that is shorter than its checkpoint or is another one, and logs an error', async () => {
    for (const changed of [head(2, 'a'), head(3, 'b'), head(2, 'b')]) {
      const { world, checkpointer, said } = await setUp();
      world.heads = [head(3, 'a')];
      await checkpointer.run();
      world.heads = [changed];
      expect(await checkpointer.run()).to.equal(0);
      expect(said('error')).to.deep.equal([
        [
          'a chain of reports does not fit its last checkpoint: run signgate reports verify-log',
          { chain_id: CHAIN, size: changed.size, checkpoint_size: 3 },
        ],
      ]);
    }
  });

  it('has nothing to say of a chain that did not change', async () => {
    const { world, checkpointer, said } = await setUp();
    world.heads = [head(3, 'a'), head(1, 'c', 'prt_2/sandbox')];
    await checkpointer.run();
    expect(await checkpointer.run()).to.equal(0);
    expect(said('error')).to.deep.equal([]);
  });

  it('logs as an error that a chain with checkpoints is gone, and names that chain alone', async () => {
    const { world, checkpointer, said } = await setUp();
    world.heads = [head(3, 'a'), head(1, 'c', 'prt_2/sandbox')];
    await checkpointer.run();
    world.heads = [head(1, 'c', 'prt_2/sandbox')];
    await checkpointer.run();
    expect(said('error')).to.deep.equal([
      ['a chain of reports that has checkpoints is gone: run signgate reports verify-log', { chain_id: CHAIN }],
    ]);
  });

  it('goes by the longest good checkpoint in the files, and names every other text', async () => {
    const { world, own, fresh, said } = await setUp();
    if (own === null) throw new Error('A key signs');
    const noteOf = async (of: ChainHead): Promise<string> => {
      const text = checkpointText({ ...of, createdAt: '2026-11-20T12:00:00.000Z' });
      return signedNote(text, own.publicKey, await own.signBytes(new TextEncoder().encode(text)));
    };
    world.notes = [
      { chainId: CHAIN, note: await noteOf(head(5, 'a')), where: 'first' },
      { chainId: CHAIN, note: await noteOf(head(4, 'b')), where: 'second' },
      { chainId: CHAIN, note: (await noteOf(head(9, 'c'))).replace('\n9\n', '\n8\n'), where: 'third' },
    ];
    world.unreadable = [{ chainId: CHAIN, where: 'fourth' }];
    world.heads = [head(5, 'a')];
    expect(await fresh().run()).to.equal(0);
    expect(said('warn')).to.deep.equal([['a checkpoint cannot be read', { where: 'fourth' }]]);
    expect(said('error')).to.deep.equal([
      ['a checkpoint has a signature that does not fit its text', { where: 'third' }],
    ]);
    world.heads = [head(6, 'd')];
    expect(await fresh().run()).to.equal(1);
  });

  describe('on its own', () => {
    const timers = useMockTimers();

    it('runs at its interval, logs a run that failed, tries again, and stops when it is closed', async () => {
      const { world, checkpointer, said } = await setUp();
      world.isFull = true;
      world.heads = [head(1, 'a')];
      checkpointer.start(60_000);
      checkpointer.start(60_000);
      await timers.tick(60_000);
      expect(said('warn')).to.have.length(1);
      expect(said('warn')[0]?.[0]).to.equal('checkpoints of the report chains could not be written');
      expect(said('warn')[0]?.[1]).to.have.property('error').that.is.instanceOf(Error);
      world.isFull = false;
      await timers.tick(60_000);
      expect(world.notes).to.have.lengthOf(1);
      world.heads = [head(2, 'b')];
      await checkpointer.close();
      expect(world.notes).to.have.lengthOf(2);
      world.heads = [head(3, 'c')];
      await timers.tick(120_000);
      expect(world.notes).to.have.lengthOf(2);
    });
  });

  it('rejects a run that failed, and works again after that', async () => {
    const { world, checkpointer } = await setUp();
    world.isFull = true;
    world.heads = [head(1, 'a')];
    expect((await rejection(checkpointer.run())).message).to.equal('no space');
    world.isFull = false;
    expect(await checkpointer.run()).to.equal(1);
  });
});
