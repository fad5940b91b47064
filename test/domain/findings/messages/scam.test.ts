import {
  CONTRACT,
  evidenceAbout,
  KNOWN_RECIPIENT,
  RECIPIENT,
  UNKNOWN_TOKEN,
  USDC,
  usedRecipient,
} from '../../../support/builders.js';
import { attributed, CALL, describeMessages, type Row } from './rows.js';

const TWIN = '0x5f3a11112222333344445555666677778888f924';

const BASE58 = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';

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
    says: ['The recipient 0x', 'is on the sanctions list Example list (undated). ', 'Do not continue'],
    fields: ['to_address'],
  },
  {
    when: 'the list names programmes',
    code: 'sanctioned_address',
    intent: {},
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'sanctions', programmes: ['DPRK3', 'CYBER2'] })] },
    says: ['is on the sanctions list Example list (2026-11-01) under CYBER2, DPRK3. ', 'Do not continue'],
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
      'The recipient 0x5f3c…1924 is listed for ransomware, scam or phishing by Example list (2026-11-01)',
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
      'The contract 0x9d4e…7081 is a scam by Example list (2026-11-01)',
      'the contract of OTHER, USDX by A list, Z list, the token registry',
      'Find out which is right',
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
      'The recipient 0x5f3c…1924 is linked directly to a mixer, stolen funds, says Feed (2026-11-20)',
      'Stop, and tell compliance',
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
    says: ['may be linked to gambling, says Feed', 'See the evidence'],
    fields: ['to_address'],
    measures: [{ name: 'confidence evd_0000000000000000000000000a', actual: 0.5, threshold: 0.8 }],
  },
  {
    when: 'a recipient looks like the expected one',
    code: 'recipient_lookalike',
    intent: { expectedTo: TWIN },
    says: [
      'The recipient 0x5f3c…1924 only looks like the expected recipient 0x5f3a…f924: characters 6 to 39 differ',
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
    says: ['characters 4 to 41 differ'],
  },
  {
    when: 'a recipient looks like a past one',
    code: 'recipient_lookalike',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN, { paid: true })] } },
    says: ['only looks like a recipient paid before 0x', 'Do not send'],
    fields: ['to_address'],
  },
  {
    when: 'a recipient looks like one that was only checked',
    code: 'recipient_lookalike',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN)] } },
    says: ['only looks like a recipient that was checked before 0x', 'Do not send'],
    fields: ['to_address'],
  },
  {
    when: 'a recipient looks like both',
    code: 'recipient_lookalike',
    intent: { expectedTo: TWIN },
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN, { paid: true })] } },
    says: ['only looks like the expected recipient 0x', ' and 1 more'],
  },
  {
    when: 'a look-alike is expected',
    code: 'recipient_lookalike',
    intent: { expectedTo: RECIPIENT },
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN, { paid: true })] } },
    says: ['a recipient paid before', 'Compare the whole address first.'],
    fields: ['to_address'],
  },
  {
    when: 'the recipient is the null address',
    code: 'burn_address_recipient',
    intent: { to: `0x${'0'.repeat(40)}` },
    says: ['Nobody holds a key for the recipient 0x0000…0000 (the null address)', 'Continue only to destroy the funds'],
    fields: ['to_address'],
  },
  {
    when: 'a source names a burn address',
    code: 'burn_address_recipient',
    intent: {},
    facts: { evidence: [evidenceAbout(RECIPIENT, { category: 'burn_address' })] },
    says: ['The recipient 0x5f3c…1924 is listed as a burn address by Example list (2026-11-01)'],
    fields: ['to_address'],
  },
  {
    when: 'a name vouches for itself',
    code: 'self_asserted_trust',
    intent: { counterpartyName: 'verified' },
    says: ['The name of the counterparty claims to be safe', 'confirm the other side another way'],
    fields: [],
  },
  {
    when: 'a reference vouches for itself',
    code: 'self_asserted_trust',
    intent: { intentReference: 'verified' },
    says: ['The payment reference claims to be safe'],
  },
  {
    when: 'a name is disguised',
    code: 'deceptive_text',
    intent: { counterpartyName: 'a\u200bb' },
    says: ['The name of the other side has hidden or look-alike characters', 'Confirm who it is another way'],
    fields: [],
  },
  {
    when: 'a reference is disguised',
    code: 'deceptive_text',
    intent: { intentReference: 'a\u200bb' },
    says: ['The payment reference has hidden or look-alike characters'],
  },
  {
    when: 'a symbol is disguised',
    code: 'deceptive_text',
    intent: { token: 'USD\u0421' },
    facts: { token: UNKNOWN_TOKEN },
    says: ['The token name has hidden or look-alike characters', 'compare its contract'],
    fields: [],
  },
  {
    when: 'a symbol imitates others',
    code: 'deceptive_text',
    intent: { token: 'USDCC' },
    facts: { token: { ...UNKNOWN_TOKEN, imitates: ['USDC', 'USDT'] } },
    says: ['The token name looks like USDC, USDT, but uses other characters', 'compare its contract'],
  },
];

describe('messages', () => {
  describeMessages(SCAM);
});
