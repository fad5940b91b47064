import { createHash, createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeUuid } from '../../../../adapters/platform/ids.js';
import { createMemoryStorage } from '../../../support/storage/memory/index.js';
import { type IdKind, ID_PREFIXES, type Ids } from '../../../../ports/platform/platform.js';
import { KEY_SCOPES, type KeyScope } from '../../../../ports/stores/keys.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { publishBuiltInPolicies } from '../../../../src/application/policies/policy-catalogue.js';
import { compose, TOKENS } from '../../../../src/composition.js';
import { loadSettings } from '../../../../src/config.js';
import type { WiredProvider } from '../../../../src/application/check/sources.js';
import { type Servers, startServers } from '../../../../src/http/server/server.js';
import type { ConnectionLimits } from '../../../../src/http/server/listening-server.js';
import { silentLogger } from '../../../support/silent-logger.js';

/** The moment at which every recorded answer was given. */
export const RECORDED_AT_MS = Date.parse('2026-11-21T12:00:00.000Z');

const SETTINGS = { ...loadSettings({}), port: 0, adminPort: 0, shutdownGraceMs: 0 };

/** The text of the key with this id, 8 characters. */
export const keyText = (keyId: string): string => `sg_sandbox_${keyId}_${keyId.repeat(6).slice(0, 43)}`;
export const KEY = keyText('example1');
export const CREATE_ONLY_KEY = keyText('example2');
export const TINY_QUOTA_KEY = keyText('example3');

const UUID_BYTES = 16;

/** Ids that count: the same run gives the same ids. */
export const countingIds = (): Ids => {
  let count = 0;
  return {
    next: (kind: IdKind) => {
      count += 1;
      const bytes = new Uint8Array(UUID_BYTES);
      const view = new DataView(bytes.buffer);
      // the layout of a UUIDv7: 48 bits of time, version, variant
      view.setBigUint64(0, (BigInt(RECORDED_AT_MS) << 16n) | 0x7000n);
      view.setBigUint64(8, 0x8000000000000000n | BigInt(count));
      return `${ID_PREFIXES[kind]}_${encodeUuid(bytes)}`;
    },
  };
};

/** DER of a PKCS#8 Ed25519 key before its 32 bytes. Source: RFC 8410, section 10.3. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The same key each time, so that the same report has the same signature. It signs examples and nothing else. */
const signingKeyPem = (): string => {
  const seed = createHash('sha256').update('example reports only').digest();
  return createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seed]), format: 'der', type: 'pkcs8' })
    .export({ format: 'pem', type: 'pkcs8' })
    .toString();
};

const scopeOf = (partnerId: string) => ({ scope: { partnerId, environment: 'sandbox' } }) as const;

const MADE_UP_CHECK = {
  keyId: 'example1',
  checkedAtMs: RECORDED_AT_MS,
  action: 'ALLOW',
  route: 'transaction',
  direction: 'outgoing',
  durationMs: 4,
  timings: { parseMs: 0.1, gatherMs: 1.5, decideMs: 0.4 },
  findingCodes: [],
  history: [],
} as const;

/** Whether every answer is held to its contract: not while a build records, which would take twice as long. */
export const answers = { areChecked: true };

export interface ExampleServiceOptions {
  /** Puts another store in the place of one, to see a failure. */
  readonly replace?: (stores: Stores) => Partial<Stores>;
  readonly limits?: ConnectionLimits;
  /** A node, as if one were configured. */
  readonly node?: WiredProvider<'simulation'>;
  /** Ids of further keys with every scope, each of a partner of its own that has no history. */
  readonly strangers?: readonly string[];
}

export interface ExampleService extends Servers {
  /**
   * Stores and seals records of a made-up text, and gives the id of the first: the example of a proof then does not
   * change with every member of a record.
   */
  readonly sealRecords: (...texts: readonly string[]) => Promise<string>;
}

/**
 * The real service over memory, with a clock that stands still, so that it gives the same answers again. Every answer
 * is held to its contract.
 */
export const startExampleService = async ({
  replace = () => ({}),
  limits,
  node,
  strangers = [],
}: ExampleServiceOptions = {}): Promise<ExampleService> => {
  const clock = { now: () => RECORDED_AT_MS };
  const ids = countingIds();
  const memory = createMemoryStorage({ nowMs: clock.now });
  const stores = { ...memory, ...replace(memory) };
  const addPartner = async (name: string): Promise<string> => {
    const added = ids.next('partner');
    await stores.keys.createPartner({ partnerId: added, name, createdAtMs: 0 });
    return added;
  };
  const partnerId = await addPartner('Example partner');
  const addKey = (
    apiKey: string,
    scopes: readonly KeyScope[],
    quota: number | null,
    owner = partnerId,
  ): Promise<void> =>
    stores.keys.createKey({
      keyId: apiKey.split('_')[2] ?? '',
      partnerId: owner,
      environment: 'sandbox',
      sha256: createHash('sha256').update(apiKey).digest('hex'),
      scopes,
      quota,
      createdAtMs: 0,
      defaultPolicies: {},
      expiresAtMs: null,
      revokedAtMs: null,
    });
  await addKey(KEY, KEY_SCOPES, null);
  await addKey(CREATE_ONLY_KEY, ['checks:create'], null);
  await addKey(TINY_QUOTA_KEY, KEY_SCOPES, 1);
  for (const keyId of strangers) await addKey(keyText(keyId), KEY_SCOPES, null, await addPartner(keyId));
  await publishBuiltInPolicies(stores.policies, clock.now());
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-example-'));
  const signingKeyFile = join(dataDir, 'signing-key.pem');
  await writeFile(signingKeyFile, signingKeyPem(), { mode: 0o600 });
  const settings = { ...SETTINGS, dataDir, signingKeyFile };
  const container = compose({ settings, stores, clock, logger: silentLogger });
  container.registerInstance(TOKENS.ids, ids);
  if (node !== undefined) {
    const sources = container.resolve(TOKENS.sources);
    container.registerInstance(TOKENS.sources, { ...sources, simulation: [...sources.simulation, node] });
  }
  const application = container.resolve(TOKENS.application);
  const servers = await startServers({
    application,
    settings,
    logger: silentLogger,
    validateResponses: answers.areChecked,
    ...(limits && { limits }),
  });
  const drain = async (): Promise<void> => {
    await servers.drain();
    await rm(dataDir, { recursive: true, force: true });
  };
  const sealRecords = async (...texts: readonly string[]): Promise<string> => {
    const requestIds = texts.map(() => ids.next('request'));
    for (const [index, recordJson] of texts.entries())
      await stores.checks.append({
        ...MADE_UP_CHECK,
        ...scopeOf(partnerId),
        requestId: requestIds[index] ?? '',
        recordJson,
      });
    // the only instance seals everything when it stops
    await container.resolve(TOKENS.reports).checkpointer?.worker.close();
    return requestIds[0] ?? '';
  };
  return { ...servers, drain, sealRecords };
};
