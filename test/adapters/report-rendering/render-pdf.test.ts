import { inflateSync } from 'node:zlib';
import { expect } from 'chai';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { OverloadedError } from '../../../ports/sources/errors.js';
import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { rejection } from '../../conformance/storage/harness.js';
import {
  bodyOf,
  demonstrationSample,
  hostileSample,
  manyEvidenceSample,
  sampleWith,
  type SampleRecord,
} from '../../support/report-samples.js';
import { ALL_SAMPLES, batchSample, hostilePayloadSample, longBatchSample } from '../../support/payload-samples.js';
import { runs } from '../../support/depth.js';
import { deliver, newSigner } from '../../support/report-signing.js';

/** Every packed stream of a document, unpacked, one after the other. */
const streamsOf = (bytes: Uint8Array): readonly string[] => {
  const text = Buffer.from(bytes).toString('latin1');
  return [...text.matchAll(/\/Length (\d+)\n[^]*?>>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const packed = Buffer.from(text.slice(start, start + Number(match[1])), 'latin1');
    return match[0].includes('/FlateDecode') ? inflateSync(packed).toString('latin1') : packed.toString('latin1');
  });
};

const pageCount = (bytes: Uint8Array): number =>
  (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\n/g) ?? []
  ).length;

describe('a report as PDF', function () {
  this.timeout(120_000);
  let signer: Signer;
  let renderer: ReportRenderer;
  before(async () => {
    signer = await newSigner();
    renderer = createPdfRenderer();
  });
  after(() => renderer.close());
  const rendered = new Map<string, Promise<Uint8Array>>();
  /** Rendered once for all tests: the first of them shows that the bytes are the same each time. */
  const pdfOf = async (sample: SampleRecord): Promise<Uint8Array> => {
    const report = await deliver(bodyOf(sample), signer);
    const pdf = rendered.get(report.text) ?? renderer.render(report);
    rendered.set(report.text, pdf);
    return pdf;
  };

  // the long sample shows no more kinds of things than a tenth of it
  const samples = { ...ALL_SAMPLES, 'many-evidence': () => manyEvidenceSample(30) };
  for (const [name, sample] of Object.entries(samples)) {
    it(`carries the signed JSON: ${name}`, async () => {
      const report = await deliver(bodyOf(sample()), signer);
      expect(renderer.extract(await pdfOf(sample()))).to.equal(report.text);
    });
  }

  it('is the same bytes each time, from another thread too', async () => {
    const other = createPdfRenderer();
    try {
      for (const sample of [demonstrationSample(0xde300006), hostilePayloadSample()]) {
        const report = await deliver(bodyOf(sample), signer);
        const all = [await pdfOf(sample), await renderer.render(report), await other.render(report)];
        expect(new Set(all.map((bytes) => Buffer.from(bytes).toString('latin1'))).size).to.equal(1);
      }
    } finally {
      await other.close();
    }
  });

  it('is tagged, names its language and its title, and embeds its fonts', async () => {
    const text = Buffer.from(await pdfOf(demonstrationSample(0xde300001))).toString('latin1');
    expect(text)
      .to.include('/Marked true')
      .and.to.include('/StructTreeRoot')
      .and.to.include('/Lang (en)')
      .and.to.include('/DisplayDocTitle true');
    expect(text)
      .to.include('/FontFile2')
      .and.to.not.match(/\/BaseFont \/Helvetica/);
    for (const type of ['H1', 'H2', 'Table', 'TH', 'TD', 'L', 'LI']) expect(text, type).to.include(`/S /${type}`);
  });

  it('leaves no heading alone at the foot of a page, however long the first page is', async () => {
    const lastTags = (bytes: Uint8Array): readonly string[] =>
      streamsOf(bytes).flatMap((stream) => {
        const tags = [...stream.matchAll(/\/(\w+) <<\s*\/MCID/g)].map(([, tag]) => tag ?? '');
        return tags.length === 0 ? [] : [tags.at(-1) ?? ''];
      });
    for (const length of [1, 900, 1_300, 1_700, 700, 1_100, 1_500, 1_900].slice(0, runs(4, 8))) {
      const body = bodyOf(demonstrationSample(0xde300006));
      const long = { ...body, findings: body.findings.map((one) => ({ ...one, message: 'word '.repeat(50) })) };
      const pdf = await renderer.render(
        await deliver({ ...long, business_reference: 'w '.repeat(length / 2) }, signer),
      );
      expect(
        lastTags(pdf).filter((tag) => /^H\d/.test(tag)),
        `${length}`,
      ).to.deep.equal([]);
    }
  });

  it('describes the drawing of a path in words', async () => {
    expect(Buffer.from(await pdfOf(demonstrationSample(0xde300006))).toString('latin1'))
      .to.include('/S /Figure')
      .and.to.match(/\/Alt \(Path of funds: Fictional mixer, origin/);
  });

  it('marks every page of a demonstration, and no page of another report', async () => {
    const bannersOf = async (sample: SampleRecord): Promise<readonly [number, number]> => {
      const pdf = await pdfOf(sample);
      // the violet bar over the whole width of a page
      return [streamsOf(pdf).filter((stream) => stream.includes('0 0 595.28 22 re')).length, pageCount(pdf)];
    };
    const [banners, pages] = await bannersOf(demonstrationSample(0xde300006));
    expect(pages).to.be.greaterThan(2);
    expect(banners).to.equal(pages);
    expect((await bannersOf(sampleWith(1)))[0]).to.equal(0);
  });

  it('holds no script and no link to the outside', async () => {
    const [text, bytes] = await Promise.all(
      [hostileSample(), hostilePayloadSample()].map(async (sample) =>
        Buffer.from(await pdfOf(sample)).toString('latin1'),
      ),
    );
    for (const document of [text, bytes]) expect(document).to.not.match(/\/(JavaScript|JS|Launch|URI|OpenAction|AA)\b/);
  });

  it('sets every action of the longest payload', async () => {
    const short = pageCount(await pdfOf(batchSample()));
    expect(pageCount(await pdfOf(longBatchSample(255)))).to.be.greaterThan(short + 20);
  });

  it('sets cells that are higher than a page', async () => {
    const long = 'W'.repeat(60_000);
    const body = bodyOf(sampleWith(1));
    const report = await deliver(
      {
        ...body,
        findings: [
          {
            code: 'new_recipient',
            source: 'risk',
            severity: 'LOW',
            message: long,
            recommended_action: 'ALLOW',
            default_action: 'ALLOW',
            fields: [],
            evidence_ids: [],
            measures: [],
          },
        ],
      },
      signer,
    );
    expect(pageCount(await renderer.render(report))).to.be.greaterThan(20);
  });

  it('leaves the main thread free while it renders a long report', async () => {
    const report = await deliver(bodyOf(manyEvidenceSample(100)), signer);
    const startedAt = performance.now();
    let longest = 0;
    let turns = 0;
    let last = startedAt;
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      turns += 1;
    }, 5);
    await renderer.render(report);
    clearInterval(timer);
    // beside the rendering's own time, which a busy machine stretches as it stretches a turn
    expect(turns).to.be.greaterThan(10);
    expect(longest).to.be.lessThan((performance.now() - startedAt) / 2);
  });

  it('refuses what comes when 32 wait, and serves those that wait, each by itself', async () => {
    const report = await deliver(bodyOf(sampleWith(1)), signer);
    // 32 may wait; all but the last of these are no reports, which takes less time to find out than rendering them
    const texts = Array.from({ length: 40 }, (_, index) => (index === 31 ? report.text : 'no report'));
    const all = await Promise.allSettled(texts.map((text) => renderer.render({ ...report, text })));
    const outcomes = all.map((one) => {
      if (one.status === 'fulfilled') return 'rendered';
      return one.reason instanceof OverloadedError ? 'refused' : 'failed';
    });
    expect(outcomes).to.deep.equal([
      ...Array.from({ length: 31 }, () => 'failed'),
      'rendered',
      ...Array.from({ length: 8 }, () => 'refused'),
    ]);
  });

  it('fails what waits when it is closed, may be closed again, and renders again afterwards', async () => {
    const own = createPdfRenderer();
    const report = await deliver(bodyOf(sampleWith(1)), signer);
    const waiting = rejection(own.render(report));
    await own.close();
    expect((await waiting).message).to.include('closed');
    await own.close();
    expect(pageCount(await own.render(report))).to.be.greaterThan(1);
    await own.close();
  });

  it('takes no other document for one of its own', () => {
    for (const text of [
      '',
      '%PDF-1.7\n',
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\nstartxref\n0\n%%EOF\n',
    ]) {
      expect(renderer.extract(Buffer.from(text))).to.equal(null);
    }
  });
});
