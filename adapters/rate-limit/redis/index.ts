import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { QUOTA_WINDOW_MS, type CallCounter } from '../../../ports/stores/call-limits.js';

const KEY_PREFIX = 'signgate:calls';
const ANSWER_WITHIN_MS = 1_000;
const MAX_SUBJECTS = 100_000;
const RECONNECT_AFTER_MS = { step: 100, longest: 2_000 };

/**
 * The library's script with a window in milliseconds and the window's end by the clock of Redis beside its rest, so
 * that every instance names the same end. PEXPIRETIME needs Redis 7.
 */
const addScript = (windowMs: number): string => `
redis.call('set', KEYS[1], 0, 'PX', ${windowMs}, 'NX')
local calls = redis.call('incrby', KEYS[1], ARGV[1])
return {calls, redis.call('pttl', KEYS[1]), redis.call('pexpiretime', KEYS[1])}`;

type Reply = readonly [calls: number, leftMs: number, resetAtMs: number];
type AddCommand = (...keyAndArguments: readonly string[]) => Promise<Reply>;

export interface RedisCallCounterOptions {
  /** `redis://` or `rediss://`; may hold a password, which is never logged. */
  readonly url: string;
  readonly logger: Logger;
  /** Length of a window, milliseconds; 60,000; tests take shorter ones. */
  readonly windowMs?: number;
  /** Longest wait for a connection and for an answer, milliseconds; tests on a busy machine wait longer. */
  readonly answerWithinMs?: number;
}

interface KeptClient {
  readonly client: Redis;
  /** Resolves when the first attempt to connect is over, however it ended: the first calls wait for it. */
  readonly begun: Promise<void>;
  disconnect(): void;
}

/** A client that connects by itself, again after every loss, until it is told to disconnect. */
const keepConnected = (url: string, logger: Logger, answerWithinMs: number): KeptClient => {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: answerWithinMs,
    commandTimeout: answerWithinMs,
    retryStrategy: (times) => Math.min(times * RECONNECT_AFTER_MS.step, RECONNECT_AFTER_MS.longest),
    // what waited or was sent when the connection broke is counted by the insurance: sent again it would count twice
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // a primary that was made a replica keeps its connections: another address may lead to the new one
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    connectionName: 'signgate',
  });
  let lastProblem = '';
  client.on('error', (error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== lastProblem) logger.log('warn', 'no connection to the Redis of the rate limit', { reason });
    lastProblem = reason;
  });
  client.on('ready', () => {
    lastProblem = '';
  });
  return {
    client,
    // the listener above logs what went wrong
    begun: client.connect().catch(() => undefined),
    disconnect: () => client.disconnect(),
  };
};

/**
 * Counts in a Redis, by its clock. Connects by itself, and again after every loss; an addition while there is no
 * connection rejects at once, and none is sent twice.
 */
export const createRedisCallCounter = (options: RedisCallCounterOptions): CallCounter => {
  const { url, logger, windowMs = QUOTA_WINDOW_MS, answerWithinMs = ANSWER_WITHIN_MS } = options;
  const { client, begun, disconnect } = keepConnected(url, logger, answerWithinMs);

  /** The library keeps calls and rest of a reply and drops the end. */
  const ends = new LRUCache<string, number>({ max: MAX_SUBJECTS });
  const limiter = new RateLimiterRedis({
    storeClient: {
      defineCommand: client.defineCommand.bind(client),
      rlflxIncr: async ([key = '', ...given]: readonly string[]): Promise<readonly [number, number]> => {
        const [calls, leftMs, resetAtMs] = await (client as Redis & { readonly rlflxIncr: AddCommand }).rlflxIncr(
          key,
          ...given,
        );
        ends.set(key, resetAtMs);
        return [calls, leftMs];
      },
    },
    keyPrefix: KEY_PREFIX,
    // each subject has a limit of its own, so the library counts and the caller compares
    points: Number.MAX_SAFE_INTEGER,
    duration: Math.ceil(windowMs / 1000),
    customIncrTtlLuaScript: addScript(windowMs),
  });

  return {
    async add(subject, calls) {
      await begun;
      const key = limiter.getKey(subject);
      try {
        const { consumedPoints, msBeforeNext } = await limiter.consume(subject, calls);
        const resetAtMs = ends.get(key);
        if (resetAtMs === undefined) throw new Error('no end of the window was given');
        return { calls: consumedPoints, resetAtMs, leftMs: Math.max(0, msBeforeNext) };
      } catch (error) {
        throw new StorageUnavailableError(`Redis does not count (${reasonOf(error)})`);
      }
    },
    close: async () => disconnect(),
  };
};

/**
 * An error of the client may carry the command with its arguments, a password among them: only what names the kind is
 * passed on.
 */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  const [word = ''] = error.message.split(' ', 1);
  return error.name === 'ReplyError' || /^[A-Z]{4,}$/.test(word)
    ? word
    : (KNOWN_TEXTS.find((text) => error.message.startsWith(text)) ?? error.name);
};

const KNOWN_TEXTS = [
  'Command timed out',
  'Connection is closed',
  "Stream isn't writeable",
  'no end of the window',
] as const;
