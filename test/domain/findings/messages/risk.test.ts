import { ETHER, KNOWN_RECIPIENT, NO_HISTORY, OUTGOING_STRICT, SENDER, USDC } from '../../../support/builders.js';
import { describeMessages, type Row } from './rows.js';

const RISK: readonly Row[] = [
  {
    when: 'one check went before',
    code: 'large_transaction_amount',
    intent: { amount: '12345.67' },
    facts: { history: { ...KNOWN_RECIPIENT, earlierChecks: [{ usd: 1_000_000 }] } },
    says: [
      'The recipient 0x5f3c…1924 has little history here, and about 12,346 USD is at stake (limit 10,000 USD)',
      'Confirm who it is another way',
    ],
    fields: ['to_address'],
    measures: [
      { name: 'value_usd', actual: 12_345.67, threshold: 10_000 },
      { name: 'earlier_checks', actual: 1, threshold: 3 },
    ],
  },
  {
    when: 'the price is a quote of some day',
    code: 'large_transaction_amount',
    intent: { token: 'ETH', amount: '10' },
    facts: { token: ETHER, history: NO_HISTORY },
    says: ['about 30,000 USD is at stake (limit 10,000 USD)'],
  },
  {
    when: 'the price is old',
    code: 'value_unknown',
    intent: { token: 'ETH', amount: '1' },
    facts: { token: { ...ETHER, pricedAt: '2026-10-01T00:00:00.000Z' } },
    says: ['Our price for ETH is from 2026-10-01', 'Judge the value yourself'],
    fields: [],
  },
  {
    when: 'the price bears no date',
    code: 'value_unknown',
    intent: { token: 'ETH', amount: '1' },
    facts: { token: { ...ETHER, pricedAt: null } },
    says: ['Our price for ETH has no date'],
  },
  {
    when: 'none went before',
    code: 'large_transaction_amount',
    intent: { amount: '10000' },
    facts: { history: NO_HISTORY },
    says: ['has little history here'],
  },
  {
    when: 'history is out',
    code: 'large_transaction_amount',
    intent: { amount: '10000' },
    facts: { history: null },
    says: ['no history could be read: the recipient 0x5f3c…1924'],
    measures: [
      { name: 'value_usd', actual: 10_000, threshold: 10_000 },
      { name: 'earlier_checks', actual: null, threshold: 3 },
    ],
  },
  {
    when: 'a recipient is new',
    code: 'new_recipient',
    intent: {},
    facts: { history: NO_HISTORY },
    says: ['the first known payment to 0x5f3c…1924', 'Compare the whole address'],
    fields: ['to_address'],
  },
  {
    when: 'another recipient was expected',
    code: 'recipient_mismatch',
    intent: { expectedTo: SENDER },
    says: ['The recipient 0x5f3c…1924 is not the recipient you expected (0xa1b2…2334)', 'get it again from its source'],
    fields: ['to_address', 'expected_to_address'],
  },
  {
    when: 'a source is out',
    code: 'screening_degraded',
    intent: {},
    facts: { history: null },
    says: ['This check is incomplete (history: no answer)', 'review it by hand'],
    fields: [],
    measures: [{ name: 'failed_source', actual: 'history', threshold: null }],
  },
  {
    when: 'a simulation is out',
    code: 'simulation_unavailable',
    intent: {},
    facts: { simulation: null },
    says: ['We could not simulate this (local-rules: no answer)', 'review it by hand'],
    fields: [],
    measures: [{ name: 'failed_source', actual: 'local-rules', threshold: null }],
  },
  {
    when: 'somebody pays themselves',
    code: 'self_transfer',
    intent: { to: SENDER },
    says: ['Sender and recipient are both 0xa1b2…2334', 'Check that you have the right recipient'],
    fields: ['from_address', 'to_address'],
  },
  {
    when: 'a payment may be split',
    code: 'structuring_pattern',
    intent: { amount: '9000' },
    facts: { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 2 } },
    says: [
      'The recipient 0x5f3c…1924 gets 3 payments by this sender in 24 hours, each just below 10,000 USD',
      'Ask for the reason',
    ],
    fields: ['from_address', 'to_address'],
    measures: [
      { name: 'payments_in_band_last_day', actual: 3, threshold: 3 },
      { name: 'value_usd', actual: 9000, threshold: 10_000 },
    ],
  },
  {
    when: 'payments to different recipients may be parts of one',
    code: 'structuring_pattern',
    intent: { amount: '900' },
    facts: { history: { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 2 } },
    policy: OUTGOING_STRICT,
    says: ['The sender 0xa1b2…2334 makes 3 payments in 24 hours, each just below 1,000 USD'],
    fields: ['from_address'],
  },
  {
    when: 'a size is not judged',
    code: 'value_unknown',
    intent: {},
    facts: { token: { ...USDC, referencePriceUsd: null } },
    says: ['We have no price for USDC', 'did not judge'],
    fields: [],
  },
  {
    when: 'a sender is hasty',
    code: 'velocity_burst',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, checksLastHour: 60 } },
    policy: OUTGOING_STRICT,
    says: ['made 61 checks within an hour; the limit is 60', 'Check that this wallet'],
    fields: ['from_address'],
    measures: [{ name: 'checks_last_hour', actual: 61, threshold: 60 }],
  },
  {
    when: 'nothing is moved',
    code: 'zero_amount',
    intent: { amount: '0' },
    says: ['This transfer moves nothing', 'continue only if you meant it'],
    fields: [],
  },
];

describe('messages', () => {
  describeMessages(RISK);
});
