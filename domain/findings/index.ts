import {
  invalidContractAddress,
  invalidExpectedAddress,
  invalidRecipientAddress,
  invalidSenderAddress,
} from './invalid_address.js';
import { accountDelegation } from './account_delegation.js';
import { accountFrozenByIssuer } from './account_frozen_by_issuer.js';
import { addressChecksumMismatch } from './address_checksum_mismatch.js';
import { amountImplausible } from './amount_implausible.js';
import { approvalAmountUnknown } from './approval_amount_unknown.js';
import { approvalExceedsAmount } from './approval_exceeds_amount.js';
import { approvalRevocation } from './approval_revocation.js';
import { approvalSpenderUnverified } from './approval_spender_unverified.js';
import { assetDrainPermission } from './asset_drain_permission.js';
import { authorityChange } from './authority_change.js';
import { burnAddressRecipient } from './burn_address_recipient.js';
import { contractLookalike } from './contract_lookalike.js';
import { contractMissing } from './contract_missing.js';
import { controlAtAnyTime } from './control_at_any_time.js';
import { controlChanges } from './control_changes.js';
import { deceptiveText } from './deceptive_text.js';
import { delegatecallRequested } from './delegatecall_requested.js';
import { deniedAddress } from './denied_address.js';
import { disputedListing } from './disputed_listing.js';
import { durableNonce } from './durable_nonce.js';
import { effectsNotInLogs } from './effects_not_in_logs.js';
import { feeImplausible } from './fee_implausible.js';
import { illicitExposure } from './illicit_exposure.js';
import { indirectExposure } from './indirect_exposure.js';
import { insufficientFunds } from './insufficient_funds.js';
import { largeTransactionAmount } from './large_transaction_amount.js';
import { listedOnAnotherChain } from './listed_on_another_chain.js';
import { listedScamAddress } from './listed_scam_address.js';
import { lookalikeSite } from './lookalike_site.js';
import { phishingSite } from './phishing_site.js';
import { lookupTableUnresolved } from './lookup_table_unresolved.js';
import { messageOriginMismatch } from './message_origin_mismatch.js';
import { nestedDelegatecall } from './nested_delegatecall.js';
import { newRecipient } from './new_recipient.js';
import { noProceeds } from './no_proceeds.js';
import { operatorApprovalForAll } from './operator_approval_for_all.js';
import { orderGivesAway } from './order_gives_away.js';
import { orderPriceImplausible } from './order_price_implausible.js';
import { ownershipTransfer } from './ownership_transfer.js';
import { payloadAllowanceExceeds } from './payload_allowance_exceeds.js';
import { payloadAmountMismatch } from './payload_amount_mismatch.js';
import { payloadChainMismatch } from './payload_chain_mismatch.js';
import { payloadInvalid } from './payload_invalid.js';
import { payloadNotDecoded } from './payload_not_decoded.js';
import { payloadPartlyDecoded } from './payload_partly_decoded.js';
import { payloadRecipientMismatch } from './payload_recipient_mismatch.js';
import { payloadReplayable } from './payload_replayable.js';
import { payloadSignerMismatch } from './payload_signer_mismatch.js';
import { payloadSpenderMismatch } from './payload_spender_mismatch.js';
import { payloadTokenMismatch } from './payload_token_mismatch.js';
import { payloadTypeMismatch } from './payload_type_mismatch.js';
import { permissionNotUnderstood } from './permission_not_understood.js';
import { permitNoExpiry } from './permit_no_expiry.js';
import { permitSignature } from './permit_signature.js';
import { provenanceDegraded } from './provenance_degraded.js';
import { provenanceIncomplete } from './provenance_incomplete.js';
import { provenanceStale } from './provenance_stale.js';
import { provenanceUnclear } from './provenance_unclear.js';
import { proxyUpgrade } from './proxy_upgrade.js';
import { rawHashSignature } from './raw_hash_signature.js';
import { receiverNotSender } from './receiver_not_sender.js';
import { recipientIsContract } from './recipient_is_contract.js';
import { recipientLookalike } from './recipient_lookalike.js';
import { recipientMismatch } from './recipient_mismatch.js';
import { safeGuardOrOwnerChange } from './safe_guard_or_owner_change.js';
import { sanctionedAddress } from './sanctioned_address.js';
import { screeningDegraded } from './screening_degraded.js';
import { selfAssertedTrust } from './self_asserted_trust.js';
import { selfTransfer } from './self_transfer.js';
import { signInIrregular } from './sign_in_irregular.js';
import { signatureSpends } from './signature_spends.js';
import { simulationDisagreement } from './simulation_disagreement.js';
import { simulationDiverges } from './simulation_diverges.js';
import { simulationPartial } from './simulation_partial.js';
import { simulationReverts } from './simulation_reverts.js';
import { simulationUnavailable } from './simulation_unavailable.js';
import { simulationUnstable } from './simulation_unstable.js';
import { spenderIsWallet } from './spender_is_wallet.js';
import { spenderOpenToAnyone } from './spender_open_to_anyone.js';
import { structuringPattern } from './structuring_pattern.js';
import { tokenContractMismatch } from './token_contract_mismatch.js';
import { tokenNotOnChain } from './token_not_on_chain.js';
import { tokenNotRecognized } from './token_not_recognized.js';
import { tokenNotSellable } from './token_not_sellable.js';
import { tokenSentToTokenContract } from './token_sent_to_token_contract.js';
import { tokenTakesFees } from './token_takes_fees.js';
import { tokenVariant } from './token_variant.js';
import { undeclaredAction } from './undeclared_action.js';
import { undeclaredNativeValue } from './undeclared_native_value.js';
import { undeclaredOutflow } from './undeclared_outflow.js';
import { undeclaredPermission } from './undeclared_permission.js';
import { unlimitedTokenApproval } from './unlimited_token_approval.js';
import { unverifiedContract } from './unverified_contract.js';
import { unverifiedContractAdminPermissions } from './unverified_contract_admin_permissions.js';
import { unverifiedUpgradeableContract } from './unverified_upgradeable_contract.js';
import { valueUnknown } from './value_unknown.js';
import { velocityBurst } from './velocity_burst.js';
import { contractCreation } from './contract_creation.js';
import { valueToNobody } from './value_to_nobody.js';
import { zeroAmount } from './zero_amount.js';
import type { FindingDefinition } from './finding.js';

/**
 * Every finding, in the order in which the catalogue shows them. Its order changes no decision: findings are sorted.
 * Every set or table of codes derives from this list.
 */
const LIST = [
  invalidSenderAddress,
  invalidRecipientAddress,
  invalidContractAddress,
  invalidExpectedAddress,
  addressChecksumMismatch,
  tokenNotOnChain,
  tokenNotRecognized,
  tokenContractMismatch,
  tokenVariant,
  payloadInvalid,
  payloadChainMismatch,
  payloadSignerMismatch,
  payloadReplayable,
  deniedAddress,
  sanctionedAddress,
  listedScamAddress,
  disputedListing,
  listedOnAnotherChain,
  illicitExposure,
  indirectExposure,
  accountFrozenByIssuer,
  provenanceUnclear,
  provenanceStale,
  provenanceIncomplete,
  provenanceDegraded,
  recipientLookalike,
  contractLookalike,
  burnAddressRecipient,
  selfAssertedTrust,
  deceptiveText,
  unlimitedTokenApproval,
  approvalAmountUnknown,
  approvalExceedsAmount,
  approvalSpenderUnverified,
  spenderOpenToAnyone,
  approvalRevocation,
  operatorApprovalForAll,
  permitSignature,
  unverifiedContract,
  unverifiedUpgradeableContract,
  unverifiedContractAdminPermissions,
  ownershipTransfer,
  proxyUpgrade,
  delegatecallRequested,
  assetDrainPermission,
  permissionNotUnderstood,
  tokenSentToTokenContract,
  recipientIsContract,
  contractMissing,
  receiverNotSender,
  undeclaredOutflow,
  undeclaredPermission,
  simulationUnavailable,
  simulationPartial,
  controlChanges,
  noProceeds,
  tokenNotSellable,
  tokenTakesFees,
  effectsNotInLogs,
  simulationDiverges,
  simulationDisagreement,
  simulationReverts,
  simulationUnstable,
  insufficientFunds,
  payloadNotDecoded,
  payloadPartlyDecoded,
  rawHashSignature,
  signatureSpends,
  orderGivesAway,
  orderPriceImplausible,
  permitNoExpiry,
  accountDelegation,
  nestedDelegatecall,
  authorityChange,
  spenderIsWallet,
  safeGuardOrOwnerChange,
  messageOriginMismatch,
  signInIrregular,
  phishingSite,
  lookalikeSite,
  lookupTableUnresolved,
  durableNonce,
  controlAtAnyTime,
  feeImplausible,
  valueToNobody,
  contractCreation,
  largeTransactionAmount,
  amountImplausible,
  recipientMismatch,
  payloadRecipientMismatch,
  payloadTokenMismatch,
  payloadSpenderMismatch,
  payloadTypeMismatch,
  payloadAmountMismatch,
  payloadAllowanceExceeds,
  undeclaredAction,
  undeclaredNativeValue,
  newRecipient,
  selfTransfer,
  zeroAmount,
  structuringPattern,
  velocityBurst,
  valueUnknown,
  screeningDegraded,
] as const;

export type FindingCode = (typeof LIST)[number]['code'];

export const FINDINGS: readonly FindingDefinition<FindingCode>[] = LIST;
export const FINDING_CODES: readonly FindingCode[] = LIST.map(({ code }) => code);

/** Code → all that its file says. */
export const FINDING_BY_CODE = Object.fromEntries(LIST.map((one) => [one.code, one])) as unknown as Readonly<
  Record<FindingCode, FindingDefinition<FindingCode>>
>;

const codesWhere = (holds: (definition: FindingDefinition<FindingCode>) => boolean): ReadonlySet<FindingCode> =>
  new Set(FINDINGS.filter(holds).map(({ code }) => code));

/** The codes that only bytes to be signed can raise. */
export const PAYLOAD_CODES = codesWhere(({ about }) => about === 'bytes');
/** The codes about the execution of the bytes, and about its absence. */
export const EXECUTION_CODES = codesWhere(({ about }) => about === 'execution');
/** True when a policy that names the code may make its action milder. */
export const isRelaxable = (code: FindingCode): boolean => FINDING_BY_CODE[code].isRelaxable;
