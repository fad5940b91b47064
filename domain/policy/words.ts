/** What a member of a policy is called, and what it means with its limits. */
export interface PolicyFieldWords {
  readonly label: string;
  readonly meaning: string;
}

const AGE = 'Older evidence counts as out of date. Seconds, 1 to 315,360,000.';

/**
 * The members of a policy document in words: its schema and the form of the review desk say the same. No name stands at
 * two places of a document with two meanings.
 */
export const POLICY_WORDS = {
  policy_id: { label: 'Id', meaning: 'Small letters, digits, - and _. Checks name the policy by it.' },
  name: { label: 'Name', meaning: 'In your words, at most 200 characters.' },
  direction: { label: 'Judges', meaning: 'What goes out, or what comes in.' },
  large_amount_usd: {
    label: 'A large amount, US dollars',
    meaning: 'From this value on, a payment to someone with little history is reviewed. 0 to 1,000,000.',
  },
  large_amount_usd_by_token: {
    label: 'A large amount of single tokens, US dollars',
    meaning: 'By the symbol of the token, in place of the amount above. 0 to 1,000,000.',
  },
  little_history_checks: {
    label: 'Little history, earlier checks',
    meaning: 'A recipient with fewer earlier checks of this size has little history. 1 to 100.',
  },
  structuring_checks: {
    label: 'Payments just below the limit that make a pattern',
    meaning: 'So many within 24 hours, with the present one. 2 to 10.',
  },
  structuring_lower_share: {
    label: 'Just below the limit, from this share of it',
    meaning: 'From this share of the large amount on, a payment counts as just below it. 0 to 1.',
  },
  structuring_to_anybody: {
    label: 'Payments to different recipients make the pattern, too',
    meaning: 'Otherwise only those to one recipient do.',
  },
  velocity_checks_per_hour: {
    label: 'A burst, checks of one sender in an hour',
    meaning: 'More than this is a burst. 1 to 10,000; empty: off, or as by default.',
  },
  illicit_confidence: {
    label: 'Confidence that blocks',
    meaning: 'From here on, an attribution to something illicit blocks. 0 to 1.',
  },
  illicit_confidence_by_category: {
    label: 'Confidence that blocks, by category',
    meaning: 'In place of the one above. 0 to 1.',
  },
  clean_confidence: {
    label: 'Confidence that clears',
    meaning: 'From here on, an attribution to a regulated service clears a source of funds. 0 to 1.',
  },
  indirect_dust_usd: {
    label: 'Small indirect exposure, US dollars',
    meaning:
      'Indirect exposure worth less than this raises no finding: its share of the payment. Empty: all of it does.',
  },
  claim_worth_usd: {
    label: 'The caller may vouch for a contract, US dollars',
    meaning:
      'Below this value the word of the caller settles what no source knows. At most 10,000; empty: 1,000; 0: never.',
  },
  required_sources: {
    label: 'Sources that must answer',
    meaning: 'Providers and lists by id, beside those that always must. Without one of them no check is ALLOW.',
  },
  optional_sources: {
    label: 'Sources that may fail',
    meaning: 'Providers by id. Some are always required and cannot stand here.',
  },
  fail_modes: {
    label: 'What a source that fails leads to',
    meaning: 'By the id of a source or its capability. REVIEW where nothing is said, never ALLOW.',
  },
  max_age_seconds_by_source: { label: 'Greatest age, by source', meaning: AGE },
  max_age_seconds_by_category: { label: 'Greatest age, by category', meaning: AGE },
  unlimited_approval_spenders: {
    label: 'Contracts that may take without limit',
    meaning:
      'An unlimited approval is a REVIEW for these, where the own registry knows them. It is BLOCK for all others.',
  },
  confirmable_seconds: {
    label: 'How long a verdict may be confirmed, seconds',
    meaning: 'It can only be shorter than by default. 1 to 300.',
  },
  disposition_four_eyes: {
    label: 'Two people decide',
    meaning: 'At the review desk an approval or a false alarm counts once a second person says the same.',
  },
  shadow_policy: {
    label: 'Policy on trial',
    meaning: 'Id of a published policy. What it would have said is recorded beside each check, and decides nothing.',
  },
  finding_actions: {
    label: 'What a finding does',
    meaning: 'Only where it differs from the default. Some findings cannot be made milder.',
  },
  rules: { label: 'Rules of your own', meaning: 'The strictest action of all findings and rules wins.' },
  rule_id: { label: 'Id of the rule', meaning: 'Small letters, digits, - and _.' },
  description: { label: 'In words', meaning: 'It stands in every case that the rule matches.' },
  when: { label: 'When', meaning: 'All of what is named must hold.' },
  action: { label: 'Then', meaning: 'ALLOW explains and makes nothing milder.' },
  finding_codes: { label: 'One of these findings', meaning: 'By their codes.' },
  categories: { label: 'Evidence of one of these categories', meaning: 'What a source says of an address.' },
  exposures: { label: 'Exposure', meaning: 'How near the address is to it.' },
  min_confidence: { label: 'Confidence, at least', meaning: 'Of the source in its evidence. 0 to 1.' },
  min_share: { label: 'Share of the funds, at least', meaning: '0 to 1.' },
  freshness: { label: 'How fresh the evidence is', meaning: 'By its own greatest age and that of the policy.' },
  action_kinds: { label: 'What the bytes do', meaning: 'One action must satisfy all that is asked of the bytes.' },
  functions: {
    label: 'Functions that are called',
    meaning: 'One a line: a name, or a signature as transfer(address,uint256).',
  },
  spenders: { label: 'Who may then spend', meaning: 'Addresses, one a line.' },
} as const satisfies Readonly<Record<string, PolicyFieldWords>>;
export type PolicyField = keyof typeof POLICY_WORDS;
