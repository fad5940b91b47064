import { expect } from 'chai';
import { CHAINS, currencyOf } from '../../../domain/chains/index.js';
import { evmAddress } from '../../support/addresses.js';
import { MEMORY, POSTGRES } from './support/storages.js';
import { codesOf, useRealService } from './support/real-service.js';
import { solanaAddress, transfer, unlimitedApproval } from './support/requests.js';

/** An address with the letter case that its checksum asks for. Source: EIP-55, test vectors. */
const CHECKSUMMED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('every request field', () => {
  const service = useRealService(POSTGRES);
  let key = '';
  before(async () => (key = await service().key()));

  it('is recorded as it was sent', async () => {
    const body = unlimitedApproval('all fields', {
      from_address: CHECKSUMMED,
      permissions: ['approve', 'approve(address,uint256)'],
      approval_amount: '250.5',
      amount: 250.5,
      expected_to_address: evmAddress('all fields recipient'),
      counterparty_name: 'Käse & Söhne 株式会社 😀',
      intent_reference: 'Rechnung 2026/17',
      direction: 'outgoing',
      policy_id: 'outgoing_strict',
    });
    const { request_id: requestId } = await service().verdict(key, body);
    const { json } = await service().read(key, requestId);
    expect(json['intent']).to.deep.include({
      direction: 'outgoing',
      chain: 'ethereum',
      transaction_type: 'approval',
      transaction_type_inferred: false,
      token: 'USDC',
      amount: '250.5',
      permissions: body['permissions'],
      contract_verified: true,
      counterparty_name: body['counterparty_name'],
      intent_reference: body['intent_reference'],
      policy_id: 'outgoing_strict',
    });
    const intent = json['intent'] as Record<string, { given: string; value?: string }>;
    for (const [member, field] of [
      ['from', 'from_address'],
      ['to', 'to_address'],
      ['contract', 'contract_address'],
      ['expected_to', 'expected_to_address'],
    ] as const) {
      expect(intent[member]?.given, field).to.equal(body[field]);
    }
    expect(intent['approval']).to.include({ given: '250.5', value: '250.5' });
    expect(json['policy']).to.include({ policy_id: 'outgoing_strict', version: 1 });
  });
});

describe('a check over HTTP', () => {
  const service = useRealService(MEMORY);
  let key = '';
  before(async () => (key = await service().key()));

  for (const chain of CHAINS) {
    it(`answers for ${chain}`, async () => {
      const addresses = chain === 'solana' ? { from_address: solanaAddress('a'), to_address: solanaAddress('b') } : {};
      const verdict = await service().verdict(key, transfer(chain, { chain, ...addresses }));
      expect(verdict).to.include({ network_valid: true, recommended_action: 'ALLOW' });
      expect(codesOf(verdict)).to.deep.equal(['new_recipient']);
      const native = currencyOf(chain).symbol;
      expect(
        (await service().verdict(key, transfer(chain, { chain, ...addresses, token: native, amount: 0.01 })))
          .network_valid,
      ).to.equal(true);
    });
  }

  it('compares tokens without letter case and echoes addresses exactly', async () => {
    const upper = `0x${evmAddress('upper').slice(2).toUpperCase()}`;
    const verdict = await service().verdict(
      key,
      transfer('case', { token: 'uSdC', to_address: upper, expected_to_address: upper.toLowerCase() }),
    );
    expect(verdict.network_valid).to.equal(true);
    expect(verdict.proof_of_decision?.['intent']).to.deep.equal({
      comparison: 'MATCH',
      expected_to_address: upper.toLowerCase(),
      proposed_to_address: upper,
    });
  });

  it('refuses a policy of the other direction and an unknown one', async () => {
    for (const [changes, code] of [
      [{ policy_id: 'incoming_default' }, 'policy_direction_mismatch'],
      [{ policy_id: 'no_such' }, 'unknown_policy'],
      [{ policy_id: 'outgoing_strict', direction: 'incoming' }, 'policy_direction_mismatch'],
    ] as const) {
      const reply = await service().check(key, transfer('policy', changes));
      expect(reply.status).to.equal(400);
      expect(reply.json).to.include({ code }).and.have.property('details').that.has.length(1);
    }
  });
});
