import { NOTHING_KNOWN } from '../../../../domain/facts/contract/known-account.js';
import { type FindingCode } from '../../../../domain/findings/index.js';
import {
  CONTRACT,
  OUTGOING_STRICT,
  RECIPIENT,
  SENDER,
  tokens,
  UNLIMITED,
  USDC_ON_ETHEREUM,
} from '../../../support/builders.js';
import {
  ETHER,
  evidenceAbout,
  KNOWN_RECIPIENT,
  NO_HISTORY,
  UNKNOWN_TOKEN,
  USDC,
  usedRecipient,
} from '../../../support/facts.js';
import { APPROVAL, attributed, CALL, type Given, told, type Told } from './told.js';

const MISSPELT = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eB49';
const BASE58 = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
const TWIN = '0x5f3a11112222333344445555666677778888f924';
const party = {
  entityName: 'Example Mixing',
  entityType: 'mixer',
  role: null,
  verification: 'reported',
  confidence: 1,
  jurisdiction: null,
  identifiers: [],
  addressOrTransaction: null,
} as const;

const incoming = (code: FindingCode, when: string, given: Given = {}): Told =>
  told(code, when, { direction: 'incoming', ...given });

const NETWORK: readonly Told[] = [
  told('address_checksum_mismatch', 'letter case does not fit', { to: MISSPELT, expectedTo: MISSPELT }),
  told('invalid_recipient_address', 'text is no EVM address', { to: 'nobody' }),
  told('invalid_recipient_address', 'text is no Solana address', { chain: 'solana', from: BASE58, to: 'nobody' }),
  told('invalid_sender_address', 'a Solana address stands on an EVM chain', { from: BASE58 }),
  told('invalid_recipient_address', 'an EVM address stands on Solana', { chain: 'solana', from: BASE58 }),
  told('token_contract_mismatch', 'the contract is another than the token’s', { contract: CONTRACT }),
  told('token_contract_mismatch', 'a currency is given a contract', {
    token: 'ETH',
    amount: '1',
    contract: CONTRACT,
    facts: { token: ETHER },
  }),
  told('token_variant', 'the contract is that of the same money under another symbol', {
    contract: CONTRACT,
    facts: { token: { ...USDC, variants: [{ key: CONTRACT, symbol: 'USDC.e' }] } },
  }),
  told('token_not_on_chain', 'a token is issued elsewhere', {
    facts: { token: { ...UNKNOWN_TOKEN, completeForAllChains: true } },
  }),
  told('token_not_recognized', 'a token is not known', { token: 'NEWCOIN', facts: { token: UNKNOWN_TOKEN } }),
];

const SCAM: readonly Told[] = [
  told('sanctioned_address', 'an address is sanctioned', {
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'sanctions', publishedAt: null })] },
  }),
  told('sanctioned_address', 'the list names programmes', {
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'sanctions', programmes: ['DPRK3', 'CYBER2'] })] },
  }),
  told('listed_scam_address', 'an address is listed twice', {
    facts: {
      evidence: [
        evidenceAbout(RECIPIENT),
        evidenceAbout(RECIPIENT, { evidenceId: 'evd_b', category: 'ransomware', reference: 'row-2' }),
      ],
    },
  }),
  told('disputed_listing', 'a listing is disputed', {
    ...CALL,
    facts: {
      token: {
        ...USDC,
        tokenContracts: [
          { key: CONTRACT, symbol: 'OTHER' },
          { key: RECIPIENT, symbol: 'THIRD' },
        ],
      },
      evidence: [
        evidenceAbout(CONTRACT, { officialToken: { symbol: 'USDX', sourceName: 'Z list' } }),
        evidenceAbout(CONTRACT, { evidenceId: 'evd_b', officialToken: { symbol: 'USDX', sourceName: 'A list' } }),
      ],
    },
  }),
  told('illicit_exposure', 'exposure is sure', {
    facts: {
      evidence: [
        evidenceAbout(RECIPIENT, { ...attributed, category: 'mixer', attribution: party }),
        evidenceAbout(RECIPIENT, {
          ...attributed,
          evidenceId: 'evd_b',
          category: 'stolen_funds',
          exposure: 'direct',
          confidence: 0.8,
        }),
      ],
    },
  }),
  told('indirect_exposure', 'exposure is indirect', {
    facts: {
      evidence: [
        evidenceAbout(RECIPIENT, { ...attributed, category: 'gambling', exposure: 'indirect', confidence: 0.5 }),
      ],
    },
  }),
  told('recipient_lookalike', 'a recipient looks like the expected one', { expectedTo: TWIN }),
  told('recipient_lookalike', 'a Solana recipient looks like the expected one', {
    chain: 'solana',
    from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    to: '7v9YpLkFNDiuPkMCj7FTCjT6Xwvrp4q9jHcVg83fyy1Q',
    expectedTo: BASE58,
  }),
  told('recipient_lookalike', 'a recipient looks like a past one', {
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN, { paid: true })] } },
  }),
  told('recipient_lookalike', 'a recipient looks like one that was only checked', {
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN)] } },
  }),
  told('recipient_lookalike', 'a recipient looks like both', {
    expectedTo: TWIN,
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN, { paid: true })] } },
  }),
  told('recipient_lookalike', 'a look-alike is expected', {
    expectedTo: RECIPIENT,
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN, { paid: true })] } },
  }),
  told('burn_address_recipient', 'the recipient is the null address', { to: `0x${'0'.repeat(40)}` }),
  told('burn_address_recipient', 'a source names a burn address', {
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'burn_address' })] },
  }),
  told('self_asserted_trust', 'a name vouches for itself', { counterpartyName: 'verified' }),
  told('self_asserted_trust', 'a reference vouches for itself', { intentReference: 'verified' }),
  told('deceptive_text', 'a name is disguised', { counterpartyName: 'a\u200bb' }),
  told('deceptive_text', 'a reference is disguised', { intentReference: 'a\u200bb' }),
  told('deceptive_text', 'a symbol is disguised', { token: 'USD\u0421', facts: { token: UNKNOWN_TOKEN } }),
  told('deceptive_text', 'a symbol imitates others', {
    token: 'USDCC',
    facts: { token: { ...UNKNOWN_TOKEN, imitates: ['USDC', 'USDT'] } },
  }),
];

const RISK: readonly Told[] = [
  told('large_transaction_amount', 'one check went before', {
    amount: '12345.67',
    facts: { history: { ...KNOWN_RECIPIENT, earlierChecks: [{ usd: 1_000_000 }] } },
  }),
  told('large_transaction_amount', 'the price is a quote of some day', {
    token: 'ETH',
    amount: '10',
    facts: { token: ETHER, history: NO_HISTORY },
  }),
  told('value_unknown', 'the price is old', {
    token: 'ETH',
    amount: '1',
    facts: { token: { ...ETHER, pricedAt: '2026-10-01T00:00:00.000Z' } },
  }),
  told('value_unknown', 'the price bears no date', {
    token: 'ETH',
    amount: '1',
    facts: { token: { ...ETHER, pricedAt: null } },
  }),
  told('large_transaction_amount', 'none went before', { amount: '10000', facts: { history: NO_HISTORY } }),
  told('large_transaction_amount', 'history is out', { amount: '10000', facts: { history: null } }),
  told('new_recipient', 'a recipient is new', { facts: { history: NO_HISTORY } }),
  told('recipient_mismatch', 'another recipient was expected', { expectedTo: SENDER }),
  told('screening_degraded', 'a source is out', { facts: { history: null } }),
  told('simulation_unavailable', 'a simulation is out', { facts: { simulation: null } }),
  told('self_transfer', 'somebody pays themselves', { to: SENDER }),
  told('structuring_pattern', 'a payment may be split', {
    amount: '9000',
    facts: { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 2 } },
  }),
  told('structuring_pattern', 'payments to different recipients may be parts of one', {
    amount: '900',
    facts: { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 2 } },
    policy: OUTGOING_STRICT,
  }),
  told('value_unknown', 'a size is not judged', { facts: { token: { ...USDC, referencePriceUsd: null } } }),
  told('velocity_burst', 'a sender is hasty', {
    facts: { history: { ...KNOWN_RECIPIENT, checksLastHour: 60 } },
    policy: OUTGOING_STRICT,
  }),
  told('zero_amount', 'nothing is moved', { amount: '0' }),
];

const PROVENANCE: readonly Told[] = [
  incoming('provenance_unclear', 'nothing is known'),
  incoming('provenance_stale', 'statements are old', {
    facts: { evidence: [evidenceAbout(SENDER, { ...attributed, category: 'regulated_service', maxAgeSeconds: 3600 })] },
  }),
  incoming('provenance_incomplete', 'parts are missing', {
    facts: {
      evidence: [
        evidenceAbout(SENDER, {
          ...attributed,
          category: 'regulated_service',
          missingParts: ['purpose', 'originator'],
        }),
      ],
    },
  }),
  incoming('provenance_degraded', 'sources are out', { facts: { history: null, evidence: null } }),
];

const SIMULATION: readonly Told[] = [
  told('unlimited_token_approval', 'an approval is unlimited', { ...APPROVAL, approval: UNLIMITED }),
  told('approval_amount_unknown', 'nothing says how much is approved', APPROVAL),
  told('asset_drain_permission', 'a known token moves for an account that is not known', {
    ...CALL,
    contract: USDC_ON_ETHEREUM,
    permissions: ['transferFrom'],
  }),
  told('approval_exceeds_amount', 'an approval is too high', { ...APPROVAL, approval: tokens('255') }),
  told('approval_revocation', 'an approval is taken back', { ...APPROVAL, approval: tokens('0') }),
  told('approval_spender_unverified', 'a spender is unknown', { ...APPROVAL, contract: null, approval: tokens('1') }),
  told('approval_spender_unverified', 'a spender is unverified', {
    ...APPROVAL,
    approval: tokens('1'),
    facts: { contract: { verified: false } },
  }),
  told('unverified_contract', 'a contract is unknown', CALL),
  told('unverified_contract', 'a contract is unverified', { ...CALL, facts: { contract: { verified: false } } }),
  told('unverified_upgradeable_contract', 'a contract can change', {
    ...CALL,
    facts: { contract: { verified: false, upgradeable: true } },
  }),
  told('unverified_contract_admin_permissions', 'six admin rights are asked for', {
    ...CALL,
    permissions: ['setOwner', 'setAdmin', 'pause', 'blacklist', 'setRole', 'setAuthority', 'setOwner'],
  }),
  told('unverified_contract_admin_permissions', 'five admin rights are asked for', {
    ...CALL,
    permissions: ['setOwner', 'setAdmin', 'pause', 'blacklist', 'setRole'],
  }),
  told('unverified_contract_admin_permissions', 'admin rights are vouched for', {
    ...CALL,
    permissions: ['setOwner'],
    contractVerified: true,
  }),
  told('ownership_transfer', 'control is handed over', { ...CALL, permissions: ['transferOwnership'] }),
  told('ownership_transfer', 'control of a known contract is handed over', {
    ...CALL,
    permissions: ['transferOwnership'],
    facts: { contract: { verified: true } },
  }),
  told('delegatecall_requested', 'foreign code is run', { ...CALL, permissions: ['delegatecall'] }),
  told('delegatecall_requested', 'the code of a known library is run', {
    ...CALL,
    permissions: ['delegatecall'],
    facts: { contract: { known: { ...NOTHING_KNOWN, roles: ['delegatecall_library'] } } },
  }),
  told('proxy_upgrade', 'code is exchanged', { ...CALL, permissions: ['upgradeTo'] }),
  told('operator_approval_for_all', 'a collection is handed over', { ...APPROVAL, permissions: ['setApprovalForAll'] }),
  told('permit_signature', 'a permit is signed', { ...APPROVAL, permissions: ['permit'] }),
  told('asset_drain_permission', 'assets can be moved', { ...CALL, permissions: ['multicall', 'claimRewards'] }),
  told('permission_not_understood', 'a permission cannot be read', { ...CALL, permissions: ['???', 'deposit'] }),
  told('asset_drain_permission', 'a function lures', { ...CALL, permissions: ['claimRewards'] }),
  told('token_sent_to_token_contract', 'a token goes to its contract', { to: USDC_ON_ETHEREUM }),
  told('token_sent_to_token_contract', 'a token goes to the contract of another', {
    to: CONTRACT,
    facts: { token: { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'DAI' }] } },
  }),
  told('recipient_is_contract', 'a contract is paid that is made to be called', {
    to: CONTRACT,
    facts: { contract: { receives: 'nothing', name: 'Example Router' } },
  }),
  told('recipient_is_contract', 'a program of Solana is paid', {
    chain: 'solana',
    from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    to: 'Vote111111111111111111111111111111111111111',
  }),
  told('contract_missing', 'a contract is not named', { kind: 'swap' }),
  told('contract_missing', 'a spender is not named', { kind: 'approval', to: 'nobody', approval: tokens('1') }),
  told('receiver_not_sender', 'proceeds go elsewhere', { kind: 'mint', contract: CONTRACT }),
];

export const MESSAGES: readonly Told[] = [...NETWORK, ...SCAM, ...RISK, ...PROVENANCE, ...SIMULATION];

/** It stands in the sources: a build does not copy it. */
export const TOLD = new URL('../../../../../test/domain/findings/messages/told.txt', import.meta.url);
