import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { readNote } from '../../../domain/report/checkpoint-note.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { requestId, sampleWith } from '../../support/report-samples.js';

describe('checkpoints of the report chains', () => {
  let stores: Stores;
  let service: ReportService;
  let made = 0;
  beforeEach(async () => {
    made = 0;
    stores = createMemoryStorage();
    service = await openReportService(stores);
  });
  afterEach(() => service.dispose());
  const make = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      made += 1;
      await service.append(sampleWith(made));
      await service.create(SAMPLE_CALLER, { request_id: requestId(made) });
    }
  };

  it('are written for every chain that grew, and for no other', async () => {
    expect(await service.checkpointer.run()).to.equal(0);
    await make(2);
    expect(await service.checkpointer.run()).to.equal(1);
    expect(await service.checkpointer.run()).to.equal(0);
    await make(1);
    expect(await service.checkpointer.run()).to.equal(1);
    const { notes, unreadable } = await service.checkpoints.read();
    expect(notes.map(({ note }) => readNote(note)?.size)).to.deep.equal([2, 3]);
    expect(unreadable).to.deep.equal([]);
  });

  it('are only ever added to their file', async () => {
    await make(1);
    await service.checkpointer.run();
    const [file = ''] = await readdir(service.checkpointDir);
    const before = await readFile(join(service.checkpointDir, file), 'utf8');
    await make(1);
    await service.checkpointer.run();
    expect((await readFile(join(service.checkpointDir, file), 'utf8')).startsWith(before)).to.equal(true);
  });

  it('go on after a restart where the files end', async () => {
    await make(2);
    await service.checkpointer.run();
    expect(await service.freshCheckpointer().run()).to.equal(0);
    await make(1);
    expect(await service.freshCheckpointer().run()).to.equal(1);
  });

  it('are written once more when the service stops', async () => {
    await make(1);
    service.checkpointer.worker.start();
    await service.checkpointer.worker.close();
    const { notes } = await service.checkpoints.read();
    expect(readNote(notes.at(-1)?.note ?? '')).to.include({ size: 1, records: 1 });
  });

  it('never sign a chain that is shorter than its last checkpoint', async () => {
    await make(3);
    await service.checkpointer.run();
    const heads = await stores.reports.heads();
    stores.reports.heads = async () => heads.map((head) => ({ ...head, size: 2, linkHash: 'cd'.repeat(32) }));
    expect(await service.freshCheckpointer().run()).to.equal(0);
    expect((await service.checkpoints.read()).notes).to.have.lengthOf(1);
  });

  it('survive a write that was interrupted: the next note is whole, and the torn text is named', async () => {
    await make(1);
    await service.checkpointer.run();
    const [file = ''] = await readdir(service.checkpointDir);
    await appendFile(join(service.checkpointDir, file), '\nsigngate-reports/prt_01k');
    await make(1);
    await service.checkpointer.run();
    const { notes, unreadable } = await service.checkpoints.read();
    expect(notes.map(({ note }) => readNote(note)?.size)).to.deep.equal([1, 2]);
    expect(unreadable.map(({ where }) => where)).to.deep.equal([`${file}: 24 characters that belong to no note`]);
  });

  it('leave other files of the folder alone', async () => {
    await make(1);
    await service.checkpointer.run();
    await writeFile(join(service.checkpointDir, 'README'), 'mine');
    expect((await service.checkpoints.read()).notes).to.have.lengthOf(1);
  });
});
