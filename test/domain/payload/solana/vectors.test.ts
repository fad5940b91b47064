import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { readSignedBytes } from '../../../../domain/payload/solana/envelope.js';
import type { MessageConfig, SolanaMessage } from '../../../../domain/payload/solana/message.js';
import { encodeMessage } from '../../../support/solana-messages.js';

/** What `@solana/kit` encoded, and what its own decoder reads in that. Source: test/tools/solana-vectors. */
interface KitRow {
  readonly id: string;
  /** With room for signatures. */
  readonly isWire: boolean;
  readonly content: string;
  readonly message: object;
}

const ROWS = readFileSync(new URL('../../../../../test/domain/payload/solana/vectors.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as KitRow);

const inWords = ({ priorityFee, computeUnits, loadedBytes, heapBytes }: MessageConfig) => {
  const values = [priorityFee, computeUnits, loadedBytes, heapBytes];
  const bits = [3, 4, 8, 16];
  return {
    mask: values.reduce<number>((mask, value, at) => (value === null ? mask : mask | (bits[at] ?? 0)), 0),
    values: values.flatMap((value, at) => (value === null ? [] : [`${at === 0 ? 'u64' : 'u32'} ${value}`])),
  };
};

/** Our reading in the words of the row. */
const asRow = (message: SolanaMessage): object => ({
  version: message.version,
  header: [message.requiredSignatures, message.readonlySigned, message.readonlyUnsigned],
  accounts: message.accounts,
  blockhash: message.recentBlockhash,
  instructions: message.instructions.map(({ programIndex, accountIndexes, data }) => [
    programIndex,
    accountIndexes,
    bytesToHex(data),
  ]),
  lookups: message.lookups.map(({ table, writableIndexes, readonlyIndexes }) => [
    table,
    writableIndexes,
    readonlyIndexes,
  ]),
  ...(message.config === null ? {} : inWords(message.config)),
});

describe('messages that another encoder made', () => {
  it('are at least forty of each version', () => {
    for (const version of ['legacy', 0, 1])
      expect(ROWS.filter(({ id }) => id.startsWith(`kit ${version} `)).length, String(version)).to.be.at.least(40);
  });

  for (const { id, isWire, content, message } of ROWS) {
    it(`are read as its own decoder reads them: ${id}`, () => {
      const read = readSignedBytes(content);
      if (!read.ok || read.value.message === null) return expect.fail(read.ok ? 'unknown version' : read.problem);
      expect(asRow(read.value.message)).to.deep.equal(message);
      expect(encodeMessage(read.value.message)).to.deep.equal(new Uint8Array(read.value.bytes));
      const sent = base64.decode(content);
      const signatures = 64 * read.value.message.requiredSignatures;
      const around = read.value.message.version === 1 ? signatures : signatures + 1;
      expect(sent.length - read.value.bytes.length).to.equal(isWire ? around : 0);
    });
  }
});
