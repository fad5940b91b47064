import { Agent, request } from 'undici';
import { createIds } from '../../../../adapters/platform/ids.js';
import type { Environment } from '../../../../domain/record/record.js';
import type { Outcome } from '../../../../domain/record/outcome.js';
import type { Clock } from '../../../../ports/platform/platform.js';
import type { ProviderManifest } from '../../../../ports/sources/provider.js';
import type { RateLimiter } from '../../../../ports/stores/call-limits.js';
import { type DefaultPolicies, KEY_SCOPES, type KeyScope } from '../../../../ports/stores/keys.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { issueKey } from '../../../../src/application/keys/manage-keys.js';
import { publishBuiltInPolicies } from '../../../../src/application/policies/policy-catalogue.js';
import { compose, TOKENS } from '../../../../src/composition.js';
import { loadSettings } from '../../../../src/config.js';
import { withFeeds } from '../../../../src/feeds/with-feeds.js';
import { startServers } from '../../../../src/http/server/server.js';
import { ALL_PROVIDERS } from '../../../../src/providers.js';
import { withSignIn } from '../../../../src/runtime/sign-in.js';
import { type LoggedLine, recordingLogger } from '../../../support/silent-logger.js';
import { writtenText } from '../../../support/written-text.js';
import type { Reply } from '../../support/service.js';
import type { TestStorage } from './storages.js';
import type { Verdict } from './verdict.js';

export type { Reply, Verdict };

export interface KeyOptions {
  readonly partner?: string;
  readonly label?: string;
  readonly environment?: Environment;
  readonly scopes?: readonly KeyScope[];
  readonly quota?: number | null;
  readonly expiresAtMs?: number | null;
  readonly defaultPolicies?: DefaultPolicies;
}

export interface RealService {
  readonly url: string;
  readonly stores: Stores;
  /** The clock of the storage, as far ahead as `passTime` has set it. */
  readonly clock: Clock;
  /** Moves the clock of this service, not the timers of the process. */
  readonly passTime: (ms: number) => void;
  readonly logged: readonly LoggedLine[];
  readonly limiter: RateLimiter;
  /** A new key; by default of one partner, sandbox, every scope, with a quota that no test reaches. */
  readonly key: (options?: KeyOptions) => Promise<string>;
  readonly send: (
    method: string,
    path: string,
    options?: { readonly key?: string; readonly headers?: Record<string, string>; readonly body?: string | Buffer },
  ) => Promise<Reply>;
  readonly check: (key: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>;
  /** A check that must be answered with a verdict. */
  readonly verdict: (key: string, body: unknown) => Promise<Verdict>;
  readonly read: (key: string, requestId: string) => Promise<Reply>;
  /** Reports what became of a check, which must be stored. */
  readonly report: (key: string, requestId: string, outcome: Outcome) => Promise<void>;
  /** Writes the usage rows that wait. */
  readonly flushUsage: () => Promise<void>;
  /** What the service does every minute: seals settled checks. */
  readonly writeCheckpoints: () => Promise<number>;
  /** What the service does every few seconds: withdraws checks, syncs feeds, sends webhooks. */
  readonly look: (which: 'withdrawer' | 'feedSyncer' | 'webhookSender') => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface RealOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Puts something between the service and its stores. */
  readonly wrap?: (stores: Stores) => Stores;
  readonly providers?: readonly ProviderManifest[];
}

/** What is answered where a local source is slow is tested by itself, and a busy machine makes every source slow. */
const patient = (manifest: ProviderManifest): ProviderManifest =>
  manifest.kind === 'local' ? { ...manifest, deadlineMs: 20_000 } : manifest;

/** The whole service over one storage, every use case real, on a free port. Every answer is held to its contract. */
export const startRealService = async (
  storage: TestStorage,
  { environment = {}, wrap = (stores) => stores, providers = ALL_PROVIDERS }: RealOptions = {},
): Promise<RealService> => {
  const { stores, clock: storageClock, dispose } = await storage.open();
  let aheadMs = 0;
  const clock: Clock = { now: () => storageClock.now() + aheadMs };
  const logger = recordingLogger();
  const loaded = await withSignIn(await withFeeds(loadSettings({ PORT: '0', ADMIN_PORT: '0', ...environment })));
  const settings = { ...loaded, shutdownGraceMs: 0 };
  const container = compose({ settings, stores: wrap(stores), clock, logger, providers: providers.map(patient) });
  await publishBuiltInPolicies(stores.policies, clock.now());
  const servers = await startServers({
    application: container.resolve(TOKENS.application),
    settings,
    logger,
    validateResponses: true,
  });
  const dispatcher = new Agent();
  const ids = createIds();

  const send: RealService['send'] = async (method, path, { key, headers = {}, body } = {}) => {
    const answer = await request(`${servers.url}${path}`, {
      method: method as 'GET',
      headers: { ...(key !== undefined && { 'x-api-key': key }), ...headers },
      body: body ?? null,
      dispatcher,
    });
    const text = await answer.body.text();
    writtenText.watchLogLine(text);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  };
  const check: RealService['check'] = (key, body, headers = {}) =>
    send('POST', '/api/check-transaction', {
      key,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
  return {
    url: servers.url,
    stores,
    clock,
    passTime: (ms) => (aheadMs += ms),
    logged: logger.lines,
    limiter: container.resolve(TOKENS.rateLimiter),
    key: async (options = {}) => {
      const { partner = 'Partner', quota = 1_000_000, ...rest } = options;
      const defaults = { environment: 'sandbox', scopes: KEY_SCOPES, expiresAtMs: null } as const;
      const { apiKey } = await issueKey(
        { keys: stores.keys, clock, ids },
        { ...defaults, ...rest, partnerName: partner, quota },
      );
      return apiKey;
    },
    send,
    check,
    verdict: async (key, body) => {
      const reply = await check(key, body);
      if (reply.status !== 200) throw new Error(`No verdict but ${reply.status}: ${reply.text}`);
      return reply.json as unknown as Verdict;
    },
    read: (key, requestId) => send('GET', `/api/checks/${requestId}`, { key }),
    report: async (key, requestId, outcome) => {
      const reply = await send('POST', `/api/checks/${requestId}/outcome`, {
        key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
      if (reply.status !== 201) throw new Error(`The outcome was not stored: ${reply.text}`);
    },
    flushUsage: () => container.resolve(TOKENS.usageRecorder).worker.tick(),
    writeCheckpoints: async () => (await container.resolve(TOKENS.reports).checkpointer?.run()) ?? 0,
    look: (which) => container.resolve<{ look(): Promise<void> }>(TOKENS[which]).look(),
    stop: async () => {
      await dispatcher.destroy();
      await servers.drain();
      await container.resolve(TOKENS.usageRecorder).worker.close();
      await container.resolve(TOKENS.rateLimiter).close();
      await container.resolve(TOKENS.reports).close();
      await dispose();
    },
  };
};

/** The service for every test of the enclosing suite. */
export const useRealService = (storage: TestStorage, options: RealOptions = {}): (() => RealService) => {
  let service: RealService | null = null;
  before(async () => {
    service = await startRealService(storage, options);
  });
  after(() => service?.stop());
  return () => {
    if (service === null) throw new Error('The service runs only while its suite runs');
    return service;
  };
};

export const codesOf = (verdict: Verdict): readonly string[] => verdict.findings.map((finding) => finding.code);
