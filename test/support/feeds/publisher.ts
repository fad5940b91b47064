import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a publisher shows at one path. */
export interface Publication {
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the publisher behaves: as a good one does, or not. */
export type Mood = 'well' | 'silent' | 'broken-off' | 'down' | number;

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Null: it was not answered. */
  readonly status: number | null;
}

/** A publisher on the loopback that can be told what to show and how to behave. */
export interface TestPublisher {
  readonly url: string;
  mood: Mood;
  readonly calls: Call[];
  /** With an ETag of its content, and the date if there is one; answers 304 to who knows them. */
  show(path: string, body: string | Buffer, publishedAt?: string, headers?: Publication['headers']): void;
  /** Leads from one path to another address. */
  lead(path: string, to: string): void;
  /** Resolves when somebody asks. */
  nextCall(): Promise<void>;
  stop(): Promise<void>;
}

export const startPublisher = async (): Promise<TestPublisher> => {
  const shown = new Map<string, Publication>();
  const publisher = { mood: 'well' as Mood, calls: [] as Call[] };
  const server = createServer((request, response) => answer(publisher, shown, request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return Object.assign(publisher, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (path: string, body: string | Buffer, publishedAt?: string, headers: Publication['headers'] = {}) => {
      const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
      const dated = publishedAt === undefined ? {} : { 'last-modified': new Date(publishedAt).toUTCString() };
      shown.set(path, { body, headers: { etag, ...dated, ...headers } });
    },
    lead: (path: string, to: string) => void shown.set(path, { body: '', headers: { location: to } }),
    nextCall: async () => void (await once(server, 'request')),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
};

const answer = (
  { mood, calls }: Pick<TestPublisher, 'mood' | 'calls'>,
  shown: ReadonlyMap<string, Publication>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { pathname } = new URL(request.url ?? '/', 'http://publisher');
  const publication = shown.get(pathname);
  const isKnown = publication !== undefined && request.headers['if-none-match'] === publication.headers?.['etag'];
  const status = typeof mood === 'number' ? mood : publication === undefined ? 404 : isKnown ? 304 : 200;
  const isAnswered = mood !== 'silent' && mood !== 'down';
  calls.push({ path: request.url ?? '', headers: request.headers, status: isAnswered ? status : null });
  if (mood === 'silent') return;
  if (mood === 'down') return void request.socket.destroy();
  if (publication?.headers?.['location'] !== undefined) return void response.writeHead(302, publication.headers).end();
  if (status !== 200 || publication === undefined)
    return void response.writeHead(status, { location: 'http://elsewhere.example/list' }).end();
  const headers = { 'content-length': Buffer.byteLength(publication.body), ...publication.headers };
  response.writeHead(200, headers);
  if (mood === 'well') return void response.end(publication.body);
  response.write(Buffer.from(publication.body).subarray(0, 20));
  setImmediate(() => response.destroy());
};
