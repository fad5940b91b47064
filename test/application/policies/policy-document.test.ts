import { expect } from 'chai';
import { builtInPolicy } from '../../support/builders.js';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';
import { phrases } from '../../support/words.js';

const FLOOR = ['service-history', 'local-signals'];
const read = (document: unknown) => readPolicyDocument(document, 3, FLOOR);
const minimal = { policy_id: 'ours', name: 'Our policy', direction: 'outgoing' };

const ruled = (when: object) => ({
  ...minimal,
  rules: [{ rule_id: 'r', description: 'd', when, action: 'BLOCK' }],
});

const mistakesIn = (document: unknown): readonly string[] => {
  try {
    read(document);
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : '').split('\n- ').slice(1);
  }
};

describe('a policy document', () => {
  it('is the built-in default of its direction where it says nothing', () => {
    for (const direction of ['outgoing', 'incoming']) {
      const policy = read({ ...minimal, direction });
      expect(policy).to.deep.equal({
        ...builtInPolicy(`${direction}_default`),
        policyId: 'ours',
        name: 'Our policy',
        version: 3,
      });
    }
  });

  it('can say everything that a policy can', () => {
    const policy = read({
      ...minimal,
      thresholds: {
        large_amount_usd: 5_000,
        large_amount_usd_by_token: { usdc: 7_500 },
        little_history_checks: 1,
        structuring_checks: 4,
        structuring_lower_share: 0.9,
        structuring_to_anybody: true,
        velocity_checks_per_hour: 30,
        illicit_confidence: 0.6,
        illicit_confidence_by_category: { mixer: 0.4 },
        clean_confidence: 0.9,
      },
      required_sources: ['http-threat-feed', 'OFAC SDN'],
      optional_sources: ['local-rules'],
      fail_modes: [{ source: 'address_screening', action: 'BLOCK' }],
      max_age_seconds_by_source: { 'OFAC SDN': 86_400 },
      max_age_seconds_by_category: { regulated_service: 3_600 },
      finding_actions: { new_recipient: 'REVIEW', deceptive_text: 'ALLOW' },
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
      ],
    });
    expect(policy.thresholds).to.deep.equal({
      largeAmountUsd: 5_000,
      largeAmountUsdByToken: { USDC: 7_500 },
      littleHistoryChecks: 1,
      structuringChecks: 4,
      structuringLowerShare: 0.9,
      structuringToAnybody: true,
      velocityChecksPerHour: 30,
      illicitConfidence: 0.6,
      illicitConfidenceByCategory: { mixer: 0.4 },
      cleanConfidence: 0.9,
    });
    expect(policy).to.deep.include({
      requiredSources: ['http-threat-feed', 'OFAC SDN'],
      optionalSources: ['local-rules'],
      failModes: [{ source: 'address_screening', action: 'BLOCK' }],
      maxAgeSecondsBySource: { 'OFAC SDN': 86_400 },
      maxAgeSecondsByCategory: { regulated_service: 3_600 },
      findingActions: { new_recipient: 'REVIEW', deceptive_text: 'ALLOW' },
      rules: [
        {
          ruleId: 'mixers',
          description: 'Any mixer.',
          when: {
            categories: ['mixer'],
            exposures: ['indirect'],
            minConfidence: 0.3,
            minShare: 0.1,
            freshness: ['CURRENT'],
            findingCodes: ['indirect_exposure'],
          },
          action: 'BLOCK',
        },
      ],
    });
  });

  it('keeps the rules that explain an incoming answer, and adds its own', () => {
    const rule = { rule_id: 'own', description: 'Own.', when: { min_share: 0.5 }, action: 'BLOCK' };
    const { rules } = read({ ...minimal, direction: 'incoming', rules: [rule] });
    expect(rules.map(({ ruleId }) => ruleId)).to.deep.equal([
      ...builtInPolicy('incoming_default').rules.map(({ ruleId }) => ruleId),
      'own',
    ]);
  });

  it('brings functions and spenders of a rule into the form in which bytes name them', () => {
    const when = {
      action_kinds: ['permit'],
      functions: ['Approve', 'transfer(address to, uint value)', 'HyperliquidTransaction:UsdSend'],
      spenders: ['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    };
    const { rules } = read(ruled(when));
    expect(rules[0]?.when).to.deep.equal({
      actionKinds: ['permit'],
      functions: ['Approve', 'transfer(address,uint256)', 'HyperliquidTransaction:UsdSend'],
      spenders: ['0x7e5f4552091a69125d5dfcb7b8c2659029395bdf', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    });
  });

  const bad: Readonly<Record<string, readonly [unknown, RegExp]>> = {
    'is no object': [[], /must be object/],
    'lacks a name': [{ policy_id: 'ours', direction: 'outgoing' }, /name/],
    'has the name of a built-in policy': [{ ...minimal, policy_id: 'outgoing_strict' }, /built-in/],
    'has a malformed id': [{ ...minimal, policy_id: 'Ours!' }, /policy_id/],
    'has an unknown direction': [{ ...minimal, direction: 'both' }, /outgoing, incoming/],
    'has an unknown member': [{ ...minimal, treshold: {} }, /treshold/],
    'has an unknown threshold': [{ ...minimal, thresholds: { large: 1 } }, /large/],
    'has a negative threshold': [{ ...minimal, thresholds: { large_amount_usd: -1 } }, /large_amount_usd/],
    'has a share over one': [{ ...minimal, thresholds: { illicit_confidence: 80 } }, /illicit_confidence/],
    'counts further back than history does': [
      { ...minimal, thresholds: { little_history_checks: 101 } },
      /little_history_checks/,
    ],
    'lets a failure pass': [
      { ...minimal, fail_modes: [{ source: 'http-threat-feed', action: 'ALLOW' }] },
      /fail_modes\/0\/action/,
    ],
    'makes the floor optional': [{ ...minimal, optional_sources: ['local-signals'] }, /floor/],
    'requires what it makes optional': [
      { ...minimal, optional_sources: ['x'], required_sources: ['x'] },
      /required_sources as well/,
    ],
    'names an unknown code': [{ ...minimal, finding_actions: { new_recepient: 'BLOCK' } }, /new_recepient/],
    'relaxes sanctions': [
      { ...minimal, finding_actions: { sanctioned_address: 'REVIEW' } },
      /sanctioned_address cannot be REVIEW/,
    ],
    'relaxes a published code': [
      { ...minimal, finding_actions: { large_transaction_amount: 'ALLOW' } },
      /large_transaction_amount cannot be ALLOW/,
    ],
    'relaxes a failure': [
      { ...minimal, finding_actions: { screening_degraded: 'ALLOW' } },
      /screening_degraded cannot be ALLOW/,
    ],
    'has a rule without a condition': [ruled({}), /rules\/0\/when/],
    'has a rule with an unknown condition': [ruled({ amount: 1 }), /amount/],
    'has a rule twice': [
      {
        ...minimal,
        rules: [1, 2].map(() => ({ rule_id: 'r', description: 'd', when: { min_share: 1 }, action: 'BLOCK' })),
      },
      /is there twice/,
    ],
    'has an action that bytes cannot do': [ruled({ action_kinds: ['steal'] }), /action_kinds.*token_transfer/],
    'has no function in its list': [ruled({ functions: [] }), /functions/],
    'has a function that is no signature': [
      ruled({ functions: ['f', 'transfer(adress,uint256)'] }),
      /functions\/1 is neither a name/,
    ],
    'has a function with blanks around it': [ruled({ functions: [' approve'] }), /functions\/0/],
    'has a spender that is no address': [ruled({ spenders: ['0x12'] }), /spenders\/0 is no address/],
    'has a spender with a wrong checksum': [
      ruled({ spenders: ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB49'] }),
      /spenders\/0 is no address/,
    ],
    'may be confirmed for longer than the service allows': [
      { ...minimal, confirmable_seconds: 301 },
      /confirmable_seconds/,
    ],
    'can never be confirmed': [{ ...minimal, confirmable_seconds: 0 }, /confirmable_seconds/],
    'has an age of nothing': [{ ...minimal, max_age_seconds_by_source: { x: 0 } }, /max_age_seconds_by_source/],
    'has an age for an unknown category': [{ ...minimal, max_age_seconds_by_category: { bad: 1 } }, /bad/],
  };
  for (const [what, [document, message]] of Object.entries(bad))
    it(`is refused where it ${what}, and the mistake is named`, () => {
      const mistakes = mistakesIn(document);
      expect(
        mistakes.some((mistake) => message.test(mistake)),
        mistakes.join('\n'),
      ).to.equal(true);
    });

  it('is refused with every mistake at once', () => {
    const mistakes = mistakesIn({
      policy_id: 'outgoing_default',
      direction: 'sideways',
      typo: 1,
      thresholds: { large_amount_usd: -1 },
      optional_sources: ['service-history'],
      fail_modes: [{ source: 'x', action: 'ALLOW' }],
      finding_actions: { sanctioned_address: 'ALLOW', unknown_code: 'BLOCK' },
    });
    for (const part of phrases(`
      'name' | /direction | /typo is not known here | large_amount_usd | floor | fail_modes/0
      sanctioned_address cannot be ALLOW | unknown_code | built-in
    `))
      expect(
        mistakes.some((mistake) => mistake.includes(part)),
        part,
      ).to.equal(true);
  });

  it('is refused for a misspelled member first, with the one that was meant, at any depth', () => {
    const { name, ...rest } = minimal;
    expect(
      mistakesIn({ ...rest, title: name, thresholds: { largeAmountUsd: 1, large_amount_usd_by_token: 1 } }),
    ).to.have.ordered.members([
      '/title is not known here; did you mean "name"?',
      '/thresholds/largeAmountUsd is not known here; did you mean "large_amount_usd"?',
      "/ must have required property 'name'",
      '/thresholds/large_amount_usd_by_token must be object',
    ]);
  });

  it('may make any finding stricter', () =>
    expect(
      mistakesIn({
        ...minimal,
        finding_actions: { large_transaction_amount: 'BLOCK', screening_degraded: 'BLOCK', zero_amount: 'BLOCK' },
      }),
    ).to.deep.equal([]));
});
