import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { readTextMessage as readOf } from '../../../../domain/payload/text/message.js';
import type { MessageRequest } from '../../../../domain/payload/payload-request.js';
import { anyText } from '../../../support/any-text.js';
import { problemOf, valueOf } from '../evm/read-values.js';

const readMessage = (request: MessageRequest) => readOf(request, 'evm');

const HASH = `0x${'ab'.repeat(32)}`;

describe('messages', () => {
  it('have the digest of personal_sign', () => {
    // Source: the documentation of ethers, hashMessage
    expect(valueOf(readMessage({ encoding: 'utf8', content: 'Hello World' })).digest).to.equal(
      '0xa1de988600a42c4b4ab089b619297c17d53cffae5d5120d82d8a92d0bb3b78f2',
    );
  });

  it('count their bytes, not their letters', () => {
    const { bytes, digest, sha256 } = valueOf(readMessage({ encoding: 'utf8', content: 'é🚀' }));
    expect(bytes).to.equal('0xc3a9f09f9a80');
    const content = Buffer.from('é🚀');
    const prefixed = Buffer.concat([Buffer.from('\x19Ethereum Signed Message:\n6'), content]);
    expect(digest).to.equal(`0x${bytesToHex(keccak_256(prefixed))}`);
    expect(sha256).to.equal(`0x${createHash('sha256').update(content).digest('hex')}`);
  });

  it('are the same message as text and as the hex of its bytes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (content) => {
        const hex = `0x${Buffer.from(content).toString('hex')}`;
        expect(readMessage({ encoding: 'hex', content: hex })).to.deep.equal(
          readMessage({ encoding: 'utf8', content }),
        );
      }),
    ));

  it('show no text where the bytes are none that a person can read', () => {
    for (const content of ['0xff', '0x00', '0x1b5b', '0x7f', HASH])
      expect(valueOf(readMessage({ encoding: 'hex', content })).text).to.equal(null);
    expect(valueOf(readMessage({ encoding: 'hex', content: '0x610a0962' })).text).to.equal('a\n\tb');
  });

  it('that are a bare hash are signed as they stand', () =>
    expect(valueOf(readMessage({ encoding: 'hash', content: HASH }))).to.deep.include({
      bytes: HASH,
      text: null,
      digest: HASH,
    }));

  const refused: readonly (readonly [MessageRequest, string])[] = [
    [{ encoding: 'hex', content: '0x1' }, 'is no whole number of bytes as hex behind 0x'],
    [{ encoding: 'hex', content: 'abcd' }, 'is no whole number of bytes as hex behind 0x'],
    [{ encoding: 'hash', content: 'Hello' }, 'is no whole number of bytes as hex behind 0x'],
    [{ encoding: 'hash', content: `${HASH}00` }, 'is a hash of other than 32 bytes'],
    [{ encoding: 'utf8', content: '\ud800' }, 'has text with half a surrogate pair, which has no bytes'],
  ];
  for (const [request, problem] of refused)
    it(`are refused: ${request.encoding} ${JSON.stringify(request.content).slice(0, 20)}`, () =>
      expect(problemOf(readMessage(request))).to.equal(problem));

  it('are read without a throw from any input', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('utf8', 'hex', 'hash'),
        fc.oneof(anyText(), fc.string({ unit: fc.constantFrom('0', 'x', 'a') })),
        (encoding, content) => {
          const read = readMessage({ encoding, content });
          if (read.ok) expect(read.value.digest).to.match(/^0x[0-9a-f]{64}$/);
        },
      ),
    ));
});
