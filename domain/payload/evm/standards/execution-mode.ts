import { decoderOf } from './decoder.js';
import { delegates } from './multi-send.js';
import { accountOrNull } from './drafts.js';
import { packedReader } from './packed.js';
import { calls, type CallEffect, type EvmCall } from './row.js';

const readBatch = decoderOf('(address,uint256,bytes)[]');
const readBatchWithData = decoderOf('(address,uint256,bytes)[],bytes');
const readBatches = decoderOf('bytes[]');

const BATCH = '0x01';
const DELEGATECALL = '0xff';
const SINGLE = '0x00';
/** Mode selector of ERC-7821 at bytes 6 to 9: a batch of batches. */
const BATCHES = '0x78210002';

/** ERC-7821 lets the zero address stand for the account itself. */
const batch = (call: EvmCall, content: string): readonly CallEffect[] | null => {
  const items = readBatch(content)?.[0] ?? readBatchWithData(content)?.[0];
  return items?.map(([to, value, data]) => calls(call.self, accountOrNull(to) ?? call.self, value, data)) ?? null;
};

const batches = (call: EvmCall, content: string): readonly CallEffect[] | null => {
  const read = readBatches(content)?.[0].map((each) => batch(call, each));
  return read === undefined || read.includes(null) ? null : read.flatMap((each) => each ?? []);
};

/**
 * What an account executes by a mode of ERC-7579: one packed call, a list, or a delegatecall. Null for what it does not
 * name, and for bytes that do not decode. Source: ERC-7579, execution mode; ERC-7821.
 */
export const execution = (call: EvmCall, mode: string, content: string): readonly CallEffect[] | null => {
  const kind = mode.slice(0, 4);
  if (mode.slice(4, 6) !== '00' && mode.slice(4, 6) !== '01') return null;
  const selector = `0x${mode.slice(14, 22)}`;
  const reader = packedReader(content);
  if (kind === BATCH) return selector === BATCHES ? batches(call, content) : batch(call, content);
  if (kind === SINGLE) {
    const to = reader.account();
    const value = reader.number(32);
    return to === null || value === null ? null : [calls(call.self, to, value, reader.rest())];
  }
  if (kind !== DELEGATECALL) return null;
  const to = reader.account();
  return to === null ? null : [delegates(call.self, to, reader.rest())];
};
