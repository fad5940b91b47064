import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';
import { publishPolicy } from '../../../src/application/policies/publish-policy.js';
import type { PolicyDocument } from '../../../src/application/policies/policy-schema.js';
import { toDocument } from '../../../src/application/policies/to-document.js';
import { NOW_MS } from '../../support/builders.js';

const PARTNER = 'prt_00000000000000000000000001';

type Whole<Members> = Required<NonNullable<Members>>;
type Rule = NonNullable<PolicyDocument['rules']>[number];

/** A setting that it lacks does not compile. A shadow is found among what was published. */
const EVERY_SETTING: Whole<Omit<PolicyDocument, 'shadow_policy' | 'thresholds' | 'rules'>> & {
  readonly thresholds: Whole<PolicyDocument['thresholds']>;
  readonly rules: readonly (Rule & { readonly when: Whole<Rule['when']> })[];
} = {
  policy_id: 'every',
  name: 'Every setting',
  direction: 'outgoing',
  thresholds: {
    large_amount_usd: 5_000,
    large_amount_usd_by_token: { USDC: 7_500 },
    little_history_checks: 4,
    structuring_checks: 4,
    structuring_lower_share: 0.7,
    structuring_to_anybody: true,
    velocity_checks_per_hour: 30,
    illicit_confidence: 0.6,
    illicit_confidence_by_category: { mixer: 0.4 },
    clean_confidence: 0.95,
    indirect_dust_usd: 12,
    claim_worth_usd: 13,
  },
  required_sources: ['OFAC SDN'],
  optional_sources: ['http-threat-feed'],
  fail_modes: [{ source: 'address_screening', action: 'BLOCK' }],
  max_age_seconds_by_source: { 'OFAC SDN': 60 },
  max_age_seconds_by_category: { mixer: 60 },
  unlimited_approval_spenders: [{ chain: 'base', address: '0x2626664c2603336e57b271c5c0b26f421741e481' }],
  confirmable_seconds: 120,
  disposition_four_eyes: true,
  finding_actions: { new_recipient: 'REVIEW' },
  rules: [
    {
      rule_id: 'every',
      description: 'Every condition.',
      when: {
        finding_codes: ['indirect_exposure'],
        categories: ['mixer'],
        exposures: ['indirect'],
        min_confidence: 0.3,
        min_share: 0.1,
        freshness: ['CURRENT'],
        action_kinds: ['allowance'],
        functions: ['approve(address,uint256)'],
        spenders: ['0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'],
      },
      action: 'BLOCK',
    },
  ],
};

const DOCUMENTS = [
  { policy_id: 'plain', name: 'Plain', direction: 'outgoing' },
  { policy_id: 'plain-in', name: 'Plain', direction: 'incoming' },
  {
    policy_id: 'full',
    name: 'Full',
    direction: 'incoming',
    thresholds: {
      large_amount_usd_by_token: { usdc: 7 },
      velocity_checks_per_hour: 3,
      illicit_confidence_by_category: { mixer: 0.4 },
    },
    required_sources: ['OFAC SDN'],
    optional_sources: ['local-rules'],
    fail_modes: [{ source: 'address_screening', action: 'BLOCK' }],
    max_age_seconds_by_source: { 'OFAC SDN': 60 },
    max_age_seconds_by_category: { mixer: 60 },
    confirmable_seconds: 120,
    disposition_four_eyes: true,
    finding_actions: { indirect_exposure: 'ALLOW', provenance_unclear: 'ALLOW', disputed_listing: 'BLOCK' },
    unlimited_approval_spenders: [{ chain: 'base', address: '0x2626664c2603336E57B271c5C0b26F421741e481' }],
    rules: [
      {
        rule_id: 'mixers',
        description: 'Any mixer.',
        when: {
          categories: ['mixer'],
          exposures: ['indirect'],
          min_confidence: 0.3,
          min_share: 0.1,
          freshness: ['CURRENT'],
          finding_codes: ['indirect_exposure'],
        },
        action: 'BLOCK',
      },
      {
        rule_id: 'bytes',
        description: 'What bytes do.',
        when: {
          action_kinds: ['allowance', 'operator'],
          functions: ['approve', 'permit(address owner, address, uint)'],
          spenders: ['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
        },
        action: 'REVIEW',
      },
    ],
  },
] as const;

describe('a policy as it is shown', () => {
  it('says every setting again that its document has', () => {
    expect(toDocument(readPolicyDocument(EVERY_SETTING, 1, []))).to.deep.equal(EVERY_SETTING);
  });

  it('is the document that publishes the same policy again', () => {
    for (const document of DOCUMENTS) {
      const policy = readPolicyDocument(document, 4, []);
      const shown: unknown = JSON.parse(JSON.stringify(toDocument(policy)));
      expect(readPolicyDocument(shown, 4, []), document.policy_id).to.deep.equal(policy);
    }
  });

  it('is nothing new when it is published again', async () => {
    const { policies } = createMemoryStorage();
    const publish = (document: unknown) =>
      publishPolicy({ policies, clock: { now: () => NOW_MS } }, PARTNER, document, []);
    for (const document of DOCUMENTS) {
      const { published } = await publish(document);
      const again = await publish(JSON.parse(JSON.stringify(toDocument(published.policy))));
      expect([again.isNew, again.published.policy.version], document.policy_id).to.deep.equal([false, 1]);
    }
  });

  it('lets a partner start from a built-in policy under a name of its own', () => {
    for (const policy of BUILT_IN_POLICIES) {
      const own = { ...toDocument(policy), policy_id: 'ours' };
      expect(readPolicyDocument(own, 1, []), policy.policyId).to.deep.equal({ ...policy, policyId: 'ours' });
    }
  });
});
