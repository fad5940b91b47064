import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { loadSettings, type Settings } from '../../src/config.js';
import { SettingsSchema } from '../../src/settings-schema.js';
import { chartSchema } from '../tools/settings/chart.js';
import { CONNECTION_LIMITS } from '../../src/http/server/listening-server.js';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly ports?: readonly string[];
        readonly stop_grace_period?: string;
        readonly networks?: readonly string[];
      }
    >
  >;
}

const containerfile = read('.container/Containerfile');
const compose = parse(read('.container/compose.yaml'), { merge: true }) as Compose;
const balancer = read('.container/haproxy.cfg');
const prometheus = parse(read('.container/prometheus.yml')) as {
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
};

/** What the image sets, as the shell of a container would see it. */
const imageSettings = Object.fromEntries(
  [...containerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
    // an argument of the build that is not given is empty
    (line ?? '').split(' ').map((pair) => pair.replace(/\$\{\w+\}/, '').split('=') as [string, string]),
  ),
);
const instances = Object.keys(compose.services).filter((name) => name.startsWith('instance-'));
/** As it runs, with made-up secrets. */
const environmentOf = (instance: string): Readonly<Record<string, string>> => {
  const { environment = {} } = compose.services[instance] ?? {};
  return {
    ...imageSettings,
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{(\w+)[^}]*\}/g, 'made-up')]),
    ),
  };
};
const settingsOf = (instance: string): Settings => loadSettings(environmentOf(instance));
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, first]) => first ?? '');
/** Settings of the chart, with what its templates add: `{{ … }}` is made up. */
const chart = parse(read('.deploy/helm/signgate/values.yaml')) as {
  readonly settings: Readonly<Record<string, string>>;
  readonly secret: { readonly settings: readonly string[]; readonly files: Readonly<Record<string, string>> };
  readonly terminationGracePeriodSeconds: number;
};
const chartPods = read('.deploy/helm/signgate/templates/deployment.yaml');
const unit = read('.deploy/systemd/signgate.service');
const unitValue = (name: string): string => matches(unit, new RegExp(`^${name}=(.*)$`, 'gm')).join('\n');

const milliseconds = (text: string): number => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);

/** Every way to run the service that is here as files: what it is told, and when it is killed after SIGTERM. */
const PLACES: Readonly<
  Record<string, { readonly environment: Readonly<Record<string, string>>; readonly killedAfterMs: number }>
> = {
  'the compose file': {
    environment: environmentOf('instance-a'),
    killedAfterMs: milliseconds(compose.services['instance-a']?.stop_grace_period ?? ''),
  },
  'the chart': {
    environment: {
      ...imageSettings,
      ...Object.fromEntries(matches(chartPods, /- name: ([A-Z_]+)$/gm).map((name) => [name, '2'])),
      ...chart.settings,
      ...chart.secret.files,
      ...Object.fromEntries(chart.secret.settings.map((name) => [name, 'postgresql://made-up'])),
    },
    killedAfterMs: chart.terminationGracePeriodSeconds * 1000,
  },
  'the unit': {
    environment: {
      ...Object.fromEntries(matches(unit, /^Environment=(.*)$/gm).map((pair) => pair.split('=') as [string, string])),
      DATABASE_URL: 'postgresql://made-up',
    },
    killedAfterMs: Number(unitValue('TimeoutStopSec')) * 1000,
  },
};

describe('the files to run it', () => {
  for (const [place, { environment, killedAfterMs }] of Object.entries(PLACES)) {
    it(`of ${place} set only settings that exist, values that the service takes, and time to stop`, () => {
      for (const name of Object.keys(environment)) expect(SettingsSchema.properties, name).to.have.property(name);
      const settings = loadSettings(environment);
      expect(settings).to.include({ production: true });
      expect(environment['FEEDS'], 'without a source of sanctions a start is refused').to.equal('recommended');
      expect(settings.databaseUrl).to.match(/^postgresql:/);
      expect(settings.checkpointDir).to.be.a('string');
      expect(settings.signingKeyFile).to.be.a('string');
      expect(settings.shutdownGraceMs, 'a balancer notices').to.be.at.least(5_000);
      expect(settings.shutdownLimitMs).to.be.above(settings.shutdownGraceMs);
      expect(killedAfterMs).to.be.above(settings.shutdownLimitMs);
    });
  }

  it('are joined by an install page that names a source of sanctions, too', () => {
    expect(read('.deploy/runbooks/install.md')).to.include('`FEEDS=recommended`');
  });

  it('let the chart take the settings that may stand among its values: npm run settings-table writes them', () => {
    const { actual, expected } = chartSchema();
    expect(actual).to.equal(expected);
    expect(actual).to.include('"PUBLIC_URL"');
    const set = [...Object.keys(imageSettings), ...matches(chartPods, /- name: ([A-Z_]+)$/gm)];
    for (const name of set) expect(actual, 'is set by the image or by the chart').not.to.include(`"${name}"`);
  });

  it('ask a pod at the ports on which it listens, and find it not ready before it stops serving', () => {
    const { port, adminPort, shutdownGraceMs } = loadSettings(PLACES['the chart']?.environment ?? {});
    expect(matches(chartPods, /containerPort: (\d+)/g)).to.deep.equal([`${port}`, `${adminPort}`]);
    const probe = chartPods.slice(chartPods.indexOf('readinessProbe:'));
    const [period, failures] = [/periodSeconds: (\d+)/, /failureThreshold: (\d+)/].map((one) => one.exec(probe)?.[1]);
    expect(probe).to.match(/^readinessProbe:\n +httpGet: \{ path: \/health\/ready, port: http \}\n/);
    expect(Number(period) * (Number(failures) + 1) * 1000).to.be.within(1, shutdownGraceMs);
  });

  it('run the unit as npm start does, with its secrets from credentials alone', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const command = unitValue('ExecStart').replace('/usr/bin/node', 'node');
    expect(command).to.include(scripts['start']).and.include('$CREDENTIALS_DIRECTORY/database-url');
    expect(matches(unit, /^Environment=(\w+)/gm)).not.to.include.members(['DATABASE_URL']);
    expect(unitValue('LoadCredential')).to.match(/^signing-key:\/.*\ndatabase-url:\//);
  });

  it('set only settings that exist, and values that the service takes', () => {
    expect(instances).to.deep.equal(['instance-a', 'instance-b']);
    for (const instance of instances) {
      for (const name of Object.keys(environmentOf(instance)))
        expect(SettingsSchema.properties, name).to.have.property(name);
      expect(settingsOf(instance)).to.include({
        production: true,
        host: '0.0.0.0',
        adminHost: '0.0.0.0',
        trustedProxyHops: 1,
      });
    }
  });

  it('give both instances the same settings, and a database that both share', () => {
    const [first, second] = instances.map(settingsOf);
    expect(first).to.deep.equal(second);
    for (const url of [first?.databaseUrl, first?.redisUrl])
      expect(new URL(url ?? '').hostname).to.be.oneOf(Object.keys(compose.services));
    expect(first, 'one count of calls for both').to.include({
      rateLimitStore: 'redis',
      rateLimitInstances: instances.length,
    });
  });

  it('send requests and questions to the ports on which the instances listen', () => {
    const { port, adminPort } = settingsOf('instance-a');
    expect(matches(balancer, /^ {4}server \S+ (\S+)$/gm)).to.deep.equal(instances.map((name) => `${name}:${port}`));
    const targets = prometheus.scrape_configs.flatMap((job) => job.static_configs.flatMap((group) => group.targets));
    expect(targets).to.include.members(instances.map((name) => `${name}:${adminPort}`));
    const binds = matches(balancer, /^ {4}bind :(\d+)$/gm);
    expect(compose.services['balancer']?.ports).to.deep.equal([`8080:${binds[0]}`]);
    expect(targets).to.include(`balancer:${binds[1]}`);
    expect(matches(containerfile, /^EXPOSE (.*)$/gm)).to.deep.equal([`${port} ${adminPort}`]);
  });

  it('publish no port of the database, of the limits or of the metrics of an instance', () => {
    for (const [name, { ports }] of Object.entries(compose.services)) {
      if (name !== 'balancer' && name !== 'prometheus') expect(ports, name).to.equal(undefined);
    }
    expect(compose.services['prometheus']?.ports?.every((port) => port.startsWith('127.0.0.1:'))).to.equal(true);
  });

  it('take an instance out of the balancer before it stops serving, and give it time to stop', () => {
    const { shutdownGraceMs, shutdownLimitMs } = settingsOf('instance-a');
    const [inter = '', fall = ''] = [/ inter (\S+)/, / fall (\d+)/].map((pattern) => pattern.exec(balancer)?.[1]);
    expect(balancer).to.include('uri /health/ready');
    expect(milliseconds(inter) * (Number(fall) + 1)).to.be.below(shutdownGraceMs);
    for (const name of instances)
      expect(milliseconds(compose.services[name]?.stop_grace_period ?? '')).to.be.above(shutdownLimitMs);
  });

  it('let the balancer close idle connections before an instance does, and wait longer than an instance works', () => {
    const timeout = (name: string): number =>
      milliseconds(new RegExp(`^ {4}timeout ${name} (\\S+)$`, 'm').exec(balancer)?.[1] ?? '');
    expect(timeout('http-keep-alive')).to.be.below(CONNECTION_LIMITS.keepAliveMs);
    expect(timeout('server')).to.be.above(CONNECTION_LIMITS.requestMs);
    expect(balancer, 'a check that may have been decided is not sent twice').to.match(/^ {4}retry-on conn-failure$/m);
  });

  it('run the service as npm start does, without rights, and never a script of a package', () => {
    const { scripts, engines } = JSON.parse(read('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
      readonly engines: { readonly node: string };
    };
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? '[]') as readonly string[];
    expect(`exec ${command.join(' ')}`).to.equal(scripts['start']);
    expect(matches(containerfile, /^USER (.*)$/gm)).to.deep.equal(['node']);
    expect(containerfile).to.match(/^HEALTHCHECK /m);
    for (const line of matches(containerfile, /(npm ci[^&\n]*)/g)) expect(line).to.include('--ignore-scripts');
    expect(matches(containerfile, /^FROM (\S+)/gm), 'one base, which a builder pins').to.deep.equal([
      '${NODE_IMAGE}',
      '${NODE_IMAGE}',
    ]);
    const [, major = '', minor = ''] = /^ARG NODE_IMAGE=\S*node:(\d+)\.(\d+)-/m.exec(containerfile) ?? [];
    const [, wantedMajor = '', wantedMinor = ''] = />=(\d+)\.(\d+)/.exec(engines.node) ?? [];
    expect(Number(major) * 1000 + Number(minor)).to.be.at.least(Number(wantedMajor) * 1000 + Number(wantedMinor));
  });
});
