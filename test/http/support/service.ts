import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Agent, request } from 'undici';
import { createIds } from '../../../adapters/platform/ids.js';
import { systemClock } from '../../support/system-clock.js';
import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { KeyScope, StoredKey } from '../../../ports/stores/keys.js';
import type {
  Application,
  Caller,
  CheckRequest,
  Operations,
  Submission,
  UsageEvent,
} from '../../../src/application/api.js';
import { createAuthenticate } from '../../../src/application/keys/authenticate.js';
import { createTakeQuota } from '../../../src/application/keys/quota.js';
import { Refusal } from '../../../src/application/refusal.js';
import { startServers, type Servers, type ServersOptions } from '../../../src/http/server/server.js';
import { writtenText } from '../../support/written-text.js';
import { PARTNER_ID, recordOf, TIMINGS } from './records.js';

/** Keys that only these tests know. The secrets are made up. */
export const keyText = (keyId: string, environment = 'sandbox'): string =>
  `sg_${environment}_${keyId}_${keyId.repeat(6).slice(0, 43)}`;
export const KEY = keyText('fullkey1');
export const CREATE_ONLY_KEY = keyText('creates1');
export const TINY_QUOTA_KEY = keyText('tinykey1');
export const REVOKED_KEY = keyText('revoked1');
export const EXPIRED_KEY = keyText('expired1');

const storedKey = (apiKey: string, change: Partial<StoredKey> = {}): StoredKey => ({
  keyId: apiKey.split('_')[2] ?? '',
  partnerId: PARTNER_ID,
  environment: 'sandbox',
  sha256: createHash('sha256').update(apiKey).digest('hex'),
  scopes: ['checks:create', 'checks:read'] satisfies KeyScope[],
  quota: null,
  createdAtMs: 0,
  defaultPolicies: {},
  expiresAtMs: null,
  revokedAtMs: null,
  ...change,
});

export const TINY_QUOTA = 2;
/** A service without sources, lists and a database. */
export const NO_OPERATIONS: Operations = {
  ...{ inventory: async () => [], listenToSources: () => undefined },
  ...{ checkpoints: () => null, connections: () => [], backgroundWork: () => [] },
  canSign: async () => true,
  partitions: { health: () => ({ ahead: 3, attached: 4, detached: 0, inDefault: 0 }) },
  webhooks: {
    tries: () => ({ delivered: 0, failed: 0, dead: 0 }),
    backlog: async () => ({ waiting: 0, oldestNotedAtMs: null }),
  },
  ...{ now: () => 0, clockSkewMs: () => 0 },
};

const KEYS = new Map(
  [
    storedKey(KEY),
    storedKey(CREATE_ONLY_KEY, { scopes: ['checks:create'] }),
    storedKey(TINY_QUOTA_KEY, { quota: TINY_QUOTA }),
    storedKey(REVOKED_KEY, { revokedAtMs: 1 }),
    storedKey(EXPIRED_KEY, { expiresAtMs: 1 }),
  ].map((key) => [key.keyId, key]),
);

/** The id of the one check that `readCheck` finds. */
export const KNOWN_REQUEST_ID = 'req_01h455vb4pex5vsknk084sn02q';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON; undefined where there is none. */
  readonly json: Record<string, unknown>;
}

export interface TestService {
  readonly url: string;
  readonly adminUrl: string | null;
  readonly servers: Servers;
  /** What the use case was asked. */
  readonly checked: { readonly caller: Caller; readonly request: Submission['request']; readonly requestId: string }[];
  readonly usage: UsageEvent[];
  readonly logLines: string[];
  readonly send: (
    method: string,
    path: string,
    options?: { headers?: Record<string, string | string[]>; body?: string | Buffer },
  ) => Promise<Reply>;
  /** POST of a check with a good key. */
  readonly check: (body: unknown, headers?: Record<string, string>) => Promise<Reply>;
  /** Bytes as they are; resolves with all that comes back until the connection ends. */
  readonly raw: (bytes: string | Buffer, options?: { end?: boolean }) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface TestServiceOptions {
  readonly application?: Partial<Application>;
  readonly settings?: Partial<ServersOptions['settings']>;
  readonly limits?: ServersOptions['limits'];
  readonly wait?: ServersOptions['wait'];
  readonly clock?: Clock;
}

/** A complete body. */
export const BODY: CheckRequest = {
  from_address: '0x2222222222222222222222222222222222222222',
  to_address: '0x1111111111111111111111111111111111111111',
  chain: 'ethereum',
  token: 'USDC',
  amount: 25_000,
};

/** A check with a good key as it goes over the wire; `headers` are whole lines. */
export const rawCheck = (headers: readonly string[], body: string | Buffer = ''): Buffer => {
  const head = [
    'POST /api/check-transaction HTTP/1.1',
    'Host: x',
    `x-api-key: ${KEY}`,
    'Content-Type: application/json',
  ];
  return Buffer.concat([Buffer.from([...head, ...headers, '', ''].join('\r\n')), Buffer.from(body)]);
};

/** Reports are tested over the real composition. */
const notPartOfThisTest = async (): Promise<never> => {
  throw new Refusal('not_found', 'There is no check of this request_id.');
};
const NOTES_NOT_PART_OF_THIS_TEST = { note: notPartOfThisTest, signedDecision: notPartOfThisTest };
const OTHER_CHECKS_NOT_PART_OF_THIS_TEST = { checkIdempotently: notPartOfThisTest, checkBatch: notPartOfThisTest };

const POLICIES_NOT_PART_OF_THIS_TEST: Application['policies'] = {
  ...{ list: notPartOfThisTest, ofKeys: notPartOfThisTest },
  ...{ publish: notPartOfThisTest, test: notPartOfThisTest },
  ...{ defaultsOf: notPartOfThisTest, setDefaults: notPartOfThisTest },
};

const REPORTS_NOT_PART_OF_THIS_TEST = {
  ...{ createReport: notPartOfThisTest, createReportIdempotently: notPartOfThisTest },
  ...{ readReport: notPartOfThisTest, readProof: notPartOfThisTest, readPricing: notPartOfThisTest },
};

const noWebhooks = {
  ...{ list: notPartOfThisTest, create: notPartOfThisTest, remove: notPartOfThisTest, read: notPartOfThisTest },
  ...{ roll: notPartOfThisTest, deliveries: notPartOfThisTest, retry: notPartOfThisTest },
};

const DESK_NOT_PART_OF_THIS_TEST: Application['deskSessions'] = {
  ...{ ways: { key: true, oidc: null }, signIn: notPartOfThisTest, admit: notPartOfThisTest },
  ...{ beginSignIn: notPartOfThisTest, completeSignIn: notPartOfThisTest, providerSignOutUrl: notPartOfThisTest },
  ...{ allowsWrites: () => false, takeCall: notPartOfThisTest, partnerName: notPartOfThisTest },
  signOut: notPartOfThisTest,
};

const ADMINISTRATION_NOT_PART_OF_THIS_TEST = {
  ...{
    deskSessions: DESK_NOT_PART_OF_THIS_TEST,
    assigning: { colleagues: notPartOfThisTest, assign: notPartOfThisTest },
  },
  ...{ deskLists: { change: notPartOfThisTest, waiting: notPartOfThisTest } },
  cases: { read: notPartOfThisTest, decide: notPartOfThisTest, ...NOTES_NOT_PART_OF_THIS_TEST },
  ...{ extraChains: [], readAudit: notPartOfThisTest, listChecks: notPartOfThisTest },
  ...{ readListVersions: notPartOfThisTest, readListChanges: notPartOfThisTest },
  ...{ summariseChecks: notPartOfThisTest, readOverview: notPartOfThisTest, readAddress: notPartOfThisTest },
  policies: POLICIES_NOT_PART_OF_THIS_TEST,
  addressLists: { read: notPartOfThisTest, put: notPartOfThisTest, remove: notPartOfThisTest },
  webhooks: noWebhooks,
  attributions: { read: notPartOfThisTest, add: notPartOfThisTest, remove: notPartOfThisTest },
};

/**
 * The real HTTP interface on a free port, over use cases of which only checking and reading are made up. Every answer
 * is held to its contract.
 */
export const startTestService = async (options: TestServiceOptions = {}): Promise<TestService> => {
  const logLines: string[] = [];
  const checked: TestService['checked'] = [];
  const usage: UsageEvent[] = [];
  const logger = createPinoLogger({
    level: 'debug',
    write: (line) => void (logLines.push(line), writtenText.watchLogLine(line)),
  });
  const ids = createIds();
  const { clock = systemClock } = options;
  const application: Application = {
    authenticate: createAuthenticate({
      keys: { findKey: async (keyId) => KEYS.get(keyId) ?? null },
      clock,
      logger,
    }),
    feedHealth: () => ({ syncs: [], lists: [] }),
    rateLimitHealth: () => ({ insured: false, insuredCalls: 0 }),
    takeQuota: createTakeQuota({ limiter: createMemoryRateLimiter(), clock, defaultLimit: 300 }),
    checkTransaction: async (caller, { request }, { requestId }) => {
      checked.push({ caller, request, requestId });
      return { record: recordOf(requestId), timings: { ...TIMINGS, recordMs: 2 } };
    },
    readCheck: async (_caller, requestId) => {
      if (requestId !== KNOWN_REQUEST_ID) throw new Refusal('not_found', 'There is no check of this request_id.');
      return { record: recordOf(requestId), timings: TIMINGS, withdrawal: null };
    },
    reportOutcome: notPartOfThisTest,
    confirmCheck: notPartOfThisTest,
    readPrecision: notPartOfThisTest,
    ...{ labelKey: notPartOfThisTest, readSources: notPartOfThisTest, readMissingKnowledge: notPartOfThisTest },
    ...OTHER_CHECKS_NOT_PART_OF_THIS_TEST,
    ...REPORTS_NOT_PART_OF_THIS_TEST,
    ...ADMINISTRATION_NOT_PART_OF_THIS_TEST,
    readJwks: async () => ({ keys: [] }),
    readiness: async () => ({ ready: true, notReady: [] }),
    operations: NO_OPERATIONS,
    recordUsage: (event) => usage.push(event),
    newRequestId: () => ids.next('request'),
    now: () => clock.now(),
    ...options.application,
  };
  const settings = {
    host: '127.0.0.1',
    port: 0,
    adminPort: 0,
    trustedProxyHops: 0,
    shutdownGraceMs: 0,
    ...options.settings,
  };
  const servers = await startServers({
    application,
    settings,
    logger,
    validateResponses: true,
    ...(options.limits && { limits: options.limits }),
    ...(options.wait && { wait: options.wait }),
  });
  const dispatcher = new Agent();
  const send: TestService['send'] = async (method, path, { headers = {}, body } = {}) => {
    const answer = await request(`${servers.url}${path}`, {
      method: method as 'GET',
      headers,
      body: body ?? null,
      dispatcher,
    });
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  };
  return {
    url: servers.url,
    adminUrl: servers.adminUrl,
    servers,
    checked,
    usage,
    logLines,
    send,
    check: (body, headers = {}) =>
      send('POST', '/api/check-transaction', {
        headers: { 'x-api-key': KEY, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    raw: (bytes, { end = false } = {}) => sendRaw(servers.url, bytes, end),
    stop: async () => {
      await dispatcher.destroy();
      await servers.drain();
    },
  };
};

const sendRaw = (url: string, bytes: string | Buffer, end: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE'
        ? resolve(Buffer.concat(chunks).toString('latin1'))
        : reject(error),
    );
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes);
    if (end) socket.end();
  });

/** The parts of a raw answer. */
export const parseRaw = (text: string): { status: number; headers: string; json: Record<string, unknown> } => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    headers: head,
    json: JSON.parse(body) as Record<string, unknown>,
  };
};
