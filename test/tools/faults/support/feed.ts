import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { httpThreatFeed } from '../../../../adapters/screening/http-threat-feed/index.js';
import { evmAddress } from '../../../support/addresses.js';
import type { EnvironmentSettings } from '../../../support/service-process.js';
import { transfer } from './calls.js';

/** How a vendor answers about these addresses. */
export type Behaviour = (response: ServerResponse, addresses: readonly string[], request: IncomingMessage) => void;

export interface Feed {
  readonly url: string;
  /** Settings of an instance that asks it. */
  readonly settings: EnvironmentSettings;
  behave: Behaviour;
  calls: number;
  /** Calls whose connection the service ended before there was an answer. */
  aborted: number;
  stop(): Promise<void>;
}

/** An account that vendors and lists are told to know. */
export const SOURCE = evmAddress('faults source of funds');

export const incoming = transfer('incoming', { from_address: SOURCE, direction: 'incoming' });

/** What the vendor says of an address. */
export const label = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  category: 'regulated_service',
  exposure: 'ownership',
  severity: 'LOW',
  confidence: 0.95,
  reference: 'VASP-1',
  observed_at: new Date(Date.now() - 60_000).toISOString(),
  max_age_seconds: 2_592_000,
  entity: { name: 'Example exchange', type: 'exchange', verification: 'verified', confidence: 0.95 },
  ...changes,
});

export const answerAbout = (
  addresses: readonly string[],
  labels: readonly unknown[] = [label()],
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  as_of: new Date(Date.now() - 60_000).toISOString(),
  results: addresses.map((address) => ({ address, labels })),
  ...changes,
});

export const sendJson = (
  response: ServerResponse,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response
    .writeHead(200, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
};

/** It knows every address as a regulated exchange. */
export const healthy: Behaviour = (response, addresses) => sendJson(response, answerAbout(addresses));

export const settingsFor = (baseUrl: string, more: Readonly<Record<string, unknown>> = {}): EnvironmentSettings => ({
  PROVIDER_SETTINGS: JSON.stringify({
    [httpThreatFeed.id]: { baseUrl, apiKey: 'made-up', sourceName: 'Example feed', allowPrivateNetwork: true, ...more },
  }),
});

/** A vendor on the loopback that does what it is told. */
export const startVendor = async (): Promise<Feed> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    feed.calls += 1;
    response.on('close', () => {
      if (!response.writableEnded) feed.aborted += 1;
    });
    const { addresses } = JSON.parse(await text(request)) as { addresses: readonly string[] };
    feed.behave(response, addresses, request);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const feed: Feed = {
    url,
    settings: settingsFor(url),
    behave: healthy,
    calls: 0,
    aborted: 0,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return feed;
};
