import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import type { Caller } from '../../src/application/api.js';
import { eventually } from '../support/eventually.js';
import { createGate } from './support/gate.js';
import { rawCheck, startTestService } from './support/service.js';

const BODY_TEXT = JSON.stringify({ chain: 'ethereum' });

describe('a caller that hangs up', () => {
  for (const [what, body] of [
    ['before its body has arrived', BODY_TEXT.slice(0, 5)],
    ['when its whole body is there', BODY_TEXT],
  ] as const) {
    it(`is no failure of the service: ${what}, while its key is looked up`, async () => {
      const asked = createGate();
      const answered = createGate();
      const caller = {
        keyId: 'fullkey1',
        scope: { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' },
        keyScopes: ['checks:create'],
        quota: null,
      } as const satisfies Caller;
      const service = await startTestService({
        application: {
          authenticate: async () => {
            asked.open();
            await answered.opened;
            return caller;
          },
        },
      });
      try {
        const { hostname, port } = new URL(service.url);
        const socket = connect(Number(port), hostname);
        socket.write(rawCheck([`Content-Length: ${BODY_TEXT.length}`], body));
        await asked.opened;
        socket.resetAndDestroy();
        await once(socket, 'close');
        // the service must have seen it before it goes on
        await service.send('GET', '/health');
        answered.open();
        await eventually(async () => service.usage.length === 1);
        expect(service.usage[0]).to.include({ status: 400, outcome: 'invalid_request' });
        expect(service.logLines.join('')).to.not.match(/"status":5|internal_error|"level":"?(error|50)/);
        expect(await service.servers.metrics.render()).to.not.match(/status="5/);
      } finally {
        await service.stop();
      }
    });
  }
});
