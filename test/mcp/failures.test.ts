import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { type RealService, useRealService } from '../http/real/support/real-service.js';
import { largeTransfer, transfer } from '../http/real/support/requests.js';
import { MEMORY } from '../http/real/support/storages.js';
import { type Agent, WAYS } from './support/agents.js';

const KEY = 'not_a_real_key';
/** All attempts of a call together. */
const TIMEOUT_MS = 2_000;

type Answering = (response: ServerResponse) => void;
type Members = Record<string, unknown>;

const send =
  (status: number, text: string, type = 'application/json'): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);
const json = (body: unknown): Answering => send(200, JSON.stringify(body));

/** What may stand where the service should, by what is made of a good ALLOW and of a REVIEW. */
const BROKEN: Readonly<Record<string, (allow: Members, review: Members) => Answering>> = {
  'hangs up': () => (response) => response.destroy(),
  'does not answer': () => () => undefined,
  'answers a page': () => send(200, '<html>ALLOW</html>', 'text/html'),
  'answers nothing': () => json({}),
  'answers a list': (allow) => json([allow]),
  'answers half of it': (allow) => send(200, JSON.stringify(allow).slice(0, -20)),
  'answers without findings': ({ findings: _left, ...allow }) => json(allow),
  'answers an unknown action': (allow) => json({ ...allow, recommended_action: 'allow' }),
  'answers ALLOW beside a finding that is not': (_allow, review) => json({ ...review, recommended_action: 'ALLOW' }),
  'answers a member too many': (allow) => json({ ...allow, approved: true }),
  'answers ALLOW with 500': (allow) => send(500, JSON.stringify(allow)),
  'answers ALLOW with 201 as text': (allow) => send(201, JSON.stringify(allow), 'text/plain'),
  'sends elsewhere': () => (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
};

for (const way of WAYS) {
  describe(`a service that fails, asked by an agent over ${way.name}`, () => {
    const real = useRealService(MEMORY);
    let server: Server | null = null;
    let agent: Agent | null = null;
    let answering: Answering = (response) => response.destroy();
    let good: readonly Members[] = [];

    before(async () => {
      server = createServer((_request, response) => answering(response)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      agent = await way.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, KEY, TIMEOUT_MS);
      const key = await (real as () => RealService)().key();
      const asked = [transfer('good'), largeTransfer('good')].map((body) => real().check(key, body));
      good = (await Promise.all(asked)).map((reply) => reply.json);
    });
    after(async () => {
      await agent?.close();
      server?.closeAllConnections();
      server?.close();
    });

    const check = () => (agent as Agent).call('check_transaction', transfer('failing'));

    it('is believed where it answers in full', async () => {
      answering = json(good[0]);
      expect(await check()).to.include({ isError: false });
    });

    for (const [what, broken] of Object.entries(BROKEN))
      it(`gives an error that says "do not sign", and no verdict, where it ${what}`, async () => {
        const [allow = {}, review = {}] = good;
        answering = broken(allow, review);
        const { isError, words, structured, json: told } = await check();
        expect(isError).to.equal(true);
        expect(structured).to.equal(undefined);
        expect(words).to.match(/^NOT CHECKED: do not sign\. There is no verdict\. /);
        expect(JSON.stringify(told)).to.not.match(/ALLOW|recommended_action|approved/);
      });

    it('is not believed where it tells of another check, or judged no bytes', async () => {
      const [allow = {}] = good;
      answering = json(allow);
      const bytes = { message: { encoding: 'utf8', content: 'hello' } };
      for (const [tool, input] of [
        ['check_transaction', transfer('failing', bytes)],
        ['get_check', { request_id: 'req_01h455vb4pex5vsknk084sn02q' }],
        ['create_report', { request_id: 'req_01h455vb4pex5vsknk084sn02q' }],
      ] as const) {
        const { isError, json: told } = await (agent as Agent).call(tool, input);
        expect(isError, tool).to.equal(true);
        expect(told['error'], tool).to.include({ code: 'invalid_answer' });
      }
    });
  });
}
