import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkedBytes, confirm, PAYMENT } from '../http/real/support/confirming.js';
import type { TestDatabase } from '../support/database.js';
import { type ReportingService, sharedDatabase, startReporting } from '../support/reports/report-services.js';
import { commandResult } from '../support/commands.js';

/** No database listens there: a command that needs one fails. */
const OFFLINE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
const UNKNOWN = 'req_01h455vb4pex5vsknk084sn02q';

describe('signgate receipts', function () {
  this.timeout(120_000);
  let folder: string;
  let database: TestDatabase;
  let service: ReportingService;
  let settings: Readonly<Record<string, string>>;
  let requestId: string;
  let digest: string;
  const files = { receipt: '', answer: '', jwks: '' };

  const verify = (file: string, ...words: readonly string[]) =>
    commandResult(['receipts', 'verify', file, '--jwks', files.jwks, ...words], OFFLINE);

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-commands-'));
    const shared = await sharedDatabase();
    ({ database } = shared);
    settings = { DATABASE_URL: database.url, SIGNING_KEY_FILE: join(folder, 'key.pem'), LOG_LEVEL: 'error' };
    expect((await commandResult(['signing', 'rotate'], settings)).code).to.equal(0);
    service = await startReporting(shared.storage, settings);
    const key = await service.key();
    requestId = await checkedBytes(service, key, 'ALLOW');
    ({ digest } = (await service.read(key, requestId)).json['payload'] as { digest: string });
    const drifted = { transaction: { ...PAYMENT.transaction, nonce: 2 } };
    await confirm(service, key, requestId, drifted);
    const answer = await confirm(service, key, requestId, PAYMENT);
    files.answer = join(folder, 'answer.json');
    await writeFile(files.answer, answer.text);
    files.receipt = join(folder, 'receipt.jws');
    await writeFile(files.receipt, `${String(answer.json['receipt'])}\n`);
    files.jwks = join(folder, 'jwks.json');
    await writeFile(files.jwks, (await service.send('GET', '/.well-known/jwks.json')).text);
  });
  after(async () => {
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('verify a receipt offline, alone or in its answer, and end with 0', async () => {
    for (const file of [files.receipt, files.answer]) {
      const { code, stdout, stderr } = await verify(file, '--digest', digest, '--json');
      expect(code, stderr).to.equal(0);
      const verified = JSON.parse(stdout) as { ok: boolean; receipt: Record<string, unknown> };
      expect(verified.ok).to.equal(true);
      expect(verified.receipt).to.include({ request_id: requestId, verdict: 'ALLOW', payload_digest: digest });
    }
    const { stdout } = await verify(files.receipt);
    for (const text of ['genuine and counts', '[  ok  ] signature:', '[  -   ] bytes:', 'Not checked:'])
      expect(stdout).to.include(text);
  });

  it('verify it by the keys of the database', async () => {
    const { code } = await commandResult(['receipts', 'verify', files.receipt, '--digest', digest], settings);
    expect(code).to.equal(0);
  });

  it('end with 1 for a changed one, other bytes, another time and another trust root', async () => {
    const changed = join(folder, 'changed.jws');
    const [header = '', payload = '', signature = ''] = (await service.stores.confirmations.listAnywhere(requestId))
      .flatMap(({ receipt }) => receipt ?? [])
      .join()
      .split('.');
    const other = Buffer.from(payload, 'base64url').toString().replace('"ethereum"', '"base"');
    await writeFile(changed, `${header}.${Buffer.from(other).toString('base64url')}.${signature}`);
    for (const words of [
      [changed],
      [files.receipt, '--digest', `0x${'00'.repeat(32)}`],
      [files.receipt, '--at', '2027-01-31T12:00:00Z'],
      [files.receipt, '--trust-root', 'another'],
      [files.jwks],
    ]) {
      const { code, stdout } = await verify(words[0] ?? '', ...words.slice(1));
      expect(code, words.join(' ')).to.equal(1);
      expect(stdout).not.to.include('genuine');
    }
  });

  it('list every confirmation of a check, with the receipts that were given', async () => {
    const { code, stdout } = await commandResult(['receipts', 'list', requestId, '--json'], settings);
    expect(code).to.equal(0);
    const { confirmations } = JSON.parse(stdout) as { confirmations: Record<string, unknown>[] };
    expect(confirmations.map(({ result, fields }) => [result, fields])).to.deep.equal([
      ['DRIFTED', ['nonce']],
      ['SAME', []],
    ]);
    expect(confirmations.map(({ receipt }) => receipt !== null)).to.deep.equal([false, true]);
    expect((await commandResult(['receipts', 'list', UNKNOWN], settings)).code).to.equal(1);
  });
});
