import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { httpThreatFeed } from '../../../../adapters/screening/http-threat-feed/index.js';
import type { EnvironmentSettings } from '../../../support/service-process.js';

/** How a vendor answers about these addresses. */
type Behaviour = (response: ServerResponse, addresses: readonly string[]) => void;

export interface Feed {
  /** Settings of an instance that asks it. */
  readonly settings: EnvironmentSettings;
  behave: Behaviour;
  stop(): Promise<void>;
}

/** It knows no address. */
export const healthy: Behaviour = (response, addresses) => {
  const results = addresses.map((address) => ({ address, labels: [] }));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ as_of: new Date().toISOString(), results }));
};

/** A vendor on the loopback that does what it is told. */
export const startVendor = async (): Promise<Feed> => {
  const server = createServer((request, response) => {
    text(request).then(
      (body) => feed.behave(response, (JSON.parse(body) as { addresses: readonly string[] }).addresses),
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { baseUrl, apiKey: 'made-up', sourceName: 'Example feed', allowPrivateNetwork: true };
  const feed: Feed = {
    settings: { PROVIDER_SETTINGS: JSON.stringify({ [httpThreatFeed.id]: settings }) },
    behave: healthy,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return feed;
};
