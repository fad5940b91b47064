import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { SENDER } from '../../../support/builders.js';
import { evidenceAbout } from '../../../support/facts.js';
import { decided, findingOf } from '../../../support/deciding.js';
import { MESSAGES, TOLD } from './messages.js';
import { attributed } from './told.js';

describe('messages', () => {
  const lines = readFileSync(TOLD, 'utf8').trimEnd().split('\n');

  for (const [index, { title, line }] of MESSAGES.entries())
    it(`say what was seen and what to do: ${title}`, () => expect(line()).to.equal(lines[index]));

  it('are all there, each once', () => expect(new Set(lines).size).to.equal(MESSAGES.length));

  it('name the evidence that a finding rests on', () => {
    const incomplete = evidenceAbout(SENDER, {
      ...attributed,
      category: 'regulated_service',
      missingParts: ['purpose'],
      maxAgeSeconds: 60,
    });
    const { findings } = decided({ direction: 'incoming' }, { evidence: [incomplete] });
    expect(findings.map(({ code, evidenceIds }) => [code, evidenceIds])).to.deep.equal([
      ['provenance_incomplete', [incomplete.evidenceId]],
      ['provenance_stale', [incomplete.evidenceId]],
    ]);
    const weak = evidenceAbout(SENDER, { ...attributed, category: 'regulated_service', confidence: 0.1 });
    expect(
      findingOf(decided({ direction: 'incoming' }, { evidence: [weak] }), 'provenance_unclear').evidenceIds,
    ).to.deep.equal([weak.evidenceId]);
  });
});
