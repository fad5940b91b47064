import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readEnvelope } from '../../domain/report/envelope.js';
import { transfer } from '../http/real/support/requests.js';
import type { TestDatabase } from '../support/database.js';
import { newSigner } from '../support/report-signing.js';
import { type ReportingService, sharedDatabase, startReporting } from '../support/reports/report-services.js';
import { commandResult } from '../support/commands.js';
import type { CommandResult } from '../support/service-process.js';

interface Verified {
  readonly ok: boolean;
}

/** No database listens there: a command that needs one fails. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

describe('signgate signing', function () {
  this.timeout(120_000);
  let folder: string;
  let database: TestDatabase;
  let service: ReportingService;
  let settings: Readonly<Record<string, string>>;
  let key: string;
  let [jwks, file] = ['', ''];

  const run = (...words: readonly string[]): Promise<CommandResult> => commandResult(words, settings);
  const runJson = async <Result>(...words: readonly string[]): Promise<Result & { readonly code: number }> => {
    const { code, stdout, stderr } = await run(...words, '--json');
    expect(stdout.trim().split('\n'), stderr).to.have.lengthOf(1);
    return { code, ...(JSON.parse(stdout) as Result) };
  };
  const saveJwks = async (): Promise<void> =>
    writeFile(jwks, (await service.send('GET', '/.well-known/jwks.json')).text);
  const report = async (name: string): Promise<string> => {
    const { request_id: requestId } = await service.verdict(key, transfer(name));
    return (await service.makeReport(key, { request_id: requestId })).text;
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-signing-'));
    [jwks, file] = [join(folder, 'jwks.json'), join(folder, 'report.json')];
    const shared = await sharedDatabase();
    ({ database } = shared);
    settings = {
      DATABASE_URL: database.url,
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      CHECKPOINT_DIR: join(folder, 'checkpoints'),
      LOG_LEVEL: 'error',
    };
    expect((await run('signing', 'rotate')).code).to.equal(0);
    service = await startReporting(shared.storage, settings);
    key = await service.key();
    await writeFile(file, await report('the first one'));
    await saveJwks();
  });
  after(async () => {
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('rotate the key while the service runs: new reports are signed by it, old ones still verify', async () => {
    const before_ = readEnvelope(await report('before rotation'));
    const { kid } = await runJson<{ readonly kid: string }>('signing', 'rotate');
    const after_ = readEnvelope(await report('after rotation'));
    expect(before_.signature.key_id).to.not.equal(kid);
    expect(after_.signature.key_id).to.equal(kid);
    await saveJwks();
    expect(JSON.parse((await run('signing', 'jwks')).stdout)).to.deep.equal(JSON.parse(await readFile(jwks, 'utf8')));
    for (const { report_id: reportId } of [before_, after_])
      expect((await runJson<Verified>('reports', 'verify', reportId, '--jwks', jwks)).ok).to.equal(true);
    expect(
      (await commandResult(['reports', 'verify', file, '--jwks', jwks], { DATABASE_URL: NO_DATABASE })).code,
    ).to.equal(0);
    expect((await runJson<{ readonly ok: boolean }>('reports', 'verify-log')).ok).to.equal(true);
  });

  it('print the trust root, and let only keys count that go back to it', async () => {
    const { trust_root: root } = await runJson<{ readonly trust_root: string }>('signing', 'trust-root');
    await saveJwks();
    const verifyWith = (trustRoot: string) =>
      runJson<Verified & { readonly not_checked: readonly string[] }>(
        ...['reports', 'verify', file, '--jwks', jwks, '--trust-root', trustRoot],
      );
    const good = await verifyWith(root);
    expect(good).to.include({ code: 0, ok: true });
    expect(good.not_checked.join(' ')).not.to.include('Whether the public keys');
    const without = await runJson<typeof good>('reports', 'verify', file, '--jwks', jwks);
    expect(without.not_checked.join(' ')).to.include(`they go back to ${root}`);
    const foreign = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k';
    const refused = await run('reports', 'verify', file, '--jwks', jwks, '--trust-root', foreign);
    expect([refused.code, refused.stderr]).to.deep.equal([
      1,
      `signgate: The trust root ${foreign} is not among the public keys.\n`,
    ]);
    const document = JSON.parse(await readFile(jwks, 'utf8')) as { readonly keys: readonly object[] };
    const slipped = join(folder, 'slipped.json');
    const { publicKey } = await newSigner();
    await writeFile(slipped, JSON.stringify({ keys: [...document.keys.slice(1), publicKey] }));
    expect(
      (await run('reports', 'verify', file, '--jwks', slipped)).stdout,
      'the key of the report goes back to nothing',
    ).to.include('[FAILED] key:');
  });

  it('endorse a key that the operator puts in place, and sign with no other', async () => {
    const keyFile = settings['SIGNING_KEY_FILE'] ?? '';
    const [before, next] = [await readFile(keyFile), join(folder, 'next.pem')];
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(next, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
    const { request_id: requestId } = await service.verdict(key, transfer('with a new key'));
    await writeFile(keyFile, await readFile(next));
    expect((await service.makeReport(key, { request_id: requestId })).status).to.equal(503);
    await writeFile(keyFile, before);
    const { kid } = await runJson<{ readonly kid: string }>('signing', 'endorse', next);
    await writeFile(keyFile, await readFile(next));
    const made = await service.makeReport(key, { request_id: requestId });
    expect(made.status).to.equal(201);
    expect(readEnvelope(made.text).signature.key_id).to.equal(kid);
  });
});
