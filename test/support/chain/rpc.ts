/** What a node answered in place of a result. Source: JSON-RPC 2.0, error object. */
export class RpcError extends Error {
  constructor(
    method: string,
    readonly code: number,
    message: string,
    /** The output of a call that reverted, where the node gives it. */
    readonly data: unknown,
  ) {
    super(`${method}: ${message} (${code})`);
  }
}

/** Calls a method of a node. Rejects with an `RpcError` where the node refuses it. */
export type Rpc = <T>(method: string, ...params: readonly unknown[]) => Promise<T>;

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const exchange = async <T>(url: string, body: unknown): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
};

const resultOf = (method: string, { result, error }: Answer): unknown => {
  if (error !== undefined) throw new RpcError(method, error.code, error.message, error.data);
  return result;
};

/** A plain client of a node, for tests alone: without limits, second tries or doubts. */
export const rpcOf =
  (url: string): Rpc =>
  async <T>(method: string, ...params: readonly unknown[]) =>
    resultOf(method, await exchange<Answer>(url, { jsonrpc: '2.0', id: 1, method, params })) as T;

export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The results of many calls in one request, in their order. Rejects where one of them is refused. */
export const rpcBatch = async (url: string, calls: readonly RpcCall[]): Promise<readonly unknown[]> => {
  if (calls.length === 0) return [];
  const answers = await exchange<readonly Answer[]>(
    url,
    calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })),
  );
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return calls.map(({ method }, id) => {
    const answer = byId.get(id);
    if (answer === undefined) throw new Error(`${method}: no answer`);
    return resultOf(method, answer);
  });
};

/** A quantity as a node wants it. */
export const quantity = (value: bigint | number): string => `0x${value.toString(16)}`;
