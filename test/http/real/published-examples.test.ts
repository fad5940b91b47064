import { expect } from 'chai';
import { POSTGRES } from './support/storages.js';
import { useRealService } from './support/real-service.js';
import { largeTransfer, unlimitedApproval } from './support/requests.js';

describe('the published examples, as requests', () => {
  const service = useRealService(POSTGRES);

  it('a large transfer without much history: 30, MEDIUM, REVIEW, exactly large_transaction_amount', async () => {
    const body = largeTransfer('large');
    const verdict = await service().verdict(await service().key(), {
      ...body,
      expected_to_address: body['to_address'],
    });
    expect(verdict).to.include({
      risk_score: 30,
      risk_level: 'MEDIUM',
      recommended_action: 'REVIEW',
      network_valid: true,
    });
    expect(verdict.findings).to.have.length(1);
    expect(verdict.findings[0]).to.include({
      code: 'large_transaction_amount',
      source: 'risk',
      severity: 'MEDIUM',
      recommended_action: 'REVIEW',
    });
    expect(verdict.warnings).to.deep.equal([verdict.findings[0]?.message]);
    expect(verdict.proof_of_decision).to.deep.equal({
      status: 'VERIFIED',
      record_version: '0.1',
      intent: {
        comparison: 'MATCH',
        expected_to_address: body['to_address'],
        proposed_to_address: body['to_address'],
      },
      evidence_codes: [],
    });
  });

  it('an unlimited approval to a claimed contract: 53, MEDIUM, BLOCK, exactly unlimited_token_approval', async () => {
    const verdict = await service().verdict(await service().key(), unlimitedApproval('approval'));
    expect(verdict).to.include({
      risk_score: 53,
      risk_level: 'MEDIUM',
      recommended_action: 'BLOCK',
      network_valid: true,
    });
    expect(verdict.findings).to.have.length(1);
    expect(verdict.findings[0]).to.include({
      code: 'unlimited_token_approval',
      source: 'simulation',
      severity: 'HIGH',
      recommended_action: 'BLOCK',
    });
    expect(verdict).not.to.have.property('proof_of_decision');
    expect(verdict).not.to.have.any.keys('screening', 'policy');
  });

  it('the large transfer is ALLOW after three signed payments of its size; checks alone add nothing', async () => {
    const key = await service().key({ partner: 'With history' });
    const body = largeTransfer('history');
    const action = async (changes = {}) => (await service().verdict(key, { ...body, ...changes })).recommended_action;
    for (const amount of [10, 11, 12, 5_000, 6_000, 7_000]) expect(await action({ amount })).to.equal('ALLOW');
    for (let round = 0; round < 3; round += 1) {
      const { request_id: requestId, recommended_action: recommended } = await service().verdict(key, body);
      expect(recommended).to.equal('REVIEW');
      await service().report(key, requestId, 'signed');
    }
    expect(await action()).to.equal('ALLOW');
    const other = await service().key({ partner: 'Without history' });
    expect((await service().verdict(other, body)).recommended_action, 'history belongs to one partner').to.equal(
      'REVIEW',
    );
    const production = await service().key({ partner: 'With history', environment: 'production' });
    expect((await service().verdict(production, body)).recommended_action, 'and to one environment').to.equal('REVIEW');
  });
});
