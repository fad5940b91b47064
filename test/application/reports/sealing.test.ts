import { expect } from 'chai';
import { GENESIS_LINK } from '../../../domain/report/chain.js';
import { checkpointHash } from '../../../domain/report/checkpoint-note.js';
import { inclusionProof, proofProblem } from '../../../domain/report/inclusion-proof.js';
import { SETTLED_AFTER_MS } from '../../../src/application/reports/checkpointer.js';
import { SEAL_RECORDS } from '../../../src/application/reports/seal-chain.js';
import { MINUTE_MS, OTHER_PARTNER, SCOPE } from '../../conformance/storage/fixtures.js';
import { checkpointIn, noteList, setUpCheckpointing } from './support/checkpointing.js';

describe('sealing checks', () => {
  it('puts every settled check into one seal, in the order of time, with a proof for each', async () => {
    const { checkpointer, check, sealsOf, folder } = await setUpCheckpointing();
    const late = await check(MINUTE_MS);
    const ids = [await check(3 * MINUTE_MS), await check(2 * MINUTE_MS), late];
    expect(await checkpointer.run()).to.equal(1);
    const [seal, ...others] = await sealsOf();
    if (seal === undefined) throw new Error('There is a seal');
    expect(others).to.deep.equal([]);
    expect(seal.records.map(({ requestId }) => requestId)).to.deep.equal(ids);
    expect(folder.notes.map(({ note }) => note)).to.deep.equal([seal.note]);
    expect(checkpointIn(seal)).to.include({ sealSeq: 1, records: 3, size: 0, previous: GENESIS_LINK });
    for (const id of ids) {
      const proof = inclusionProof(seal, id);
      expect(proof === null ? 'none' : proofProblem(proof), id).to.equal(null);
    }
    expect(inclusionProof(seal, 'req_other')).to.equal(null);
  });

  it('waits until a check is settled, so that one stored late is in a seal like any other', async () => {
    const { checkpointer, check, sealsOf, clock, said } = await setUpCheckpointing();
    await check(MINUTE_MS);
    await check(SETTLED_AFTER_MS - 1);
    await checkpointer.run();
    // of before the other one, and stored after the seal
    const late = await check(SETTLED_AFTER_MS);
    expect((await sealsOf()).map(({ records }) => records.length)).to.deep.equal([1]);
    clock.nowMs += MINUTE_MS;
    await checkpointer.run();
    const seals = await sealsOf();
    expect(seals.map(({ records }) => records.length)).to.deep.equal([1, 2]);
    expect(seals[1]?.records[0]?.requestId).to.equal(late);
    expect(said('error')).to.deep.equal([]);
  });

  it('ties each seal to the one before it', async () => {
    const { checkpointer, check, sealsOf, clock } = await setUpCheckpointing();
    for (let round = 0; round < 3; round += 1) {
      await check(MINUTE_MS);
      await checkpointer.run();
      clock.nowMs += MINUTE_MS;
    }
    const [first, second, third] = (await sealsOf()).map(checkpointIn);
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are three seals');
    expect([first.previous, second.previous, third.previous]).to.deep.equal([
      GENESIS_LINK,
      checkpointHash(first),
      checkpointHash(second),
    ]);
    expect([first.sealSeq, second.sealSeq, third.sealSeq]).to.deep.equal([1, 2, 3]);
  });

  it('seals the last checks as well when the only instance stops, and not while another one runs', async () => {
    for (const isAlone of [true, false]) {
      const { checkpointer, check, sealsOf, stores } = await setUpCheckpointing();
      stores.seals.isAlone = async () => isAlone;
      await check(0);
      await checkpointer.worker.close();
      expect((await sealsOf()).map(({ records }) => records.length)).to.deep.equal(isAlone ? [1] : []);
    }
  });

  it('makes further seals of what is too much for one', async () => {
    const { checkpointer, check, sealsOf, stores } = await setUpCheckpointing();
    const count = 2 * SEAL_RECORDS + 10;
    for (let index = 0; index < count; index += 1) await check(10 * MINUTE_MS - index);
    expect(await checkpointer.run()).to.equal(3);
    const seals = await sealsOf();
    expect(seals.map(({ records }) => records.length)).to.deep.equal([SEAL_RECORDS, SEAL_RECORDS, 10]);
    const ids = seals.flatMap(({ records }) => records.map(({ requestId }) => requestId));
    expect(new Set(ids).size).to.equal(count);
    for (const id of [ids[0], ids[SEAL_RECORDS - 1], ids[SEAL_RECORDS], ids.at(-1)]) {
      const found = await stores.checks.find(SCOPE, id ?? '');
      const seal = await stores.seals.covering(SCOPE, found?.checkedAtMs ?? 0);
      expect(seal?.records.some(({ requestId }) => requestId === id)).to.equal(true);
    }
  });

  it('keeps checks of one moment together, however many they are', async () => {
    const { checkpointer, check, sealsOf } = await setUpCheckpointing();
    for (let index = 0; index < SEAL_RECORDS + 5; index += 1) await check(MINUTE_MS);
    await checkpointer.run();
    expect((await sealsOf()).reduce((sum, { records }) => sum + records.length, 0)).to.equal(SEAL_RECORDS + 5);
  });

  it('seals each partner and environment by itself: a proof tells nothing of others, not even how many', async () => {
    const { checkpointer, check, sealsOf } = await setUpCheckpointing();
    const own = await check(MINUTE_MS);
    for (let index = 0; index < 5; index += 1) await check(MINUTE_MS, OTHER_PARTNER);
    expect(await checkpointer.run()).to.equal(2);
    const [seal] = await sealsOf();
    expect(seal?.records.map(({ requestId }) => requestId)).to.deep.equal([own]);
  });

  it('never seals a check that appears among those that it has looked at, and logs an error', async () => {
    const { checkpointer, check, sealsOf, clock, said, chainId } = await setUpCheckpointing();
    await check(10 * MINUTE_MS);
    await checkpointer.run();
    clock.nowMs += 5 * MINUTE_MS;
    await checkpointer.run();
    const backdated = await check(4 * MINUTE_MS);
    const genuine = await check(0);
    clock.nowMs += MINUTE_MS;
    await checkpointer.run();
    const sealed = (await sealsOf()).flatMap(({ records }) => records.map(({ requestId }) => requestId));
    expect(sealed).to.include(genuine).and.not.to.include(backdated);
    expect(said('error')).to.deep.equal([
      [
        'a check has appeared among older ones: run signgate reports verify-log',
        { chain_id: chainId, request_id: backdated },
      ],
    ]);
  });

  it('leaves sealing to the instance that was quicker, and copies its checkpoints to its own folder', async () => {
    const { checkpointer, instance, check, clock, sealsOf, folder } = await setUpCheckpointing();
    const own = noteList();
    const other = instance(own.log);
    await other.run();
    for (let round = 0; round < 2; round += 1) {
      await check(MINUTE_MS);
      await Promise.all([checkpointer.run(), other.run()]);
      clock.nowMs += MINUTE_MS;
    }
    await Promise.all([checkpointer.run(), other.run()]);
    const stored = (await sealsOf()).map(({ note }) => note);
    expect(stored).to.have.length(2);
    expect(folder.notes.map(({ note }) => note)).to.deep.equal(stored);
    expect(own.world.notes.map(({ note }) => note)).to.deep.equal(stored);
  });

  it('signs nothing on top of seals that are gone or were replaced since it saw them', async () => {
    for (const change of ['gone', 'replaced'] as const) {
      const { checkpointer, check, clock, folder, said, stores } = await setUpCheckpointing();
      await check(MINUTE_MS);
      await checkpointer.run();
      const other = await setUpCheckpointing();
      await other.check(2 * MINUTE_MS);
      await other.checkpointer.run();
      const { scopes } = stores.seals;
      stores.seals.scopes = async (untilMs) => {
        const [own] = await scopes.call(stores.seals, untilMs);
        const [replaced] = await other.stores.seals.scopes(untilMs);
        if (own === undefined || replaced === undefined) throw new Error('Both have seals');
        return [{ ...own, newest: change === 'gone' ? null : replaced.newest }];
      };
      clock.nowMs += MINUTE_MS;
      await check(MINUTE_MS / 2);
      expect(await checkpointer.run()).to.equal(0);
      expect(folder.notes).to.have.length(1);
      expect(said('error').map(([message]) => message)).to.deep.equal([
        'a chain of reports does not fit its last checkpoint: run signgate reports verify-log',
      ]);
    }
  });

  it('begins an empty folder at the newest seal that is good, and only then goes on', async () => {
    const { checkpointer, instance, check, clock, sealsOf } = await setUpCheckpointing();
    for (let round = 0; round < 2; round += 1) {
      await check(MINUTE_MS);
      await checkpointer.run();
      clock.nowMs += MINUTE_MS;
    }
    await check(MINUTE_MS);
    const begun = noteList();
    await instance(begun.log).run();
    expect(begun.world.notes.map((note) => checkpointIn(note).sealSeq)).to.deep.equal([3]);
    expect(await sealsOf()).to.have.length(3);
  });
});
