import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { DEFAULT_LIMITS } from '../../adapters/storage/postgres/session/options.js';
import { FAILURES } from '../tools/failover/failures.js';
import { parseEnvironment } from '../tools/failover/machines.js';

const folder = new URL('../../../.deploy/high-availability/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

interface PatroniFile {
  readonly bootstrap: {
    readonly dcs: Readonly<Record<string, unknown>> & {
      readonly ttl: number;
      readonly loop_wait: number;
      readonly retry_timeout: number;
      readonly postgresql: { readonly parameters: Readonly<Record<string, unknown>> };
    };
  };
}

const { dcs } = (parse(read('patroni.yml')) as PatroniFile).bootstrap;
const environment = parseEnvironment(read('machine.env'));
const own = parseEnvironment(read('machine.env').split('# of this machine')[1] ?? '');
const balancer = read('haproxy.cfg');
const page = read('README.md');
const addresses = (text: string | undefined): readonly string[] => [
  ...new Set([...(text ?? '').matchAll(/10\.0\.0\.\d+/g)].map(([address]) => address)),
];

describe('the files of a database that outlives a machine', () => {
  it('let no check be answered that one machine alone has', () => {
    expect(dcs).to.include({ synchronous_mode: true, synchronous_mode_strict: true, failsafe_mode: true });
    expect(dcs.postgresql.parameters).to.include({ synchronous_commit: 'on', wal_log_hints: 'on' });
  });

  it('give a primary time to renew its lease before it ends', () => {
    expect(dcs.loop_wait + 2 * dcs.retry_timeout).to.be.at.most(dcs.ttl);
  });

  it('never use the interface of etcd over which Patroni 3.0.2 takes a lease that another holds', () => {
    expect(environment).to.not.have.property('PATRONI_ETCD3_HOSTS');
    expect(environment).to.include({ ETCD_ENABLE_V2: 'true', ETCD_PRE_VOTE: 'true' });
  });

  it('name the same three machines everywhere, and of the own machine one address', () => {
    const machines = addresses(environment['ETCD_INITIAL_CLUSTER']);
    expect(machines).to.have.length(3);
    expect(addresses(environment['PATRONI_ETCD_HOSTS'])).to.deep.equal(machines);
    expect(addresses(balancer)).to.deep.equal(machines);
    expect(addresses(Object.values(own).join(' '))).to.deep.equal(machines.slice(0, 1));
  });

  it('lead to the machine that holds the lease, and end the connections to one that lost it', () => {
    expect(balancer).to.include('uri /primary').and.to.include('on-marked-down shutdown-sessions');
    const connectMs = Number(/timeout connect (\d+)ms/.exec(balancer)?.[1]);
    expect(connectMs, 'the service waits longer').to.be.below(DEFAULT_LIMITS.connectMs);
  });

  it('leave connections for Patroni', () => {
    const limit = Number(/connection limit (\d+)/.exec(read('prepare.sql'))?.[1]);
    expect(limit).to.be.below(Number(dcs.postgresql.parameters['max_connections']) - 10);
  });

  it('are explained, and so is each failure that is tried', () => {
    for (const name of readdirSync(folder)) if (name !== 'README.md') expect(page).to.include(`\`${name}\``);
    for (const { what } of FAILURES) expect(page).to.include(what);
  });
});
