import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { expect } from 'chai';
import type { MessageConfig, SolanaMessage } from '../../../../domain/payload/solana/message.js';
import { COMPUTE_BUDGET_PROGRAM } from '../../../../domain/payload/solana/program-addresses.js';
import { solanaPayload } from '../../../../domain/payload/solana/solana-payload.js';
import {
  account,
  bytes,
  CONTEXT,
  encodeMessage,
  encodeTransaction,
  key,
  messageOf,
  PAYER,
  payloadOf,
  read,
  shortLength,
  u32,
  u64,
} from '../../../support/solana-messages.js';

const SYSTEM = '11111111111111111111111111111111';
const TABLE = account(60);

const transfer = { program: SYSTEM, accounts: [PAYER, account(2)], data: bytes(u32(2), u64(5)) };
const MESSAGE = messageOf({ calls: [transfer] });
const VERSION_0: SolanaMessage = { ...MESSAGE, version: 0 };
const VERSION_1 = messageOf({ calls: [transfer], version: 1, config: { priorityFee: 7_000n, computeUnits: 450 } });
const lookup = { table: TABLE, writableIndexes: [7], readonlyIndexes: [] };

const problemOf = (message: SolanaMessage): string | null => {
  const payload = read(encodeMessage(message));
  expect(payload).to.deep.include({ status: 'invalid', sha256: null, digest: null, signers: [], actions: [] });
  return payload.problem;
};

describe('Solana messages', () => {
  for (const message of [MESSAGE, VERSION_0, VERSION_1]) {
    it(`reads a message of version ${message.version}, with the hash of exactly its bytes`, () => {
      const payload = read(encodeMessage(message));
      expect(payload).to.deep.include({
        kind: 'solana_message',
        status: 'decoded',
        problem: null,
        digest: null,
        chainId: null,
        signers: [PAYER],
        notes: [],
        origin: null,
        sha256: `0x${bytesToHex(sha256(encodeMessage(message)))}`,
      });
    });

    it(`reads a wire transaction of version ${message.version} as the message that its key signs`, () =>
      expect(read(encodeTransaction(message))).to.deep.equal(read(encodeMessage(message))));
  }

  it('names every required signer, the fee payer first', () => {
    const signers = [account(9), PAYER, account(3)];
    expect(payloadOf({ calls: [transfer], signers }).signers).to.deep.equal(signers);
  });

  for (const content of [bytes(0x82, encodeMessage(MESSAGE)), bytes(1, new Uint8Array(64), 0x82, 1, 0, 1)])
    it(`never guesses at another version (${content.length} bytes)`, () =>
      expect(read(content)).to.deep.include({
        status: 'not_decoded',
        notes: ['unknown_version'],
        signers: [],
        actions: [],
        problem: 'has a version that is not known',
      }));
});

describe('a Solana message of version 1', () => {
  const config = (content: Partial<MessageConfig>): SolanaMessage =>
    messageOf({ calls: [transfer], version: 1, config: content });

  it('costs what its header says, whatever instructions of the compute budget say', () => {
    const price = { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: bytes(3, u64(10n ** 15n)) };
    const units = { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: bytes(2, u32(1_400_000)) };
    const of = (priorityFee: bigint | null) =>
      payloadOf({ calls: [price, units, transfer], version: 1, config: { priorityFee } });
    expect(of(null)).to.deep.include({ fee: '5000', notes: [], status: 'decoded' });
    expect(of(7_000n).fee).to.equal('12000');
    expect(of(2_000_000_000n)).to.deep.include({ fee: '2000005000', notes: ['excessive_fee'] });
    expect(payloadOf({ calls: [price, units, transfer] }).fee).to.equal('1400000000005000');
  });

  it('never guesses at a bit of the header that is not known, or at half a fee', () => {
    for (const mask of [1, 2, 0x20, 0x80000000]) {
      const content = encodeMessage(config({}));
      content.set(u32(mask), 4);
      expect(read(content)).to.deep.include({ status: 'not_decoded', notes: ['unknown_version'] });
    }
  });

  it('has its signatures behind it, as many as it asks for and nothing else', () => {
    const wire = encodeTransaction(VERSION_1);
    for (const content of [wire.subarray(0, -1), bytes(wire, 0), bytes(wire, new Uint8Array(64))])
      expect(read(content).status, `${content.length}`).to.equal('invalid');
    expect(read(bytes(1, new Uint8Array(64), encodeMessage(VERSION_1))).status).to.not.equal('decoded');
  });

  it('may be as large as three packets, and no larger', () => {
    const memo = (size: number) => ({
      ...VERSION_1,
      instructions: [{ programIndex: 2, accountIndexes: [], data: new Uint8Array(size) }],
    });
    const room = 4096 - encodeTransaction(memo(0)).length;
    expect(read(encodeTransaction(memo(room))).status).to.equal('partly_decoded');
    expect(problemOf(memo(room + 1))).to.equal('is larger than the network takes');
  });

  const crowd = Array.from({ length: 65 }, (_, index) => account(100 + index));
  for (const [what, message] of [
    ['asks for too many signatures', messageOf({ calls: [transfer], version: 1, signers: crowd.slice(0, 13) })],
    ['names too many accounts', { ...VERSION_1, accounts: [...VERSION_1.accounts, ...crowd].slice(0, 65) }],
    ['has too many instructions', messageOf({ calls: Array.from({ length: 65 }, () => transfer), version: 1 })],
    ['asks for a heap that the network does not give', config({ heapBytes: 32_769 })],
    ['asks for a heap that the network does not give', config({ heapBytes: 31 * 1024 })],
    ['asks for a heap that the network does not give', config({ heapBytes: 257 * 1024 })],
  ] as const)
    it(`is refused where it ${what}`, () => expect(problemOf(message)).to.equal(what));
});

describe('what is no Solana message', () => {
  const whole = encodeMessage(MESSAGE);
  const text = base64.encode(whole);

  for (const [what, given] of [
    ['spaces', ` ${text}`],
    ['a line break', `${text}\n`],
    ['letters of another alphabet', text.replace('A', '-')],
    ['no padding', base64.encode(bytes(whole, 0, 0)).replace(/=+$/, '')],
    ['bits after the last byte', 'AB=='],
    ['letters outside ASCII', 'ÄÖÜß'],
  ] as const)
    it(`refuses base64 with ${what}`, () =>
      expect(solanaPayload(given, CONTEXT)).to.deep.include({ status: 'invalid', problem: 'is not base64' }));

  it('refuses nothing at all', () =>
    expect(solanaPayload('', CONTEXT)).to.deep.include({ status: 'invalid', problem: 'is empty' }));

  it('refuses every shorter piece of a message', () => {
    for (let length = 0; length < whole.length; length += 1)
      expect(read(whole.subarray(0, length)).status, `${length} bytes`).to.equal('invalid');
  });

  it('refuses a byte after a message or a transaction', () => {
    expect(read(bytes(whole, 0)).status).to.equal('invalid');
    expect(read(bytes(encodeTransaction(MESSAGE), 0)).status).to.equal('invalid');
  });

  it('refuses a length that is not in its shortest form', () => {
    const at = 3;
    const aliased = bytes(whole.subarray(0, at), (whole[at] ?? 0) | 0x80, 0, whole.subarray(at + 1));
    expect(read(aliased).status).to.equal('invalid');
    expect(shortLength(whole[at] ?? 0)).to.deep.equal(whole.subarray(at, at + 1));
  });

  it('refuses what is larger than a packet, and takes what just fits', () => {
    const memo = (size: number) => ({
      ...MESSAGE,
      instructions: [{ programIndex: 2, accountIndexes: [], data: new Uint8Array(size) }],
    });
    const room = 1232 - 65 - encodeMessage(memo(200)).length + 200;
    expect(read(encodeMessage(memo(room))).status).to.equal('partly_decoded');
    expect(problemOf(memo(room + 1))).to.equal('is larger than the network takes');
    expect(solanaPayload('A'.repeat(100_000), CONTEXT).problem).to.equal('is larger than the network takes');
  });

  for (const [what, changes] of [
    ['names no signer that can pay the fee', { readonlySigned: 1 }],
    ['names no signer that can pay the fee', { requiredSignatures: 0 }],
    ['counts more accounts than it names', { readonlyUnsigned: 3 }],
    ['counts more accounts than it names', { requiredSignatures: 4 }],
    ['names an account twice', { accounts: [...MESSAGE.accounts, PAYER] }],
    ['calls its fee payer as a program', { instructions: [{ programIndex: 0, accountIndexes: [], data: bytes() }] }],
    [
      'calls a program that it does not name',
      { instructions: [{ programIndex: 3, accountIndexes: [], data: bytes() }] },
    ],
    [
      'calls a program that it does not name',
      { version: 0, lookups: [lookup], instructions: [{ programIndex: 3, accountIndexes: [], data: bytes() }] },
    ],
    [
      'uses an account that it does not name',
      { instructions: [{ programIndex: 2, accountIndexes: [3], data: bytes() }] },
    ],
    [
      'names a lookup table and takes nothing from it',
      { version: 0, lookups: [{ table: TABLE, writableIndexes: [], readonlyIndexes: [] }] },
    ],
    [
      'names too many accounts',
      {
        version: 0,
        lookups: [{ table: TABLE, writableIndexes: Array.from({ length: 254 }, () => 0), readonlyIndexes: [] }],
      },
    ],
  ] as const satisfies readonly (readonly [string, Partial<SolanaMessage>])[])
    it(`refuses a message that ${what}: ${Object.keys(changes).join(', ')}`, () =>
      expect(problemOf({ ...MESSAGE, ...changes })).to.equal(what));

  it('refuses a transaction without signatures, of any version', () => {
    for (const rest of [whole, bytes(0x82, 1, 0, 1)]) expect(read(bytes(0, rest)).status).to.equal('invalid');
  });

  it('refuses a transaction with another number of signatures than its message asks for', () => {
    const content = bytes(2, new Uint8Array(128), whole);
    expect(read(content)).to.deep.include({
      status: 'invalid',
      problem: 'has another number of signatures than its message asks for',
    });
  });

  it('refuses bytes that are one message to a wallet and another transaction to the next', () => {
    // the data of the outer message holds the rest of an inner one, whose beginning stands in an account of the outer
    const inner = encodeMessage({ ...MESSAGE, accounts: [PAYER, account(2), SYSTEM] });
    const start = 65;
    const outerAccounts = bytes(key(PAYER), new Uint8Array(29), inner.subarray(0, 3));
    const lead = bytes(1, 0, 0, 2, outerAccounts);
    expect(lead.length).to.equal(start + 3);
    const blockhash = inner.subarray(3, 35);
    const head = bytes(1, 1, 0);
    const both = (rest: Uint8Array): Uint8Array => bytes(lead, blockhash, head, shortLength(rest.length), rest);
    // what stands in the inner message at the place of `head` and of the length is a part of its second account
    const length = inner.length - 35 - head.length - 1;
    const twice = bytes(inner.subarray(0, 35), head, shortLength(length), inner.subarray(35 + head.length + 1));
    expect(length).to.be.below(0x80);
    const content = both(twice.subarray(35 + head.length + 1));
    expect(content.subarray(start)).to.deep.equal(twice);
    expect(read(twice).status).to.equal('decoded');
    expect(read(content)).to.deep.include({
      status: 'invalid',
      problem: 'can be read both as a message and as a transaction',
    });
  });
});
