import { parseArgs } from 'node:util';
import { enter, obstacle } from './namespaces.js';

/**
 * Failures of a database that is made of three machines, under load of two instances of the service: see
 * `.deploy/high-availability/README.md`. Exit code 1 where a check is lost or an answer is wrong, 2 where it cannot run
 * here. Usage: npm run failover -- [--only power,network] [--keep FOLDER]
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'string' }, inside: { type: 'string' } },
});
/** The programs that this tool runs, and Debian's packages that bring them. */
const NEEDED = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
};
const why = await obstacle(NEEDED);
if (why !== null) {
  process.stderr.write(`Not tried: ${why}\n`);
  process.exitCode = 2;
} else {
  const folder = await enter(import.meta.url);
  if (folder !== null) {
    const { runFailures } = await import('./run.js');
    // what it started ends with it
    process.exit((await runFailures(values.only, values.keep ?? folder)) ? 0 : 1);
  }
}
