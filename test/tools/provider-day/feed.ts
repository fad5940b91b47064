import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the vendor behaves at the moment. */
export const MOODS = ['healthy', 'slow', '429', '500', 'garbage', 'empty', 'stale'] as const;
export type Mood = (typeof MOODS)[number];

export interface Feed {
  readonly url: string;
  mood: Mood;
  /** Requests so far. */
  calls: number;
  stop(): Promise<void>;
}

const SLOW_MS = 10_000;
const STALE_MS = 40 * 86_400_000;

const label = (ageMs: number) => ({
  category: 'regulated_service',
  exposure: 'ownership',
  severity: 'LOW',
  confidence: 0.95,
  reference: 'VASP-1',
  observed_at: new Date(Date.now() - ageMs).toISOString(),
  max_age_seconds: 2_592_000,
  entity: { name: 'Example exchange', type: 'exchange', verification: 'verified', confidence: 0.95 },
});

/** It knows the source of funds as a regulated exchange, and no other address. */
const goodAnswer = (addresses: readonly string[], knownAddress: string, ageMs: number): string =>
  JSON.stringify({
    as_of: new Date(Date.now() - ageMs).toISOString(),
    results: addresses.map((address) => ({ address, labels: address === knownAddress ? [label(ageMs)] : [] })),
  });

const json = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(body);

const answer = async (
  feed: Feed,
  request: IncomingMessage,
  response: ServerResponse,
  knownAddress: string,
): Promise<void> => {
  feed.calls += 1;
  const { addresses } = JSON.parse(await text(request)) as { addresses: readonly string[] };
  switch (feed.mood) {
    case 'healthy':
      return json(response, goodAnswer(addresses, knownAddress, 60_000));
    case 'stale':
      return json(response, goodAnswer(addresses, knownAddress, STALE_MS));
    case 'slow':
      setTimeout(() => json(response, goodAnswer(addresses, knownAddress, 60_000)), SLOW_MS).unref();
      return;
    case '429':
    case '500':
      return void response
        .writeHead(Number(feed.mood), { 'content-type': 'application/json' })
        .end('{"error":"made up"}');
    case 'garbage':
      return json(response, '{"as_of": "yesterday", "results": "none"}');
    case 'empty':
      return json(response, '');
  }
};

/** A vendor on the loopback that can be told how to behave. */
export const startFeed = async (knownAddress: string): Promise<Feed> => {
  const server = createServer((request, response) => {
    answer(feed, request, response, knownAddress).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const feed: Feed = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'healthy',
    calls: 0,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return feed;
};
