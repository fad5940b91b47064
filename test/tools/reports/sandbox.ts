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

interface LogAnswerProblem {
  readonly kind: string;
  readonly seq: number | null;
  readonly request_id: string | null;
  readonly message: string;
}

/** What `signgate reports verify-log --json` prints. */
export interface LogAnswer {
  readonly ok: boolean;
  readonly rows_altered: readonly { readonly table: string; readonly row: string; readonly why: string }[];
  readonly keys_refused: readonly { readonly key_id: string; readonly why: string }[];
  readonly chains: readonly {
    readonly chain_id: string;
    readonly reports: number;
    readonly good_reports: number;
    readonly vouched_up_to: number;
    readonly problems: readonly LogAnswerProblem[];
    readonly not_vouched: readonly { readonly message: string }[];
  }[];
  readonly notes: readonly string[];
}

/** The command as an operator runs it; its exit code must say the same as its answer. */
export const verifyLogCommand = async (
  settings: EnvironmentSettings,
): Promise<LogAnswer & { readonly code: number }> => {
  const { code, stdout, stderr } = await commandResult(['reports', 'verify-log', '--json'], settings);
  if (stdout === '') throw new Error(`signgate reports verify-log said nothing: ${stderr}`);
  const answer = JSON.parse(stdout) as LogAnswer;
  if ((code === 0) !== answer.ok)
    throw new Error(`signgate reports verify-log ended with code ${code} and said ok ${answer.ok}`);
  return { ...answer, code };
};

/** What an answer names, and in what words. */
export interface Named {
  /** `report 2`, `seal 2`, `check req_…`, `outcome 1`, `policies …`, `key …`; `-` where it names a range or a file. */
  readonly row: string;
  readonly words: string;
}

/** All that does not fit or is not vouched for; none where everything is fine. */
export const namedIn = ({ ok, chains, keys_refused, rows_altered, notes }: LogAnswer): readonly Named[] => {
  const named = [
    ...keys_refused.map(({ key_id, why }) => ({ row: `key ${key_id}`, words: `key_not_endorsed: ${why}` })),
    ...rows_altered.map(({ table, row, why }) => ({ row: `${table} ${row}`, words: `row_altered: ${why}` })),
    ...chains.flatMap(({ problems }) =>
      problems.map((problem) => ({ row: rowOf(problem), words: `${problem.kind}: ${problem.message}` })),
    ),
    ...chains.flatMap((chain) =>
      chain.not_vouched.map(({ message }) => ({ row: '-', words: `not_vouched: ${message}` })),
    ),
  ];
  return ok || named.length > 0 ? named : [{ row: '-', words: ['nothing to verify', ...notes].join('; ') }];
};

const rowOf = ({ kind, seq, request_id, message }: LogAnswerProblem): string => {
  // beside the checks a row is named by a word and its key
  if (request_id !== null) return request_id.includes(' ') ? request_id : `check ${request_id}`;
  if (seq === null) return '-';
  return kind.startsWith('seal_') || /\bseals? /i.test(message) ? `seal ${seq}` : `report ${seq}`;
};

/** The first thing that an answer names, in one line; null for none. */
export const firstProblem = (answer: LogAnswer): string | null => {
  const [first] = namedIn(answer);
  return first === undefined ? null : `${first.row}: ${first.words}`;
};
