import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.js';
import { CLIENT_ID, CLIENT_SECRET } from '../../support/openid/client.js';
import { type LyingProvider, startLyingProvider } from '../../support/openid/lying-provider.js';
import { type RealService, type Reply, startRealService } from '../../http/real/support/real-service.js';
import type { TestStorage } from '../../http/real/support/storages.js';
import { type Visitor, visitorOf } from './desk.js';

/** The partner of the access that tests begin with. */
export const PARTNER = 'Bank';

const ACCESS = {
  claim: 'groups',
  access: [
    { value: 'reviewers', partner: PARTNER, environment: 'sandbox', scopes: ['desk:decide', 'policies:write'] },
    { value: 'readers', partner: PARTNER, environment: 'sandbox', scopes: ['desk:read'] },
    { value: 'elsewhere', partner: 'Other bank', environment: 'sandbox', scopes: ['desk:decide'] },
    { value: 'live', partner: PARTNER, environment: 'production', scopes: ['desk:read'] },
    { value: 'ghosts', partner: 'No such partner', environment: 'production', scopes: ['desk:read'] },
  ],
};

/** One browser's way through the provider. */
export interface Travel {
  /** What the service told the browser to keep: name and value. */
  readonly cookie: string;
  /** What the cookie came with. */
  readonly begun: Reply;
  /** The path and query that the provider sent it back to. */
  readonly back: string;
}

export interface OidcWorld {
  readonly service: RealService;
  readonly provider: LyingProvider;
  /** Goes to the provider and back to the door. */
  travel(to?: string, service?: RealService): Promise<Travel>;
  /** Goes through the door. */
  arrive(travel: Pick<Travel, 'cookie' | 'back'>, service?: RealService): Promise<Reply>;
  /** The whole way; gives what the door answered. */
  signIn(identity: Readonly<Record<string, unknown>>): Promise<Reply>;
  /** The whole way of one who must be let in. */
  visit(identity: Readonly<Record<string, unknown>>): Promise<Visitor>;
  /** Changes who may do what. A text is written as it is. */
  setAccess(access: object | string): Promise<void>;
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A file of who may enter, and settings for a provider. */
export const oidcSettings = async (issuer: string, port: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-oidc-'));
  const file = join(folder, 'access.json');
  const setAccess = (access: object | string): Promise<void> =>
    writeFile(file, typeof access === 'string' ? access : JSON.stringify(access));
  await setAccess(ACCESS);
  return {
    setAccess,
    settings: {
      ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET },
      ...{ OIDC_ACCESS_FILE: file, OIDC_NAME: 'Example Bank' },
    },
    removeFolder: () => rm(folder, { recursive: true, force: true }),
  };
};

/** What a door of the desk set, by the name of the cookie; an empty value where it was taken away. */
export const cookieNamed = (name: string, { headers }: Pick<Reply, 'headers'>): string | null => {
  const set = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(`${name}=`));
  return set === undefined ? null : (set.split(';')[0] ?? '');
};

/** Where the door sent a browser that it did not let in, as the word of the problem. */
export const problemOf = (reply: Reply): string | null => {
  if (cookieNamed('signgate_desk', reply) !== null) return null;
  return new URL(String(reply.headers['location']), 'http://desk.invalid').searchParams.get('sign_in');
};

const GO = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

export const openOidcWorld = async (
  storage: TestStorage,
  environment: Readonly<Record<string, string>> = {},
): Promise<OidcWorld> => {
  const provider = await startLyingProvider();
  const { settings, setAccess, removeFolder } = await oidcSettings(provider.issuer, await freePort());
  const service = await startRealService(storage, { environment: { ...settings, ...environment } });
  await service.key({ partner: PARTNER });
  await service.key({ partner: 'Other bank' });
  const world: OidcWorld = {
    ...{ service, provider, settings, setAccess },
    travel: async (to, at = service) => {
      // so that no test reaches the limit of returns a minute, but the one that is about it
      at.passTime(5_000);
      const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`;
      const begun = await at.send('GET', `/desk/oidc${query}`, { headers: GO });
      if (begun.status !== 303) throw new Error(`Not sent to the provider: ${begun.text}`);
      const there = String(begun.headers['location']);
      const back = there.startsWith('http') ? new URL(await provider.visit(there)) : new URL(there, at.url);
      return { begun, cookie: cookieNamed('signgate_sign_in', begun) ?? '', back: `${back.pathname}${back.search}` };
    },
    arrive: ({ cookie, back }, at = service) =>
      at.send('GET', back, { headers: { ...(cookie !== '' && { cookie }), 'sec-fetch-site': 'cross-site' } }),
    signIn: async (identity) => {
      provider.identity = identity;
      const travel = await world.travel();
      return travel.back.startsWith('/desk?') ? travel.begun : world.arrive(travel);
    },
    visit: async (identity) => {
      const reply = await world.signIn(identity);
      const cookie = cookieNamed('signgate_desk', reply);
      if (cookie === null) throw new Error(`Not let in, but sent to ${String(reply.headers['location'])}`);
      return visitorOf(service, cookie);
    },
    close: async () => {
      await service.stop();
      await provider.close();
      await removeFolder();
    },
  };
  return world;
};

/** The world for every test of the enclosing suite. */
export const useOidcWorld = (
  storage: TestStorage,
  environment: Readonly<Record<string, string>> = {},
): (() => OidcWorld) => {
  let world: OidcWorld | null = null;
  before(async () => {
    world = await openOidcWorld(storage, environment);
  });
  after(() => world?.close());
  return () => {
    if (world === null) throw new Error('The world runs only while its suite runs');
    return world;
  };
};
