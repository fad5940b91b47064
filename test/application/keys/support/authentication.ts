import { createHash } from 'node:crypto';
import type { StoredKey } from '../../../../ports/stores/keys.js';
import { createAuthenticate } from '../../../../src/application/keys/authenticate.js';
import { Refusal } from '../../../../src/application/refusal.js';

// made up for these tests
export const SECRET = 'Abcdefghij-klmnopqrs_tuvwxyz0123456789ABCDE';
export const KEY = `sg_sandbox_0a1b2c3d_${SECRET}`;
export const ADDRESS = '192.0.2.1';

export const storedKey = (change: Partial<StoredKey> = {}): StoredKey => ({
  keyId: '0a1b2c3d',
  partnerId: 'prt_1',
  environment: 'sandbox',
  sha256: createHash('sha256').update(KEY).digest('hex'),
  scopes: ['checks:create'],
  quota: 5,
  defaultPolicies: {},
  createdAtMs: 0,
  expiresAtMs: null,
  revokedAtMs: null,
  ...change,
});

/** A service with a clock that the test moves, over a store that the test fills, breaks and slows down. */
export const setUp = (first: StoredKey | null = storedKey()) => {
  const world = {
    nowMs: 1_000_000,
    stored: first,
    reads: 0,
    find: async (): Promise<StoredKey | null> => world.stored,
  };
  const logged: unknown[] = [];
  const authenticate = createAuthenticate({
    keys: {
      findKey: (keyId) => {
        world.reads += 1;
        return keyId === '0a1b2c3d' ? world.find() : Promise.resolve(null);
      },
    },
    clock: { now: () => world.nowMs },
    logger: { log: (level, message, fields) => logged.push({ level, message, fields }) },
    monotonicMs: () => world.nowMs,
  });
  const codeOf = async (key: string = KEY, address = ADDRESS): Promise<string> => {
    try {
      await authenticate(key, address);
      return 'pass';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  const refusalOf = async (key: string | undefined): Promise<Refusal> => {
    const error = await authenticate(key, ADDRESS).then(
      () => new Error('passed'),
      (reason: unknown) => reason,
    );
    if (error instanceof Refusal) return error;
    throw error;
  };
  return { world, authenticate, codeOf, refusalOf, logged };
};
