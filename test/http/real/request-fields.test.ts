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

  it('infers the type that was left out, and records by which rule', async () => {
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const cases = [
      [{}, 'safe_send', 'payment'],
      [{ contract_address: usdc }, 'safe_send', 'token_contract'],
      [{ contract_address: usdc, approval_amount: '0' }, 'safe_send', 'token_contract'],
      [{ contract_address: evmAddress('c') }, 'contract_interaction', 'contract_address'],
      [{ contract_address: usdc, permissions: ['claim'] }, 'contract_interaction', 'permissions'],
      [{ permissions: ['claim'] }, 'contract_interaction', 'permissions'],
      [{ permissions: [], approval_amount: '0x0' }, 'safe_send', 'payment'],
      [{ approval_amount: '0', amount: 0 }, 'approval', 'zero_approval_amount'],
      [{ approval_amount: '1', contract_address: evmAddress('c') }, 'approval', 'approval_amount'],
    ] as const;
    for (const [changes, type, rule] of cases) {
      const { request_id: requestId } = await service().verdict(key, transfer('inferred', changes));
      expect((await service().read(key, requestId)).json['intent']).to.include({
        transaction_type: type,
        transaction_type_inferred: true,
        transaction_type_rule: rule,
      });
    }
  });

  it('takes every transaction type', async () => {
    for (const type of ['safe_send', 'approval', 'contract_interaction', 'swap', 'mint', 'escrow']) {
      const { request_id: requestId } = await service().verdict(key, transfer('types', { transaction_type: type }));
      expect((await service().read(key, requestId)).json['intent']).to.include({
        transaction_type: type,
        transaction_type_inferred: false,
        transaction_type_rule: 'sent',
      });
    }
  });

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

  describe('proof_of_decision', () => {
    const recipient = evmAddress('proof recipient');
    const base = transfer('proof', { to_address: recipient });

    it('is there for each of the three intent fields, and for none without', async () => {
      expect(await service().verdict(key, base)).not.to.have.property('proof_of_decision');
      for (const [field, value] of [
        ['expected_to_address', recipient],
        ['counterparty_name', 'Example'],
        ['intent_reference', 'INV-1'],
      ]) {
        expect(
          (await service().verdict(key, { ...base, [String(field)]: value })).proof_of_decision,
          String(field),
        ).to.include({ record_version: '0.1' });
      }
    });

    it('is UNVERIFIED with NOT_PROVIDED where no expected address was sent', async () => {
      const { proof_of_decision: proof } = await service().verdict(key, { ...base, intent_reference: 'INV-2' });
      expect(proof).to.deep.equal({
        status: 'UNVERIFIED',
        record_version: '0.1',
        intent: { comparison: 'NOT_PROVIDED', expected_to_address: null, proposed_to_address: recipient },
        evidence_codes: [],
      });
    });

    it('is REJECTED with MISMATCH and its codes where another address was meant, and the check is BLOCK', async () => {
      const expected = evmAddress('somebody else');
      const verdict = await service().verdict(key, { ...base, expected_to_address: expected });
      expect(verdict.recommended_action).to.equal('BLOCK');
      expect(verdict.proof_of_decision).to.deep.equal({
        status: 'REJECTED',
        record_version: '0.1',
        intent: { comparison: 'MISMATCH', expected_to_address: expected, proposed_to_address: recipient },
        evidence_codes: ['recipient_mismatch'],
      });
      const lookalike = `${recipient.slice(0, 5)}${'0'.repeat(34)}${recipient.slice(-3)}`;
      const poisoned = await service().verdict(key, { ...base, expected_to_address: recipient, to_address: lookalike });
      expect(poisoned.proof_of_decision?.['evidence_codes']).to.include.members([
        'recipient_lookalike',
        'recipient_mismatch',
      ]);
      expect(codesOf(poisoned)[0], 'the most severe comes first').to.equal('recipient_lookalike');
    });
  });

  it('finds a look-alike of a recipient that the sender really used', async () => {
    const body = transfer('poison');
    await service().verdict(key, body);
    const used = String(body['to_address']);
    const lookalike = `${used.slice(0, 5)}${'1'.repeat(34)}${used.slice(-3)}`;
    const verdict = await service().verdict(key, { ...body, to_address: lookalike });
    expect(codesOf(verdict)).to.include('recipient_lookalike');
    expect(verdict.recommended_action).to.equal('BLOCK');
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
