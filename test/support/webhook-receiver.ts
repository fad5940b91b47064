import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
export interface ReceivedMessage {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  /** In the order in which they came. */
  readonly received: ReceivedMessage[];
  readonly close: () => Promise<void>;
}

/** A receiver of webhooks on the loopback that answers as it is told, and keeps what it got. */
export const startReceiver = async (respond: http.RequestListener): Promise<WebhookReceiver> => {
  const received: ReceivedMessage[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      respond(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${String(port)}/hook`, received, close };
};

/** Answers each message with a status. */
export const answering =
  (status: number, headers: Record<string, string> = {}): http.RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end();
