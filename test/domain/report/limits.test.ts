import { expect } from 'chai';
import { wellFormed } from '../../../domain/report/build-report.js';
import type { IntentChanges } from '../../support/builders.js';
import type { FactChanges } from '../../support/facts.js';
import { licensed, reportWith as report } from '../../support/licensed-evidence.js';
import { bodyOf, sampleWith } from '../../support/report-samples.js';

describe('the limits that a report states of itself', () => {
  const limits = (intent: IntentChanges, facts: FactChanges): readonly string[] => report(intent, facts).limitations;

  it('are those of every report where nothing was missing', () => {
    const standing = limits({}, {});
    expect(standing).to.have.lengthOf(5);
    for (const sentence of standing) expect(sentence).to.match(/^[A-Z].{20,}\.$/);
  });

  it('name the sources without an answer, old evidence, missing parts', () => {
    const evidence = [
      licensed({ missingParts: ['originator', 'purpose'] }),
      licensed({ evidenceId: 'evd_2', maxAgeSeconds: null, missingParts: ['purpose'] }),
      licensed({ evidenceId: 'evd_3', maxAgeSeconds: 60 }),
    ];
    const { record, recordJson, policy } = sampleWith(1);
    const simulation = record.facts.simulation.map(({ coverage }) => ({
      value: null,
      coverage: { ...coverage, status: 'not_supported', reason: null } as const,
    }));
    expect(
      bodyOf({ record: { ...record, facts: { ...record.facts, simulation } }, recordJson, policy }).limitations.at(-1),
    ).to.equal('These sources gave no usable answer for this check: local-rules (not_supported).');
    const said = limits({ direction: 'incoming' }, { evidence, history: null, token: null });
    expect(said.slice(5)).to.deep.equal([
      'These sources gave no usable answer for this check: history (unavailable: timeout), bundled-registry ' +
        '(unavailable: timeout).',
      '2 of 3 evidence records were stale or of unknown age when the check was made.',
      'Sources could not give these parts: originator, purpose.',
    ]);
  });

  it('and its method fit the direction of the payment and the way in which effects were found', () => {
    const method = (intent: IntentChanges, facts: FactChanges = {}): string =>
      report(intent, facts).methodology.join(' ');
    expect(method({ direction: 'incoming' }))
      .to.include('judged as incoming: the sending wallet is the source of funds')
      .and.include('derived from the declared intent alone');
    expect(method({})).to.include('judged as outgoing: every address in the request was screened');
    expect(method({}, { simulation: null })).to.include('No source could say what the transaction would do.');
    expect(method({}, { simulation: { mode: 'simulated', effects: [], execution: null } })).to.include(
      'obtained by simulating the transaction',
    );
    for (const sentence of report().methodology) expect(sentence).to.match(/^[A-Z].{20,}\.$/);
  });
});

describe('text that a source wrote badly', () => {
  it('is mended wherever it stands, and everything else stays as it is', () => {
    const value = {
      text: 'a\ud800b',
      list: ['\udc00', 1, null, true],
      inner: { deep: 'ok 😀' },
      nothing: null,
      count: 0,
    };
    expect(wellFormed(value)).to.deep.equal({
      text: 'a\ufffdb',
      list: ['\ufffd', 1, null, true],
      inner: { deep: 'ok 😀' },
      nothing: null,
      count: 0,
    });
  });
});
