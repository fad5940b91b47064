import { guard, RefusedError } from '../../../src/sdk/index.js';
import { approve } from '../payload-requests.js';
import { EVERYTHING, USDC } from '../payload-accounts.js';
import { BROKEN, confirmationWith, LYING } from './broken-service.js';
import { large, payment, scene, type Scene, SEND, THIEF } from './scene.js';
import { CHANGES, WAYS_ROUND } from './scenes-of-callers.js';

/** Six minutes: longer than any check can be confirmed. */
const TOO_LONG_MS = 6 * 60_000;

const VERDICTS: readonly Scene[] = [
  scene('ALLOW: a payment', 'mined'),
  scene('REVIEW, acknowledged while nothing has reached the wallet', 'mined', {
    ...large,
    options: (_, { wallet }) => ({
      onReview: ({ recommended_action: action }) => action === 'REVIEW' && wallet.got.length === 0,
    }),
  }),
  scene('REVIEW without anyone to acknowledge it', 'review', large),
  scene('REVIEW, declined', 'not_acknowledged', { ...large, options: () => ({ onReview: () => false }) }),
  scene('REVIEW, answered with something like true', 'not_acknowledged', {
    ...large,
    options: () => ({ onReview: () => 1 as unknown as boolean }),
  }),
  scene('REVIEW, whose callback fails', 'not_acknowledged', {
    ...large,
    options: () => ({ onReview: () => Promise.reject(new Error('the dialog is gone')) }),
  }),
  scene('REVIEW, acknowledged after its time', 'not_confirmed', {
    ...large,
    options: ({ service }) => ({
      onReview: () => {
        service.passTime(TOO_LONG_MS);
        return true;
      },
    }),
  }),
  scene('BLOCK: an unlimited approval', 'blocked', {
    request: ({ address }) => ({
      method: SEND,
      params: [{ from: address, to: USDC, gas: '0xffff', data: approve(THIEF, EVERYTHING) }],
    }),
    options: () => ({ onReview: () => true }),
  }),
  scene('BLOCK: a bare hash', 'blocked', {
    request: ({ address }) => ({ method: 'eth_sign', params: [address, `0x${'ab'.repeat(32)}`] }),
  }),
];

const FAILURES: readonly Scene[] = [
  ...Object.entries(BROKEN).map(([what, fetch]) =>
    scene(`The service ${what}`, 'no_verdict', {
      fetch,
      options: () => ({ timeoutMs: what === 'never answers' ? 1_000 : 5_000 }),
    }),
  ),
  ...Object.entries(LYING).map(([what, [reason, fetch]]) =>
    scene(`The service answers with ${what}`, reason, { fetch }),
  ),
];

/** A receipt with a changed last letter of a part. */
const spoilt = (receipt: unknown, part: number): string =>
  String(receipt)
    .split('.')
    .map((text, index) => (index === part ? `${text.slice(0, 8)}${text[8] === 'A' ? 'B' : 'A'}${text.slice(9)}` : text))
    .join('.');

/** An earlier good receipt, which the service gives again for every later check. */
const replaying = () => {
  let first: unknown = null;
  return confirmationWith((answer) => ({ ...answer, receipt: (first ??= answer['receipt']) }));
};

const RECEIPTS: readonly Scene[] = [
  ...['head', 'body', 'signature'].map((what, part) =>
    scene(`A receipt whose ${what} was changed`, 'invalid_receipt', {
      fetch: confirmationWith((answer) => ({ ...answer, receipt: spoilt(answer['receipt'], part) })),
    }),
  ),
  scene('A receipt by a key that is not trusted', 'invalid_receipt', { options: () => ({ jwks: { keys: [] } }) }),
  scene('A receipt of the other environment', 'invalid_receipt', { options: () => ({ environment: 'production' }) }),
  scene('Trusted keys that cannot be had', 'invalid_receipt', {
    options: () => ({ jwks: () => Promise.reject(new Error('no keys')) }),
  }),
  scene('A confirmation that says that it counts longer than its receipt', 'invalid_receipt', {
    fetch: confirmationWith((answer) => ({ ...answer, expires_at: '2999-01-01T00:00:00.000Z' })),
  }),
  {
    ...scene('A good receipt of another payment', 'invalid_receipt'),
    play: async (stage) => {
      const actor = await stage.actor('A good receipt of another payment', replaying());
      const guarded = guard(actor.wallet, { ...actor.options, jwks: stage.jwks });
      await guarded.request({ method: SEND, params: [payment(actor.address)] });
      const outcome = await guarded.request({ method: SEND, params: [payment(actor.address)] }).then(
        () => 'passed',
        (error: unknown) => (error instanceof RefusedError ? error.reason : String(error)),
      );
      return { outcome, reached: actor.wallet.got.length - 1 };
    },
  },
];

/** Every attempt, in the order in which they are told. */
export const SCENES: readonly Scene[] = [...VERDICTS, ...FAILURES, ...RECEIPTS, ...CHANGES, ...WAYS_ROUND];
