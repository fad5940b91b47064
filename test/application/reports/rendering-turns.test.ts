import { expect } from 'chai';
import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import { Refusal } from '../../../src/application/refusal.js';
import { createReadReport } from '../../../src/application/reports/read-report.js';
import { createRenderers } from '../../../src/runtime/renderers.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { manyEvidenceSample, requestId, sampleWith, bodyOf } from '../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { deliver, newSigner } from '../../support/report-signing.js';

describe('renderings of reports', () => {
  let service: ReportService;
  let delivered = '';
  before(async () => {
    service = await openReportService(createMemoryStorage());
    await service.append(sampleWith(1));
    ({ delivered } = await service.create(SAMPLE_CALLER, { request_id: requestId(1) }));
  });
  after(() => service.dispose());

  /** Every id is a report of who asks; a rendering ends when it is told to. */
  const world = (processes = 1) => {
    const ends: (() => void)[] = [];
    const done: string[] = [];
    const renderer: ReportRenderer = {
      ...(service.renderers[0] as ReportRenderer),
      render: ({ text }) => new Promise((resolve) => ends.push(() => resolve(Buffer.from(text)))),
    };
    const find = async (_scope: unknown, reportId: string) => ({ reportId, requestId: requestId(1), delivered });
    const read = createReadReport({ find } as unknown as ReportStore, async () => [renderer], { processes });
    const readAs = async (partnerId: string, reportId: string) => {
      const caller = { ...SAMPLE_CALLER, scope: { ...SAMPLE_CALLER.scope, partnerId } };
      const { bytes } = await read(caller, reportId, 'html');
      done.push(reportId);
      return Buffer.from(bytes).toString();
    };
    const settled = () => new Promise(setImmediate);
    const endNext = async () => {
      await settled();
      ends.shift()?.();
      await settled();
    };
    return { ends, done, readAs, endNext };
  };

  it('are made once for each report, however often it is read', async () => {
    const { ends, readAs, endNext } = world();
    const all = Array.from({ length: 300 }, () => readAs('one', 'r1'));
    await endNext();
    expect(new Set(await Promise.all(all))).to.deep.equal(new Set([delivered]));
    expect(await readAs('one', 'r1')).to.equal(delivered);
    expect(ends).to.deep.equal([]);
  });

  it('go by turns of partners: one waits for no more than one report of each other', async () => {
    const { done, readAs, endNext } = world();
    for (let number = 1; number <= 8; number += 1) for (const one of ['a', 'b']) void readAs(one, `${one}${number}`);
    void readAs('c', 'c1');
    for (let ended = 0; ended < 4; ended += 1) await endNext();
    expect(done).to.include('c1');
  });

  for (const [processes, most] of [
    [1, 16],
    [4, 4],
    [64, 1],
  ] as const)
    it(`refuse a partner more than ${most} that wait in each of ${processes} processes: 503, and when`, async () => {
      const { readAs, endNext } = world(processes);
      const held = Array.from({ length: most + 1 }, (_, number) => readAs('a', `a${number}`));
      await endNext();
      held.push(readAs('a', 'x'));
      const refusal = await readAs('a', 'y').catch((error: unknown) => error);
      expect(refusal).to.be.instanceOf(Refusal);
      expect(refusal).to.include({ code: 'service_unavailable', retryAfterSeconds: 1 });
      const other = readAs('b', 'b1');
      for (let ended = 0; ended < most + 2; ended += 1) await endNext();
      await Promise.all([...held, other]);
      const again = readAs('a', 'y');
      await endNext();
      expect(await again).to.equal(delivered);
    });

  it('leave the main thread free, as HTML too, and are the bytes of the renderer itself', async () => {
    const report = await deliver(bodyOf(manyEvidenceSample(300)), await newSigner());
    const renderers = await createRenderers();
    const html = renderers.find(({ format }) => format === 'html');
    try {
      let turns = 0;
      const state = { isDone: false };
      const rendering = html?.render(report).finally(() => (state.isDone = true));
      // rendered on this thread it would be over within a few turns, however slow the machine is
      while (!state.isDone) {
        await new Promise(setImmediate);
        turns += 1;
      }
      const rendered = await rendering;
      expect(turns).to.be.greaterThan(100);
      expect(Buffer.from(rendered ?? [])).to.deep.equal(
        Buffer.from((await service.renderers[0]?.render(report)) ?? []),
      );
    } finally {
      await Promise.all(renderers.map((renderer) => renderer.close()));
    }
  });
});
