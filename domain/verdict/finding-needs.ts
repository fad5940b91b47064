import type { FindingCode } from './finding.js';
import { EXECUTION_CODES, PAYLOAD_CODES } from './payload-codes.js';

/**
 * What it takes to find something. `request`: what the caller declares. `bytes`: what is to be signed. `history`: this
 * partner's earlier checks. `bundled_data`: the dated tables and registries of the program. `lists`: an imported list,
 * or the partner's own. `provider`: a vendor or a node.
 */
export const DATA_NEEDS = ['request', 'bytes', 'history', 'bundled_data', 'lists', 'provider'] as const;
export type DataNeed = (typeof DATA_NEEDS)[number];

const BY_BUNDLED_DATA: readonly DataNeed[] = ['request', 'bundled_data'];
const BY_HISTORY: readonly DataNeed[] = ['request', 'history'];
const BY_LISTS: readonly DataNeed[] = ['request', 'lists'];
const BY_PROVIDER: readonly DataNeed[] = ['request', 'provider'];

/** Where the request alone is not enough, and no bytes are needed. Source: the catalogue of finding codes, "Data". */
const OTHER_NEEDS: Readonly<Partial<Record<FindingCode, readonly DataNeed[]>>> = {
  token_not_on_chain: BY_BUNDLED_DATA,
  token_not_recognized: BY_BUNDLED_DATA,
  token_contract_mismatch: BY_BUNDLED_DATA,
  token_variant: BY_BUNDLED_DATA,
  denied_address: BY_LISTS,
  sanctioned_address: BY_LISTS,
  listed_scam_address: BY_LISTS,
  disputed_listing: ['request', 'bundled_data', 'lists'],
  listed_on_another_chain: BY_LISTS,
  illicit_exposure: BY_PROVIDER,
  indirect_exposure: BY_PROVIDER,
  account_frozen_by_issuer: BY_PROVIDER,
  provenance_stale: BY_PROVIDER,
  provenance_incomplete: BY_PROVIDER,
  provenance_degraded: BY_PROVIDER,
  recipient_lookalike: BY_HISTORY,
  burn_address_recipient: BY_BUNDLED_DATA,
  deceptive_text: BY_BUNDLED_DATA,
  unlimited_token_approval: BY_BUNDLED_DATA,
  approval_spender_unverified: BY_BUNDLED_DATA,
  spender_open_to_anyone: BY_BUNDLED_DATA,
  unverified_contract: BY_BUNDLED_DATA,
  unverified_upgradeable_contract: BY_BUNDLED_DATA,
  unverified_contract_admin_permissions: BY_BUNDLED_DATA,
  ownership_transfer: BY_BUNDLED_DATA,
  delegatecall_requested: BY_BUNDLED_DATA,
  asset_drain_permission: BY_BUNDLED_DATA,
  token_sent_to_token_contract: BY_BUNDLED_DATA,
  recipient_is_contract: BY_BUNDLED_DATA,
  spender_is_wallet: BY_PROVIDER,
  large_transaction_amount: ['request', 'history', 'bundled_data'],
  new_recipient: BY_HISTORY,
  structuring_pattern: ['request', 'history', 'bundled_data'],
  velocity_burst: BY_HISTORY,
  value_unknown: BY_BUNDLED_DATA,
  screening_degraded: BY_PROVIDER,
};

/** What data a finding of this code is made of. */
export const needsOf = (code: FindingCode): readonly DataNeed[] => {
  if (EXECUTION_CODES.has(code)) return ['bytes', 'provider'];
  if (PAYLOAD_CODES.has(code)) return ['bytes'];
  return OTHER_NEEDS[code] ?? ['request'];
};
