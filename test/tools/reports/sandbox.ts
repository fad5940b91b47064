import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openEmbeddedEngine } from '../../../adapters/engine/embedded-postgres/index.js';
import { silentLogger } from '../../support/silent-logger.js';
import { commandResult, type EnvironmentSettings } from '../../support/service-process.js';

const run = promisify(execFile);

/** A data folder of one's own for a real service on its embedded database. */
export interface Sandbox {
  readonly settings: EnvironmentSettings;
  readonly cluster: string;
  readonly checkpoints: string;
  /** Runs SQL as the tables' owner, on the service's own database, running or not. */
  readonly asOwner: <Result>(work: (client: pg.Client) => Promise<Result>) => Promise<Result>;
  /** A copy of a folder, with owners and rights; what stood there is replaced. */
  readonly copy: (from: string, to: string) => Promise<void>;
  readonly folder: string;
  readonly dispose: () => Promise<void>;
}

/** `elsewhere`: a data folder that is not in the sandbox's own. */
export const openSandbox = async (name: string, elsewhere: string | null = null): Promise<Sandbox> => {
  const folder = await mkdtemp(join(tmpdir(), `signgate-${name}-`));
  const dataDir = elsewhere ?? join(folder, 'data');
  return {
    folder,
    settings: { DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    cluster: join(dataDir, 'postgres', 'cluster'),
    checkpoints: join(dataDir, 'checkpoints'),
    asOwner: async (work) => {
      const engine = await openEmbeddedEngine({ dataDir, role: 'command', log: silentLogger });
      const client = new pg.Client(engine.connection);
      try {
        await client.connect();
        return await work(client);
      } finally {
        await client.end();
        await engine.close();
      }
    },
    copy: async (from, to) => {
      await rm(to, { recursive: true, force: true });
      await run('cp', ['-a', from, to]);
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
};

/** What `signgate reports verify-log --json` prints. */
export interface LogAnswer {
  readonly ok: boolean;
  readonly chains: readonly {
    readonly chain_id: string;
    readonly reports: number;
    readonly good_reports: number;
    readonly witnessed_up_to: number;
    readonly problems: readonly { readonly kind: string; readonly seq: number | null; readonly message: string }[];
  }[];
  readonly notes: readonly string[];
}

/** The command as an operator runs it; its exit code must say the same as its answer. */
export const verifyLogCommand = async (settings: EnvironmentSettings): Promise<LogAnswer> => {
  const { code, stdout, stderr } = await commandResult(['reports', 'verify-log', '--json'], settings);
  if (stdout === '') throw new Error(`signgate reports verify-log said nothing: ${stderr}`);
  const answer = JSON.parse(stdout) as LogAnswer;
  if ((code === 0) !== answer.ok)
    throw new Error(`signgate reports verify-log ended with code ${code} and said ok ${answer.ok}`);
  return answer;
};

/** The first problem in one line; null for none. */
export const firstProblem = ({ chains }: LogAnswer): string | null => {
  const problem = chains.flatMap(({ problems }) => problems)[0];
  return problem === undefined
    ? null
    : `${problem.kind}${problem.seq === null ? '' : ` at place ${problem.seq}`}: ${problem.message}`;
};
