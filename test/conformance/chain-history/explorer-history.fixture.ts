import { explorerHistory } from '../../../adapters/chain-history/explorer/index.js';
import { Transactions } from '../../../adapters/chain-history/explorer/wire.js';
import { RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ChainHistoryFixture, ChainHistoryVendor } from './fixture.js';

const PAID_AT = '2026-11-01T00:00:00.000Z';
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, 'a')}`;
/** What only planted rows name, with ends of their own. */
const planted = (digit: string): string => `0x${digit.repeat(20)}${'9'.repeat(14)}${digit.repeat(6)}`;
const [BY_UNKNOWN, OF_NOTHING, FAILED] = [planted('b'), planted('d'), planted('e')];
const UNKNOWN_TOKEN = `0x${'f0'.repeat(20)}`;

/** A transaction as Etherscan lists it, by what differs from a payment of 12.5 USDC. */
const transaction = (number: number, from: string, changes: object = {}) => ({
  blockNumber: '21000000',
  timeStamp: String(Date.parse(PAID_AT) / 1_000 + number),
  hash: hashOf(number),
  nonce: String(number),
  blockHash: hashOf(900),
  transactionIndex: '7',
  from,
  to: USDC_ON_ETHEREUM,
  value: '0',
  gas: '65000',
  gasPrice: '1000000000',
  isError: '0',
  txreceipt_status: '1',
  input: transferTo(RECIPIENT),
  contractAddress: '',
  cumulativeGasUsed: '5000000',
  gasUsed: '45000',
  confirmations: '1000',
  methodId: '0xa9059cbb',
  functionName: 'transfer(address to, uint256 value)',
  ...changes,
});

const transferTo = (key: string, units = 12_500_000n): string => encodeCall('transfer(address,uint256)', [key, units]);

/** As Etherscan's own page shows it. */
const atGenesis = (key: string) => ({
  ...transaction(0, 'GENESIS', { hash: `GENESIS_${key.slice(2)}`, to: key, value: '10000000000000000000000' }),
  ...{ blockNumber: '0', nonce: '', blockHash: '', gasPrice: '0', input: '', txreceipt_status: '' },
});

const historyOf = (key: string): readonly object[] => [
  transaction(5, key, { input: transferTo(BY_UNKNOWN), to: UNKNOWN_TOKEN }),
  transaction(4, key, { input: transferTo(OF_NOTHING, 0n) }),
  transaction(3, key, { input: transferTo(FAILED), isError: '1', txreceipt_status: '0' }),
  transaction(2, `0x${'6'.repeat(40)}`, { to: key, value: '1', input: '0x' }),
  // Etherscan on chains that pay Ethereum, and with a delegation (EIP-7702)
  { ...transaction(0, key), L1FeesPaid: '98543', authorizationList: [] },
  atGenesis(key),
];

const listing = (result: readonly object[]) => ({ status: '1', message: 'OK', result });
const refusing = (result: string) => ({ status: '0', message: 'NOTOK', result });

const vendor: ChainHistoryVendor = {
  origin: 'https://explorer.example',
  method: 'GET',
  path: /^\/v2\/api\?(?=.*module=account&action=txlist)(?=.*chainid=1)(?=.*apikey=made-up-key)/,
  headers: {},
  asked: (path) => {
    const address = new URL(path, 'https://explorer.example').searchParams.get('address');
    return address === null ? [] : [address];
  },
  answer: ([key]) => {
    if (key === undefined) return refusing('Error! Invalid address format');
    return key === SENDER ? listing(historyOf(key)) : { status: '0', message: 'No transactions found', result: [] };
  },
  schema: Transactions,
  open: Object.keys(historyOf(SENDER)).map((place) => `/result/${place}`),
  words: {
    '0': { answer: ([key = '']) => listing([transaction(0, key, { isError: '0' })]), means: { to: RECIPIENT } },
    '1': {
      answer: ([key = '']) => listing([transaction(0, key, { txreceipt_status: '1' })]),
      means: { to: RECIPIENT },
    },
    '': { answer: ([key = '']) => listing([transaction(0, key, { txreceipt_status: '' })]), means: { to: RECIPIENT } },
  },
  nonsense: {
    'a refusal of unknown words': () => refusing('Error!'),
    'a list that is called empty and is not': ([key = '']) => ({
      ...listing(historyOf(key)),
      status: '0',
      message: 'No transactions found',
    }),
    'an empty list without a word on it': () => ({ status: '0', message: 'NOTOK', result: [] }),
    'a transaction without a sender': ([key = '']) => listing([transaction(0, key, { from: undefined })]),
    'a transaction of another account': () =>
      listing([transaction(0, `0x${'6'.repeat(40)}`, { to: `0x${'5'.repeat(40)}` })]),
    'a value that is a number': ([key = '']) => listing([transaction(0, key, { value: 1 })]),
    'a time that is a date': ([key = '']) => listing([transaction(0, key, { timeStamp: PAID_AT })]),
    'a hash that is none': ([key = '']) => listing([transaction(0, key, { hash: '0x12' })]),
  },
};

export const explorerHistoryFixture: ChainHistoryFixture = {
  create: () =>
    explorerHistory.create(
      {
        baseUrl: `${vendor.origin}/v2/api`,
        apiKey: 'made-up-key',
        endpoints: {},
        allowPrivateNetwork: false,
        transactions: 1_000,
        keepSeconds: 300,
      },
      dependenciesWith(),
    ),
  vendor,
  account: SENDER,
  paid: { to: RECIPIENT, at: PAID_AT, transaction: hashOf(0) },
  noPayments: { byUnknownToken: BY_UNKNOWN, ofNothing: OF_NOTHING, notMade: FAILED },
  newcomer: `0x${'4'.repeat(40)}`,
  asked: SENDER,
};
