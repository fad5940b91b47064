import { burnKindOf } from '../intent/burn-address.js';
import type { BurnKind } from '../data/burn-addresses.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { isCall, type TransactionIntent } from '../intent/intent.js';
import { fieldsOfKey } from '../intent/subjects.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../facts/screening/evidence-groups.js';
import { finding, NO_FINDINGS } from './finding.js';

const KIND_TEXT: Readonly<Record<BurnKind, string>> = {
  null: 'the null address',
  dead: 'an address that is used to destroy funds',
  placeholder: 'a placeholder for the native currency, not an account',
  precompile: 'a contract that is built into the network, not an account',
  native_program: 'a program that is built into the network, not an account',
};

const isBurnEvidence = (record: EvidenceRecord): boolean => record.category === 'burn_address';

/** In a call `to_address` may name the contract itself: a built-in program is then called, not paid. */
const isCalledContract = (intent: TransactionIntent, key: string): boolean =>
  isCall(intent) && intent.called?.key === key;

/** A recipient from which nothing comes back. It has a code of its own: it is no thief. */
export const burnAddressRecipient = finding({
  code: 'burn_address_recipient',
  judges: 'action',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The recipient is a null, burn or precompile address from which nothing comes back.',
  advice: 'Go on only where destroying the funds is the purpose.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts, recipient }) => {
    const { key } = intent.addresses.to_address;
    if (key === null || isCalledContract(intent, key)) return NO_FINDINGS;
    // a call that pays nobody names its sender, who is no recipient
    if (recipient === null && key === intent.sender.key) return NO_FINDINGS;
    const kind = burnKindOf(key);
    const records = evidenceByAccount(facts, isBurnEvidence).get(key) ?? [];
    if (kind === null && records.length === 0) return NO_FINDINGS;
    const what = kind === null ? `listed as a burn address by ${sourcesText(records)}` : KIND_TEXT[kind];
    return [
      {
        message:
          `The recipient is ${what}: no one holds a key for it, and what is sent there never comes back. Continue ` +
          'only if destroying the funds is meant.',
        fields: fieldsOfKey(intent, key),
        evidenceIds: evidenceIdsOf(records),
      },
    ];
  },
});
