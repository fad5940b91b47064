import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { evmAddress } from '../addresses.js';
import { freshDatabase, type TestDatabase } from '../database.js';
import { type RealService, type Reply, startRealService } from '../../http/real/support/real-service.js';
import { storageIn, type TestStorage } from '../../http/real/support/storages.js';

/** A service with a folder of its own for its signing key and its checkpoints. */
export interface ReportingService extends RealService {
  readonly folder: string;
  readonly makeReport: (key: string, body: unknown) => Promise<Reply>;
  /** Bytes as they came. */
  readonly fetchReport: (key: string, path: string, accept?: string) => Promise<Fetched>;
}

export interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** The whole service over a storage. `environment` may name another key file, or none that exists. */
export const startReporting = async (
  storage: TestStorage,
  environment: Readonly<Record<string, string>> = {},
): Promise<ReportingService> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-wired-'));
  const service = await startRealService(storage, { environment: { DATA_DIR: folder, ...environment } });
  return {
    ...service,
    folder,
    makeReport: (key, body) =>
      service.send('POST', '/api/reports/address', {
        key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    fetchReport: async (key, path, accept) => {
      const answer = await fetch(`${service.url}/api/reports/${path}`, {
        headers: { 'x-api-key': key, ...(accept !== undefined && { accept }) },
      });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
};

/** One PostgreSQL that several instances and commands open. The test that made it drops it. */
export const sharedDatabase = async (): Promise<{
  readonly database: TestDatabase;
  readonly storage: TestStorage;
}> => {
  const database = await freshDatabase();
  return { database, storage: storageIn(database) };
};

/** An incoming payment from a reserved demonstration address. */
export const incomingFrom = (number: number): Record<string, unknown> => ({
  from_address: demonstrationKey('evm', number),
  to_address: evmAddress('own wallet'),
  chain: 'ethereum',
  token: 'USDC',
  amount: 1250.5,
  direction: 'incoming',
  counterparty_name: 'Example Trading',
});
