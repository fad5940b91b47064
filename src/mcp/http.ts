import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { Logger } from '../../ports/platform/platform.js';
import { CONNECTION_LIMITS, listen, type ListeningServer } from '../http/server/listening-server.js';
import type { Signgate } from '../sdk/index.js';
import { MAX_MESSAGE_BYTES, refusalOf, refused, type Refused } from './message.js';
import { createMcpServer } from './server.js';

export interface HttpOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Host names under which callers reach it, beside those of loopback, in lower case and without a port. */
  readonly names: readonly string[];
  /** The service with the key of one caller. Throws for a text that is no key. */
  readonly signgateOf: (apiKey: string) => Signgate;
  readonly logger: Logger;
}

const PATH = '/mcp';
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];
/** A tool call is one request: nothing is kept between two of them, and few connections are enough. */
const LIMITS = { ...CONNECTION_LIMITS, connections: 256 };

/** Answers a request before the protocol sees it. The message never repeats what was sent. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Refused,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.error.message);
  }
}

const refuse = (status: number, why: string, headers: Readonly<Record<string, string>> = {}): never => {
  throw new Refusal(status, refused(ErrorCode.InvalidRequest, why), headers);
};

/**
 * Refuses what a page makes a browser send: a name of another site that resolves to this machine (DNS rebinding), and
 * every page, for a key does not belong into one.
 */
const requireProgram = ({ host = '', origin }: IncomingHttpHeaders, names: readonly string[]): void => {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (![...LOOPBACK_NAMES, ...names].includes(name)) refuse(403, 'This server does not answer under that name.');
  if (origin !== undefined) refuse(403, 'This server answers programs, not pages of a browser.');
};

const keyOf = ({ 'x-api-key': header, authorization }: IncomingHttpHeaders): string => {
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const keys = new Set([header, bearer].flat().filter((key) => key !== undefined && key !== ''));
  const [key] = keys;
  // a text that no client could send on is no key either
  if (key === undefined || keys.size > 1 || !/^[\x21-\x7e]+$/.test(key))
    return refuse(401, 'Send one API key, as x-api-key or as Authorization: Bearer.', { 'WWW-Authenticate': 'Bearer' });
  return key;
};

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    refuse(415, 'Send JSON: Content-Type: application/json.');
  if (request.headers['content-encoding'] !== undefined) refuse(415, 'Send it without a Content-Encoding.');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // what still comes is not kept; the connection ends with the answer
    if (size > MAX_MESSAGE_BYTES)
      refuse(413, `A message must be at most ${MAX_MESSAGE_BYTES} bytes.`, { Connection: 'close' });
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString();
  const refusal = refusalOf(text);
  if (refusal !== null) throw new Refusal(400, refusal);
  return JSON.parse(text) as unknown;
};

/** One message of one caller, with a server of its own: nothing of it outlives the answer. */
const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  { names, signgateOf, logger }: HttpOptions,
): Promise<void> => {
  requireProgram(request.headers, names);
  if (request.url !== PATH) refuse(404, `There is nothing here but ${PATH}.`);
  if (request.method !== 'POST') refuse(405, `${PATH} takes POST alone: there are no sessions.`, { Allow: 'POST' });
  const server = createMcpServer(signgateOf(keyOf(request.headers)), logger);
  const message = await readBody(request);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  const gone = once(response, 'close');
  // its accessors may be undefined, which the type of a transport does not say
  await server.connect(transport as Transport);
  await Promise.race([transport.handleRequest(request, response, message), gone]);
  await gone;
  await server.close();
};

const answerRefusal = (response: ServerResponse, error: unknown, logger: Logger): void => {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, refused(ErrorCode.InternalError, 'This server failed.'));
  logger.log(error instanceof Refusal ? 'info' : 'warn', 'request refused', {
    status: refusal.status,
    ...(!(error instanceof Refusal) && { error }),
  });
  if (response.headersSent) return void response.destroy();
  response.writeHead(refusal.status, { 'Content-Type': 'application/json', ...refusal.headers });
  response.end(JSON.stringify(refusal.body));
};

/**
 * Speaks the protocol over streamable HTTP, without sessions, at `/mcp`. Each caller sends a key of its own, which goes
 * on to the service and is kept for that one request.
 */
export const serveHttp = (options: HttpOptions): Promise<ListeningServer> =>
  listen(
    async (request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      await answer(request, response, options).catch((error: unknown) =>
        answerRefusal(response, error, options.logger),
      );
    },
    { host: options.host, port: options.port, limits: LIMITS },
  );
