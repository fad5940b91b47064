import type { TransactionIntent } from './intent.js';
import { ADDRESS_FIELDS, type AddressField } from './address-fields.js';

/** One account of the request, with every field that names it. */
export interface Subject {
  readonly key: string;
  /** The first field's text, as it was sent. */
  readonly given: string;
  readonly fields: readonly AddressField[];
}

/**
 * The accounts of a request, each once, in the order of their fields: all are screened, in every role. Text that names
 * no account of the chain is left out; it has a finding of its own.
 */
export const subjectsOf = (intent: TransactionIntent): readonly Subject[] => {
  const subjects: { key: string; given: string; fields: AddressField[] }[] = [];
  for (const field of ADDRESS_FIELDS) {
    const address = intent.addresses[field];
    if (address === null || address.key === null) continue;
    const known = subjects.find((subject) => subject.key === address.key);
    if (known === undefined) subjects.push({ key: address.key, given: address.given, fields: [field] });
    else known.fields.push(field);
  }
  return subjects;
};

/** Every field that names this account, in field order. */
export const fieldsOfKey = (intent: TransactionIntent, key: string): readonly AddressField[] =>
  ADDRESS_FIELDS.filter((field) => intent.addresses[field]?.key === key);
