import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { describeWhere } from '../../support/programs.js';
import { demonstrationSample } from '../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';

const run = promisify(execFile);

describeWhere('openssl', 'a report that is verified by hand, as its page says', () => {
  let service: ReportService;
  let folder: string;
  let delivered: string;
  let commands: string;
  before(async () => {
    service = await openReportService(createMemoryStorage());
    folder = await mkdtemp(join(tmpdir(), 'signgate-by-hand-'));
    const sample = demonstrationSample(0xde300006);
    await service.append(sample);
    ({ delivered } = await service.create(SAMPLE_CALLER, { request_id: sample.record.requestId }));
    await writeFile(join(folder, 'jwks.json'), JSON.stringify({ keys: await service.publicKeys() }));
    const page = await readFile('domain/report/README.md', 'utf8');
    commands = /```sh by-hand\n([^`]*)```/.exec(page)?.[1] ?? 'false';
  });
  after(async () => {
    await service.dispose();
    await rm(folder, { recursive: true });
  });

  const said = async (report: string): Promise<readonly string[]> => {
    await writeFile(join(folder, 'report.json'), report);
    const { stdout } = await run('sh', ['-c', commands], { cwd: folder });
    return stdout.split('\n');
  };

  it('is what was signed, by the key whose fingerprint is the trust root', async () => {
    const [key] = await service.publicKeys();
    expect(await said(delivered)).to.deep.equal([
      'Signature Verified Successfully',
      'the readable report is what was signed',
      key?.kid,
    ]);
  });

  it('is not what was signed where its readable part was changed, nor where the signed part was', async () => {
    const readable = delivered.replace('"recommended_action":"REVIEW"', '"recommended_action":"ALLOW"');
    expect(readable).not.to.equal(delivered);
    expect(await said(readable)).not.to.include('the readable report is what was signed');
    const signed = delivered.replace(
      /("jws":"[^.]+\..{100})(.)/,
      (_, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
    );
    expect(signed).not.to.equal(delivered);
    expect(await said(signed)).not.to.include('Signature Verified Successfully');
  });
});
