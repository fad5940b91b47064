import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionParts } from '../../../support/database.js';

/**
 * `pass`: carries everything. `swallow`: carries what the client says and drops what the server answers, then cuts the
 * connection. `stall`: carries nothing and cuts nothing. `refuse`: cuts every connection at once.
 */
export type ProxyMode = 'pass' | 'swallow' | 'stall' | 'refuse';

export interface PostgresProxy {
  readonly connection: ConnectionParts;
  /** What happens from now on, also on open connections. */
  mode: ProxyMode;
  /** Answers that still come through in mode `swallow` before one is dropped. */
  answersToPass: number;
  /** Called when an answer was swallowed: the statement has taken effect and its client will never know. */
  onSwallow: () => void;
  close(): Promise<void>;
}

/** Stands between client and server on a socket of its own, to break connections at a chosen moment. */
export const openProxy = async (target: ConnectionParts): Promise<PostgresProxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-proxy-'));
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    // a broken pipe is what this proxy is for
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    track(client);
    if (proxy.mode === 'refuse') {
      client.destroy();
      return;
    }
    const upstream = track(
      createConnection(
        target.host.startsWith('/')
          ? { path: join(target.host, `.s.PGSQL.${target.port}`) }
          : { host: target.host, port: target.port },
      ),
    );
    client.on('data', (data) => {
      if (proxy.mode === 'refuse') client.destroy();
      else if (proxy.mode !== 'stall') upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (proxy.mode === 'pass') client.write(data);
      if (proxy.mode !== 'swallow') return;
      if (proxy.answersToPass > 0) {
        proxy.answersToPass -= 1;
        client.write(data);
        return;
      }
      proxy.onSwallow();
      client.destroy();
    });
    client.on('close', () => upstream.end());
    upstream.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(join(folder, `.s.PGSQL.${target.port}`), resolve));
  const proxy: PostgresProxy = {
    connection: { ...target, host: folder },
    mode: 'pass',
    answersToPass: 0,
    onSwallow: () => undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return proxy;
};
