import { decimalIn } from '../text/render.js';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  from_address: 'the sender',
  to_address: 'the recipient',
  contract_address: 'the named contract',
  expected_to_address: 'the expected recipient',
  approval_amount: 'the approved amount',
  transaction_type: 'the kind of transaction',
  counterparty_name: 'the name of the other side',
  intent_reference: 'the reference',
  native_value: 'the native coin that goes along',
  value_usd: 'the value',
  given_usd: 'what is given',
  received_usd: 'what is received',
  fee_bps: 'the fee',
  age_seconds: 'the age of the evidence',
  checks_last_hour: 'checks in the last hour',
  payments_in_band_last_day: 'payments just below the limit in 24 hours',
  actions: 'a further action',
};

/** "the recipient" for `to_address`; a field that is a word by itself as it is. */
export const fieldInWords = (field: string): string => FIELD_WORDS[field] ?? field.replaceAll('_', ' ');

const percent = (share: number): string => `${decimalIn(String(Number((share * 100).toFixed(2))), 'en')} %`;

const lengthOf = (seconds: number): string => {
  const [unit, size] = seconds < 3_600 ? ['minute', 60] : seconds < 86_400 ? ['hour', 3_600] : ['day', 86_400];
  const count = Math.floor(seconds / size);
  return `${decimalIn(String(count), 'en')} ${unit}${count === 1 ? '' : 's'}`;
};

/** How a number reads, by what its measure is called. */
const UNITS: readonly (readonly [RegExp, (value: number) => string])[] = [
  [/^confidence\b/, percent],
  [/_bps$/, (value) => percent(value / 10_000)],
  [/_usd$/, (value) => `${decimalIn(String(value), 'en')} US dollars`],
  [/_seconds$/, lengthOf],
];

/** A compared value with its unit, as the name of its measure says it; text as it is. */
export const measureInWords = (name: string, value: string | number | boolean): string => {
  const unit = typeof value === 'number' ? UNITS.find(([pattern]) => pattern.test(name)) : undefined;
  if (unit !== undefined) return unit[1](value as number);
  return typeof value === 'number' ? decimalIn(String(value), 'en') : String(value);
};
