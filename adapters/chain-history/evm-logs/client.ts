import type { Chain } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { hedged } from '../../shared/hedged.js';
import { createJsonRpc, type JsonRpc, type JsonRpcCall } from '../../shared/json-rpc.js';

export interface LogsClientConfig {
  /** By chain: one node, or one and another for when it is slow or out. */
  readonly endpoints: Readonly<Partial<Record<Chain, readonly string[]>>>;
  readonly allowPrivateNetwork: boolean;
  /** How many blocks back logs are asked for. */
  readonly blocks: number;
}

/** The second node is asked after this time, milliseconds. */
const HEDGE_AFTER_MS = 500;

/** `Transfer(address,address,uint256)`. Source: ERC-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Which node, how new it is, and whether the account ever sent a transaction. */
export const callsAboutSender = (account: string): readonly JsonRpcCall[] => [
  { method: 'eth_chainId', params: [] },
  { method: 'eth_getBlockByNumber', params: ['latest', false] },
  { method: 'eth_getTransactionCount', params: [account, 'latest'] },
];

const quantity = (number: number): string => `0x${number.toString(16)}`;

/** Transfers that name the account as their payer, in these blocks. */
export const transfersFrom = (account: string, fromBlock: number, toBlock: number): JsonRpcCall => ({
  method: 'eth_getLogs',
  params: [
    {
      fromBlock: quantity(fromBlock),
      toBlock: quantity(toBlock),
      topics: [TRANSFER, `0x${account.slice(2).padStart(64, '0')}`],
    },
  ],
});

/** Who made each transaction, and when its block was. */
export const makersOf = (
  payments: readonly { readonly transaction: string; readonly block: number }[],
): readonly JsonRpcCall[] =>
  payments.flatMap(({ transaction, block }) => [
    { method: 'eth_getTransactionByHash', params: [transaction] },
    { method: 'eth_getBlockByNumber', params: [quantity(block), false] },
  ]);

/** The only file that talks to nodes. Every failure is a `ProviderError`. */
export interface LogsClient {
  covers(chain: Chain): boolean;
  /** What `read` makes of a node of the chain: a failure of it is that node's. */
  ask<T>(chain: Chain, read: (node: JsonRpc, signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
  close(): Promise<void>;
}

export const createLogsClient = ({ endpoints, allowPrivateNetwork }: LogsClientConfig): LogsClient => {
  const nodes = new Map(
    Object.entries(endpoints).map(([chain, urls]) => [
      chain,
      urls.map((url) => createJsonRpc({ url, allowPrivateNetwork })),
    ]),
  );
  return {
    covers: (chain) => nodes.has(chain),
    ask: async (chain, read, signal) => {
      const [first, second] = nodes.get(chain) ?? [];
      if (first === undefined) throw new ProviderError('not_loaded', 'There is no node for the chain');
      const asking = (node: JsonRpc) => (attempt: AbortSignal) => read(node, attempt);
      return hedged(asking(first), second === undefined ? null : asking(second), HEDGE_AFTER_MS, signal);
    },
    close: async () => void (await Promise.all([...nodes.values()].flat().map((node) => node.close()))),
  };
};
