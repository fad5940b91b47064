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

/** A name with an underscore is never a word of a sentence. */
const FIELD = new RegExp(
  `\\b(?:${Object.keys(FIELD_WORDS)
    .filter((name) => name.includes('_'))
    .join('|')})\\b`,
  'g',
);

/** A sentence with words in place of the names of fields: who reads it may never have seen a request. */
export const withoutFieldNames = (message: string): string =>
  message
    .replaceAll(/\b(address) in (?=\w+_address\b)/gi, '$1 of ')
    .replaceAll(FIELD, (field: string, at: number, whole: string) => {
      const words = fieldInWords(field);
      return at === 0 || /[.:]\s$/.test(whole.slice(0, at)) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    });
