import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../../application/api.js';
import type { HttpMetrics } from '../metrics/metrics.js';
import type { Connections } from './connections.js';
import { problemBody, type ProblemCode, PROBLEMS } from '../problems/problems.js';

interface Reason {
  readonly code: ProblemCode;
  readonly message: string;
}

/** Reasons by the error code of Node's parser. Any other code means that the bytes are not HTTP. */
const BY_PARSER_CODE: Readonly<Record<string, Reason>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    message: 'The request did not arrive in time. Send it again without pauses.',
  },
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    message: 'The request headers are too large. Send fewer or shorter ones.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'payload_too_large',
    message: 'The chunk extensions of the body are too large. Send none.',
  },
};
const NOT_HTTP: Reason = { code: 'invalid_request', message: 'The request is not valid HTTP.' };
const NO_TUNNEL: Reason = { code: 'method_not_allowed', message: 'CONNECT is not answered here.' };

export interface RefusedConnectionsOptions {
  readonly newRequestId: () => string;
  readonly logger: Logger;
  readonly metrics: HttpMetrics;
}

/**
 * Answers what never becomes a request: bytes that are not HTTP, headers that are too large or too slow, CONNECT. The
 * error has the usual shape. Then the connection ends, because the next request on it cannot be told from the broken
 * one.
 */
export const answerRefusedConnections = (
  server: Server,
  connections: Connections,
  options: RefusedConnectionsOptions,
): void => {
  const refuseOrEnd = (socket: Duplex, reason: Reason): void => {
    const pending = connections.pendingOn(socket);
    // the client would take an answer written now for that of an earlier request
    const lastEarlier = pending.filter(({ req }) => req.complete).at(-1);
    if (lastEarlier !== undefined) endAfter(lastEarlier, socket);
    else if (pending.some(({ headersSent }) => headersSent)) socket.destroy();
    else refuse(socket, reason, options);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseOrEnd(socket, BY_PARSER_CODE[error.code ?? ''] ?? NOT_HTTP);
  });
  server.on('connect', (_request, socket) => {
    // Node has let its parser go: nothing that follows may reach it
    socket.removeAllListeners('data');
    refuseOrEnd(socket, NO_TUNNEL);
  });
};

const endAfter = (response: ServerResponse, socket: Duplex): void => {
  socket.pause();
  if (!response.headersSent) response.setHeader('Connection', 'close');
  response.once('finish', () => socket.end());
};

const refuse = (
  socket: Duplex,
  { code, message }: Reason,
  { newRequestId, logger, metrics }: RefusedConnectionsOptions,
): void => {
  const { status } = PROBLEMS[code];
  const requestId = newRequestId();
  const body = JSON.stringify(problemBody(code, message, requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  metrics.observeRequest('unparsed', status, 0);
  logger.log('info', 'request', { request_id: requestId, route: 'unparsed', status, outcome: code });
};
