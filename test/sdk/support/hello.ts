import { type GuardOptions, RefusedError } from '../../../src/sdk/index.js';

export const FROM = `0x${'11'.repeat(20)}`;
export const HELLO = '0x68656c6c6f';
/** Source: FIPS 180-4, of the five letters of hello. */
const SHA256_OF_HELLO = '0x2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
export const SIGN = { method: 'personal_sign', params: ['hello', FROM] };

/** A service that judges the message hello so, and confirms it, with these members changed. */
export const serviceThat = (action: string, confirmation: object = {}): GuardOptions['signgate'] =>
  ({
    checkPayload: async () => ({
      ...{ request_id: 'req_1', recommended_action: action, findings: [], warnings: [] },
      payload: { sha256: SHA256_OF_HELLO, digest: null },
    }),
    confirmCheck: async () => ({
      ...{ request_id: 'req_1', result: 'SAME', receipt: 'a.b.c', expires_at: '2999-01-01T00:00:00.000Z' },
      ...confirmation,
    }),
    reportOutcome: async () => ({}),
  }) as unknown as GuardOptions['signgate'];

/** What a call gives, or the code and reason of its refusal. */
export const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (value) => value,
    (error: unknown) => (error instanceof RefusedError ? [error.code, error.reason] : error),
  );
