import { expect } from 'chai';
import { viewOf } from '../../../adapters/report-rendering/view/index.js';
import type { Block, ReportView } from '../../../adapters/report-rendering/view/model.js';
import { visible } from '../../../adapters/report-rendering/view/text.js';
import { HASH_NAMES } from '../../../domain/payload/hashes.js';
import type { ReportEnvelope } from '../../../domain/report/envelope.js';
import type { Signer } from '../../../ports/platform/signing.js';
import { bodyOf, evidenceId, SAMPLES, type SampleRecord } from '../../support/report-samples.js';
import { bytesAlone, payloadSample, submitted } from '../../support/payload-samples.js';
import { deliver, newSigner } from '../../support/report-signing.js';

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'facts') return block.facts.flatMap(({ value }) => value.map(({ text }) => text));
  if (block.kind === 'table') return block.rows.flat(2).map(({ text }) => text);
  if (block.kind === 'list') return block.items;
  return block.kind === 'paragraph' || block.kind === 'notice' ? [block.text] : [];
};

const allTexts = (view: ReportView): readonly string[] =>
  [...view.summary, ...view.sections.flatMap(({ blocks }) => blocks)].flatMap(textsOf);

const MAIL = {
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Mail: [{ name: 'contents', type: 'string' }],
  },
  ...{ primaryType: 'Mail', domain: { name: 'Ether Mail' }, message: { contents: 'Hello, Bob!' } },
};

describe('the pages of a report of version 2', () => {
  let signer: Signer;
  before(async () => {
    signer = await newSigner();
  });
  const envelopeOf = async (name: string): Promise<ReportEnvelope> => {
    const sample: (() => SampleRecord) | undefined = SAMPLES[name];
    if (sample === undefined) throw new Error(`There is no sample ${name}`);
    return (await deliver(bodyOf(sample()), signer)).envelope;
  };

  it('name a finding by its title with its code beside it, and give confidence in percent', async () => {
    const texts = allTexts(viewOf(await envelopeOf('demonstration-block')));
    expect(texts).to.include('Linked directly to crime').and.include('illicit_exposure');
    expect(texts.some((text) => /^confidence, [a-z ]+: \d+ % \(compared with \d+ %\)$/.test(text))).to.equal(true);
    expect(texts.filter((text) => /evd \w|acts by itself/.test(text))).to.deep.equal([]);
  });

  for (const name of ['incoming-block', 'demonstration-path', 'hostile']) {
    it(`say each long message of a finding once: ${name}`, async () => {
      const envelope = await envelopeOf(name);
      const texts = allTexts(viewOf(envelope));
      for (const { message } of envelope.report.findings.filter((finding) => finding.message.length > 260)) {
        expect(texts.filter((text) => text === visible(message)).length, message.slice(0, 60)).to.equal(1);
      }
    });
  }

  it('say what the payment is worth, of which day the price is, and where nothing was reported', async () => {
    const view = viewOf(await envelopeOf('clean-allow'));
    const text = allTexts(view).join('\n');
    expect(text).to.match(/worth [\d,.]+ US dollars, at 1 each \(price of \d{4}-\d\d-\d\d\)/);
    for (const id of ['funds', 'entities'])
      expect(
        view.sections
          .find((section) => section.id === id)
          ?.blocks.flatMap(textsOf)
          .join(' '),
        id,
      ).to.match(/^None reported/);
    expect(text).to.not.match(/_address|value_usd|NOT_PROVIDED|safe_send/);
  });

  it('show in full each hash that a signing device shows', async () => {
    const bytes = submitted({ kind: 'typed_data', content: { ...MAIL } });
    const { envelope } = await deliver(bodyOf(payloadSample(1, bytesAlone(bytes))), signer);
    const facts = viewOf(envelope)
      .sections.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    const shown = new Map(facts.map(({ label, value }) => [label, value[0]?.text]));
    for (const { kind, value } of bytes.hashes) expect(shown.get(HASH_NAMES[kind])).to.equal(value);
    expect(bytes.hashes.map(({ kind }) => kind)).to.deep.equal(['domain_hash', 'message_hash', 'digest']);
  });

  it('shorten identifiers, and show each in full in the last section, once', async () => {
    const view = viewOf(await envelopeOf('incoming-block'));
    const whole = evidenceId(1);
    expect(view.sections.at(-1)?.id).to.equal('identifiers');
    expect(allTexts(view).filter((text) => text === whole)).to.have.length(1);
    expect(allTexts(view).filter((text) => text === `evd_…${whole.slice(-6)}`).length).to.be.above(1);
  });

  it('never shorten two identifiers to the same text', async () => {
    const view = viewOf(await envelopeOf('many-evidence'));
    const appendix = view.sections.at(-1)?.blocks.flatMap(textsOf) ?? [];
    const shorts = appendix.filter((text) => text.includes('…'));
    expect(new Set(shorts).size).to.equal(shorts.length);
  });

  it('say that the report was made before its check was sealed, and otherwise where in the seal it is', async () => {
    const unsealed = await envelopeOf('clean-allow');
    expect(allTexts(viewOf(unsealed))).to.include('made before its check was sealed');
    const inclusion = { leaf_index: 2, tree_size: 7 } as NonNullable<ReportEnvelope['inclusion']>;
    const texts = allTexts(viewOf({ ...unsealed, inclusion }));
    expect(texts).to.include('the check is in the sealed log');
    expect(texts.some((text) => text.startsWith('record 3 of 7 in its seal'))).to.equal(true);
  });

  it('draw a code that holds the address of the page that verifies, and none without an address', async () => {
    const envelope = await envelopeOf('clean-allow');
    const codes = (view: ReportView) =>
      view.summary.flatMap((block) => (block.kind === 'facts' && block.beside !== undefined ? [block.beside] : []));
    const [code, ...more] = codes(viewOf(envelope));
    expect(more).to.deep.equal([]);
    expect(code?.description).to.equal(`QR code: ${envelope.report.verification.page ?? ''}`);
    expect(code?.drawing.shapes.every(({ kind }) => kind === 'bar')).to.equal(true);
    const { verification } = envelope.report;
    const without = { ...envelope, report: { ...envelope.report, verification: { ...verification, page: null } } };
    expect(codes(viewOf(without))).to.deep.equal([]);
  });
});
