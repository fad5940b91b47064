import type { Check } from './check.js';
import { addressChecksum } from './network/address-checksum.js';
import { invalidAddress } from './network/invalid-address.js';
import { tokenContractMismatch } from './network/token-contract-mismatch.js';
import { tokenKnown } from './network/token-known.js';
import { amountImplausible } from './risk/amount-implausible.js';
import { tokenVariant } from './network/token-variant.js';
import { largeAmount } from './risk/large-amount.js';
import { newRecipient } from './risk/new-recipient.js';
import { recipientMismatch } from './risk/recipient-mismatch.js';
import { payloadForm } from './network/payload-form.js';
import { payloadReading } from './simulation/payload-reading.js';
import { payloadRights } from './simulation/payload-rights.js';
import { payloadSignature } from './simulation/payload-signature.js';
import { payloadMismatch } from './risk/payload-mismatch.js';
import { payloadNotSimulated } from './simulation/payload-not-simulated.js';
import { screeningDegraded } from './risk/screening-degraded.js';
import { selfTransfer } from './risk/self-transfer.js';
import { structuringPattern } from './risk/structuring-pattern.js';
import { valueUnknown } from './risk/value-unknown.js';
import { velocityBurst } from './risk/velocity-burst.js';
import { zeroAmount } from './risk/zero-amount.js';
import { burnAddress } from './scam/burn-address.js';
import { deniedAddress } from './scam/denied-address.js';
import { deceptiveText } from './scam/deceptive-text.js';
import { exposure } from './scam/exposure.js';
import { listedAddress } from './scam/listed-address.js';
import { provenance } from './scam/provenance.js';
import { recipientLookalike } from './scam/recipient-lookalike.js';
import { selfAssertedTrust } from './scam/self-asserted-trust.js';
import { approvalAmountUnknown } from './simulation/approval-amount-unknown.js';
import { approvalExceedsAmount } from './simulation/approval-exceeds-amount.js';
import { approvalRevocation } from './simulation/approval-revocation.js';
import { approvalSpenderUnverified } from './simulation/approval-spender-unverified.js';
import { assetDrainPermission } from './simulation/asset-drain-permission.js';
import { controlChanges } from './simulation/control-changes.js';
import { contractMissing } from './simulation/contract-missing.js';
import { delegatecallRequested } from './simulation/delegatecall-requested.js';
import { executionTrust } from './simulation/execution-trust.js';
import { noProceeds } from './simulation/no-proceeds.js';
import { operatorApprovalForAll } from './simulation/operator-approval-for-all.js';
import { ownershipTransfer } from './simulation/ownership-transfer.js';
import { permissionNotUnderstood } from './simulation/permission-not-understood.js';
import { permitSignature } from './simulation/permit-signature.js';
import { proxyUpgrade } from './simulation/proxy-upgrade.js';
import { receiverNotSender } from './simulation/receiver-not-sender.js';
import { recipientIsContract } from './simulation/recipient-is-contract.js';
import { simulationUnavailable } from './simulation/simulation-unavailable.js';
import { spenderOpenToAnyone } from './simulation/spender-open-to-anyone.js';
import { spenderIsWallet } from './simulation/spender-is-wallet.js';
import { tokenSentToTokenContract } from './simulation/token-sent-to-token-contract.js';
import { undeclaredOutflow } from './simulation/undeclared-outflow.js';
import { undeclaredPermission } from './simulation/undeclared-permission.js';
import { unlimitedApproval } from './simulation/unlimited-approval.js';
import { unverifiedContractAdminPermissions } from './simulation/unverified-contract-admin-permissions.js';
import { unverifiedContract } from './simulation/unverified-contract.js';
import { unverifiedUpgradeableContract } from './simulation/unverified-upgradeable-contract.js';

/**
 * Every rule, in the order in which they run. The order does not change a decision: findings are sorted afterwards.
 */
export const CHECKS: readonly Check[] = [
  invalidAddress,
  addressChecksum,
  tokenKnown,
  tokenContractMismatch,
  tokenVariant,
  payloadForm,

  deniedAddress,
  listedAddress,
  exposure,
  recipientLookalike,
  burnAddress,
  provenance,
  selfAssertedTrust,
  deceptiveText,

  unlimitedApproval,
  approvalAmountUnknown,
  approvalExceedsAmount,
  approvalSpenderUnverified,
  spenderOpenToAnyone,
  spenderIsWallet,
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
  controlChanges,
  noProceeds,
  executionTrust,
  simulationUnavailable,
  payloadReading,
  payloadSignature,
  payloadRights,
  payloadNotSimulated,

  largeAmount,
  amountImplausible,
  recipientMismatch,
  payloadMismatch,
  newRecipient,
  selfTransfer,
  zeroAmount,
  structuringPattern,
  velocityBurst,
  valueUnknown,
  screeningDegraded,
];
