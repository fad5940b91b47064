type Request = (asked: unknown) => Promise<unknown>;
type Listener = (...values: readonly unknown[]) => void;
type Callback = (error: unknown, answer: unknown) => void;
type Members = Readonly<Record<string, unknown>>;

export const ADDING = ['on', 'once', 'addListener'] as const;
export const REMOVING = ['off', 'removeListener'] as const;

interface Payload {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

const answerTo = async (request: Request, payload: Payload): Promise<unknown> => {
  const { id = null, method, params } = payload;
  return { id, jsonrpc: '2.0', result: await request({ method, params }) };
};

/** `send` and `sendAsync` of older applications; both go through `request`. Source: EIP-1193, appendix. */
const olderWays = (request: Request): Members => {
  const sendAsync = (payload: Payload, callback: Callback): void => {
    answerTo(request, payload).then(
      (answer) => callback(null, answer),
      (error: unknown) => callback(error, null),
    );
  };
  return {
    sendAsync,
    send: (asked: unknown, more: unknown): unknown => {
      if (typeof more === 'function') return sendAsync(asked as Payload, more as Callback);
      return answerTo(request, typeof asked === 'string' ? { method: asked, params: more } : (asked as Payload));
    },
    enable: () => request({ method: 'eth_requestAccounts' }),
  };
};

/**
 * What stands in the place of a provider: its events and plain members, and `request`. Nothing leads from it to the
 * provider itself: no member that is an object, no `this` of a listener, no prototype.
 */
export const facade = (provider: object, request: Request): object => {
  const inner = provider as Members;
  const never = (): boolean => false;
  const guarded: object = new Proxy(Object.create(null) as object, {
    get: (_, name) => (typeof name === 'string' ? memberOf(name) : undefined),
    has: (_, name) => typeof name === 'string' && memberOf(name) !== undefined,
    ...{ set: never, defineProperty: never, deleteProperty: never, setPrototypeOf: never, preventExtensions: never },
  });
  const wrapped = new WeakMap<Listener, Listener>();
  const wrap = (listener: Listener): Listener => {
    const known = wrapped.get(listener);
    // an emitter calls its listeners with itself as this
    const made = known ?? ((...values) => listener.apply(guarded, [...values]));
    if (known === undefined) wrapped.set(listener, made);
    return made;
  };
  const eventWay =
    (name: string, isAdding: boolean) =>
    (event: unknown, listener: Listener): object => {
      const known = isAdding ? wrap(listener) : wrapped.get(listener);
      if (known !== undefined) (inner[name] as (...asked: readonly unknown[]) => unknown).call(provider, event, known);
      return guarded;
    };
  const older = olderWays(request);
  const own = new Map<string, unknown>([
    ['request', request],
    ...Object.entries(older).filter(([name]) => typeof inner[name] === 'function'),
    ...ADDING.filter((name) => typeof inner[name] === 'function').map((name) => [name, eventWay(name, true)] as const),
    ...REMOVING.filter((name) => typeof inner[name] === 'function').map(
      (name) => [name, eventWay(name, false)] as const,
    ),
  ]);
  if (typeof inner['isConnected'] === 'function')
    own.set('isConnected', () => (inner['isConnected'] as () => unknown).call(provider) === true);
  const memberOf = (name: string): unknown => {
    if (own.has(name)) return own.get(name);
    const value = inner[name];
    // isMetaMask, chainId, selectedAddress and the like
    return typeof value === 'object' || typeof value === 'function' ? undefined : value;
  };
  return guarded;
};
