import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { CHECKS } from '../../../domain/checks/index.js';
import {
  FINDING_CATALOGUE,
  FINDING_CODES,
  FINDING_SOURCES,
  type FindingCode,
} from '../../../domain/verdict/finding.js';
import { isRelaxable } from '../../../domain/policy/policy.js';
import { STATED_BY } from '../../../domain/verdict/restatements.js';

const CHECKS_FOLDER = join('domain', 'checks');

const filesOf = (source: string): readonly string[] =>
  readdirSync(join(CHECKS_FOLDER, source)).map((file) => `${source}/${file.replace(/\.ts$/, '')}`);

/** Every code of the catalogue that stands in quotation marks in a check's own file. */
const codesIn = (file: string): readonly FindingCode[] => {
  const text = readFileSync(join(CHECKS_FOLDER, `${file}.ts`), 'utf8');
  return FINDING_CODES.filter((code) => text.includes(`'${code}'`));
};

describe('the catalogue and the checks', () => {
  it('lists every check file once, under the name of its path', () => {
    const files = FINDING_SOURCES.flatMap(filesOf);
    expect(CHECKS.map((check) => check.id)).to.have.members(files);
    expect(new Set(CHECKS.map((check) => check.id)).size).to.equal(CHECKS.length);
  });

  it('raises every code of the catalogue somewhere', () => {
    const raised = new Set(FINDING_SOURCES.flatMap(filesOf).flatMap(codesIn));
    expect(FINDING_CODES.filter((code) => !raised.has(code))).to.deep.equal([]);
  });

  it('raises a code only from the folder of its source', () => {
    for (const source of FINDING_SOURCES) {
      for (const file of filesOf(source)) {
        for (const code of codesIn(file)) expect(FINDING_CATALOGUE[code].source, `${code} in ${file}`).to.equal(source);
      }
    }
  });

  it('keeps the two published findings as published', () => {
    expect(FINDING_CATALOGUE.large_transaction_amount).to.deep.equal({
      source: 'risk',
      severity: 'MEDIUM',
      action: 'REVIEW',
    });
    expect(FINDING_CATALOGUE.unlimited_token_approval).to.deep.equal({
      source: 'simulation',
      severity: 'HIGH',
      action: 'BLOCK',
    });
  });

  it('lets no policy relax published codes, sanctions, invalid addresses, mismatches, look-alikes and failures', () => {
    expect(FINDING_CODES.filter((code) => !isRelaxable(code))).to.have.members([
      'large_transaction_amount',
      'unlimited_token_approval',
      'approval_amount_unknown',
      'denied_address',
      'sanctioned_address',
      'invalid_sender_address',
      'invalid_recipient_address',
      'invalid_contract_address',
      'invalid_expected_address',
      'address_checksum_mismatch',
      'recipient_mismatch',
      'token_contract_mismatch',
      'recipient_lookalike',
      'screening_degraded',
      'undeclared_outflow',
      'undeclared_permission',
      'simulation_unavailable',
      'simulation_partial',
      'control_changes',
      'no_proceeds',
      'effects_not_in_logs',
      'simulation_diverges',
      'simulation_disagreement',
      'simulation_reverts',
      'simulation_unstable',
      'provenance_degraded',
      'payload_invalid',
      'payload_chain_mismatch',
      'payload_signer_mismatch',
      'payload_replayable',
      'payload_not_decoded',
      'payload_partly_decoded',
      'payload_recipient_mismatch',
      'payload_token_mismatch',
      'payload_spender_mismatch',
      'payload_type_mismatch',
      'payload_amount_mismatch',
      'payload_allowance_exceeds',
      'undeclared_action',
      'undeclared_native_value',
      'raw_hash_signature',
      'signature_spends',
      'order_gives_away',
      'account_delegation',
      'nested_delegatecall',
      'authority_change',
      'spender_is_wallet',
      'spender_open_to_anyone',
      'safe_guard_or_owner_change',
      'message_origin_mismatch',
      'lookup_table_unresolved',
    ]);
  });

  it('folds a finding only into one that blocks or reviews at least as much', () => {
    const rank = { ALLOW: 0, REVIEW: 1, BLOCK: 2 };
    for (const [code, statedBy] of Object.entries(STATED_BY)) {
      for (const other of statedBy)
        expect(rank[FINDING_CATALOGUE[other].action], `${code} under ${other}`).to.be.at.least(
          rank[FINDING_CATALOGUE[code as FindingCode].action],
        );
    }
  });
});
