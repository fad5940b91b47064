import type { CheckContext } from '../checks/check.js';
import { permissionKey } from '../intent/permissions.js';
import type { FindingCode, FindingDraft } from '../verdict/finding.js';
import { isZeroApproval } from '../intent/approval-amount.js';

/** What a revocation may ask for. With more it is no mere taking back of an allowance. */
const REVOKING_PERMISSIONS: ReadonlySet<string> = new Set(['approve', 'decreaseallowance', 'revoke']);

/** Findings about the spender or the contract. Nothing about sender, network, intent or a failed source is softened. */
const SPENDER_AND_CONTRACT_CODES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'denied_address',
  'sanctioned_address',
  'listed_scam_address',
  'disputed_listing',
  'listed_on_another_chain',
  'illicit_exposure',
  'indirect_exposure',
  'account_frozen_by_issuer',
  'burn_address_recipient',
  'approval_spender_unverified',
  'spender_open_to_anyone',
  'spender_is_wallet',
  'unverified_contract',
  'unverified_upgradeable_contract',
  'asset_drain_permission',
]);

/**
 * True for an approval of exactly nothing that asks for no more than taking it back. Only one that the caller sent as
 * an approval or that the bytes are, that pays nothing, and that is about a token: a native coin has no
 * allowance to take back.
 * Source: decision 31.
 */
export const isRevocation = ({ intent, facts }: Pick<CheckContext, 'intent' | 'facts'>): boolean =>
  intent.kind === 'approval' &&
  (intent.kindRule === 'sent' || intent.kindRule === 'payload') &&
  intent.direction === 'outgoing' &&
  isZeroApproval(intent.approval) &&
  Number(intent.amount) === 0 &&
  facts.token.value?.native === false &&
  intent.permissions.every((permission) => REVOKING_PERMISSIONS.has(permissionKey(permission)));

/**
 * A finding about the spender or contract alone: it names the spender's field and not the sender's. One finding names
 * every field of an account, so nothing is softened for a spender that is also the sender.
 */
const isAboutSpender = ({ code, fields = [] }: FindingDraft, { contract }: CheckContext): boolean =>
  SPENDER_AND_CONTRACT_CODES.has(code) && fields.includes(contract.field) && !fields.includes('from_address');

/** Makes the findings about spender and contract LOW · ALLOW for a revocation: they are shown and do not stop it. */
export const softenedForRevocation = (
  context: CheckContext,
  drafts: readonly FindingDraft[],
): readonly FindingDraft[] =>
  isRevocation(context)
    ? drafts.map((draft) =>
        isAboutSpender(draft, context)
          ? { ...draft, severity: 'LOW' as const, action: 'ALLOW' as const, softened: true }
          : draft,
      )
    : drafts;
