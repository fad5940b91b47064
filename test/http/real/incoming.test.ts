import { expect } from 'chai';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { evmAddress } from '../../support/addresses.js';
import { POSTGRES } from './support/storages.js';
import { codesOf, type RealService, useRealService } from './support/real-service.js';
import { solanaAddress } from './support/requests.js';

const incoming = (from: string, changes: Record<string, unknown> = {}) => ({
  from_address: from,
  to_address: evmAddress('own wallet'),
  chain: 'ethereum',
  token: 'USDC',
  amount: 120,
  direction: 'incoming',
  ...changes,
});

describe('an incoming check', () => {
  const service = useRealService(POSTGRES);
  let key = '';
  before(async () => (key = await service().key()));

  it('of an unknown source is REVIEW with provenance_unclear and the matched rule', async () => {
    const source = evmAddress('unknown source');
    const verdict = await service().verdict(key, incoming(source));
    expect(verdict.recommended_action).to.equal('REVIEW');
    expect(codesOf(verdict)).to.include('provenance_unclear');
    expect(verdict.screening).to.include({ direction: 'incoming', subject_address: source, provider_mode: 'local' });
    expect(verdict.screening?.coverage).to.have.length.above(1);
    expect(verdict.policy).to.include({ policy_id: 'incoming_default', final_action: 'REVIEW' });
    expect(verdict.policy?.matched_rules).to.have.length.above(0);
  });

  const actions: readonly (readonly [number, string, string | null])[] = [
    [0xde300001, 'BLOCK', null],
    [0xde300002, 'ALLOW', null],
    [0xde300003, 'REVIEW', 'provenance_stale'],
    [0xde300004, 'REVIEW', 'provenance_incomplete'],
    [0xde300005, 'REVIEW', 'provenance_degraded'],
    [0xde300006, 'REVIEW', 'indirect_exposure'],
  ];
  for (const [number, action, code] of actions) {
    it(`of the reserved address ${number.toString(16)} is ${action} on an EVM chain and on Solana`, async () => {
      const evm = await service().verdict(key, incoming(demonstrationKey('evm', number)));
      const solana = await service().verdict(
        key,
        incoming(demonstrationKey('solana', number), { chain: 'solana', to_address: solanaAddress('own wallet') }),
      );
      for (const verdict of [evm, solana]) {
        expect(verdict.recommended_action, JSON.stringify(verdict)).to.equal(action);
        if (code !== null) expect(codesOf(verdict)).to.include(code);
        expect(verdict.screening?.provider_mode).to.equal(number === 0xde300005 ? 'degraded' : 'local');
        for (const evidence of verdict.screening?.evidence ?? []) expect(evidence).to.include({ demonstration: true });
        if ((verdict.screening?.evidence.length ?? 0) > 0)
          expect(verdict.warnings.join(' ')).to.match(/demonstration/i);
      }
    });
  }

  it('shows a production key no demonstration evidence', async () => {
    const production = await service().key({ environment: 'production' });
    const verdict = await service().verdict(production, incoming(demonstrationKey('evm', 0xde300001)));
    expect(verdict.screening?.evidence).to.deep.equal([]);
    expect(verdict.recommended_action).to.equal('REVIEW');
  });

  it('is recorded whole, and leaves no trace in the history of outgoing checks', async () => {
    const source = demonstrationKey('evm', 0xde300001);
    const verdict = await service().verdict(key, incoming(source));
    const { json } = await service().read(key, verdict.request_id);
    expect(json['intent']).to.include({ direction: 'incoming' });
    expect((json['decision'] as Record<string, unknown>)['recommended_action']).to.equal('BLOCK');
    expect(await blockedCodes(service(), key, source)).to.include('illicit_exposure');
  });
});

const blockedCodes = async (service: RealService, key: string, recipient: string): Promise<readonly string[]> => {
  const verdict = await service.verdict(key, {
    from_address: evmAddress('own wallet'),
    to_address: recipient,
    chain: 'ethereum',
    token: 'USDC',
    amount: 5,
  });
  expect(verdict.recommended_action).to.equal('BLOCK');
  expect(verdict).not.to.have.any.keys('screening', 'policy');
  return codesOf(verdict);
};
