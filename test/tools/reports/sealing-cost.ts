import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createFileCheckpoints } from '../../../adapters/checkpoints/index.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { SEALED_RECORDS } from '../../../adapters/storage/postgres/seals/seals.js';
import { createCheckpointer } from '../../../src/application/reports/checkpointer.js';
import { createCurrentSigner, createTrustedKeys } from '../../../src/application/reports/signing.js';
import { loadSettings } from '../../../src/config.js';
import { type Database, openDatabase } from '../../../src/runtime/database.js';
import { openSigningKeys } from '../../../src/runtime/report-adapters.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import { silentLogger } from '../../support/silent-logger.js';
import { runSql } from '../../support/sql.js';
import { type LoadFigures, middleOf, runLoad } from '../bench/load.js';
import { openEmbeddedDatabase } from '../bench/databases.js';
import { startServices } from '../bench/services.js';

const ROUNDS = 4;
const ROUND_SECONDS = 12;
const SEAL_EVERY_MS = 3_000;
const CONNECTIONS = 16;

export interface SealingCost {
  readonly without: LoadFigures;
  readonly sealing: LoadFigures;
  /** The same where each check has an outcome and a confirmation, which are sealed with it. */
  readonly sealingMore: LoadFigures;
  readonly checkpoints: number;
  /** How long the server takes to read and hash all of a scope, ms, and how many rows that is. */
  readonly reading: Readonly<Record<keyof typeof SEALED_RECORDS, { readonly ms: number; readonly rows: number }>>;
}

/** An outcome and a confirmation for each check that has none. */
const SAID_BESIDE = [
  `insert into check_outcomes (request_id, scope_id, key_id, outcome, reported_at)
    select c.request_id, c.scope_id, c.key_id, 'signed', now() from checks c
    where not exists (select from check_outcomes o where o.request_id = c.request_id)`,
  `insert into check_confirmations (request_id, scope_id, key_id, result, fields, confirmed_at, expires_at)
    select c.request_id, c.scope_id, c.key_id, 'CHANGED', '{}', now(), now() + interval '1 minute' from checks c
    where not exists (select from check_confirmations o where o.request_id = c.request_id)`,
] as const;

const readingOf = async (connection: ConnectionParts, sql: string) => {
  const [scope] = await runSql<{ readonly scope_id: number }>(connection, 'select scope_id from checks limit 1');
  const values = [`${String(scope?.scope_id)}`, 'null', 'now()', '100000000'];
  const asked = sql.replace(/\$(\d)/g, (_, place: string) => values[Number(place) - 1] ?? 'null');
  const rows = await runSql<{ readonly 'QUERY PLAN': readonly Explained[] }>(
    connection,
    `explain (analyze, timing off, format json) ${asked}`,
  );
  const [{ 'Execution Time': ms, Plan: plan } = { 'Execution Time': 0, Plan: { 'Actual Rows': 0 } }] =
    rows[0]?.['QUERY PLAN'] ?? [];
  return { ms, rows: plan['Actual Rows'] };
};

interface Explained {
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Actual Rows': number };
}

/**
 * The same load in turns: while checkpoints are written every 3 s by a second instance, and while none can be. A round
 * with checkpoints seals also the checks of the round before it, so it carries twice its share.
 */
export const measureSealing = async (): Promise<SealingCost> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-sealing-'));
  const database = await openEmbeddedDatabase();
  try {
    const services = await startServices(database, 1);
    try {
      const settings = loadSettings(database.settings);
      const opened = await openDatabase(settings, silentLogger, { role: 'command' });
      try {
        const checkpointer = checkpointerOf(opened, openSigningKeys(settings, silentLogger), folder);
        const load = () => runLoad(services.target, CONNECTIONS, ROUND_SECONDS);
        // only older checks than 30 s are sealed: the first rounds warm up, and make them
        for (let round = 0; round < 3; round += 1) await load();
        const [without, sealing, sealingMore]: [LoadFigures[], LoadFigures[], LoadFigures[]] = [[], [], []];
        let checkpoints = 0;
        const whileSealing = async (): Promise<LoadFigures> => {
          const timer = setInterval(
            () => void checkpointer.run().then((written) => (checkpoints += written)),
            SEAL_EVERY_MS,
          );
          const figures = await load();
          clearInterval(timer);
          // runs follow each other: behind this one nothing is under way
          checkpoints += await checkpointer.run();
          return figures;
        };
        const connection = await database.connection();
        for (let round = 0; round < ROUNDS; round += 1) {
          without.push(await unsealed(opened, load));
          sealing.push(await whileSealing());
          for (const sql of SAID_BESIDE) await runSql(connection, sql);
          sealingMore.push(await whileSealing());
        }
        for (const sql of [...SAID_BESIDE, 'analyze']) await runSql(connection, sql);
        const reading = {
          checksAlone: await readingOf(connection, SEALED_RECORDS.checksAlone),
          withOthers: await readingOf(connection, SEALED_RECORDS.withOthers),
        };
        const [alone, one, more] = [without, sealing, sealingMore].map(middleOf) as [
          LoadFigures,
          LoadFigures,
          LoadFigures,
        ];
        return { without: alone, sealing: one, sealingMore: more, checkpoints, reading };
      } finally {
        await opened.close();
      }
    } finally {
      await services.stop();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** While this process holds the lock of those who seal, the service seals nothing. */
const unsealed = async ({ stores }: Database, load: () => Promise<LoadFigures>): Promise<LoadFigures> => {
  const figures: LoadFigures[] = [];
  // who seals at this moment is waited for
  for (;;) {
    await stores.seals.exclusively(async () => void figures.push(await load()));
    const [measured] = figures;
    if (measured !== undefined) return measured;
    await delay(200);
  }
};

const checkpointerOf = (
  { stores, clock }: Database,
  signingKeys: ReturnType<typeof openSigningKeys>,
  folder: string,
) => {
  const verifier = createSignatureVerifier();
  return createCheckpointer({
    reports: stores.reports,
    seals: stores.seals,
    checkpoints: createFileCheckpoints(folder),
    currentSigner: createCurrentSigner({ signingKeys, publicKeys: stores.publicKeys, verifier, clock }),
    trustedKeys: createTrustedKeys(stores.publicKeys, verifier),
    verifier,
    clock,
    logger: silentLogger,
  });
};

/** The figures as a table in Markdown. */
export const sealingText = ({ without, sealing, sealingMore, checkpoints, reading }: SealingCost): string => {
  const line = (name: string, figures: LoadFigures): string =>
    `| ${name} | ${Math.round(figures.requestsPerSecond)} | ${figures.p50Ms.toFixed(1)} | ` +
    `${figures.p99Ms.toFixed(1)} | ${figures.failed} |`;
  const change = ({ requestsPerSecond }: LoadFigures): string =>
    ((100 * (requestsPerSecond - without.requestsPerSecond)) / without.requestsPerSecond).toFixed(1);
  const read = ({ ms, rows }: SealingCost['reading']['withOthers']): string =>
    `${ms.toFixed(0)} ms for ${String(rows)} rows (${((1_000 * ms) / rows).toFixed(1)} us each)`;
  return [
    `| ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s each, in turns ` +
      '| checks/s | p50 ms | p99 ms | failed |',
    '|---|---|---|---|---|',
    line('no checkpoints', without),
    line(`checkpoints every ${SEAL_EVERY_MS / 1000} s`, sealing),
    line('the same, with an outcome and a confirmation sealed for each check', sealingMore),
    '',
    `Sealing: ${change(sealing)} % checks/s, with the second stream ${change(sealingMore)} %; ` +
      `${String(checkpoints)} checkpoints.`,
    `The server reads and hashes all checks in ${read(reading.checksAlone)}, with what stands beside them in ` +
      `${read(reading.withOthers)}.`,
  ].join('\n');
};
