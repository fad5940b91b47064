import { NOTHING_KNOWN } from '../../../../domain/facts/contract/known-account.js';
import { CONTRACT, tokens, UNLIMITED, USDC, USDC_ON_ETHEREUM } from '../../../support/builders.js';
import { APPROVAL, CALL, describeMessages, type Row } from './rows.js';

const SIMULATION: readonly Row[] = [
  {
    when: 'an approval is unlimited',
    code: 'unlimited_token_approval',
    intent: { ...APPROVAL, approval: UNLIMITED },
    says: ['take any amount of USDC, now and later', 'Approve only the amount'],
    fields: ['contract_address'],
    measures: [{ name: 'approval_amount', actual: 'unlimited', threshold: null }],
  },
  {
    when: 'nothing says how much is approved',
    code: 'approval_amount_unknown',
    intent: APPROVAL,
    says: ['lets a spender take USDC, and the approval does not say how much', 'Give the allowance'],
    fields: ['contract_address'],
  },
  {
    when: 'a known token moves for an account that is not known',
    code: 'asset_drain_permission',
    intent: { ...CALL, contract: USDC_ON_ETHEREUM, permissions: ['transferFrom'] },
    says: [
      'take assets out of an account ("transferFrom")',
      'the recipient, which gets them',
      'only if you know whose it is',
    ],
    fields: ['to_address'],
  },
  {
    when: 'an approval is too high',
    code: 'approval_exceeds_amount',
    intent: { ...APPROVAL, approval: tokens('255') },
    says: ['The approval (255 USDC) is higher than the amount of this operation (250 USDC)', 'Approve only the amount'],
    fields: ['contract_address'],
    measures: [{ name: 'approval_amount', actual: '255', threshold: '250' }],
  },
  {
    when: 'an approval is taken back',
    code: 'approval_revocation',
    intent: { ...APPROVAL, approval: tokens('0') },
    says: ["set to 0: it takes the spender's allowance of USDC back"],
    fields: ['contract_address'],
  },
  {
    when: 'a spender is unknown',
    code: 'approval_spender_unverified',
    intent: { ...APPROVAL, contract: null, approval: tokens('1') },
    says: [
      'The spender 0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924 is not known here as a verified contract',
      'Approve only spenders',
    ],
    fields: ['to_address'],
  },
  {
    when: 'a spender is unverified',
    code: 'approval_spender_unverified',
    intent: { ...APPROVAL, approval: tokens('1') },
    facts: { contract: { verified: false } },
    says: ['The spender 0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081 is known to be unverified', 'Approve only spenders'],
    fields: ['contract_address'],
  },
  {
    when: 'a contract is unknown',
    code: 'unverified_contract',
    intent: CALL,
    says: [
      'The contract 0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081 is not known here as verified',
      'Continue only if you know who runs it',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'a contract is unverified',
    code: 'unverified_contract',
    intent: CALL,
    facts: { contract: { verified: false } },
    says: ['is known to be unverified: no one can read what it does'],
  },
  {
    when: 'a contract can change',
    code: 'unverified_upgradeable_contract',
    intent: CALL,
    facts: { contract: { verified: false, upgradeable: true } },
    says: [
      'The contract 0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081 is not verified, and its code can be exchanged',
      'Continue only if you know who can change it',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'six admin rights are asked for',
    code: 'unverified_contract_admin_permissions',
    intent: {
      ...CALL,
      permissions: ['setOwner', 'setAdmin', 'pause', 'blacklist', 'setRole', 'setAuthority', 'setOwner'],
    },
    says: [
      '("setOwner", "setAdmin", "pause", "blacklist", "setRole" and 1 more), and the contract is not verified',
      'Do not continue.',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'five admin rights are asked for',
    code: 'unverified_contract_admin_permissions',
    intent: { ...CALL, permissions: ['setOwner', 'setAdmin', 'pause', 'blacklist', 'setRole'] },
    says: ['("setOwner", "setAdmin", "pause", "blacklist", "setRole"), and the contract'],
  },
  {
    when: 'admin rights are vouched for',
    code: 'unverified_contract_admin_permissions',
    intent: { ...CALL, permissions: ['setOwner'], contractVerified: true },
    says: [
      'the contract is verified by your statement alone',
      'Make sure that you know who runs the contract before continuing.',
    ],
  },
  {
    when: 'control is handed over',
    code: 'ownership_transfer',
    intent: { ...CALL, permissions: ['transferOwnership'] },
    says: ['asks to hand over control ("transferOwnership")', 'Do not continue.'],
    fields: ['contract_address'],
  },
  {
    when: 'control of a known contract is handed over',
    code: 'ownership_transfer',
    intent: { ...CALL, permissions: ['transferOwnership'] },
    facts: { contract: { verified: true } },
    says: ['asks to hand over control', 'Continue only if handing it over is meant, and compare the new holder.'],
  },
  {
    when: 'foreign code is run',
    code: 'delegatecall_requested',
    intent: { ...CALL, permissions: ['delegatecall'] },
    says: ['foreign code act with the account\'s own powers ("delegatecall")', 'Do not continue.'],
    fields: ['contract_address'],
  },
  {
    when: 'the code of a known library is run',
    code: 'delegatecall_requested',
    intent: { ...CALL, permissions: ['delegatecall'] },
    facts: { contract: { known: { ...NOTHING_KNOWN, roles: ['delegatecall_library'] } } },
    says: ["foreign code act with the account's own powers", 'Continue only if you know why this is needed.'],
  },
  {
    when: 'code is exchanged',
    code: 'proxy_upgrade',
    intent: { ...CALL, permissions: ['upgradeTo'] },
    says: ['exchanges the code behind an address ("upgradeTo")', 'Continue only if you have checked the new code'],
    fields: ['contract_address'],
  },
  {
    when: 'a collection is handed over',
    code: 'operator_approval_for_all',
    intent: { ...APPROVAL, permissions: ['setApprovalForAll'] },
    says: ['move everything that you hold there ("setApprovalForAll")', 'Do not continue'],
    fields: ['contract_address'],
  },
  {
    when: 'a permit is signed',
    code: 'permit_signature',
    intent: { ...APPROVAL, permissions: ['permit'] },
    says: ['a permission to take tokens ("permit")', 'Check spender, amount and expiry'],
    fields: ['contract_address'],
  },
  {
    when: 'assets can be moved',
    code: 'asset_drain_permission',
    intent: { ...CALL, permissions: ['multicall', 'claimRewards'] },
    says: [
      'move your assets at will ("multicall", "claimRewards"), and the contract is not known here as verified',
      'Continue only if you know who runs it',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'a permission cannot be read',
    code: 'permission_not_understood',
    intent: { ...CALL, permissions: ['???', 'deposit'] },
    says: [
      'No function can be read from what the transaction asks for ("???")',
      'it was not judged and could be anything',
      'Ask for it by the name, signature or selector of its function',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'a function lures',
    code: 'asset_drain_permission',
    intent: { ...CALL, permissions: ['claimRewards'] },
    says: [
      'a function whose name drainers like to use ("claimRewards")',
      'A name promises nothing',
      'Continue only if you know who runs it',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'a token goes to its contract',
    code: 'token_sent_to_token_contract',
    intent: { to: USDC_ON_ETHEREUM },
    says: ['The recipient is the contract of USDC itself', "Take the recipient's own address"],
    fields: ['to_address'],
  },
  {
    when: 'a token goes to the contract of another',
    code: 'token_sent_to_token_contract',
    intent: { to: CONTRACT },
    facts: { token: { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'DAI' }] } },
    says: [
      'The recipient is the contract of a token, DAI',
      'USDC sent there is lost',
      "Take the recipient's own address",
    ],
    fields: ['to_address'],
  },
  {
    when: 'a contract is paid that is made to be called',
    code: 'recipient_is_contract',
    intent: { to: CONTRACT },
    facts: { contract: { receives: 'nothing', name: 'Example Router' } },
    says: [
      'The recipient is a contract, Example Router',
      'USDC that is simply sent to it is lost',
      'describe the call',
    ],
    fields: ['to_address'],
  },
  {
    when: 'a program of Solana is paid',
    code: 'recipient_is_contract',
    intent: {
      chain: 'solana',
      from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
      to: 'Vote111111111111111111111111111111111111111',
    },
    says: ['The recipient is a program of the network', "Take the recipient's own address"],
    fields: ['to_address'],
  },
  {
    when: 'a contract is not named',
    code: 'contract_missing',
    intent: { kind: 'swap' },
    says: ['nothing says which', 'Name the contract that is called'],
    fields: [],
  },
  {
    when: 'a spender is not named',
    code: 'contract_missing',
    intent: { kind: 'approval', to: 'nobody', approval: tokens('1') },
    says: ['The approval names no valid spender', 'Name the contract that may'],
    fields: ['to_address'],
  },
  {
    when: 'proceeds go elsewhere',
    code: 'receiver_not_sender',
    intent: { kind: 'mint', contract: CONTRACT },
    says: ['The proceeds of this mint go to the recipient', 'Make sure that giving them to somebody else is meant'],
    fields: ['to_address'],
  },
];

describe('messages', () => {
  describeMessages(SIMULATION);
});
