import { parseArgs } from 'node:util';
import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import { ALICE, addressOf, BOB, ETHER } from '../../support/chain/deployments.js';
import { startLyingNode } from '../../support/chain/lying-node.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { createKey, NPM_START_ARGUMENTS, startService } from '../../support/service-process.js';
import { KNOWS_CPU_TIMES, timeOfProcess } from '../bench/cpu-time.js';
import { openEmbeddedDatabase } from '../bench/databases.js';
import { quantile } from '../bench/quantile.js';
import { markdownTable } from '../bench/table.js';

/**
 * How long a whole check takes whose bytes a node executes: payments by POST /api/check-payload, on a node on loopback
 * and on one a round trip away, and what becomes of more checks than may be simulated at once. Prints a table, and ends
 * with code 1 where a limit is not held.
 * Usage: npm run simulate-speed -- [--checks N] [--round N] [--profile FOLDER]
 */
interface Round {
  readonly what: string;
  readonly pays: keyof typeof BODIES;
  readonly atOnce: number;
  readonly checks: number;
  /** Checks before those that count. */
  readonly warmUp: number;
  /** What is added to each answer of the node, milliseconds. */
  readonly delayMs: number;
  /** Held under, milliseconds; null: only shown. */
  readonly p99LimitMs: number | null;
}

interface Answered {
  readonly status: number;
  readonly action: string;
  readonly level: number | null;
  readonly ms: number;
}

const common = {
  nonce: nextNonceOf(ALICE),
  gas: '0x186a0',
  max_fee_per_gas: '0x6fc23ac00',
  max_priority_fee_per_gas: '0x3b9aca00',
  chain_id: 1,
};
const bodyOf = (transaction: object): string =>
  JSON.stringify({ chain: 'ethereum', from_address: ALICE.address, transaction: { ...common, ...transaction } });

const BODIES = {
  coins: bodyOf({ to: BOB.address, value: '0x16345785d8a0000', data: '0x' }),
  token: bodyOf({
    to: addressOf('coin'),
    value: '0x0',
    data: encodeCall('transfer(address,uint256)', [BOB.address, ETHER]),
  }),
};

/** `checks`: in each round, and as many before. `round`: that one alone. `profile`: where the CPU profile goes. */
const { values } = parseArgs({
  options: { checks: { type: 'string' }, round: { type: 'string' }, profile: { type: 'string' } },
});
const profiled = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];

/** For the first thousands of checks V8 compiles what they use: 2 to 4 ms a check, on a thread of its own. */
const WARM_UP = 3_000;

const ROUNDS: readonly Round[] = [
  { what: 'node on loopback', pays: 'token', atOnce: 1, checks: 300, warmUp: 200, delayMs: 0, p99LimitMs: null },
  { what: 'node on loopback', pays: 'token', atOnce: 16, checks: 1_600, warmUp: WARM_UP, delayMs: 0, p99LimitMs: 120 },
  { what: 'node 50 ms away', pays: 'token', atOnce: 1, checks: 60, warmUp: 200, delayMs: 50, p99LimitMs: 300 },
  { what: 'node 50 ms away', pays: 'token', atOnce: 16, checks: 480, warmUp: 200, delayMs: 50, p99LimitMs: 300 },
  // with a simulation it is ALLOW
  {
    what: 'more than are simulated',
    pays: 'coins',
    atOnce: 300,
    checks: 1_200,
    warmUp: 200,
    delayMs: 50,
    p99LimitMs: null,
  },
];

const check = async (url: string, key: string, body: string): Promise<Answered> => {
  const from = performance.now();
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const response = await fetch(`${url}/api/check-payload`, { method: 'POST', headers, body });
  const answer = (await response.json()) as {
    readonly recommended_action?: string;
    readonly coverage?: { readonly level: number | null };
  };
  return {
    status: response.status,
    action: answer.recommended_action ?? 'none',
    level: answer.coverage?.level ?? null,
    ms: performance.now() - from,
  };
};

const checksOf = async (url: string, key: string, { pays, atOnce, checks }: Round): Promise<readonly Answered[]> => {
  const answers: Answered[] = [];
  let left = checks;
  const ask = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      answers.push(await check(url, key, BODIES[pays]));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return answers;
};

interface Ran {
  readonly answers: readonly Answered[];
  readonly seconds: number;
  /** Of the process that answers, all its threads, milliseconds a check; NaN where the system does not tell it. */
  readonly processorMs: number;
  /** The same of the checks before those that count. */
  readonly warmUpMs: number;
}

/** At most so much of it is held where a node on loopback is asked by many at once. */
const MOST_PROCESSOR_MS = 4;

const processorMsOf = async (pid: number | undefined): Promise<number | null> => {
  if (pid === undefined || !KNOWS_CPU_TIMES) return null;
  const { user, system } = (await timeOfProcess(pid)).all;
  return (user + system) / 1_000;
};

const run = async (honest: string, round: Round): Promise<Ran> => {
  const away =
    round.delayMs === 0
      ? null
      : await startLyingNode(honest, {
          send: (response, body) => {
            response.writeHead(200, { 'content-type': 'application/json' });
            setTimeout(() => response.end(body), round.delayMs);
          },
        });
  const database = await openEmbeddedDatabase();
  try {
    const endpoints = { ethereum: [away?.url ?? honest] };
    const settings = { endpoints, allowPrivateNetwork: true, maxAgeSeconds: TEN_YEARS };
    const service = await startService(
      { ...database.settings, PROVIDER_SETTINGS: JSON.stringify({ [evmRpc.id]: settings }) },
      { nodeArguments: [...NPM_START_ARGUMENTS, ...profiled] },
    );
    try {
      const key = await createKey(database.settings);
      const spent = [await processorMsOf(service.child.pid)];
      await checksOf(service.url, key, { ...round, checks: round.warmUp });
      spent.push(await processorMsOf(service.child.pid));
      const from = performance.now();
      const answers = await checksOf(service.url, key, round);
      const seconds = (performance.now() - from) / 1_000;
      spent.push(await processorMsOf(service.child.pid));
      const [before, warm, after] = spent.map((ms) => ms ?? Number.NaN) as [number, number, number];
      return {
        answers,
        seconds,
        warmUpMs: (warm - before) / round.warmUp,
        processorMs: (after - warm) / answers.length,
      };
    } finally {
      await service.stop();
    }
  } finally {
    await database.close();
    await away?.stop();
  }
};

/** Seconds: the blocks of the test chain have a date of their own. */
const TEN_YEARS = 315_360_000;
const COLUMNS = [
  'what',
  'pays',
  'at once',
  'checks/s',
  'p50 ms',
  'p99 ms',
  'processor ms a check',
  'while it warms up',
  'at level 4',
  'ALLOW without it',
  'no answer',
];

const rowOf = ({ what, pays, atOnce }: Round, { answers, seconds, processorMs, warmUpMs }: Ran): readonly string[] => {
  const sorted = Float64Array.from(answers, ({ ms }) => ms).sort();
  const [p50, p99] = [quantile(sorted, 0.5).toFixed(1), quantile(sorted, 0.99).toFixed(1)];
  const simulated = answers.filter(({ level }) => level === 4).length;
  const blind = answers.filter(({ level, action }) => level !== 4 && action === 'ALLOW').length;
  const failed = answers.filter(({ status }) => status !== 200).length;
  const counts = [`${simulated} of ${answers.length}`, blind, failed].map(String);
  return [
    what,
    pays,
    String(atOnce),
    (answers.length / seconds).toFixed(0),
    p50,
    p99,
    ...[processorMs, warmUpMs].map((ms) => (Number.isNaN(ms) ? '-' : ms.toFixed(1))),
    ...counts,
  ];
};

const isHeld = ({ p99LimitMs, atOnce, delayMs }: Round, { answers, processorMs }: Ran): boolean => {
  const isCheap = atOnce !== 16 || delayMs > 0 || !(processorMs > MOST_PROCESSOR_MS);
  const sorted = Float64Array.from(answers, ({ ms }) => ms).sort();
  const isFast = p99LimitMs === null || quantile(sorted, 0.99) <= p99LimitMs;
  return (
    isFast &&
    isCheap &&
    answers.every(({ status, level, action }) => status === 200 && (level === 4 || action !== 'ALLOW'))
  );
};

const node = await startWorld();
try {
  const rows: (readonly string[])[] = [];
  let held = true;
  const [from, to] = values.round === undefined ? [0] : [Number(values.round) - 1, Number(values.round)];
  for (const given of ROUNDS.slice(from, to)) {
    const round =
      values.checks === undefined ? given : { ...given, checks: Number(values.checks), warmUp: Number(values.checks) };
    const ran = await run(node.url, round);
    rows.push(rowOf(round, ran));
    held &&= isHeld(round, ran);
  }
  process.stdout.write(`${markdownTable({ columns: COLUMNS, rows })}\n\n${held ? 'held' : 'NOT HELD'}\n`);
  if (!held) process.exitCode = 1;
} finally {
  await node.stop();
}
