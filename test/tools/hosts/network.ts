import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ownNetworkNames, system } from '../namespaces/inside.js';
import type { Network } from './plan.js';

/** The four hosts. This process is on the client's. */
export const ADDRESSES = { client: '10.0.0.1', a: '10.0.0.2', b: '10.0.0.3', database: '10.0.0.4' } as const;
export type HostName = keyof typeof ADDRESSES;
export const ALL_HOSTS = '10.0.0.0/24';

/** What the wire did since it was last set. */
export interface Carried {
  readonly packets: number;
  readonly dropped: number;
  /** By how much packets came later than their delay: sum and worst, microseconds. Zero without delay. */
  readonly late_us: number;
  readonly worst_us: number;
}

export interface Wire {
  readonly pid: number;
  /** What holds from now on; resolves with what was until now. */
  set(network: Pick<Network, 'delayMs' | 'loss'>): Promise<Carried>;
}

/** The file of a host's network. */
export const networkFileOf = (name: HostName): string => `/run/netns/${name}`;

const SOURCE = fileURLToPath(new URL('../../../../test/tools/hosts/wire.py', import.meta.url));

/** Debian's own: another in the path may be a script in front of it. */
export const PYTHON = '/usr/bin/python3';

const plugIn = async (name: HostName): Promise<void> => {
  const device = `to-${name}`;
  const into = name === 'client' ? [] : ['-n', name];
  if (name !== 'client') {
    await system('ip', 'netns', 'add', name);
    await system('ip', 'link', 'set', device, 'netns', name);
    await system('ip', ...into, 'link', 'set', 'lo', 'up');
  }
  await system('ip', ...into, 'address', 'add', `${ADDRESSES[name]}/24`, 'dev', device);
  await system('ip', ...into, 'link', 'set', device, 'up');
};

/** Four hosts on one wire, which carries packets without delay or loss at first. */
export const openNetwork = async (): Promise<Wire> => {
  await ownNetworkNames();
  const names = Object.keys(ADDRESSES) as HostName[];
  const words = names.map((name) => `to-${name}=${ADDRESSES[name].split('.').at(-1)}`);
  const wire = spawn(PYTHON, [SOURCE, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: wire.stdout });
  const ended = once(wire, 'exit').then(() => {
    throw new Error('The wire between the hosts has ended; what it said stands above');
  });
  const line = async (): Promise<string> => ((await Promise.race([once(lines, 'line'), ended])) as [string])[0];
  await line();
  for (const name of names) await plugIn(name);
  return {
    pid: wire.pid ?? -1,
    set: async ({ delayMs, loss }) => {
      const answer = line();
      wire.stdin.write(`${delayMs} ${loss}\n`);
      return JSON.parse(await answer) as Carried;
    },
  };
};
