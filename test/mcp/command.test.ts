import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { commandResult, environmentOf } from '../support/service-process.js';
import { MAIN } from './support/agents.js';

const KEY = 'not_a_real_key';
const URL_OF_NOTHING = 'http://127.0.0.1:9';
const start = (words: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, [MAIN, 'mcp', '--url', URL_OF_NOTHING, ...words], { env: environmentOf(settings) });

describe('signgate mcp', () => {
  it('writes the protocol alone to its output, survives bad lines, and ends with 0 when its input does', async () => {
    const child = start([], { SIGNGATE_API_KEY: KEY });
    const log = text(child.stderr);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => JSON.parse(String((await lines.next()).value)) as Record<string, unknown>;
    const call = (id: number, input: string): string =>
      `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"get_check","arguments":${input}}}\n`;
    for (const [line, id, code] of [
      ['no JSON\n', null, -32700],
      [`{"a":"${'x'.repeat(1_048_576)}"}\n`, null, -32600],
      [call(1, '{"request_id":"a","request_id":"b"}'), 1, -32700],
      [call(2, '{"request_id":9007199254740993}'), 2, -32602],
    ] as const) {
      child.stdin.write(line);
      const { id: answered, error } = await next();
      expect([answered, (error as { code: number }).code]).to.deep.equal([id, code]);
      expect((error as { message: string }).message).to.match(/^NOT CHECKED: do not sign/);
    }
    child.stdin.write(`\n${call(3, '{"request_id":"req_x"}')}`);
    expect(await next()).to.deep.include({ id: 3 });
    child.stdin.end();
    const [closed, rest] = await Promise.all([once(child, 'close'), lines.next()]);
    expect(closed[0]).to.equal(0);
    expect(rest.done).to.equal(true);
    expect(await log)
      .to.match(/"tool":"get_check"/)
      .and.not.include(KEY);
  });

  it('refuses to start without a key, with a bad address, and open to all without names', async () => {
    for (const [words, settings, complaint] of [
      [[], {}, /SIGNGATE_API_KEY/],
      [['--url', 'ftp://example'], { SIGNGATE_API_KEY: KEY }, /http or https/],
      [['--http', '0', '--host', '0.0.0.0'], {}, /--names/],
    ] as const) {
      const { code, stdout, stderr } = await commandResult(['mcp', '--url', URL_OF_NOTHING, ...words], settings);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(complaint).and.not.include(KEY);
    }
  });

  it('says where it listens with --http, takes no call without its own key, and ends with 0 at SIGTERM', async () => {
    const child = start(['--http', '0', '--json'], { SIGNGATE_API_KEY: KEY });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { url } = JSON.parse(String((await lines.next()).value)) as { url: string };
    expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    const answer = await fetch(url, { method: 'POST', body: '{}' });
    expect(answer.status).to.equal(401);
    await answer.text();
    child.kill('SIGTERM');
    expect((await once(child, 'close'))[0]).to.equal(0);
  });
});
