import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createFileCheckpoints } from '../../../adapters/checkpoints/index.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { createCheckpointer } from '../../../src/application/reports/checkpointer.js';
import { createCurrentSigner, createTrustedKeys } from '../../../src/application/reports/signing.js';
import { loadSettings } from '../../../src/config.js';
import { type Database, openDatabase } from '../../../src/runtime/database.js';
import { openSigningKeys } from '../../../src/runtime/report-adapters.js';
import { silentLogger } from '../../support/silent-logger.js';
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
  readonly checkpoints: number;
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
        const [without, sealing]: [LoadFigures[], LoadFigures[]] = [[], []];
        let checkpoints = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          without.push(await unsealed(opened, load));
          const timer = setInterval(
            () => void checkpointer.run().then((written) => (checkpoints += written)),
            SEAL_EVERY_MS,
          );
          sealing.push(await load());
          clearInterval(timer);
          // runs follow each other: behind this one nothing is under way
          checkpoints += await checkpointer.run();
        }
        return { without: middleOf(without), sealing: middleOf(sealing), checkpoints };
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
export const sealingText = ({ without, sealing, checkpoints }: SealingCost): string => {
  const line = (name: string, figures: LoadFigures): string =>
    `| ${name} | ${Math.round(figures.requestsPerSecond)} | ${figures.p50Ms.toFixed(1)} | ` +
    `${figures.p99Ms.toFixed(1)} | ${figures.failed} |`;
  const change = (100 * (sealing.requestsPerSecond - without.requestsPerSecond)) / without.requestsPerSecond;
  return [
    `| ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s each, in turns ` +
      '| checks/s | p50 ms | p99 ms | failed |',
    '|---|---|---|---|---|',
    line('no checkpoints', without),
    line(`checkpoints every ${SEAL_EVERY_MS / 1000} s (${checkpoints} written)`, sealing),
    '',
    `Sealing: ${change.toFixed(1)} % checks/s.`,
  ].join('\n');
};
