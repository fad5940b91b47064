import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { KeyScope } from '../../../ports/stores/keys.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { RECORDED } from '../../../src/http/openapi/recorded.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { fakeNodeManifest } from '../../support/executing-node.js';
import { MEMORY } from '../../http/real/support/storages.js';
import { type RealService, startRealService } from '../../http/real/support/real-service.js';

/** The real service with the desk, and what a test does to it. */
export interface DeskWorld {
  readonly service: RealService;
  /** Of `/desk`. */
  readonly url: string;
  /** Every scope. */
  readonly key: string;
  /** The same desk, to a partner of whom it knows nothing. */
  ofNewPartner(): Promise<DeskWorld>;
  /** A key of the same partner with these scopes, and this label. */
  keyWith(scopes: readonly KeyScope[], label?: string): Promise<string>;
  /** Makes a check of a recorded example, changed as told. Gives its id. */
  check(example: string, change?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Takes the store away, and gives it back. */
  setStoreDown(isDown: boolean): void;
  close(): Promise<void>;
}

/** What all partners share. */
type Whole = Pick<DeskWorld, 'ofNewPartner' | 'setStoreDown' | 'close'>;

/** Every store fails while the switch says so, as one whose database is gone. */
const breakable =
  (isDown: () => boolean) =>
  (stores: Stores): Stores => {
    const failing = (store: object): object =>
      new Proxy(store, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          return (...values: readonly unknown[]): unknown =>
            isDown()
              ? Promise.reject(new StorageUnavailableError('made up'))
              : (member as (...values: readonly unknown[]) => unknown).apply(target, [...values]);
        },
      });
    const entries = Object.entries(stores).map(([name, store]: [string, unknown]) => [
      name,
      typeof store === 'object' && store !== null ? failing(store) : store,
    ]);
    return { ...stores, ...(Object.fromEntries(entries) as Partial<Stores>) };
  };

const requestOf = (example: string): readonly [string, object] => {
  for (const [operation, path] of [
    ['checkTransaction', '/api/check-transaction'],
    ['checkPayload', '/api/check-payload'],
  ] as const) {
    const found = RECORDED.operations[operation]?.[example];
    if (found !== undefined) return [path, found.request as object];
  }
  throw new Error(`There is no recorded example ${example}`);
};

/** Of one partner, whose name no other has. */
const deskOf = async (service: RealService, partner: string, whole: Whole): Promise<DeskWorld> => {
  const key = await service.key({ partner });
  return {
    ...whole,
    ...{ service, key, url: `${service.url}/desk` },
    keyWith: (scopes, label) => service.key({ partner, scopes, ...(label !== undefined && { label }) }),
    check: async (example, change = {}) => {
      const [path, request] = requestOf(example);
      const reply = await service.send('POST', path, {
        key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...request, ...change }),
      });
      if (reply.status !== 200) throw new Error(`No verdict but ${reply.status}: ${reply.text}`);
      return String(reply.json['request_id']);
    },
  };
};

/** `execution`: what a node does with any bytes; null for no node. */
export const openDesk = async (
  environment: Readonly<Record<string, string>> = {},
  execution: Execution | null = null,
): Promise<DeskWorld> => {
  let isDown = false;
  let partners = 0;
  const folder = await mkdtemp(join(tmpdir(), 'signgate-desk-'));
  const service = await startRealService(MEMORY, {
    environment: { DATA_DIR: folder, ...environment },
    wrap: breakable(() => isDown),
    ...(execution !== null && { providers: [...ALL_PROVIDERS, fakeNodeManifest(execution)] }),
  });
  const whole: Whole = {
    ofNewPartner: () => {
      partners += 1;
      return deskOf(service, `Partner ${partners}`, whole);
    },
    setStoreDown: (down) => {
      isDown = down;
    },
    close: async () => {
      isDown = false;
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return deskOf(service, 'Partner', whole);
};

/** Makes something over the interface, as the desk's key may. */
export const make = async ({ service, key }: DeskWorld, path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const { status, json } = await service.send('POST', path, { key, headers, body: JSON.stringify(body) });
  if (status !== 201) throw new Error(`${path} was answered ${status}: ${JSON.stringify(json)}`);
};

/** Signs in by the page, and waits for what it shows then. */
export const signIn = async (page: Page, { url, key }: Pick<DeskWorld, 'url' | 'key'>, path = ''): Promise<void> => {
  await page.goto(`${url}${path}`);
  await page.getByLabel('Your key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Rooms of the desk' }).waitFor();
};

/** As one who is signed in: by the call that the page makes. */
export const enter = async (page: Page, { url, key }: Pick<DeskWorld, 'url' | 'key'>, path = ''): Promise<void> => {
  const { origin } = new URL(url);
  const answer = await page.context().request.post(`${url}/session`, { headers: { origin }, data: { key } });
  if (!answer.ok()) throw new Error(`Not signed in: ${await answer.text()}`);
  await page.goto(`${url}${path}`);
  await page.getByRole('navigation', { name: 'Rooms of the desk' }).waitFor();
};
