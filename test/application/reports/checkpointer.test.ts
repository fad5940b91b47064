import { expect } from 'chai';
import { chainIdOf } from '../../../domain/report/chain.js';
import { signedNote } from '../../../domain/report/checkpoint-note.js';
import { MINUTE_MS, OTHER_PARTNER, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { checkpointIn, setUpCheckpointing } from './support/checkpointing.js';

const CHAIN = chainIdOf(SCOPE);
const MISFIT = 'a chain of reports does not fit its last checkpoint: run signgate reports verify-log';

describe('the checkpointer', () => {
  it('logs each checkpoint that it signs: the log is a second witness', async () => {
    const { checkpointer, folder, makeReport, said, signer, stores } = await setUpCheckpointing();
    await makeReport();
    await makeReport();
    expect(await checkpointer.run()).to.equal(1);
    const checkpoint = checkpointIn(folder.notes[0] ?? { note: '' });
    const [head] = await stores.reports.heads();
    expect(checkpoint).to.include({ ...head, size: 2, sealSeq: 1, createdAt: '2026-11-21T12:00:00.000Z' });
    expect(said('info')).to.deep.equal([
      [
        'checkpoint of a report chain',
        {
          chain_id: CHAIN,
          size: 2,
          link_hash: head?.linkHash,
          seal: 1,
          records: 0,
          root: checkpoint.root,
          key_id: signer?.publicKey.kid,
        },
      ],
    ]);
  });

  it('signs nothing without a key, and says nothing of it', async () => {
    const { checkpointer, folder, makeReport, check, said } = await setUpCheckpointing({ signer: null });
    await makeReport();
    await check(MINUTE_MS);
    expect(await checkpointer.run()).to.equal(0);
    expect([folder.notes, said('info'), said('error')]).to.deep.equal([[], [], []]);
  });

  it('reads the files once, and goes on from what it wrote itself', async () => {
    const { checkpointer, folder, makeReport } = await setUpCheckpointing();
    await makeReport();
    await checkpointer.run();
    await checkpointer.run();
    await makeReport();
    await checkpointer.run();
    expect([folder.reads, folder.notes.length]).to.deep.equal([1, 2]);
  });

  it('never signs a chain that is shorter than its checkpoint or is another one, and logs an error', async () => {
    for (const changed of [{ size: 2 }, { linkHash: 'b'.repeat(64) }]) {
      const { checkpointer, makeReport, said, stores, check } = await setUpCheckpointing();
      for (let count = 0; count < 3; count += 1) await makeReport();
      await checkpointer.run();
      const [head] = await stores.reports.heads();
      if (head === undefined) throw new Error('There are reports');
      stores.reports.heads = async () => [{ ...head, ...changed }];
      await check(MINUTE_MS);
      expect(await checkpointer.run()).to.equal(0);
      const size = changed.size ?? 3;
      expect(said('error')).to.deep.equal([[MISFIT, { chain_id: CHAIN, size, checkpoint_size: 3 }]]);
    }
  });

  it('has nothing to say of a chain that did not change', async () => {
    const { checkpointer, makeReport, said } = await setUpCheckpointing();
    await makeReport();
    await makeReport(OTHER_PARTNER);
    expect(await checkpointer.run()).to.equal(2);
    expect(await checkpointer.run()).to.equal(0);
    expect(said('error')).to.deep.equal([]);
  });

  it('logs as an error that a chain with checkpoints is gone, and names that chain alone', async () => {
    const { checkpointer, makeReport, said, stores } = await setUpCheckpointing();
    await makeReport();
    await makeReport(OTHER_PARTNER);
    await checkpointer.run();
    const scopes = await stores.seals.scopes(0);
    stores.seals.scopes = async () => scopes.filter(({ scope }) => scope.partnerId !== SCOPE.partnerId);
    await checkpointer.run();
    expect(said('error')).to.deep.equal([
      ['a chain of reports that has checkpoints is gone: run signgate reports verify-log', { chain_id: CHAIN }],
    ]);
  });

  it('goes by the newest good checkpoint in the files, and names every text after it that is none', async () => {
    const { checkpointer, folder, fresh, makeReport, said, signer } = await setUpCheckpointing();
    await makeReport();
    await checkpointer.run();
    await makeReport();
    await checkpointer.run();
    const [, newest] = folder.notes;
    if (newest === undefined || signer === null) throw new Error('There are two checkpoints');
    const { text, signature } = checkpointIn(newest);
    const forged = signedNote(text.replace('\n2\n', '\n9\n'), signer.publicKey, signature);
    folder.notes.push({ chainId: CHAIN, note: forged, where: 'third' });
    folder.unreadable = [{ chainId: CHAIN, where: 'fourth' }];
    expect(await fresh().run()).to.equal(0);
    expect(said('warn')).to.deep.equal([['a checkpoint cannot be read', { where: 'fourth' }]]);
    expect(said('error')).to.deep.equal([
      ['a checkpoint has a signature that does not fit its text', { where: 'third' }],
    ]);
    await makeReport();
    expect(await fresh().run()).to.equal(1);
  });

  describe('on its own', () => {
    const timers = useMockTimers();
    /** The timers stand still: only turns of the event loop pass. */
    const until = async (holds: () => boolean): Promise<void> => {
      for (let turn = 0; turn < 10_000 && !holds(); turn += 1) await new Promise(setImmediate);
    };

    it('runs at once and at its interval, logs a failed run, tries again, and stops when it is closed', async () => {
      const { checkpointer, folder, makeReport, said } = await setUpCheckpointing();
      folder.isFull = true;
      await makeReport();
      checkpointer.worker.start();
      checkpointer.worker.start();
      await until(() => said('warn').length > 0);
      expect(said('warn')).to.have.length(1);
      expect(said('warn')[0]?.[0]).to.equal('checkpoints of the report chains could not be written');
      expect(said('warn')[0]?.[1]).to.have.property('error').that.is.instanceOf(Error);
      folder.isFull = false;
      await timers.tick(60_000);
      await until(() => folder.notes.length > 0);
      expect(folder.notes).to.have.lengthOf(1);
      await makeReport();
      await checkpointer.worker.close();
      expect(folder.notes).to.have.lengthOf(2);
      await makeReport();
      await timers.tick(120_000);
      expect(folder.notes).to.have.lengthOf(2);
    });
  });

  it('rejects a run that failed, and then writes to the folder what the store has already', async () => {
    const { checkpointer, folder, makeReport, sealsOf } = await setUpCheckpointing();
    folder.isFull = true;
    await makeReport();
    expect((await rejection(checkpointer.run())).message).to.equal('no space');
    folder.isFull = false;
    expect(await checkpointer.run()).to.equal(0);
    expect(folder.notes.map(({ note }) => note)).to.deep.equal((await sealsOf()).map(({ note }) => note));
  });
});
