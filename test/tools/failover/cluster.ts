import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { runSql } from '../../support/sql.js';
import type { Machine } from './machines.js';

const ASK_LIMIT_MS = 700;
const STEADY_LIMIT_MS = 120_000;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** What Patroni's interface on a machine answers; null where it does not. */
const ask = async (machine: Machine, path: string): Promise<{ status: number; text: string } | null> => {
  try {
    const answer = await request(`http://${machine.address}:8008${path}`, {
      signal: AbortSignal.timeout(ASK_LIMIT_MS),
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch {
    // a machine that is dead, cut off or hanging says nothing: that is what is asked
    return null;
  }
};

/** The machines that say that they are primary: HAProxy asks the same. */
export const primaries = async (machines: readonly Machine[]): Promise<readonly Machine[]> => {
  const answers = await Promise.all(machines.map((machine) => ask(machine, '/primary')));
  return machines.filter((_, index) => answers[index]?.status === 200);
};

const membersOf = async (machine: Machine): Promise<readonly Member[]> => {
  const answer = await ask(machine, '/cluster');
  return answer?.status === 200 ? (JSON.parse(answer.text) as { members: Member[] }).members : [];
};

/** The primary and its synchronous standby, once all three machines run; null before. */
const steadyPair = async (machines: readonly Machine[]): Promise<{ primary: Machine; standby: Machine } | null> => {
  const [primary, ...more] = await primaries(machines);
  if (primary === undefined || more.length > 0) return null;
  const members = await membersOf(primary);
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const sync = members.find(({ role }) => role === 'sync_standby');
  const standby = machines.find(({ name }) => name === sync?.name);
  if (standby === undefined || running.length < machines.length) return null;
  const streaming = await runSql<{ readonly count: number }>(
    superuserOf(primary),
    `select count(*)::integer as count from pg_stat_replication where state = 'streaming'`,
  );
  return (streaming[0]?.count ?? 0) >= machines.length - 1 ? { primary, standby } : null;
};

/** Waits for it. Rejects after two minutes. */
export const steady = async (machines: readonly Machine[]): Promise<{ primary: Machine; standby: Machine }> => {
  const endAt = performance.now() + STEADY_LIMIT_MS;
  for (;;) {
    const pair = await steadyPair(machines).catch(() => null);
    if (pair !== null) return pair;
    if (performance.now() > endAt) {
      const seen = await Promise.all(machines.map(membersOf));
      throw new Error(`The machines are not in order after ${STEADY_LIMIT_MS} ms: ${JSON.stringify(seen)}`);
    }
    await pause(250);
  }
};

/** A connection to one machine, past HAProxy. */
export const superuserOf = ({ address, environment }: Machine, database = 'postgres') => ({
  ...{ host: address, port: 5432, database },
  user: environment['PATRONI_SUPERUSER_USERNAME'] ?? '',
  password: environment['PATRONI_SUPERUSER_PASSWORD'] ?? '',
});

/** When the last promotion of this primary began, on the clock of `performance.now()`: no write was taken before. */
export const promotedAt = async (primary: Machine): Promise<number> => {
  const [row] = await runSql<{ readonly at: number | null }>(
    superuserOf(primary),
    `select (extract(epoch from max(modification)) * 1000)::double precision as at
     from pg_ls_waldir() where name like '%.history'`,
  );
  return (row?.at ?? 0) - performance.timeOrigin;
};

/** Moves the primary's part to another machine, as an operator does in working hours. */
export const switchOver = async (from: Machine): Promise<void> => {
  const { PATRONI_RESTAPI_USERNAME: user, PATRONI_RESTAPI_PASSWORD: password } = from.environment;
  const answer = await request(`http://${from.address}:8008/switchover`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    body: JSON.stringify({ leader: from.name }),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`Patroni refused to switch over: ${text}`);
};
