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
  value_usd: 'the value in US dollars',
  actions: 'a further action',
};

/** "the recipient" for `to_address`; a field that is a word by itself as it is. */
export const fieldInWords = (field: string): string => FIELD_WORDS[field] ?? field.replaceAll('_', ' ');
