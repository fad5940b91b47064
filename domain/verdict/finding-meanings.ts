import { EXECUTION_MEANINGS } from './execution-meanings.js';
import type { FindingCode } from './finding.js';
import { type FindingMeaning, say } from './finding-meaning.js';

/** Every finding code in words: the catalogue that people read. Source: the catalogue of finding codes. */
export const FINDING_MEANINGS: Readonly<Record<FindingCode, FindingMeaning>> = {
  invalid_sender_address: say(
    'from_address is not an address of this chain.',
    'Correct the sending address or the chain.',
  ),
  invalid_recipient_address: say(
    'to_address is not an address of this chain.',
    'Correct the recipient or the chain; funds sent there could not be recovered.',
  ),
  invalid_contract_address: say(
    'contract_address is not an address of this chain.',
    'Correct the contract address or the chain.',
  ),
  invalid_expected_address: say(
    'expected_to_address is not an address of this chain, so the intent cannot be compared.',
    'Correct the expected recipient.',
  ),
  address_checksum_mismatch: say(
    'A mixed-case EVM address fails its EIP-55 checksum: a typing error, or a splice of two addresses.',
    'Copy the address again from its owner.',
  ),
  token_not_on_chain: say(
    'The token is well known, but does not exist on this chain.',
    'Choose the chain on which the token was issued.',
  ),
  token_not_recognized: say(
    'The symbol is not known on this chain, so nothing vouches for the token.',
    'Confirm the token by its contract address before going on.',
  ),
  token_contract_mismatch: say(
    'The contract given for a known symbol is not the contract of that token: it is probably a counterfeit.',
    'Do not send; take the contract address from the issuer.',
  ),
  token_variant: say(
    'The contract given for a known symbol is that of another genuine token of the same money, such as a bridged one.',
    'Make sure which of the two the recipient takes.',
  ),

  denied_address: say(
    "An account of the check is on the partner's own deny list.",
    'Stop; the record names the entry.',
  ),
  sanctioned_address: say(
    'An address of the request stands on an imported sanctions list.',
    'Stop, and hand the case to compliance.',
  ),
  listed_scam_address: say(
    'An address of the request stands on an imported list of scams, thefts or phishing.',
    'Stop; the message names the list and its date.',
  ),
  disputed_listing: say(
    'A list of scams names an address that a list of official tokens names too, so one of them is wrong.',
    'Look at both sources before going on.',
  ),
  listed_on_another_chain: say(
    'On another chain this address is the contract of a token that a list of scams names. Here it may be another ' +
      'contract, or none.',
    'Find out what is at this address on this chain before going on.',
  ),
  illicit_exposure: say(
    'A source ties an address of the request to an illicit category: by ownership or directly, with high ' +
      'confidence, on current data.',
    'Stop; the evidence names source, confidence and age.',
  ),
  indirect_exposure: say(
    'A source sees a connection with a risky category that is indirect, less certain, not current, or of ' +
      'elevated risk only.',
    'Read the evidence; it is no proof of ownership.',
  ),
  account_frozen_by_issuer: say(
    'The issuer of a token froze an account of the request, which cannot move that token. Issuers give no reason.',
    'Find out why before you go on; it is no proof of ownership.',
  ),
  provenance_unclear: say(
    'Nothing reliable is known about where incoming funds come from.',
    'Ask the sender, or accept the risk knowingly.',
  ),
  provenance_stale: say(
    'What is known about the source of incoming funds is older than its maximum age.',
    'Have the source refreshed, or confirm by another way.',
  ),
  provenance_incomplete: say(
    'What is known about the source of incoming funds lacks required parts.',
    'Obtain the missing parts that the message names.',
  ),
  provenance_degraded: say(
    'A source that must be asked about incoming funds did not answer or gave data that is too old.',
    'Check again later; until then nothing clears the funds.',
  ),
  recipient_lookalike: say(
    'The recipient begins and ends like the intended or a formerly used address, but is another: address poisoning.',
    'Do not send; compare every character with the address that the recipient gave.',
  ),
  burn_address_recipient: say(
    'The recipient is a null, burn or precompile address from which nothing comes back.',
    'Go on only where destroying the funds is the purpose.',
  ),
  self_asserted_trust: say(
    'A name or reference in the request claims its own safety or gives instructions.',
    'Do not trust the text; judge the address.',
  ),
  deceptive_text: say(
    'A name or token symbol holds invisible, direction-changing or look-alike characters.',
    'Read it letter by letter, or compare the contract address.',
  ),

  unlimited_token_approval: say(
    'The approval lets the spender take every token of this kind, now and later.',
    'Approve the exact amount instead.',
  ),
  approval_amount_unknown: say(
    'An allowance is given, and nothing says how large it is.',
    'Send approval_amount: the exact allowance in whole tokens, or in base units as hex.',
  ),
  approval_exceeds_amount: say(
    'The approval is larger than the amount of the operation.',
    'Lower the approval to what is needed.',
  ),
  approval_spender_unverified: say(
    'Nothing says that the spender of the approval is a verified contract.',
    'Confirm who runs the spender before approving.',
  ),
  spender_open_to_anyone: say(
    'The spender is a contract that anyone can use, such as Multicall3.',
    'Do not approve it.',
  ),
  approval_revocation: say(
    'The approval is zero: it takes an allowance back.',
    'Nothing to do; a revocation is never stopped for its spender.',
  ),
  operator_approval_for_all: say(
    'setApprovalForAll hands over the whole collection at once.',
    'Go on only with an operator that you know.',
  ),
  permit_signature: say(
    'A permit moves tokens later by signature alone, without a further transaction.',
    'Read spender, amount and expiry in the message that is to be signed.',
  ),
  unverified_contract: say('Nothing says that the contract is verified.', 'Confirm the contract with its publisher.'),
  unverified_upgradeable_contract: say(
    'The contract is not verified, and its code can be replaced later.',
    'Confirm the contract and who can upgrade it.',
  ),
  unverified_contract_admin_permissions: say(
    'A contract that is not verified asks for administrative rights.',
    'Stop; ordinary use needs no such rights.',
  ),
  ownership_transfer: say(
    'The call hands over ownership or a role that controls assets.',
    'Stop, unless handing over control is the purpose.',
  ),
  proxy_upgrade: say('The call replaces the code behind a contract.', 'Go on only as the maintainer of that contract.'),
  delegatecall_requested: say(
    'The call runs foreign code with the rights of this account.',
    'Stop, unless the code is your own.',
  ),
  asset_drain_permission: say(
    'The call lets a contract that is not verified move assets in bulk.',
    'Ask for a narrower permission.',
  ),
  permission_not_understood: say(
    'A permission is written so that no function can be read from it, so it could not be judged.',
    'Ask for it by the name, the signature or the selector of its function.',
  ),
  token_sent_to_token_contract: say(
    'The recipient is the contract of a token, of the one that is sent or of another: the funds would be lost.',
    'Correct the recipient.',
  ),
  recipient_is_contract: say(
    'The recipient of a plain payment is a contract that only acts when it is called: the funds would be lost.',
    'Correct the recipient, or describe the call that is meant.',
  ),
  contract_missing: say(
    'An approval, call, swap or mint was described without the contract that it is for.',
    'Send contract_address, so that the contract can be judged.',
  ),
  receiver_not_sender: say(
    'The proceeds of a swap or mint, or what a call pays out or may pay out, go to another account than the sender.',
    'Confirm the receiver.',
  ),
  undeclared_outflow: say(
    'A simulation shows that the sender would lose a token that was not declared, more than was declared, or to ' +
      'another recipient; where nothing was declared, what the bytes do not explain.',
    'Do not sign; find out what the transaction really does.',
  ),
  undeclared_permission: say(
    'A simulation shows that the sender would give an allowance or the right of an operator that was not ' +
      'declared, or a wider one.',
    'Do not sign; find out who would get the right.',
  ),

  large_transaction_amount: say(
    'The value that is moved or approved reaches the threshold of the policy, and the recipient, spender or contract ' +
      'has little history with the service.',
    'Confirm who gets it by another channel.',
  ),
  amount_implausible: say(
    'The amount is 10,000,000,000 tokens or more, or more than exists of a native currency.',
    'Give the amount in whole tokens, not in base units.',
  ),
  recipient_mismatch: say('The recipient is not the expected one.', 'Stop, and find out which of the two is right.'),
  new_recipient: say(
    'No earlier payment from this sender to this recipient was reported as signed, or allowed on an earlier day.',
    'Nothing to do; a test amount first is good practice.',
  ),
  self_transfer: say('Sender and recipient are the same address.', 'Confirm that this is meant.'),
  zero_amount: say(
    'The transfer moves nothing: the way poisoned addresses get into a history.',
    'Do not copy addresses from such a transfer.',
  ),
  structuring_pattern: say(
    'Several transfers of one sender within a day lie just below the threshold.',
    'Find out why the sum was split.',
  ),
  velocity_burst: say(
    'The sender had more checks within an hour than the policy allows.',
    'Confirm that the wallet is still under control.',
  ),
  value_unknown: say(
    'The token has no reference price, or an old one, so its size was not judged or only by that.',
    'Judge the value yourself, or have a list of prices imported.',
  ),
  screening_degraded: say(
    'A source that must be asked did not answer, so the check rests on less than it should.',
    'Check again later, or accept the gap knowingly.',
  ),
  payload_invalid: say(
    'The bytes are not sound: hex, a quantity or an address that cannot be read, or a form that no network takes.',
    'Do not sign; ask for the transaction again.',
  ),
  payload_chain_mismatch: say(
    'The bytes are for another network than the request declares.',
    'Do not sign: the signature counts there.',
  ),
  payload_signer_mismatch: say(
    'The bytes ask for the signature of another account than from_address.',
    'Do not sign; find out whose signature is wanted.',
  ),
  payload_replayable: say(
    'The bytes name no network or every network, so the signature counts on others too.',
    'Ask for one that names the chain.',
  ),
  simulation_partial: say(
    'The bytes were read, and nothing executed all of them, so what follows is not known.',
    'Review what they do, or configure a node.',
  ),
  payload_not_decoded: say(
    'The bytes could not be read, or are a text whose use is not known.',
    'Sign only where you began this yourself.',
  ),
  payload_partly_decoded: say('A part of the bytes could not be read or compared.', 'Review that part by hand.'),
  raw_hash_signature: say('The signature would be over a bare hash, behind which anything may stand.', 'Do not sign.'),
  signature_spends: say(
    'The signature alone, without a transaction, lets tokens be taken.',
    'Sign only for a spender that you know, and where you began it.',
  ),
  order_gives_away: say('An order gives assets away and names nothing in return.', 'Do not sign.'),
  permit_no_expiry: say('A permit never ends.', 'Ask for one that ends within the hour.'),
  account_delegation: say(
    'The bytes hand the whole account over to the code of a delegate (EIP-7702).',
    'Sign only for a delegate that your wallet itself put forward.',
  ),
  nested_delegatecall: say('The bytes run foreign code as if it were the account itself.', 'Do not sign.'),
  authority_change: say(
    'The bytes hand an authority over an account, a mint or a stake to others, or give it up.',
    'Do not sign unless that is what you set out to do.',
  ),
  spender_is_wallet: say('A wallet, and not a contract, gets the right to take tokens.', 'Do not sign.'),
  safe_guard_or_owner_change: say(
    'The bytes change owners, threshold, modules or the guard of a Safe.',
    'Confirm the change with the other owners.',
  ),
  message_origin_mismatch: say('The message signs in at another origin than the one that asks for it.', 'Do not sign.'),
  lookup_table_unresolved: say(
    'Accounts of the transaction stand in a lookup table that was not read.',
    'Ask for a transaction without tables, or configure a node.',
  ),
  durable_nonce: say('The transaction may be sent at any later time.', 'Sign only where that is what you want.'),
  fee_implausible: say('The fee may be more than a whole coin of the network.', 'Lower the gas limit or its price.'),
  payload_recipient_mismatch: say('The bytes pay another account than was declared.', 'Do not sign.'),
  payload_token_mismatch: say('The bytes move another token than was declared.', 'Do not sign.'),
  payload_spender_mismatch: say('The bytes name another spender or contract than was declared.', 'Do not sign.'),
  payload_type_mismatch: say(
    'The bytes do something else than was declared: an approval in place of a payment.',
    'Do not sign.',
  ),
  payload_amount_mismatch: say(
    'The bytes move more than was declared (BLOCK), or less (REVIEW).',
    'Find out which of the two is right.',
  ),
  payload_allowance_exceeds: say('The bytes allow more than was declared.', 'Do not sign; allow what is needed.'),
  undeclared_action: say('The bytes do more than was declared.', 'Do not sign what was not declared.'),
  undeclared_native_value: say('The bytes send the native currency along, and that was not declared.', 'Do not sign.'),
  ...EXECUTION_MEANINGS,
};
