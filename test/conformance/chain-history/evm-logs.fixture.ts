import { evmLogs } from '../../../adapters/chain-history/evm-logs/index.js';
import { NOW_MS, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ChainHistoryFixture, ChainHistoryVendor } from './fixture.js';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const PAID_AT = '2026-11-21T09:00:00.000Z';
const OTHER = `0x${'6'.repeat(40)}`;
const planted = (digit: string): string => `0x${digit.repeat(20)}${'9'.repeat(14)}${digit.repeat(6)}`;
const [BY_UNKNOWN, OF_NOTHING, BY_ANOTHER] = [planted('b'), planted('d'), planted('e')];
const UNKNOWN_TOKEN = `0x${'f0'.repeat(20)}`;

const hex = (number: number): string => `0x${number.toString(16)}`;
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, 'a')}`;
const word = (text: string): string => `0x${text.replace('0x', '').padStart(64, '0')}`;
const HEAD = { number: hex(21_000_000), timestamp: hex(NOW_MS / 1_000 - 12) };

/** A transfer of 12.5 tokens by the sender, in transaction `number`. */
const log = (number: number, to: string, token: string, data = word('0xbebc20')) => ({
  address: token,
  topics: [TRANSFER, word(SENDER), word(to)],
  data,
  blockNumber: hex(20_990_000 + number),
  transactionHash: hashOf(number),
  transactionIndex: '0x1',
  blockHash: hashOf(900),
  logIndex: '0x2',
  removed: false,
});

const LOGS = [
  log(1, RECIPIENT, USDC_ON_ETHEREUM),
  log(2, BY_ANOTHER, USDC_ON_ETHEREUM),
  log(3, OF_NOTHING, USDC_ON_ETHEREUM, word('0x0')),
  log(4, BY_UNKNOWN, UNKNOWN_TOKEN),
];

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const blockOf = (number: unknown): object =>
  number === 'latest' ? HEAD : { number, timestamp: hex(Date.parse(PAID_AT) / 1_000) };

/** What the node says to each method. The sender has sent transactions, and nobody else has. */
const RESULTS: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
  eth_chainId: () => '0x1',
  eth_getBlockByNumber: ([number]) => blockOf(number),
  eth_getTransactionCount: ([account]) => (account === SENDER ? '0x9' : '0x0'),
  eth_getLogs: () => LOGS,
  eth_getTransactionByHash: ([hash]) => ({ hash, from: hash === hashOf(2) ? OTHER : SENDER, to: USDC_ON_ETHEREUM }),
};

const reply = ({ id, method, params }: Call): object => ({ jsonrpc: '2.0', id, result: RESULTS[method]?.(params) });

const NEWCOMER = `0x${'4'.repeat(40)}`;
const FIRST_CALLS: readonly Call[] = [
  { id: 0, method: 'eth_chainId', params: [] },
  { id: 1, method: 'eth_getBlockByNumber', params: ['latest', false] },
  { id: 2, method: 'eth_getTransactionCount', params: [NEWCOMER, 'latest'] },
];
const withReply = (place: number, result: unknown): readonly object[] =>
  FIRST_CALLS.map((call, index) => (index === place ? { jsonrpc: '2.0', id: index, result } : reply(call)));

const vendor: ChainHistoryVendor = {
  origin: 'https://node.example',
  method: 'POST',
  path: '/v1/made-up',
  headers: { 'content-type': 'application/json' },
  // a node is asked about whole requests
  asked: (_path, body) => [JSON.stringify(body)],
  answer: ([request]) => {
    const calls = request?.startsWith('0x') === false ? (JSON.parse(request) as Call | readonly Call[]) : FIRST_CALLS;
    return Array.isArray(calls) ? (calls as readonly Call[]).map(reply) : reply(calls as Call);
  },
  // JSON-RPC has a reader of its own, and no words
  schema: { type: 'array' },
  words: {},
  open: ['/1/result'],
  nonsense: {
    'a node of another chain': () => withReply(0, '0x38'),
    'no newest block': () => withReply(1, null),
    'a block without a time': () => withReply(1, { number: HEAD.number }),
    'a block of an hour ago': () => withReply(1, { ...HEAD, timestamp: hex(NOW_MS / 1_000 - 3_600) }),
    'a block of an hour ahead': () => withReply(1, { ...HEAD, timestamp: hex(NOW_MS / 1_000 + 3_600) }),
    'a count that is a number': () => withReply(2, 0),
    'one reply too few': () => withReply(2, '0x0').slice(0, 2),
  },
};

export const evmLogsFixture: ChainHistoryFixture = {
  create: () =>
    evmLogs.create(
      {
        endpoints: { ethereum: [`${vendor.origin}${String(vendor.path)}`] },
        allowPrivateNetwork: false,
        blocks: 10_000,
        maxAgeSeconds: 600,
        keepSeconds: 300,
      },
      dependenciesWith(),
    ),
  vendor,
  account: SENDER,
  paid: { to: RECIPIENT, at: PAID_AT, transaction: hashOf(1) },
  noPayments: { byUnknownToken: BY_UNKNOWN, ofNothing: OF_NOTHING, notMade: BY_ANOTHER },
  newcomer: NEWCOMER,
  asked: NEWCOMER,
};
