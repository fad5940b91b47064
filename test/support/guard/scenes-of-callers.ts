import { approve } from '../payload-requests.js';
import { EVERYTHING, USDC } from '../payload-accounts.js';
import {
  CENT_OF_ETHER,
  HUNDRED_ETHER,
  large,
  type Members,
  payment,
  scene,
  type Scene,
  SEND,
  SHOP,
  THIEF,
} from './scene.js';
import type { Actor } from './stage.js';

/** Shows the shop first, and the thief every time after that. */
const twoFaced = (from: string): Members => {
  let reads = 0;
  return Object.defineProperty(payment(from), 'to', {
    enumerable: true,
    get: () => {
      reads += 1;
      return reads === 1 ? SHOP : THIEF;
    },
  });
};

/** Callers that change what they asked for. */
export const CHANGES: readonly Scene[] = [
  scene('Parameters that are changed as soon as they were asked about', 'mined', {
    then: ({ params }) => Object.assign((params as Members[])[0] ?? {}, { to: THIEF, value: HUNDRED_ETHER }),
  }),
  scene('A list of parameters that is changed as soon as it was asked about', 'mined', {
    then: ({ params }) => void (params as Members[]).splice(0, 1, payment(THIEF)),
  }),
  scene('Parameters that show another recipient at every look', 'mined', {
    request: ({ address }) => ({ method: SEND, params: [twoFaced(address)] }),
  }),
  scene('A proxy that shows another recipient at every look', 'mined', {
    request: ({ address }) => {
      const looks = { to: 0 };
      const proxy = new Proxy(payment(address), {
        get: (target, name) => (name === 'to' && (looks.to += 1) > 1 ? THIEF : target[String(name)]),
      });
      return { method: SEND, params: [proxy] };
    },
  }),
  scene('Parameters that are changed while a REVIEW is read', 'mined', {
    ...(() => {
      const params: Members[] = [];
      return {
        request: ({ address }: Actor) => {
          params.push({ ...payment(address), value: HUNDRED_ETHER });
          return { method: SEND, params };
        },
        options: () => ({ onReview: () => Object.assign(params[0] ?? {}, { to: THIEF }).to === THIEF }),
      };
    })(),
  }),
  scene('A wallet that changes to another chain while a REVIEW is read', 'chain', {
    ...large,
    options: (_, { wallet }) => ({ onReview: () => wallet.answers.set('eth_chainId', '0x38').size > 0 }),
  }),
  scene('A transaction for another chain than the wallet is on', 'chain', {
    request: ({ address }) => ({ method: SEND, params: [{ ...payment(address), chainId: '0x38' }] }),
  }),
];

const asks = (method: string, params: (address: string) => unknown) => ({
  request: ({ address }: Actor) => ({ method, params: params(address) }),
});

/** What cannot be judged. */
export const WAYS_ROUND: readonly Scene[] = [
  scene(
    'A method that nobody knows',
    'unknown_method',
    asks('wallet_signEverything', () => []),
  ),
  scene(
    'A transaction that is already signed',
    'unknown_method',
    asks('eth_sendRawTransaction', () => ['0x02c0']),
  ),
  scene(
    'A delegation alone',
    'unknown_method',
    asks('wallet_signAuthorization', () => [{ address: THIEF }]),
  ),
  scene(
    'Rights for a session',
    'unknown_method',
    asks('wallet_grantPermissions', () => [{}]),
  ),
  scene(
    'Another permission than to see accounts',
    'unknown_method',
    asks('wallet_requestPermissions', () => [{ snap: {} }]),
  ),
  scene(
    'Data under two names',
    'unreadable_request',
    asks(SEND, (from) => [{ ...payment(from), data: '0x', input: '0x01' }]),
  ),
  scene(
    'A member that cannot be judged',
    'unreadable_request',
    asks(SEND, (from) => [{ ...payment(from), blobs: [] }]),
  ),
  scene(
    'A value as decimal text',
    'unreadable_request',
    asks(SEND, (from) => [{ ...payment(from), value: '100' }]),
  ),
  scene(
    'A second transaction beside the first',
    'unreadable_request',
    asks(SEND, (from) => [payment(from), payment(from)]),
  ),
  scene(
    'A message whose account comes first',
    'unreadable_request',
    asks('personal_sign', (from) => [from, 'hello']),
  ),
  scene(
    'Typed data of the oldest kind',
    'unreadable_request',
    asks('eth_signTypedData', (from) => [[{ name: 'a', type: 'string', value: 'b' }], from]),
  ),
  scene(
    'A batch with a capability',
    'unreadable_request',
    asks('wallet_sendCalls', (from) => [
      { from, chainId: '0x1', calls: [{ to: SHOP, value: '0x1' }], capabilities: { paymasterService: {} } },
    ]),
  ),
  scene(
    'A batch with an approval for everything behind a payment',
    'blocked',
    asks('wallet_sendCalls', (from) => [
      {
        version: '2.0.0',
        from,
        chainId: '0x1',
        calls: [
          { to: SHOP, value: CENT_OF_ETHER },
          { to: USDC, data: approve(THIEF, EVERYTHING) },
        ],
      },
    ]),
  ),
];
