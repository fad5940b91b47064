import { expect } from 'chai';
import type { Finding, FindingCode } from '../../../domain/verdict/finding.js';
import type { Policy } from '../../../domain/policy/policy.js';
import {
  CONTRACT,
  ETHER,
  evidenceAbout,
  type FactChanges,
  type IntentChanges,
  KNOWN_RECIPIENT,
  NO_HISTORY,
  OUTGOING_STRICT,
  RECIPIENT,
  SENDER,
  tokens,
  UNKNOWN_TOKEN,
  UNLIMITED,
  USDC,
  USDC_ON_ETHEREUM,
} from '../../support/builders.js';
import { decided, findingOf } from '../../support/deciding.js';

/**
 * What a person reads, what the machine reads beside it, and when: `says` are the parts of the message that must be
 * there, in this order. Every message says what was seen and what to do.
 */
interface Row {
  readonly when: string;
  readonly code: FindingCode;
  readonly intent: IntentChanges;
  readonly facts?: FactChanges;
  readonly policy?: Policy;
  readonly says: readonly string[];
  readonly fields?: Finding['fields'];
  readonly measures?: Finding['measures'];
}

const CALL: IntentChanges = { kind: 'call', contract: CONTRACT };
const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT };
const TWIN = '0x5f3a11112222333344445555666677778888f924';
const MISSPELT = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eB49';
const BASE58 = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';

const NETWORK: readonly Row[] = [
  {
    when: 'letter case does not fit',
    code: 'address_checksum_mismatch',
    intent: { to: MISSPELT, expectedTo: MISSPELT },
    says: ['letter case of to_address and expected_to_address does not fit its checksum', 'Copy the address again'],
    fields: ['to_address', 'expected_to_address'],
  },
  {
    when: 'text is no EVM address',
    code: 'invalid_recipient_address',
    intent: { to: 'nobody' },
    says: ['to_address is no address of Ethereum', '0x followed by 40 hex digits', 'Copy the address again'],
    fields: ['to_address'],
  },
  {
    when: 'text is no Solana address',
    code: 'invalid_recipient_address',
    intent: { chain: 'solana', from: BASE58, to: 'nobody' },
    says: ['to_address is no address of Solana', 'base58 text of exactly 32 bytes', 'Copy the address again'],
    fields: ['to_address'],
  },
  {
    when: 'a Solana address stands on an EVM chain',
    code: 'invalid_sender_address',
    intent: { from: BASE58 },
    says: ['from_address is a Solana address (base58), but the transaction is on Ethereum', 'choose the right network'],
    fields: ['from_address'],
  },
  {
    when: 'an EVM address stands on Solana',
    code: 'invalid_recipient_address',
    intent: { chain: 'solana', from: BASE58 },
    says: [
      'to_address is an EVM address (0x and 40 hex digits), but the transaction is on Solana',
      'choose the right network',
    ],
    fields: ['to_address'],
  },
  {
    when: 'the contract is another than the token’s',
    code: 'token_contract_mismatch',
    intent: { contract: CONTRACT },
    says: ['contract_address is not the official contract of USDC on Ethereum', 'Do not send'],
    fields: ['contract_address'],
  },
  {
    when: 'a currency is given a contract',
    code: 'token_contract_mismatch',
    intent: { token: 'ETH', amount: '1', contract: CONTRACT },
    facts: { token: ETHER },
    says: ['ETH is the own currency of Ethereum and has no contract', 'Do not send'],
    fields: ['contract_address'],
  },
  {
    when: 'a token is issued elsewhere',
    code: 'token_not_on_chain',
    intent: {},
    facts: { token: { ...UNKNOWN_TOKEN, completeForAllChains: true } },
    says: ['USDC does not exist on Ethereum', 'Check the network and the token'],
    fields: [],
  },
  {
    when: 'a token is not known',
    code: 'token_not_recognized',
    intent: { token: 'NEWCOIN' },
    facts: { token: UNKNOWN_TOKEN },
    says: ['NEWCOIN is not a token that is known here on Ethereum', 'Compare its contract'],
    fields: [],
  },
];

const RISK: readonly Row[] = [
  {
    when: 'one check went before',
    code: 'large_transaction_amount',
    intent: { amount: '12345.67' },
    facts: { history: { ...KNOWN_RECIPIENT, allowedChecksToRecipient: 1 } },
    says: [
      'worth about 12346 US dollars, at or above the limit of 10000',
      'it has 1 earlier allowed check)',
      'Confirm the recipient by another channel',
    ],
    fields: ['to_address'],
    measures: [
      { name: 'value_usd', actual: 12_345.67, threshold: 10_000 },
      { name: 'allowed_checks_to_recipient', actual: 1, threshold: 3 },
    ],
  },
  {
    when: 'none went before',
    code: 'large_transaction_amount',
    intent: { amount: '10000' },
    facts: { history: NO_HISTORY },
    says: ['it has 0 earlier allowed checks)'],
  },
  {
    when: 'history is out',
    code: 'large_transaction_amount',
    intent: { amount: '10000' },
    facts: { history: null },
    says: ['(its history could not be read)'],
    measures: [
      { name: 'value_usd', actual: 10_000, threshold: 10_000 },
      { name: 'allowed_checks_to_recipient', actual: null, threshold: 3 },
    ],
  },
  {
    when: 'a recipient is new',
    code: 'new_recipient',
    intent: {},
    facts: { history: NO_HISTORY },
    says: ['first check of a transfer from this sender to this recipient', 'Compare the whole address'],
    fields: ['to_address'],
  },
  {
    when: 'another recipient was expected',
    code: 'recipient_mismatch',
    intent: { expectedTo: SENDER },
    says: [
      'to_address is not the recipient that was expected (expected_to_address)',
      'Stop, and take the address again',
    ],
    fields: ['to_address', 'expected_to_address'],
  },
  {
    when: 'a source is out',
    code: 'screening_degraded',
    intent: {},
    facts: { history: null },
    says: ['The required source "history" did not answer (timeout)', 'review the transaction by hand'],
    fields: [],
    measures: [{ name: 'failed_source', actual: 'history', threshold: null }],
  },
  {
    when: 'a simulation is out',
    code: 'simulation_unavailable',
    intent: {},
    facts: { simulation: null },
    says: ['The required simulation "local-rules" did not answer (timeout)', 'review the transaction by hand'],
    fields: [],
    measures: [{ name: 'failed_source', actual: 'local-rules', threshold: null }],
  },
  {
    when: 'somebody pays themselves',
    code: 'self_transfer',
    intent: { to: SENDER },
    says: ['Sender and recipient are the same account', 'Check that the recipient'],
    fields: ['from_address', 'to_address'],
  },
  {
    when: 'a payment may be split',
    code: 'structuring_pattern',
    intent: { amount: '9000' },
    facts: { history: { ...KNOWN_RECIPIENT, bandChecksLastDay: 2 } },
    says: [
      '3 checks by this sender within 24 hours, this one included, each lie just below the limit of 10000 US dollars',
      'Ask for the reason',
    ],
    fields: ['from_address'],
    measures: [
      { name: 'checks_in_band_last_day', actual: 3, threshold: 3 },
      { name: 'value_usd', actual: 9000, threshold: 10_000 },
    ],
  },
  {
    when: 'a size is not judged',
    code: 'value_unknown',
    intent: {},
    facts: { token: { ...USDC, referencePriceUsd: null } },
    says: ['There is no reference price for USDC', 'was not judged'],
    fields: [],
  },
  {
    when: 'a sender is hasty',
    code: 'velocity_burst',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, checksLastHour: 60 } },
    policy: OUTGOING_STRICT,
    says: ['more than 60 checks within an hour', 'Check that the sender'],
    fields: ['from_address'],
    measures: [{ name: 'checks_last_hour', actual: 61, threshold: 60 }],
  },
  {
    when: 'nothing is moved',
    code: 'zero_amount',
    intent: { amount: '0' },
    says: ['The transfer moves nothing', 'Continue only if this is meant'],
    fields: [],
  },
];

const attributed = {
  basis: 'attribution',
  source: { id: 'feed', name: 'Feed', kind: 'external_feed' },
  observedAt: '2026-11-20T12:00:00.000Z',
  publishedAt: null,
  maxAgeSeconds: 864_000,
} as const;
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

const SCAM: readonly Row[] = [
  {
    when: 'an address is sanctioned',
    code: 'sanctioned_address',
    intent: {},
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'sanctions', publishedAt: null })] },
    says: [
      'The address in to_address is on a sanctions list: Example list (undated, reference row-17)',
      'Do not continue',
    ],
    fields: ['to_address'],
  },
  {
    when: 'an address is listed twice',
    code: 'listed_scam_address',
    intent: {},
    facts: {
      evidence: [
        evidenceAbout(RECIPIENT),
        evidenceAbout(RECIPIENT, { evidenceId: 'evd_b', category: 'ransomware', reference: 'row-2' }),
      ],
    },
    says: [
      'listed for ransomware, scam or phishing by Example list (of 2026-11-01, reference row-17); Example list ' +
        '(of 2026-11-01, reference row-2)',
      'Do not continue',
    ],
    fields: ['to_address'],
  },
  {
    when: 'a listing is disputed',
    code: 'disputed_listing',
    intent: CALL,
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
    says: [
      'also named by A list as the official contract of USDX; Z list as the official contract of USDX; the token ' +
        'registry as the official contract of OTHER. One of the sources is wrong',
      'before continuing',
    ],
    fields: ['contract_address'],
  },
  {
    when: 'exposure is sure',
    code: 'illicit_exposure',
    intent: {},
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
    says: [
      'attributed, directly and with high confidence, to a mixer, stolen funds by Feed (of 2026-11-20, "Example ' +
        'Mixing", reference row-17); Feed (of 2026-11-20, reference row-17)',
      'Do not continue',
    ],
    fields: ['to_address'],
    measures: [
      { name: 'confidence evd_0000000000000000000000000a', actual: 1, threshold: 0.8 },
      { name: 'confidence evd_b', actual: 0.8, threshold: 0.8 },
    ],
  },
  {
    when: 'exposure is indirect',
    code: 'indirect_exposure',
    intent: {},
    facts: {
      evidence: [
        evidenceAbout(RECIPIENT, { ...attributed, category: 'gambling', exposure: 'indirect', confidence: 0.5 }),
      ],
    },
    says: ['has a possible link to gambling by Feed', 'says nothing about who owns the address', 'Review the evidence'],
    fields: ['to_address'],
    measures: [{ name: 'confidence evd_0000000000000000000000000a', actual: 0.5, threshold: 0.8 }],
  },
  {
    when: 'a recipient looks like the expected one',
    code: 'recipient_lookalike',
    intent: { expectedTo: TWIN },
    says: [
      'to_address begins and ends like the expected recipient, but is another account: they differ between ' +
        'character 4 and character 37 after 0x',
      'Do not send',
    ],
    fields: ['to_address', 'expected_to_address'],
  },
  {
    when: 'a Solana recipient looks like the expected one',
    code: 'recipient_lookalike',
    intent: {
      chain: 'solana',
      from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
      to: '7v9YpLkFNDiuPkMCj7FTCjT6Xwvrp4q9jHcVg83fyy1Q',
      expectedTo: BASE58,
    },
    says: ['they differ between character 4 and character 41. Look-alike'],
  },
  {
    when: 'a recipient looks like a past one',
    code: 'recipient_lookalike',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, lookalikeRecipients: [TWIN] } },
    says: ['like a recipient that this sender paid before, but is another account', 'Do not send'],
    fields: ['to_address'],
  },
  {
    when: 'a recipient looks like both',
    code: 'recipient_lookalike',
    intent: { expectedTo: TWIN },
    facts: { history: { ...KNOWN_RECIPIENT, lookalikeRecipients: [TWIN] } },
    says: ['like the expected recipient and a recipient that this sender paid before, but'],
  },
  {
    when: 'a look-alike is expected',
    code: 'recipient_lookalike',
    intent: { expectedTo: RECIPIENT },
    facts: { history: { ...KNOWN_RECIPIENT, lookalikeRecipients: [TWIN] } },
    says: ['a recipient that this sender paid before', 'Compare the whole address with its source before continuing.'],
    fields: ['to_address'],
  },
  {
    when: 'the recipient is the null address',
    code: 'burn_address_recipient',
    intent: { to: `0x${'0'.repeat(40)}` },
    says: ['The recipient is the null address: nobody holds a key', 'Continue only if destroying the funds is meant'],
    fields: ['to_address'],
  },
  {
    when: 'a source names a burn address',
    code: 'burn_address_recipient',
    intent: {},
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'burn_address' })] },
    says: ['listed as a burn address by Example list (of 2026-11-01, reference row-17)'],
    fields: ['to_address'],
  },
  {
    when: 'a name vouches for itself',
    code: 'self_asserted_trust',
    intent: { counterpartyName: 'verified' },
    says: ['counterparty_name claims its own safety', 'Confirm the counterparty by another channel'],
    fields: [],
  },
  {
    when: 'a reference vouches for itself',
    code: 'self_asserted_trust',
    intent: { intentReference: 'verified' },
    says: ['intent_reference claims its own safety'],
  },
  {
    when: 'a name is disguised',
    code: 'deceptive_text',
    intent: { counterpartyName: 'a\u200bb' },
    says: [
      'counterparty_name is written with hidden characters or with look-alike letters',
      'Confirm the counterparty by another channel',
    ],
    fields: [],
  },
  {
    when: 'a reference is disguised',
    code: 'deceptive_text',
    intent: { intentReference: 'a\u200bb' },
    says: ['intent_reference is written with hidden characters'],
  },
  {
    when: 'a symbol is disguised',
    code: 'deceptive_text',
    intent: { token: 'USD\u0421' },
    facts: { token: UNKNOWN_TOKEN },
    says: [
      'token is written with hidden characters or with look-alike letters of another script. Fake tokens',
      'Compare the token',
    ],
    fields: [],
  },
  {
    when: 'a symbol imitates others',
    code: 'deceptive_text',
    intent: { token: 'USDCC' },
    facts: { token: { ...UNKNOWN_TOKEN, imitates: ['USDC', 'USDT'] } },
    says: ['token looks like USDC, USDT but is written with other characters. Fake tokens', 'Compare the token'],
  },
];

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
    when: 'an approval is too high',
    code: 'approval_exceeds_amount',
    intent: { ...APPROVAL, approval: tokens('251') },
    says: ['The approval (251) is higher than the amount of this operation (250 USDC)', 'Approve only the amount'],
    fields: ['contract_address'],
    measures: [{ name: 'approval_amount', actual: '251', threshold: '250' }],
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
    says: ['The spender in to_address is not known here as a verified contract', 'Approve only spenders'],
    fields: ['to_address'],
  },
  {
    when: 'a spender is unverified',
    code: 'approval_spender_unverified',
    intent: { ...APPROVAL, approval: tokens('1') },
    facts: { contract: { verified: false } },
    says: ['The spender in contract_address is known to be unverified', 'Approve only spenders'],
    fields: ['contract_address'],
  },
  {
    when: 'a contract is unknown',
    code: 'unverified_contract',
    intent: CALL,
    says: ['The contract in contract_address is not known here as verified', 'Continue only if you know who runs it'],
    fields: ['contract_address'],
  },
  {
    when: 'a contract is unverified',
    code: 'unverified_contract',
    intent: CALL,
    facts: { contract: { verified: false } },
    says: ['is known to be unverified: nobody can read what it does'],
  },
  {
    when: 'a contract can change',
    code: 'unverified_upgradeable_contract',
    intent: CALL,
    facts: { contract: { verified: false, upgradeable: true } },
    says: [
      'The contract in contract_address is not verified, and its code can be exchanged',
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
    when: 'foreign code is run by a known contract',
    code: 'delegatecall_requested',
    intent: { ...CALL, permissions: ['delegatecall'] },
    facts: { contract: { verified: true } },
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
    says: ['every token of a collection ("setApprovalForAll")', 'Approve single tokens instead'],
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
    when: 'a contract is not named',
    code: 'contract_missing',
    intent: { kind: 'swap' },
    says: ['contract_address does not say which', 'Give the contract that is called'],
    fields: [],
  },
  {
    when: 'a spender is not named',
    code: 'contract_missing',
    intent: { kind: 'approval', to: 'nobody', approval: tokens('1') },
    says: ['The approval names no valid spender', 'Give the spender in contract_address'],
    fields: ['to_address'],
  },
  {
    when: 'proceeds go elsewhere',
    code: 'receiver_not_sender',
    intent: { kind: 'mint', contract: CONTRACT },
    says: ['The proceeds of this mint go to to_address', 'Make sure that giving them to somebody else is meant'],
    fields: ['to_address'],
  },
];

const PROVENANCE: readonly Row[] = [
  {
    when: 'nothing is known',
    code: 'provenance_unclear',
    intent: {},
    says: ['Nothing reliable is known about the source of these funds', 'find out who sends them'],
    fields: ['from_address'],
  },
  {
    when: 'statements are old',
    code: 'provenance_stale',
    intent: {},
    facts: { evidence: [evidenceAbout(SENDER, { ...attributed, category: 'regulated_service', maxAgeSeconds: 3600 })] },
    says: ['is older than the policy accepts', 'Have it screened again or reviewed'],
    fields: ['from_address'],
    measures: [{ name: 'age_seconds', actual: 86_400, threshold: 3600 }],
  },
  {
    when: 'parts are missing',
    code: 'provenance_incomplete',
    intent: {},
    facts: {
      evidence: [
        evidenceAbout(SENDER, {
          ...attributed,
          category: 'regulated_service',
          missingParts: ['purpose', 'originator'],
        }),
      ],
    },
    says: ['is incomplete: originator, purpose missing', 'Ask the sender'],
    fields: ['from_address'],
  },
  {
    when: 'sources are out',
    code: 'provenance_degraded',
    intent: {},
    facts: { history: null, evidence: null },
    says: [
      'could not be fully screened: "history" did not answer (timeout); "local-signals" did not answer (timeout)',
      'Do not credit them before',
    ],
    fields: ['from_address'],
    measures: [
      { name: 'history', actual: 'unavailable', threshold: 'answered' },
      { name: 'local-signals', actual: 'unavailable', threshold: 'answered' },
    ],
  },
];

const inOrder = (message: string, parts: readonly string[]): boolean => {
  let from = 0;
  for (const part of parts) {
    const at = message.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
};

const check = (rows: readonly Row[], common: IntentChanges = {}): void => {
  for (const { when, code, intent, facts, policy, says, fields, measures } of rows) {
    it(`of ${code} say what was seen and what to do where ${when}`, () => {
      const finding = findingOf(decided({ ...common, ...intent }, facts, policy), code);
      expect(inOrder(finding.message, says), finding.message).to.equal(true);
      if (fields !== undefined) expect(finding.fields).to.deep.equal(fields);
      if (measures !== undefined) expect(finding.measures).to.deep.equal(measures);
    });
  }
};

describe('messages', () => {
  check(NETWORK);
  check(RISK);
  check(SCAM);
  check(SIMULATION);
  check(PROVENANCE, { direction: 'incoming' });

  it('name the evidence that a finding rests on', () => {
    const incomplete = evidenceAbout(SENDER, {
      ...attributed,
      category: 'regulated_service',
      missingParts: ['purpose'],
      maxAgeSeconds: 60,
    });
    const { findings } = decided({ direction: 'incoming' }, { evidence: [incomplete] });
    expect(findings.map(({ code, evidenceIds }) => [code, evidenceIds])).to.deep.equal([
      ['provenance_incomplete', [incomplete.evidenceId]],
      ['provenance_stale', [incomplete.evidenceId]],
    ]);
    const weak = evidenceAbout(SENDER, { ...attributed, category: 'regulated_service', confidence: 0.1 });
    expect(
      findingOf(decided({ direction: 'incoming' }, { evidence: [weak] }), 'provenance_unclear').evidenceIds,
    ).to.deep.equal([weak.evidenceId]);
  });
});
