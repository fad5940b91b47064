import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Pool } from 'undici';
import { prepareDatabase } from '../../adapters/storage/postgres/migrate.js';
import { DEFAULT_LIMITS } from '../../adapters/storage/postgres/options.js';
import type { Scope } from '../../domain/record.js';
import type { ConnectionParts } from '../support/database.js';
import { evmAddress } from '../support/addresses.js';
import { startEngine } from '../support/engine.js';
import { createKey, type ServiceProcess, startService } from '../support/service-process.js';
import { silentLogger } from '../support/silent-logger.js';
import { fillDatabase } from './growth-data.js';
import { median, SENDER_ADDRESSES } from './load.js';

/** Few enough that what is measured is the check, not the queue before it. */
const CONNECTIONS = 4;
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 3;
const PARTNER = 'Bench partner';

/** The most that a million may cost. Source: "the p50 at one million at most 1.3 times that at zero". */
export const GROWTH_LIMIT = 1.3;

const STAGES = [
  { name: 'nothing imported, nothing recorded', addresses: 0, checks: 0 },
  { name: '100 thousand imported addresses', addresses: 100_000, checks: 0 },
  { name: '1 million imported addresses', addresses: 1_000_000, checks: 0 },
  { name: '1 million imported addresses and 1 million recorded checks', addresses: 1_000_000, checks: 1_000_000 },
] as const;

export interface StageFigures {
  readonly name: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Middle of the rounds' p50 over that of the first stage in the same round. */
  readonly ratio: number;
  readonly failed: number;
}

interface Stage {
  readonly name: string;
  readonly service: ServiceProcess;
  readonly pool: Pool;
  readonly apiKey: string;
}

interface Round {
  readonly timesMs: readonly number[];
  readonly failed: number;
}

let asked = 0;

const body = (index: number): string =>
  JSON.stringify({
    from_address: SENDER_ADDRESSES[index % SENDER_ADDRESSES.length],
    to_address: evmAddress(`bench recipient ${index % 1_000}`),
    chain: 'ethereum',
    token: 'USDC',
    amount: 25,
    transaction_type: 'safe_send',
    intent_reference: `growth ${index}`,
  });

/** Checks one after the other on each connection, for a while; every answer is timed. */
const measure = async ({ pool, apiKey }: Stage, seconds: number): Promise<Round> => {
  const timesMs: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1_000;
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const answer = await pool.request({ method: 'POST', path: '/api/check-transaction', headers, body: body((asked += 1)) });
      await answer.body.dump();
      timesMs.push(performance.now() - startedAt);
      if (answer.statusCode !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return { timesMs: timesMs.sort((left, right) => left - right), failed };
};

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const urlOf = ({ host, port, user, database }: ConnectionParts): string => `postgresql://${encodeURIComponent(user)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

const openStage = async (server: ConnectionParts, { name, addresses, checks }: (typeof STAGES)[number]): Promise<Stage> => {
  const database = `bench_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = { ...server, database };
  await prepareDatabase(connection, silentLogger, DEFAULT_LIMITS);
  const settings = { DATABASE_URL: urlOf(connection), LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const apiKey = await createKey(settings, { partner: PARTNER });
  await fillDatabase(connection, { addresses, checks, scope: await scopeOf(connection) });
  const service = await startService(settings);
  return { name, service, apiKey, pool: new Pool(service.url, { connections: CONNECTIONS }) };
};

const scopeOf = async (connection: ConnectionParts): Promise<Scope> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ partner_id: string }>('select partner_id from partners where name = $1', [PARTNER]);
    return { partnerId: rows[0]?.partner_id ?? '', environment: 'sandbox' };
  } finally {
    await client.end();
  }
};

/**
 * The latency of a check as lists and records grow: a service for each size on one database server, measured in turn, so
 * that what else the machine does falls on all of them.
 */
export const benchGrowth = async (): Promise<readonly StageFigures[]> => {
  const server = await startEngine();
  const stages: Stage[] = [];
  try {
    for (const stage of STAGES) stages.push(await openStage(server.connection, stage));
    for (const stage of stages) await measure(stage, WARM_UP_SECONDS);
    const rounds: Round[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured: Round[] = [];
      for (const stage of stages) measured.push(await measure(stage, SECONDS));
      rounds.push(measured);
    }
    return stages.map(({ name }, index) => figuresOf(name, index, rounds));
  } finally {
    for (const { pool, service } of stages) {
      await pool.close();
      await service.stop();
    }
    await server.stop();
  }
};

const figuresOf = (name: string, index: number, rounds: readonly (readonly Round[])[]): StageFigures => {
  const own = rounds.map((round) => round[index]?.timesMs ?? []);
  return {
    name,
    p50Ms: median(own.map((times) => quantile(times, 0.5))),
    p99Ms: median(own.map((times) => quantile(times, 0.99))),
    ratio: median(rounds.map((round) => quantile(round[index]?.timesMs ?? [], 0.5) / quantile(round[0]?.timesMs ?? [], 0.5))),
    failed: rounds.reduce((sum, round) => sum + (round[index]?.failed ?? 0), 0),
  };
};
