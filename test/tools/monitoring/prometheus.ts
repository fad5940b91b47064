import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { freePort } from '../../support/free-port.js';
import type { RuleFile } from './rules.js';

export const RULES_FOLDER = fileURLToPath(new URL('../../../../.deploy/monitoring/', import.meta.url));
/** Metrics of a service whose database hangs take a second and more. */
const SCRAPE = '3s';
const READY_LIMIT_MS = 30_000;

/** Runs `promtool`, which says what it found. Rejects where it finds a mistake. */
export const promtool = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)('promtool', words, { cwd: RULES_FOLDER })).stdout;

/** A job, and the admin ports of its instances. */
export interface Job {
  readonly name: string;
  readonly adminPorts: readonly number[];
}

export interface Prometheus {
  /** Alerts that fire at the moment, each as `SigngateX signgate-job`. */
  firing(): Promise<ReadonlySet<string>>;
  /** How many series an expression gives from a moment until now, and the number of their points. */
  series(expression: string, fromMs: number): Promise<{ readonly series: number; readonly points: number }>;
  stop(): Promise<void>;
}

interface ApiAnswer {
  readonly status: string;
  readonly error?: string;
  readonly data: {
    readonly alerts?: readonly { readonly state: string; readonly labels: Readonly<Record<string, string>> }[];
    readonly result?: readonly { readonly values: readonly (readonly [number, string])[] }[];
  };
}

/** A real Prometheus over real instances, which asks them and judges the rules every second. */
export const startPrometheus = async (rules: RuleFile, jobs: readonly Job[]): Promise<Prometheus> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-prometheus-'));
  const configuration = {
    global: { scrape_interval: SCRAPE, scrape_timeout: SCRAPE, evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: jobs.map(({ name, adminPorts }) => ({
      job_name: name,
      static_configs: [{ targets: adminPorts.map((port) => `127.0.0.1:${port}`) }],
    })),
  };
  await writeFile(join(folder, 'prometheus.yml'), stringify(configuration));
  await writeFile(join(folder, 'rules.yml'), stringify(rules));
  await promtool('check', 'config', join(folder, 'prometheus.yml'));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const api = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<ApiAnswer['data']> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/${path}?${new URLSearchParams(query)}`);
    const { status, error, data } = (await reply.json()) as ApiAnswer;
    if (status !== 'success') throw new Error(`Prometheus refused ${JSON.stringify(query)}: ${error ?? ''}`);
    return data;
  };
  const deadline = performance.now() + READY_LIMIT_MS;
  while ((await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('Prometheus did not start');
    await delay(100);
  }
  return {
    firing: async () => {
      const { alerts = [] } = await api('alerts');
      const fired = alerts.filter(({ state }) => state === 'firing');
      return new Set(fired.map(({ labels }) => `${labels['alertname']} ${labels['job']}`));
    },
    series: async (query, fromMs) => {
      const [start, end] = [fromMs / 1000, Date.now() / 1000].map(String);
      const { result = [] } = await api('query_range', { query, start: start ?? '', end: end ?? '', step: '5' });
      const points = result.flatMap(({ values }) => values).filter(([, value]) => value !== 'NaN');
      return { series: result.length, points: points.length };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
