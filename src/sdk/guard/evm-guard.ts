import { CHAIN_BY_ID, READING, SIGNING, type WalletNow } from './evm-requests.js';
import { DEFAULT_TIMEOUT_MS, type GuardOptions, passGate } from './gate.js';
import { ConfigurationError } from '../errors.js';
import { type ADDING, facade, type REMOVING } from './facade.js';
import { orRefuse, RefusedError, within } from './refusal.js';
import { snapshotOf } from './snapshot.js';
import { quantityOf, unreadable } from './transaction.js';

/** What a wallet offers to an application. Source: EIP-1193. */
export interface Eip1193Provider {
  request(asked: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>;
}

type Ways =
  | 'request'
  | 'send'
  | 'sendAsync'
  | 'enable'
  | 'isConnected'
  | (typeof ADDING)[number]
  | (typeof REMOVING)[number];
type Plain = string | number | boolean | null | undefined;
/** What is left of a provider: ways to ask it and to listen, and plain members. */
export type Guarded<Provider> = {
  [Name in keyof Provider as Name extends Ways ? Name : Provider[Name] extends Plain ? Name : never]: Provider[Name];
};

/** Passes a request on to the wallet. */
export type Forward = (method: string, params: unknown) => Promise<unknown>;

/**
 * A wallet's provider that signs nothing unjudged: requests to sign reach it only after ALLOW, or a REVIEW that was
 * acknowledged, and a confirmation just now. Everything else of them is a `RefusedError`. Methods that only read pass;
 * unknown ones are refused. One request to sign is handled at a time. Throws a `ConfigurationError` where `passThrough`
 * names a method that is judged.
 */
export const guard = <Provider extends Eip1193Provider>(
  provider: Provider,
  options: GuardOptions,
): Guarded<Provider> => {
  // what the caller does to its options later changes nothing, and no option comes from Object.prototype
  const settings = { __proto__: null, ...options };
  const passThrough = [...(settings.passThrough ?? [])];
  const judged = passThrough.find((method) => Object.hasOwn(SIGNING, method));
  if (judged !== undefined) throw new ConfigurationError(`${judged} is judged, and cannot be passed through.`);
  const { request: ask } = provider;
  const forward: Forward = (method, params) =>
    Promise.resolve(ask.call(provider, params === undefined ? { method } : { method, params: params as object }));
  let last: Promise<unknown> = Promise.resolve();
  const request = async (asked: unknown): Promise<unknown> => {
    const { method, params } = asked as { readonly method: unknown; readonly params?: unknown };
    if (typeof method !== 'string') throw unreadable('The method has no name.');
    if (READING.has(method) || passThrough.includes(method)) return forward(method, params);
    // read now: what the caller changes while the request waits for its turn changes nothing
    const given = await orRefuse('unreadable_request', 'The parameters are not plain values.', () =>
      snapshotOf(params),
    );
    if (method === 'wallet_requestPermissions') return forward(method, onlyAccounts(given));
    const result = last.then(() => signed(method, given, forward, settings));
    last = result.catch(() => null);
    return result;
  };
  return facade(provider, request) as Guarded<Provider>;
};

const signed = async (method: string, params: unknown, forward: Forward, options: GuardOptions): Promise<unknown> => {
  const prepare = Object.hasOwn(SIGNING, method) ? SIGNING[method] : undefined;
  if (prepare === undefined)
    throw new RefusedError('unknown_method', `${method} is not known to sign nothing, and cannot be judged.`);
  if (!Array.isArray(params)) throw unreadable('The parameters are no list.');
  const wallet = await walletNow(forward, options);
  const prepared = await orRefuse('provider', 'What is signed could not be made out.', () =>
    prepare(params as readonly unknown[], wallet),
  );
  await passGate(prepared.questions, method, options, async () => {
    if ((await walletNow(forward, options)).chainId !== wallet.chainId)
      throw new RefusedError('chain', 'The wallet changed to another chain meanwhile. Nothing was signed.');
  });
  return forward(method, prepared.params);
};

const walletNow = (forward: Forward, { timeoutMs = DEFAULT_TIMEOUT_MS }: GuardOptions): Promise<WalletNow> => {
  const ask = (method: string, params: readonly unknown[]): Promise<unknown> =>
    orRefuse('provider', `The wallet does not answer ${method}.`, () => within(timeoutMs, forward(method, params)));
  return orRefuse('provider', 'The wallet does not say which chain it is on.', async () => {
    const chainId = quantityOf(await ask('eth_chainId', []), 'The chain of the wallet');
    const chain = CHAIN_BY_ID[chainId];
    if (chain === undefined)
      throw new RefusedError('chain', `The service does not know the chain ${chainId}. Nothing was signed.`);
    return { ask, chainId, chain };
  });
};

/** The permission to see accounts; others let an application sign by itself. */
const onlyAccounts = (params: unknown): unknown => {
  const [wanted, ...more] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  if (more.length > 0 || String(Object.keys(wanted ?? {})) !== 'eth_accounts')
    throw new RefusedError('unknown_method', 'Only the permission eth_accounts may be asked for.');
  return [wanted];
};
