import { base64 } from '@scure/base';
import { MAX_BODY_BYTES } from '../../../../src/http/limits.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import { solanaAddress } from '../../../http/real/support/requests.js';
import { evmAddress } from '../../../support/addresses.js';
import { ENCODED_TYPES } from '../../../support/encoded-types.js';
import { encodeCall, typedData } from '../../../support/payload-bytes.js';
import { bytes, encodeMessage, messageOf, u64 } from '../../../support/solana-messages.js';
import { accountFor } from '../declarations/solana.js';

const TO = evmAddress('largest');
const ZERO = `0x${'0'.repeat(40)}`;
const TRANSFER = encodeCall('transfer(address,uint256)', [TO, 5n]);
const multicall = (calls: readonly string[]): string => encodeCall('multicall(bytes[])', [calls]);
const ROOM = MAX_BODY_BYTES - 500;

/** As many of the same as fit into a body. */
const filled = (text: (count: number) => string): string => {
  let [count, made] = [1, text(1)];
  for (let next = text(2); next.length <= ROOM; next = text(count + Math.max(1, Math.floor(count / 10)))) {
    count += Math.max(1, Math.floor(count / 10));
    made = next;
  }
  return made;
};

const nested = (count: number): string => {
  let data = TRANSFER;
  for (let depth = 0; depth < count; depth += 1) data = multicall([data]);
  return data;
};
const transaction = (data: string): PayloadRequest => ({
  kind: 'evm_transaction',
  content: { chain_id: 1, to: TO, value: '0', data },
});
const repeated = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

const typed = (type: string, message: (count: number) => Readonly<Record<string, unknown>>): PayloadRequest => ({
  kind: 'typed_data',
  content: filled((count) => JSON.stringify(typedData(type, { name: 'Large' }, message(count)))),
});

const typedOf = (type: string, message: Readonly<Record<string, unknown>>): PayloadRequest => ({
  kind: 'typed_data',
  content: JSON.stringify(typedData(type, { name: 'Large' }, message)),
});

/** As many listings as a marketplace lets one sign at once and a body has room for. */
const bulkListing = (count: number) => {
  const item = { itemType: '2', token: TO, identifierOrCriteria: '12345', startAmount: '1', endAmount: '1' };
  const paid = { ...item, token: ZERO, startAmount: '900000000000000', endAmount: '900000000000000', recipient: TO };
  const word = `0x${'0'.repeat(64)}`;
  const order = {
    ...{ offerer: TO, zone: ZERO, offer: [item], consideration: [paid, paid], orderType: '0', startTime: '1700000000' },
    ...{
      endTime: '1800000000',
      zoneHash: word,
      salt: '24446860302761739304752683030156737591518664810215',
      counter: '0',
    },
    conduitKey: word,
  };
  return typedData(
    `Bulk(OrderComponents[] orders)${ENCODED_TYPES.seaport}`,
    { name: 'Seaport' },
    {
      orders: repeated(count, order),
    },
  );
};

const payer = solanaAddress('largest payer');
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const solana = (count: number): string => {
  const owners = Array.from({ length: Math.min(count, 14) }, (_, index) => solanaAddress(`largest ${index}`));
  const calls = Array.from({ length: count }, (_, index) => ({
    program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    accounts: [accountFor(payer, mint), mint, owners[index % owners.length] ?? payer, payer],
    data: bytes(12, u64(5), 6),
  }));
  return base64.encode(encodeMessage(messageOf({ signers: [payer], calls })));
};

/** The largest payloads that a body can hold, each as bad for its reader as it can be. */
export const LARGEST: readonly (readonly [string, PayloadRequest])[] = [
  ['calls nested deep', transaction(filled(nested))],
  ['many calls in one', transaction(filled((count) => multicall(repeated(count, TRANSFER))))],
  ['many batches in batches', transaction(filled((count) => multicall(repeated(count, nested(5)))))],
  ['typed data: small values', typed('List(uint8[] items)', (count) => ({ items: repeated(count, 1) }))],
  ['typed data: as many as allowed', typedOf('List(uint8[] items)', { items: repeated(4_000, 1) })],
  ['typed data: empty texts', typed('List(string[] items)', (count) => ({ items: repeated(count, '') }))],
  ['typed data: hashes, as allowed', typedOf('List(string[] items)', { items: repeated(790, '') })],
  [
    'typed data: many structures',
    typed('List(Item[] items)Item(address to,bytes data)', (count) => ({
      items: repeated(count, { to: TO, data: '0x' }),
    })),
  ],
  ['typed data: one long text', typed('List(string text)', (count) => ({ text: 'x'.repeat(count) }))],
  ['typed data: 60 Seaport orders', { kind: 'typed_data', content: JSON.stringify(bulkListing(60)) }],
  ['Solana: 30 transfers', { kind: 'solana_message', content: solana(30) }],
  ['Solana: 64 KiB', { kind: 'solana_message', content: base64.encode(new Uint8Array((ROOM / 4) * 3 - 3)) }],
];
