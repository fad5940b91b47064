import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { startEngine } from '../../support/engine.js';
import { sqlOn } from '../faults/support/engine.js';
import { markdownTable } from '../bench/table.js';
import { inTurn, type Outcome } from './cause.js';
import type { Group } from './groups/group.js';
import { startMemoryGroup } from './groups/memory.js';
import { startSourcesGroup } from './groups/sources.js';
import { startStoreGroup } from './groups/store.js';
import { startWorkGroup } from './groups/work.js';
import { DASHBOARDS } from './panels.js';
import { type Prometheus, promtool, RULES_FOLDER, startPrometheus } from './prometheus.js';
import { type RuleFile, rulesOf, shorterRules } from './rules.js';

/**
 * A real Prometheus over real instances: each alert fires once by what really happens, and is silent before and after;
 * each panel of the dashboards shows data. Exit code 1 where one does not. Needs Debian's `prometheus` and
 * `redis-server`.
 *
 * So that it takes minutes, the rules are those of the file with every `for`, range and offset twenty times as short.
 * What is compared is not changed: an age of 300 s is waited for.
 */
const TIMES_SHORTER = 20;
/** Nothing happens yet, and no alert may fire: as long as the longest range of a rate, and a little. */
const CALM_MS = 30_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const engine = await startEngine();
const folder = await mkdtemp(join(tmpdir(), 'signgate-monitoring-'));
const { host, port, user } = engine.connection;
const database = async (name: string): Promise<string> => {
  await sqlOn({ host, port, user, database: 'postgres' })(`create database ${name}`);
  return `postgresql://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
};

const rules = parse(await readFile(join(RULES_FOLDER, 'alerts.yml'), 'utf8')) as RuleFile;

/** Alerts that fire although nothing has happened. */
const falseAlarms = async (prometheus: Prometheus): Promise<readonly string[]> => {
  const seen = new Set<string>();
  const startedAt = performance.now();
  while (performance.now() - startedAt < CALM_MS) {
    for (const alert of await prometheus.firing()) seen.add(alert);
    await delay(1_000);
  }
  return [...seen];
};

const alertRows = (outcomes: readonly Outcome[]): readonly (readonly string[])[] =>
  rulesOf(rules)
    .flatMap(({ alert }) => (alert === undefined ? [] : [alert]))
    .map((alert) => {
      const found = outcomes.find((outcome) => outcome.alert === alert);
      const shown = (seconds = null as number | null): string => (seconds === null ? 'no' : `${seconds} s`);
      return [alert, found?.what ?? 'not tried', shown(found?.firedS), shown(found?.resolvedS)];
    });

const panelRows = async (prometheus: Prometheus, fromMs: number): Promise<readonly (readonly string[])[]> => {
  const rows: string[][] = [];
  for (const { title, panels } of DASHBOARDS)
    for (const panel of panels) {
      let [series, points] = [0, 0];
      for (const { expression } of panel.lines) {
        const found = await prometheus.series(expression.replaceAll('$__rate_interval', '20s'), fromMs);
        [series, points] = [series + found.series, found.points === 0 ? Number.NaN : points + found.points];
      }
      rows.push([title, panel.title, String(series), Number.isNaN(points) ? 'no' : String(points)]);
    }
  return rows;
};

const run = async (groups: readonly Group[]): Promise<boolean> => {
  const fromMs = Date.now();
  const prometheus = await startPrometheus(
    shorterRules(rules, TIMES_SHORTER),
    groups.map(({ job }) => job),
  );
  try {
    const alarms = await falseAlarms(prometheus);
    const outcomes = await Promise.all(
      groups.flatMap(({ courses }) => courses.map((causes) => inTurn(prometheus, causes))),
    );
    const alerts = alertRows(outcomes.flat());
    const panels = await panelRows(prometheus, fromMs);
    say(markdownTable({ columns: ['alert', 'cause', 'fires after', 'silent after'], rows: alerts }));
    say('');
    say(markdownTable({ columns: ['dashboard', 'panel', 'series', 'points'], rows: panels }));
    say(`\nfired in the calm before: ${alarms.length === 0 ? 'none' : alarms.join(', ')}`);
    return alarms.length === 0 && ![...alerts, ...panels].flat().some((cell) => cell === 'no' || cell === 'not tried');
  } finally {
    await prometheus.stop();
  }
};

const groups: Group[] = [];
try {
  say(await promtool('check', 'rules', 'alerts.yml'));
  say(await promtool('test', 'rules', 'alerts.test.yml'));
  groups.push(await startStoreGroup(folder));
  groups.push(await startSourcesGroup(await database('sources'), folder));
  groups.push(await startWorkGroup(await database('work'), folder));
  groups.push(await startMemoryGroup(await database('memory'), folder));
  if (!(await run(groups))) process.exitCode = 1;
} finally {
  await Promise.all(groups.map((group) => group.stop()));
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}
