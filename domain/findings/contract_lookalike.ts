import { imitatedBy } from '../facts/contract/roles.js';
import { isOfficialTokenContract } from '../facts/token/token-contract.js';
import type { AddressField } from '../intent/address-fields.js';
import { effectOf, isEmpty } from '../payload/effects.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';

/** What is called, who may spend, and who gets a right. A mere recipient is none of these. */
const accountsInQuestion = ({
  intent,
  contract,
  spender,
  action: { read },
}: CheckContext): readonly (string | null)[] => [
  contract.role === 'recipient' ? null : contract.address.key,
  intent.addresses.contract_address?.key ?? null,
  spender?.address.key ?? null,
  ...(read === null || read.kind === 'native_transfer' ? [] : [read.target]),
  ...(read === null || isEmpty(read) || effectOf(read) === 'moves' ? [] : [read.to]),
];

/** The fields of the request in which the account stands as what is called or may spend. */
const fieldsOf = ({ contract, spender }: CheckContext, key: string): readonly AddressField[] => [
  ...new Set([contract, spender].flatMap((one) => (one?.address.key === key ? [one.field] : []))),
];

const judged = (context: CheckContext, key: string | null): Found | null => {
  const { facts } = context;
  const imitated = imitatedBy(facts, key);
  if (key === null || imitated === null || isOfficialTokenContract(facts.token.value, key)) return null;
  return {
    message:
      `${key} begins and ends like ${imitated.name} (${imitated.key}), but is another contract, which nothing here ` +
      'knows. Such addresses are made to be taken for the known one. Do not sign; take the address from its publisher.',
    fields: fieldsOf(context, key),
    accounts: [key],
  };
};

/** An unregistered contract at an address that was made to be taken for that of a registered one. */
export const contractLookalike = finding({
  code: 'contract_lookalike',
  judges: 'action',
  source: 'scam',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'An unknown contract begins and ends like one of a known protocol, but is another: an imitation.',
  advice: 'Do not sign; take the address of the contract from its publisher and compare every character.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) =>
    context.intent.direction === 'incoming'
      ? NO_FINDINGS
      : [...new Set(accountsInQuestion(context))].flatMap((key) => judged(context, key) ?? []),
});
