import { expect } from 'chai';
import { buildReport } from '../../../domain/report/build-report.js';
import { INSTRUCTIONS } from '../../../domain/report/decision-section.js';
import { inspectDocument } from '../../../domain/report/verify/inspect-document.js';
import { createPureVerifier } from '../../../domain/report/verify/signature.js';
import { bodyOf, SAMPLE_ISSUE, SAMPLES, sampleWith } from '../../support/report-samples.js';
import { deliver, newSigner } from '../../support/report-signing.js';

describe('a report as a document of record', () => {
  it('tells who gets funds not to accept them, and who sends them not to sign', () => {
    expect(bodyOf(sampleWith(1, { direction: 'incoming' })).decision.instruction).to.not.match(/sign/i);
    expect(bodyOf(sampleWith(1, { direction: 'outgoing' })).decision.instruction).to.not.match(/accept/i);
    const blocked = SAMPLES['incoming-block'];
    if (blocked === undefined) throw new Error('There is no such sample');
    expect(bodyOf(blocked()).decision).to.include({
      recommended_action: 'BLOCK',
      instruction: 'Do not accept or forward these funds.',
    });
    for (const sentence of Object.values(INSTRUCTIONS.incoming)) expect(sentence).to.not.match(/\bsign/i);
  });

  it('names issuer, partner and signing key, and where the key is published', () => {
    const body = bodyOf(sampleWith(1));
    expect(body.issuer).to.deep.include({ name: 'Example Risk GmbH', address: 'https://risk.example.com' });
    expect(body.issuer.signing_key).to.deep.equal({
      key_id: SAMPLE_ISSUE.signingKeyId,
      public_keys: 'https://risk.example.com/.well-known/jwks.json',
    });
    expect(body.issued_to.name).to.equal('Example Partner AG');
  });

  it('leads to the page that verifies with nothing but its own id and the id of a public key', () => {
    const { report_id: id, verification } = bodyOf(sampleWith(1));
    expect(verification.page).to.equal(`https://risk.example.com/verify#report=${id}&key=${SAMPLE_ISSUE.signingKeyId}`);
  });

  it('leads nowhere where the address of the service is not set', () => {
    const { record } = sampleWith(1);
    const { verification, issuer } = buildReport(record, {
      reportId: 'rpt_1',
      businessReference: null,
      createdAt: '2026-11-21T12:01:00.000Z',
      recordSha256: '0'.repeat(64),
      pricing: bodyOf(sampleWith(1)).pricing,
      issue: { ...SAMPLE_ISSUE, publicUrl: null, issuerName: null },
    });
    expect(verification).to.include({ page: null, public_keys: '/.well-known/jwks.json' });
    expect(issuer).to.include({ name: null, address: null });
  });

  it('does not verify where it names another key than the one that signed it', async () => {
    const [signer, other] = [await newSigner(), await newSigner()];
    const { text } = await deliver(bodyOf(sampleWith(1)), {
      ...signer,
      publicKey: { ...signer.publicKey, kid: other.publicKey.kid },
    });
    const { steps } = await inspectDocument(text, [signer.publicKey], createPureVerifier());
    const identity = steps.find(({ step }) => step === 'identity');
    expect(identity).to.include({ ok: false }).and.to.have.property('detail').that.includes('issuer.signing_key');
  });
});
