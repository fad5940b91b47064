import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import { evmAddress } from '../../support/addresses.js';
import { ALICE, BOB } from '../../support/chain/deployments.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { transaction, transfer } from '../../support/payload-requests.js';
import { createKey, environmentOf, startService } from '../../support/service-process.js';
import { checkOut } from '../replay/engines.js';
import { type Database, openEmbeddedDatabase } from './databases.js';
import { coverageDuring, INSPECTED, inspectorAddress } from './inspector.js';
import { type LoadRequest, type LoadTarget, ordinaryRequests, runLoad, transferRequest } from './load.js';
import { filesRun, type PathFile } from './main-path.js';
import { median } from './quantile.js';
import { costOf } from './service-costs.js';

export const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 8;
/** The main path is what runs at least once for each of so many checks. */
const PATH_CHECKS = 20;
/** Seconds: the blocks of the test chain have a date of their own. */
const TEN_YEARS = 315_360_000;
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';

const post = (body: object): readonly LoadRequest[] => [{ method: 'POST', body: JSON.stringify(body) }];
const common = { from_address: evmAddress('bench sender 1'), to_address: evmAddress('bench recipient 1') };

/** What is asked of both versions: the path, and what is sent to it. */
export const KINDS = {
  declared: { path: '/api/check-transaction', requests: ordinaryRequests },
  'decode and compare': {
    path: '/api/check-transaction',
    requests: post({
      ...common,
      ...{ chain: 'base', token: 'USDC', amount: 25, transaction_type: 'safe_send' },
      transaction: transaction(USDC_ON_BASE, transfer(common.to_address, 25_000_000n), '0', 8453),
    }),
  },
  // of coins, on the chain whose node is asked
  simulate: {
    path: '/api/check-payload',
    requests: post({
      ...{ chain: 'ethereum', from_address: ALICE.address },
      transaction: { ...transaction(BOB.address, '0x', '100000000000000000'), nonce: nextNonceOf(ALICE) },
    }),
  },
  'batch of 20': {
    path: '/api/check-batch',
    requests: post({
      items: Array.from({ length: 20 }, (_, index) => ({
        id: String(index),
        check: JSON.parse(transferRequest(common.from_address, evmAddress(`item ${index}`), 25).body) as object,
      })),
    }),
  },
  'list of checks': { path: '/api/checks?limit=50', requests: [{ method: 'GET' }] },
} as const satisfies Readonly<Record<string, { readonly path: string } & Pick<LoadTarget, 'requests'>>>;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** Of one version. */
export interface VersionFigures {
  readonly name: string;
  /** Processor time of one request in the process that answers, microseconds: one figure a round. */
  readonly costs: Readonly<Record<Kind, number[]>>;
  /** What a declared check runs through, from the request to its record and answer. */
  readonly path: readonly PathFile[];
  failed: number;
}

interface Running extends VersionFigures {
  readonly load: (kind: Kind, seconds: number) => Promise<number | null>;
  readonly close: () => Promise<unknown>;
}

/** Made by the build's own command. */
const keyOf = (dist: string, { settings }: Database): Promise<string> =>
  createKey(settings, {}, async (words, environment) => {
    const program = [join(dist, 'src', 'cli', 'main.js'), ...words];
    return (await promisify(execFile)(process.execPath, program, { env: environmentOf(environment) })).stdout;
  });

/** The service of a build, under load. */
const startBuild = async (name: string, folder: string, node: string): Promise<Running> => {
  const dist = join(folder, 'dist');
  const database = await openEmbeddedDatabase();
  const simulation = { endpoints: { ethereum: [node] }, allowPrivateNetwork: true, maxAgeSeconds: TEN_YEARS };
  const settings = { ...database.settings, PROVIDER_SETTINGS: JSON.stringify({ [evmRpc.id]: simulation }) };
  const isInManyFiles = !existsSync(join(dist, 'service'));
  const service = await startService({ ...settings, BACKGROUND: 'process' }, { dist, isInManyFiles });
  const key = await keyOf(dist, database);
  const targetOf = (kind: Kind) => ({
    url: `${service.url}${KINDS[kind].path}`,
    headers: { 'x-api-key': key },
    requests: KINDS[kind].requests,
  });
  const running: Running = {
    name,
    costs: { declared: [], 'decode and compare': [], simulate: [], 'batch of 20': [], 'list of checks': [] },
    path: await pathOf(dist),
    failed: 0,
    load: async (kind, seconds) => {
      const { load, cost } = await costOf(service.child.pid ?? 0, () => runLoad(targetOf(kind), CONNECTIONS, seconds));
      running.failed += load.failed;
      return cost?.own ?? null;
    },
    close: async () => {
      await service.stop();
      await database.close();
    },
  };
  return running;
};

/** Of a service of its own, in the files that it was written in. */
const pathOf = async (dist: string): Promise<readonly PathFile[]> => {
  const database = await openEmbeddedDatabase();
  const settings = { ...database.settings, ...INSPECTED, BACKGROUND: 'process' };
  const service = await startService(settings, { dist, isInManyFiles: true });
  try {
    const headers = { 'content-type': 'application/json', 'x-api-key': await keyOf(dist, database) };
    const inTurn = async (): Promise<void> => {
      for (const request of ordinaryRequests.slice(0, PATH_CHECKS)) {
        const answer = await fetch(`${service.url}${KINDS.declared.path}`, { ...request, headers });
        if (!answer.ok) throw new Error(`A check was answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      }
    };
    // what is made once is made by the first ones; what runs by the clock runs less often than the others
    await inTurn();
    return await filesRun(dist, await coverageDuring(inspectorAddress(service.output()), inTurn), PATH_CHECKS);
  } finally {
    await service.stop();
    await database.close();
  }
};

/** This version, after the one that it is compared with; `before` null: this one alone. */
export const benchVersus = async (before: string | null, seconds = SECONDS): Promise<readonly VersionFigures[]> => {
  const node = await startWorld();
  const closing: (() => unknown)[] = [() => node.stop()];
  try {
    const versions: Running[] = [];
    const start = async (name: string, folder: string): Promise<void> => {
      const version = await startBuild(name, folder, node.url);
      closing.push(version.close);
      versions.push(version);
    };
    if (before !== null) {
      const checkout = checkOut(before);
      closing.push(checkout.remove);
      await start(checkout.name, checkout.folder);
    }
    await start('this version', resolve('.'));
    for (const kind of KIND_NAMES)
      for (const { load } of versions) await load(kind, Math.min(WARM_UP_SECONDS, 2 * seconds));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of KIND_NAMES)
        for (const { load, costs } of versions) costs[kind].push((await load(kind, seconds)) ?? Number.NaN);
    return versions;
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

/** The middle of the rounds. */
export const middleCost = ({ costs }: VersionFigures, kind: Kind): number => median(costs[kind]);
