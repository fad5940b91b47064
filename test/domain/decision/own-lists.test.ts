import type { FindingCode } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import type { ListEntry } from '../../../domain/facts/screening/own-knowledge.js';
import type { Policy } from '../../../domain/policy/policy.js';
import {
  builtInPolicy,
  CONTRACT,
  OUTGOING_DEFAULT,
  RECIPIENT,
  SENDER,
  tokens,
  UNLIMITED,
} from '../../support/builders.js';
import { evidenceAbout, NO_HISTORY, usedRecipient } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';
import { ownEntry, ownEvidence } from '../../support/own-knowledge.js';

const allowed = (...keys: readonly string[]) => keys.map((key) => ownEntry(key, { kind: 'allow' as const }));
const denied = (...keys: readonly string[]) => keys.map((key) => ownEntry(key));
const saying = (...entries: readonly ListEntry[]) => ({ evidence: ownEvidence(entries) });
const STRICT = builtInPolicy('outgoing_strict');
const actionOf = (...parameters: Parameters<typeof decided>) => decided(...parameters).recommendedAction;

describe('a partner’s own deny list', () => {
  it('blocks an address in every field, names the entry, and keeps its reason out of the message', () => {
    const call = { kind: 'call', contract: CONTRACT, expectedTo: RECIPIENT } as const;
    for (const [key, fields] of [
      [SENDER, ['from_address']],
      [RECIPIENT, ['to_address', 'expected_to_address']],
      [CONTRACT, ['contract_address']],
    ] as const) {
      const decision = decided(call, saying(...denied(key)));
      expect(decision.recommendedAction).to.equal('BLOCK');
      expect(gradeOf(decision, 'denied_address')).to.equal('CRITICAL BLOCK');
      const finding = findingOf(decision, 'denied_address');
      expect(finding.fields).to.deep.equal(fields);
      expect(finding.evidenceIds).to.have.length(1);
      expect(finding.message).to.include('is on your deny list');
      expect(finding.message).not.to.include('Case 17');
    }
  });

  it('says nothing of an address that is not on it', () => expect(codesOf({}, saying())).to.deep.equal([]));

  it('outweighs the allow list, whose entry then softens nothing', () => {
    const both = saying(...denied(RECIPIENT), ...allowed(RECIPIENT));
    const decision = decided({ amount: '50000' }, { ...both, history: NO_HISTORY });
    expect(decision.recommendedAction).to.equal('BLOCK');
    expect(gradeOf(decision, 'large_transaction_amount')).to.equal('MEDIUM REVIEW');
  });

  it('is relaxed by no policy, and lets an allowance be taken back from a denied spender', () => {
    const lax = { ...OUTGOING_DEFAULT, findingActions: { denied_address: 'ALLOW' } } as Policy;
    expect(actionOf({}, saying(...denied(RECIPIENT)), lax)).to.equal('BLOCK');
    const revoking = { kind: 'approval', approval: tokens('0'), amount: '0', contract: CONTRACT } as const;
    const decision = decided(revoking, saying(...denied(CONTRACT)));
    expect(gradeOf(decision, 'denied_address')).to.equal('LOW ALLOW');
    expect(decision.recommendedAction).to.equal('ALLOW');
  });
});

describe('a partner’s own allow list', () => {
  const large = { amount: '50000' };
  const isNew = { history: NO_HISTORY };

  it('says nothing of whom an allowed contract credits: that account has to be allowed as well', () => {
    const bridged = {
      kind: 'call',
      contract: CONTRACT,
      to: RECIPIENT,
      permissions: ['bridge'],
      amount: '50000',
    } as const;
    const gradeWith = (...keys: readonly string[]) =>
      gradeOf(decided(bridged, { ...isNew, ...saying(...allowed(...keys)) }), 'large_transaction_amount');
    expect(gradeWith(CONTRACT)).to.equal('MEDIUM REVIEW');
    expect(gradeWith(RECIPIENT)).to.equal('MEDIUM REVIEW');
    expect(gradeWith(CONTRACT, RECIPIENT)).to.equal('LOW ALLOW');
    const own = decided({ ...bridged, to: SENDER }, { ...isNew, ...saying(...allowed(CONTRACT)) });
    expect(gradeOf(own, 'large_transaction_amount')).to.equal('LOW ALLOW');
  });

  it('lets a large payment to a new recipient pass, and shows what it softened with the entry that did it', () => {
    expect(actionOf(large, isNew)).to.equal('REVIEW');
    const decision = decided(large, { ...isNew, ...saying(...allowed(RECIPIENT)) });
    expect(decision.recommendedAction).to.equal('ALLOW');
    const finding = findingOf(decision, 'large_transaction_amount');
    expect(finding).to.deep.include({ severity: 'LOW', recommendedAction: 'ALLOW' });
    expect(finding.evidenceIds).to.deep.equal(['evd_00000000000000000000000010']);
    expect(finding.message).to.include('It is on your own allow list');
    expect(decision.warnings).to.deep.equal([]);
  });

  it('softens what is said of a contract and of a spender that nothing else is known of', () => {
    const call = { kind: 'call', contract: CONTRACT } as const;
    const approval = { kind: 'approval', approval: tokens('250'), contract: CONTRACT } as const;
    for (const [intent, code] of [
      [call, 'unverified_contract'],
      [approval, 'approval_spender_unverified'],
    ] as const) {
      const unknown = { contract: { verified: null } };
      expect(actionOf(intent, unknown), code).to.equal('REVIEW');
      const decision = decided(intent, { ...unknown, ...saying(...allowed(CONTRACT)) });
      expect(gradeOf(decision, code)).to.equal('LOW ALLOW');
      expect(decision.recommendedAction, code).to.equal('ALLOW');
      expect(actionOf(intent, { ...unknown, ...saying(...allowed(RECIPIENT)) }), 'another account').to.equal('REVIEW');
    }
  });

  it('never softens a sanction, a listing, a mismatch, a look-alike, or an allowance without a limit', () => {
    const own = ownEvidence(allowed(RECIPIENT, CONTRACT));
    const with_ = (category: 'sanctions' | 'scam_fraud') => ({
      evidence: [...own, evidenceAbout(RECIPIENT, { category })],
    });
    expect(actionOf({}, with_('sanctions'))).to.equal('BLOCK');
    expect(actionOf({}, with_('scam_fraud'))).to.equal('BLOCK');
    expect(actionOf({ expectedTo: CONTRACT }, { evidence: own })).to.equal('BLOCK');
    const twin = `${RECIPIENT.slice(0, 6)}${'0'.repeat(32)}${RECIPIENT.slice(-4)}`;
    const poisoned = { ...NO_HISTORY, lookalikes: [usedRecipient(twin, { paid: true })] };
    expect(codesOf({}, { evidence: own, history: poisoned })).to.include('recipient_lookalike');
    expect(actionOf({}, { evidence: own, history: poisoned })).to.equal('BLOCK');
    const unlimited = { kind: 'approval', approval: UNLIMITED, contract: CONTRACT } as const;
    expect(actionOf(unlimited, { evidence: own, contract: { verified: null } })).to.equal('BLOCK');
  });

  it('is no way around a policy: what that names to be stricter stays', () => {
    const evidence = saying(...allowed(RECIPIENT));
    expect(actionOf({}, { ...isNew, ...evidence }, STRICT)).to.equal('REVIEW');
    const rule = {
      ruleId: 'large',
      description: 'Large payments are looked at',
      when: { findingCodes: ['large_transaction_amount'] as readonly FindingCode[] },
      action: 'REVIEW' as const,
    };
    expect(actionOf(large, { ...isNew, ...evidence }, { ...OUTGOING_DEFAULT, rules: [rule] })).to.equal('REVIEW');
    const named = { ...OUTGOING_DEFAULT, findingActions: { large_transaction_amount: 'BLOCK' } } as Policy;
    expect(actionOf(large, { ...isNew, ...evidence }, named)).to.equal('BLOCK');
  });

  it('can be named by a rule of a policy, as can the deny list', () => {
    const rule = {
      ruleId: 'own',
      description: 'Something of our own lists',
      when: { categories: ['partner_allowed'] as const },
      action: 'REVIEW' as const,
    };
    const policy = { ...OUTGOING_DEFAULT, rules: [rule] };
    expect(actionOf({}, saying(...allowed(RECIPIENT)), policy)).to.equal('REVIEW');
    expect(actionOf({}, {}, policy)).to.equal('ALLOW');
  });
});
