import { FINDING_BY_CODE, FINDING_CODES, FINDINGS, isRelaxable } from '../../../domain/findings/index.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { words } from '../../support/words.js';

const FOLDER = join('domain', 'findings');
/** What is no finding's own file. */
const OTHERS = ['finding.ts', 'index.ts', 'words.ts'];

describe('the catalogue of findings', () => {
  it('has a file for each finding, of its own name, and no other: but for one rule about four fields', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !OTHERS.includes(file));
    const isOfAddress = (code: string): boolean => /^invalid_\w+_address$/.test(code);
    const named = FINDING_CODES.map((code) => `${isOfAddress(code) ? 'invalid_address' : code}.ts`);
    expect(files).to.have.members([...new Set(named)]);
    for (const code of FINDING_CODES.filter((one) => !isOfAddress(one)))
      expect(readFileSync(join(FOLDER, `${code}.ts`), 'utf8')).to.include(`code: '${code}',`);
  });

  it('names no code twice, and in other findings only codes that exist', () => {
    expect(new Set(FINDING_CODES).size).to.equal(FINDING_CODES.length);
    for (const { restatedBy, splitFrom } of FINDINGS)
      expect(FINDING_CODES).to.include.members([...restatedBy, ...(splitFrom === undefined ? [] : [splitFrom])]);
  });

  it('knows every code that a built-in policy names', () => {
    for (const { rules, findingActions } of BUILT_IN_POLICIES) {
      const named = [...rules.flatMap(({ when }) => when.findingCodes ?? []), ...Object.keys(findingActions)];
      expect(FINDING_CODES).to.include.members(named);
    }
  });

  it('keeps the two published findings as published', () => {
    expect(FINDING_BY_CODE.large_transaction_amount).to.include({
      source: 'risk',
      severity: 'MEDIUM',
      action: 'REVIEW',
    });
    expect(FINDING_BY_CODE.unlimited_token_approval).to.include({
      source: 'simulation',
      severity: 'HIGH',
      action: 'BLOCK',
    });
  });

  it('lets no policy relax published codes, sanctions, invalid addresses, mismatches, look-alikes and failures', () =>
    expect(FINDING_CODES.filter((code) => !isRelaxable(code))).to.include.members(
      words(`
      large_transaction_amount unlimited_token_approval approval_amount_unknown denied_address sanctioned_address
      invalid_sender_address invalid_recipient_address invalid_contract_address invalid_expected_address
      address_checksum_mismatch recipient_mismatch token_contract_mismatch recipient_lookalike contract_lookalike
      screening_degraded undeclared_outflow undeclared_permission simulation_unavailable simulation_partial
      control_changes no_proceeds token_not_sellable token_takes_fees effects_not_in_logs simulation_diverges
      simulation_disagreement simulation_reverts simulation_unstable provenance_degraded payload_invalid
      payload_chain_mismatch payload_signer_mismatch payload_replayable payload_not_decoded payload_partly_decoded
      payload_recipient_mismatch payload_token_mismatch payload_spender_mismatch payload_type_mismatch
      payload_amount_mismatch payload_allowance_exceeds undeclared_action undeclared_native_value raw_hash_signature
      signature_spends order_gives_away order_price_implausible account_delegation nested_delegatecall
      authority_change spender_is_wallet spender_open_to_anyone safe_guard_or_owner_change message_origin_mismatch
      sign_in_irregular phishing_site lookalike_site control_at_any_time value_to_nobody delegatecall_requested
      ownership_transfer unverified_contract_admin_permissions token_sent_to_token_contract recipient_is_contract
      lookup_table_unresolved
    `),
    ));

  it('folds a finding only into one that blocks or reviews at least as much', () => {
    const rank = { ALLOW: 0, REVIEW: 1, BLOCK: 2 };
    for (const { code, action, restatedBy } of FINDINGS)
      for (const other of FINDINGS.filter((one) => restatedBy.includes(one.code)))
        expect(rank[other.action], `${code} under ${other.code}`).to.be.at.least(rank[action]);
  });
});
