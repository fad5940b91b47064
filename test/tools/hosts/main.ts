import { enter, obstacle } from '../namespaces/inside.js';
import { PYTHON } from './network.js';
import { parseOptions } from './options.js';

/**
 * Instances of the service on two hosts, PostgreSQL on a third, HAProxy and clients on a fourth, with delay and loss
 * between them: throughput and latency by the number of instances. Exit code 1 where a check is lost, a known bad
 * address gets ALLOW or a client gets what is neither a verdict nor a 503; 2 where it cannot run here.
 * Usage: npm run hosts -- [--seconds N] [--network NAME] [--out FOLDER]
 */
const NEEDED = {
  '/usr/sbin/haproxy': 'haproxy',
  '/bin/ping': 'iputils-ping',
  '/usr/bin/nsenter': 'util-linux',
  '/usr/lib/postgresql': 'postgresql',
  [PYTHON]: 'python3',
};

const options = parseOptions(process.argv.slice(2));
const why = await obstacle(NEEDED);
if (why !== null) {
  process.stderr.write(`Not tried: ${why}\n`);
  process.exitCode = 2;
} else {
  const folder = await enter(import.meta.url);
  if (folder !== null) {
    const { runHosts } = await import('./run.js');
    // what it started ends with it
    process.exit((await runHosts(options, folder)) ? 0 : 1);
  }
}
