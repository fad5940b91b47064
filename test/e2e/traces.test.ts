import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { createKey } from '../support/commands.js';
import { startService } from '../support/service-process.js';
import { check } from './support/calls.js';

const START_UP_FILE = fileURLToPath(new URL('../../../.deploy/monitoring/tracing.mjs', import.meta.url));
/** Says when the adapter is loaded. */
const HOOKS = `import { writeSync } from 'node:fs';
export const load = (url, context, next) => {
  if (url.includes('/service/tracing.js')) writeSync(2, 'the adapter is loaded');
  return next(url, context);
};`;
const TELLING = `import { register } from 'node:module';
register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(HOOKS)}`)});
`;

describe('traces of a service', () => {
  let database: TestDatabase;
  let folder = '';
  let key = '';
  before(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'signgate-traces-'));
    await writeFile(join(folder, 'telling.mjs'), TELLING);
    key = await createKey({ DATABASE_URL: database.url });
  });
  after(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** What a service wrote that answered a check, and what a collector got of it. */
  const traced = async (settings: Readonly<Record<string, string>>) => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(`${String(request.url)} ${body}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    try {
      const service = await startService({
        ...{ DATABASE_URL: database.url, OTEL_TRACES_SAMPLER_ARG: '1', ...settings },
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`,
        NODE_OPTIONS: [join(folder, 'telling.mjs'), START_UP_FILE].map((file) => `--import ${file}`).join(' '),
      });
      const { status } = await check(service.url, key);
      await service.stop();
      expect(status).to.equal(200);
      return { output: service.output(), sent: bodies.join('\n') };
    } finally {
      collector.closeAllConnections();
      collector.close();
    }
  };

  it('are off by default: nothing is sent, and what makes them is not even loaded', async () => {
    const { output, sent } = await traced({});
    expect(sent).to.equal('');
    expect(output).not.to.include('the adapter is loaded');
  });

  it('reach a collector through the start-up file, without key and address', async () => {
    const { output, sent } = await traced({ TRACES: 'own' });
    expect(output).to.include('the adapter is loaded');
    expect(sent).to.match(/^\/v1\/traces \{/);
    for (const name of ['POST /api/check-transaction', 'gather', 'append checks', 'signgate'])
      expect(sent).to.include(`"${name}"`);
    expect(sent).not.to.match(/0x[0-9a-f]{12}|sg_sandbox/i);
  });
});
