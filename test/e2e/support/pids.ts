import { readdir, readFile } from 'node:fs/promises';
import type { ServiceProcess } from '../../support/service-process.js';

/** The processes that a service started of its own program. */
export const pidsOfWorkers = async (service: ServiceProcess): Promise<readonly number[]> => {
  const children = await readdir('/proc').then((names) => names.filter((name) => /^\d+$/.test(name)));
  const found: number[] = [];
  for (const pid of children) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (
      Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === service.child.pid &&
      command.includes('main.js')
    )
      found.push(Number(pid));
  }
  return found;
};

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
