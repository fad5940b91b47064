import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, WebhookError } from '../../sdk/index.js';
import { listenForStop } from '../../runtime/end-in-order.js';
import { print } from '../output.js';

/** Most bytes of a message: events hold ids and words alone. */
const MAX_BYTES = 1_048_576;
const SECRET = 'SIGNGATE_WEBHOOK_SECRET';

export interface ListenOptions {
  readonly port: number;
  /** Ends after so many messages; never, where it is absent. */
  readonly messages?: number;
  readonly json?: boolean;
}

/** Null where it is too long. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** The status of the answer, and what is printed. */
const received = async (request: IncomingMessage, secret: string) => {
  const body = await bodyOf(request);
  if (body === null) return { status: 413, told: { refused: 'the message is too long' } };
  try {
    return { status: 204, told: await verifyWebhook(request.headers, body, secret) };
  } catch (error) {
    if (!(error instanceof WebhookError) && !(error instanceof SyntaxError)) throw error;
    return { status: 400, told: { refused: error.message } };
  }
};

/**
 * A receiver on this machine, to try webhooks with: it verifies each message with the secret of the environment, prints
 * it, and answers 204, or 400 where nobody with the secret signed it. Runs until it is stopped. Rejects where no secret
 * is set, or the port cannot be used.
 */
export const listenForWebhooks = async ({ port, messages, json }: ListenOptions): Promise<void> => {
  const secret = process.env[SECRET];
  if (secret === undefined || !/^whsec_[A-Za-z\d+/]{4,}=*$/.test(secret))
    throw new Error(`Set ${SECRET} to the secret that createWebhook showed (whsec_…).`);
  const stop = new AbortController();
  let left = messages ?? Infinity;
  const server = createServer((request, response) => {
    void received(request, secret)
      .then(({ status, told }) => {
        print(json, told, () => JSON.stringify(told, null, 2));
        response.writeHead(status, { connection: 'close' }).end();
        if (--left <= 0) stop.abort();
      })
      // the sender broke off, or the secret is none: the one who listens is told, and the sender tries again
      .catch((error: unknown) => {
        response.writeHead(500, { connection: 'close' }).end();
        stop.abort(error);
      });
  });
  const stopListening = listenForStop(
    () => stop.abort(),
    () => process.exit(1),
  );
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    print(json, { listening: at }, () => `Listening on ${at}. Stop it with Ctrl-C.`);
    if (!stop.signal.aborted) await once(stop.signal, 'abort');
    if (stop.signal.reason instanceof Error && stop.signal.reason.name !== 'AbortError') throw stop.signal.reason;
  } finally {
    stopListening();
    server.close();
  }
};
