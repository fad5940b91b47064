import { expect } from 'chai';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { type Receipt, receiptText } from '../../../domain/report/receipt.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { verifyStoredReceipt } from '../../../src/application/confirmations/verify-receipt.js';
import { NOW_MS, SENDER } from '../../support/builders.js';
import { newSigner } from '../../support/report-signing.js';

const DIGEST = `0x${'ab'.repeat(32)}`;
const SHA256 = `0x${'cd'.repeat(32)}`;
const RECEIPT: Receipt = {
  receipt_version: 1,
  request_id: 'req_01h455vb4pex5vsknk084sn02q',
  environment: 'production',
  demonstration: false,
  verdict: 'ALLOW',
  chain: 'ethereum',
  from_address: SENDER,
  payload_kind: 'evm_transaction',
  payload_digest: DIGEST,
  payload_sha256: SHA256,
  confirmed_at: '2026-11-21T12:00:00.000Z',
  expires_at: '2026-11-21T12:05:00.000Z',
};

describe('the verification of a receipt', () => {
  let signer: Signer;
  before(async () => (signer = await newSigner()));
  const signed = (text: string, kind: 'report' | 'receipt' = 'receipt', by = signer) =>
    by.signJws(new TextEncoder().encode(text), kind);
  const verify = (text: string, bytes: string | null = DIGEST, atMs = NOW_MS) =>
    verifyStoredReceipt({ text, keys: [signer.publicKey], bytes, atMs }, createSignatureVerifier());
  const failed = async (text: string, bytes: string | null = DIGEST, atMs = NOW_MS) => {
    const { ok, steps } = await verify(text, bytes, atMs);
    expect(ok).to.equal(false);
    return steps.filter((step) => step.ok === false).map(({ step }) => step);
  };

  it('takes a genuine one, alone or in the answer that carried it', async () => {
    const jws = await signed(receiptText(RECEIPT));
    for (const text of [jws, `${jws}\n`, JSON.stringify({ result: 'SAME', receipt: jws })]) {
      const { ok, receipt, keyId, steps } = await verify(text);
      expect({ ok, receipt, keyId }).to.deep.equal({ ok: true, receipt: RECEIPT, keyId: signer.publicKey.kid });
      expect(steps.every((step) => step.ok)).to.equal(true);
    }
  });

  it('takes either hash of the bytes at hand, in any letter case, and refuses any other', async () => {
    const jws = await signed(receiptText(RECEIPT));
    for (const bytes of [DIGEST, SHA256, `0x${'AB'.repeat(32)}`]) expect((await verify(jws, bytes)).ok).to.equal(true);
    expect(await failed(jws, `0x${'ef'.repeat(32)}`)).to.deep.equal(['bytes']);
    const unnamed = await verify(jws, null);
    expect([unnamed.ok, unnamed.steps.find(({ step }) => step === 'bytes')?.ok]).to.deep.equal([true, null]);
  });

  it('refuses every change of what was signed', async () => {
    const [header = '', , signature = ''] = (await signed(receiptText(RECEIPT))).split('.');
    for (const change of [
      { verdict: 'REVIEW' },
      { chain: 'base' },
      { payload_digest: SHA256 },
      { expires_at: '2027' },
    ]) {
      const payload = Buffer.from(canonicalJson({ ...RECEIPT, ...change })).toString('base64url');
      const { ok, receipt } = await verify(`${header}.${payload}.${signature}`, null);
      expect({ ok, receipt }, JSON.stringify(change)).to.deep.equal({ ok: false, receipt: null });
    }
  });

  it('refuses a signature of a report, of another key, and texts that are none', async () => {
    const text = receiptText(RECEIPT);
    for (const other of [
      await signed(text, 'report'),
      await signed(text, 'receipt', await newSigner()),
      '',
      '{}',
      'x.y.z',
    ])
      expect(await failed(other)).to.deep.equal(['signature']);
  });

  it('refuses what was signed in another form', async () => {
    const later = { ...RECEIPT, receipt_version: 2 };
    for (const text of [canonicalJson(later), JSON.stringify(RECEIPT, null, 1), '{}'])
      expect(await failed(await signed(text))).to.deep.equal(['receipt']);
  });

  it('counts from its first moment on, before its last', async () => {
    const jws = await signed(receiptText(RECEIPT));
    const until = Date.parse(RECEIPT.expires_at);
    for (const at of [NOW_MS, until - 1]) expect((await verify(jws, DIGEST, at)).ok).to.equal(true);
    for (const at of [NOW_MS - 1, until]) expect(await failed(jws, DIGEST, at)).to.deep.equal(['time']);
  });
});
