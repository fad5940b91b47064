import type { FindingCode, FindingDraft } from './finding.js';

/** Code → the codes that already state it. Source: the catalogue of finding codes, last section. */
export const STATED_BY: Readonly<Partial<Record<FindingCode, readonly FindingCode[]>>> = {
  new_recipient: ['large_transaction_amount'],
  approval_exceeds_amount: ['unlimited_token_approval'],
  unverified_contract: ['unverified_upgradeable_contract', 'unverified_contract_admin_permissions'],
  unverified_upgradeable_contract: ['unverified_contract_admin_permissions'],
  provenance_unclear: ['provenance_stale', 'provenance_incomplete', 'provenance_degraded'],
};

/** Leaves out every finding that another one already states. Nothing else is folded. */
export const withoutRestatements = (drafts: readonly FindingDraft[]): readonly FindingDraft[] => {
  const present = new Set(drafts.map((draft) => draft.code));
  return drafts.filter((draft) => !(STATED_BY[draft.code] ?? []).some((code) => present.has(code)));
};
