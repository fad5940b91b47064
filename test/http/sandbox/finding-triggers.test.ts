import { FINDING_CODES } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { DEMONSTRATION_WARNING } from '../../../domain/decision/texts.js';
import { FINDING_TRIGGERS } from '../../../src/http/sandbox/finding-triggers.js';
import { codesOf, useRealService, type Verdict } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

describe('the request of each finding code', () => {
  const service = useRealService(MEMORY);
  const ask = async (key: string, code: (typeof FINDING_CODES)[number]): Promise<Verdict> => {
    const { method, path, body } = FINDING_TRIGGERS[code];
    const headers = { 'content-type': 'application/json' };
    const reply = await service().send(method, path, { key, headers, body: JSON.stringify(body) });
    expect(reply.status, `${code}: ${reply.text}`).to.equal(200);
    return reply.json as unknown as Verdict;
  };

  for (const code of FINDING_CODES) {
    it(`gives ${code} to a sandbox key`, async () => {
      const answer = await ask(await service().key(), code);
      expect(codesOf(answer)).to.include(code);
      const isPlayed = /0x0{32}de30/.test(JSON.stringify(FINDING_TRIGGERS[code].body));
      expect(answer.warnings.includes(DEMONSTRATION_WARNING), 'the label of a demonstration').to.equal(isPlayed);
    });
  }

  it('says what a signature lets the reserved spender take now, and to a production key nothing made up', async () => {
    const sandbox: unknown = await ask(await service().key(), 'signature_spends');
    const { at_risk: risk } = sandbox as { at_risk: { block: unknown; usd: string; assets: { amount: string }[] } };
    expect([risk.block, risk.usd, risk.assets.map(({ amount }) => amount)]).to.deep.equal([
      null,
      '25.00',
      ['25000000'],
    ]);
    const production = await service().key({ partner: 'At risk', environment: 'production' });
    expect(await ask(production, 'signature_spends')).to.not.have.property('at_risk');
  });

  it('plays no history for a sender that is not reserved', async () => {
    for (const code of ['structuring_pattern', 'velocity_burst'] as const) {
      const { body } = FINDING_TRIGGERS[code];
      const from_address = `0x${'5a'.repeat(20)}`;
      expect(codesOf(await service().verdict(await service().key(), { ...body, from_address }))).to.not.include(code);
    }
  });

  it('gives a production key no demonstration evidence', async () => {
    const production = await service().key({ partner: 'In production', environment: 'production' });
    for (const code of FINDING_CODES) {
      const answer = await ask(production, code);
      expect(answer.warnings, code).to.not.include(DEMONSTRATION_WARNING);
      expect(JSON.stringify(answer), code).to.not.match(/demonstration|DEMO-/i);
    }
  });
});
