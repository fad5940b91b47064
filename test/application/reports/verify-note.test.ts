import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { checkpointText, keyHint, readNote, signedNote } from '../../../domain/report/checkpoint-note.js';
import { verifyNote } from '../../../domain/report/verify/verify-note.js';
import { newSigner } from '../../support/report-signing.js';

const CHECKPOINT = {
  chainId: 'prt_1/sandbox',
  size: 42,
  linkHash: 'ab'.repeat(32),
  createdAt: '2026-11-21T12:00:00.000Z',
  sealSeq: 7,
  records: 3,
  root: 'cd'.repeat(32),
  until: '2026-11-21T11:59:30.000Z',
  previous: 'ef'.repeat(32),
};

describe('the text of a checkpoint', () => {
  it('is origin, size, head hash, time, seal, its end and the checkpoint before it, each on a line', () =>
    expect(checkpointText(CHECKPOINT)).to.equal(
      'signgate-reports/prt_1/sandbox\n42\n' +
        'q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=\ntime 2026-11-21T12:00:00.000Z\n' +
        'seal 7 3 zc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc0=\nuntil 2026-11-21T11:59:30.000Z\n' +
        'previous 7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+8=\n',
    ));

  it('is read back from a signed note, with the key’s id and hint', async () => {
    const { publicKey } = await newSigner();
    const signature = new Uint8Array(64).fill(7);
    const note = readNote(signedNote(checkpointText(CHECKPOINT), publicKey, signature));
    expect(note).to.deep.include({ ...CHECKPOINT, text: checkpointText(CHECKPOINT), keyId: publicKey.kid, signature });
    expect(note?.hint).to.deep.equal(keyHint(publicKey.kid, publicKey.x));
  });

  it('is refused with any byte flipped, and in no case by an exception', async () => {
    const signer = await newSigner();
    const verifier = createSignatureVerifier();
    const text = checkpointText(CHECKPOINT);
    const note = signedNote(text, signer.publicKey, await signer.signBytes(new TextEncoder().encode(text)));
    expect((await verifyNote(note, CHECKPOINT.chainId, [signer.publicKey], verifier)).ok).to.equal(true);
    const bytes = Buffer.from(note);
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(
        (await verifyNote(changed.toString('utf8'), CHECKPOINT.chainId, [signer.publicKey], verifier)).ok,
        `byte ${index}`,
      ).to.equal(false);
    }
  });
});

describe('the hint of a key', () => {
  it('is the first four bytes of SHA-256 over key name, type and key, as a signed note wants it', async () => {
    const { publicKey } = await newSigner();
    const expected = createHash('sha256')
      .update(`signgate-reports/${publicKey.kid}\n`)
      .update(Uint8Array.of(1))
      .update(Buffer.from(publicKey.x, 'base64url'))
      .digest();
    expect(Buffer.from(keyHint(publicKey.kid, publicKey.x)).toString('hex')).to.equal(
      expected.subarray(0, 4).toString('hex'),
    );
  });
});

describe('a note whose signature has another length', () => {
  it('is no checkpoint', async () => {
    const { publicKey } = await newSigner();
    const text = checkpointText(CHECKPOINT);
    for (const bytes of [60, 63, 65])
      expect(readNote(signedNote(text, publicKey, new Uint8Array(bytes))), `${String(bytes)} bytes`).to.equal(null);
    expect(readNote(signedNote(text, publicKey, new Uint8Array(64)))).to.deep.include({ keyId: publicKey.kid });
  });
});
