import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { isPublicAddress } from '../../../../adapters/shared/public-address.js';
import { endingOfService } from '../../../support/service-process.js';
import { actionOf, check, transfer } from '../support/calls.js';
import { settingsFor } from '../support/feed.js';
import { withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

/** Into the operator's own network, in several spellings. */
const REFUSED_URLS = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/',
  'https://localhost./',
  'https://user:secret-word@feed.example/',
  'http://feed.example/',
  'file:///etc/passwd',
];

const ssrf = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, key }) => {
    for (const url of REFUSED_URLS) {
      const { code, output } = await endingOfService({
        ...place.settings,
        PORT: '0',
        ADMIN_PORT: '0',
        ...settingsFor(url, { allowPrivateNetwork: false }),
      });
      trial.holds(
        `${url} is refused at the start`,
        code === 1 && /provider URL/.test(output) && !output.includes('secret-word'),
        output,
      );
    }
    const names = ['ip6-loopback', hostname()];
    const resolved = await Promise.all(
      names.map(async (name) => ({
        name,
        address: await lookup(name).then(
          ({ address }) => address,
          () => null,
        ),
      })),
    );
    const inward = resolved.find(({ address }) => address !== null && !isPublicAddress(address));
    if (inward === undefined) trial.cannot('a name that resolves inwards', 'this machine knows none');
    else {
      let connections = 0;
      const listener = createServer((socket) => {
        connections += 1;
        socket.destroy();
      }).listen(0);
      await once(listener, 'listening');
      const { port } = listener.address() as AddressInfo;
      const instance = await place.start(
        settingsFor(`https://${inward.name}:${port}/`, { allowPrivateNetwork: false }),
      );
      place.ledger.degraded = true;
      const reply = await check(instance.url, key, place.ledger, transfer('inward', { direction: 'incoming' }));
      place.ledger.degraded = false;
      listener.close();
      trial.holds(
        'a name that resolves inwards is refused when it connects',
        connections === 0 && actionOf(reply) === 'REVIEW',
        [connections, reply.text],
      );
    }
    trial.note(`${REFUSED_URLS.length} URLs refused at the start; a redirect is refused in row 5`);
  });

export const PROVIDER_URL_ROWS: readonly Row[] = [{ number: '50a', fault: 'SSRF by provider URL', run: ssrf }];
