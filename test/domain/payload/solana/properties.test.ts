import { base58, base64 } from '@scure/base';
import { expect } from 'chai';
import fc from 'fast-check';
import { MAX_ACTIONS } from '../../../../domain/payload/context.js';
import { readSignedBytes } from '../../../../domain/payload/solana/envelope.js';
import type { SolanaMessage } from '../../../../domain/payload/solana/message.js';
import { PROGRAMS } from '../../../../domain/payload/solana/programs/index.js';
import { solanaPayload } from '../../../../domain/payload/solana/solana-payload.js';
import {
  account,
  bytes,
  CONTEXT,
  encodeMessage,
  encodeTransaction,
  messageOf,
  PAYER,
  read,
} from '../../../support/solana-messages.js';
import { anyText } from '../../../support/any-text.js';
import { runs } from '../../../support/depth.js';

const programs = [...PROGRAMS.keys(), account(90)];
const accounts = [PAYER, account(2), account(3), ...programs];

const data = (): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .tuple(fc.nat({ max: 48 }), fc.boolean(), fc.uint8Array({ maxLength: 80 }))
      .map(([tag, isWide, rest]) => (isWide ? bytes(tag, 0, 0, 0, rest) : bytes(tag, rest))),
  );

/** Valid messages of each version, whose calls are often ones that a program knows. */
const messages = (): fc.Arbitrary<SolanaMessage> =>
  fc
    .record({
      calls: fc.array(
        fc.record({
          program: fc.constantFrom(...programs),
          accounts: fc.array(fc.constantFrom(...accounts), { maxLength: 8 }),
          data: data(),
        }),
        { maxLength: 6 },
      ),
      version: fc.constantFrom('legacy' as const, 0 as const, 1 as const),
      config: fc.record({
        priorityFee: fc.option(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n })),
        computeUnits: fc.option(fc.nat()),
        heapBytes: fc.option(fc.integer({ min: 32, max: 256 }).map((units) => units * 1024)),
      }),
      blockhash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      table: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      indexes: fc.array(fc.nat({ max: 255 }), { minLength: 1, maxLength: 4 }),
    })
    .map(({ calls, version, config, blockhash, table, indexes }) => ({
      ...messageOf({ calls, version, config }),
      recentBlockhash: base58.encode(blockhash),
      lookups: version === 0 ? [{ table: base58.encode(table), writableIndexes: indexes, readonlyIndexes: [] }] : [],
    }));

const holds = (content: Uint8Array): void => {
  const text = base64.encode(content);
  const payload = solanaPayload(text, CONTEXT);
  expect(payload.actions.length).to.be.at.most(MAX_ACTIONS);
  expect(payload.problem === null).to.equal(payload.status === 'decoded');
  expect(payload.sha256 === null).to.equal(payload.status === 'invalid');
  const signed = readSignedBytes(text);
  expect(signed.ok).to.equal(payload.status !== 'invalid');
  if (signed.ok && signed.value.message !== null) {
    expect(encodeMessage(signed.value.message)).to.deep.equal(bytes(signed.value.bytes));
    expect(payload.signers[0]).to.equal(signed.value.message.accounts[0]);
  }
  if (payload.status === 'decoded')
    expect(payload.actions.every(({ certainty }) => certainty === 'exact')).to.equal(true);
};

describe('any bytes for Solana', () => {
  it('give an answer, never an error: random text', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), anyText()), (text) => {
        expect(solanaPayload(text, CONTEXT).kind).to.equal('solana_message');
      }),
    ));

  it('give an answer, never an error: random bytes', () =>
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), holds), { numRuns: runs(200) }));

  it('are read as the message that they encode, and as no other', () =>
    fc.assert(
      fc.property(messages(), (message) => {
        for (const content of [encodeMessage(message), encodeTransaction(message)]) {
          const signed = readSignedBytes(base64.encode(content));
          expect(signed.ok && signed.value.message).to.deep.equal(message);
          holds(content);
        }
      }),
      { numRuns: runs(100) },
    ));

  it('that differ from a valid message in a byte are that other message, or refused', () =>
    fc.assert(
      fc.property(messages(), fc.nat(), fc.nat({ max: 255 }), fc.constantFrom(0, 1, 2), (message, at, byte, how) => {
        const content = encodeMessage(message);
        const place = at % content.length;
        const after = content.subarray(how === 1 ? place : place + 1);
        holds(bytes(content.subarray(0, place), how === 2 ? [] : byte, after));
      }),
      { numRuns: runs(200) },
    ));

  it('are bounded: more calls than the limit are cut, and it is noted', () => {
    const calls = Array.from({ length: MAX_ACTIONS + 20 }, () => ({
      program: account(90),
      accounts: [],
      data: bytes(),
    }));
    const payload = read(encodeMessage(messageOf({ calls })));
    expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['limit'] });
    expect(payload.actions).to.have.length(MAX_ACTIONS);
    const fitting = read(encodeMessage(messageOf({ calls: calls.slice(0, MAX_ACTIONS) })));
    expect(fitting.notes).to.deep.equal([]);
  });
});
