import { CATEGORY_TABLE } from '../facts/screening/category.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import type { PayloadNote } from '../payload/payload.js';
import type { EntityRelation, WithholdingReason } from './body-evidence.js';

/** Said on every page of a demonstration report. */
export const DEMONSTRATION_STATEMENT =
  'DEMONSTRATION: this report rests on synthetic evidence about a reserved address. Institutions and paths in it ' +
  'are fictional. ' +
  'It says nothing about a real person, business, account or wallet.';

/** What evidence says of the address, and what it does not say. Indirect exposure is never worded as ownership. */
export const relationshipOf = (evidence: Pick<EvidenceRecord, 'exposure' | 'basis' | 'category'>): string => {
  if (evidence.category === 'unattributed') return 'The source knows the address and attributes it to no one.';
  const { label } = CATEGORY_TABLE[evidence.category];
  if (evidence.exposure === 'indirect') {
    return (
      `The source reports that funds moved between this address and an address linked to ${label} by way of ` +
      'other addresses. ' +
      'Indirect exposure does not show who holds or controls this address, and is no proof of a crime.'
    );
  }
  if (evidence.basis === 'list_match') return `The list names this very address for ${label}.`;
  if (evidence.exposure === 'direct') {
    return (
      `The source reports direct dealings between this address and an address linked to ${label}. That alone does ` +
      'not show who holds or controls this address.'
    );
  }
  return `The source links this address itself to ${label}.`;
};

/** What a named entity is to the screened address. */
export const ENTITY_STATEMENTS: Readonly<Record<EntityRelation, string>> = {
  holder: 'The source names this party as the holder of the screened address.',
  counterparty: 'The source names this party as one that dealt directly with the screened address, not as its holder.',
  on_path:
    'The source names this party further along the path of funds. It says nothing about who holds the screened ' +
    'address.',
  listed: 'The public sanctions list names this party with the screened address.',
};

/** For `listed`, where the list is not public. */
export const LISTED_BY_LICENCE = 'The list names this party with the screened address.';

/** Why a name is left out. */
export const WITHHOLDING_STATEMENTS: Readonly<Record<WithholdingReason, string>> = {
  source_not_approved:
    'The source gives a name, but sources of this kind may not name a party in a report. The name is left out.',
  bank_from_address:
    'The source gives a bank or bank account on the strength of a wallet address alone. A bank is never inferred ' +
    'from an address; the name is left out.',
};

/** What a note about the bytes means to the one who signs them. */
export const NOTE_STATEMENTS: Readonly<Record<PayloadNote, string>> = {
  replayable: 'The bytes name no single network: the signature counts on other networks as well.',
  raw_hash: 'Only a hash is signed. What stands behind it cannot be known from it.',
  hash_length: 'The text is as long as a hash. A smart account may take it for one.',
  durable_nonce: 'The transaction does not expire: who holds the signature may send it at any later time.',
  lookup_table: 'Some accounts stand in a lookup table, which was not read.',
  unknown_version: 'The bytes are of a format or version that is not known here.',
  unsigned_members: 'Members that no type names were sent along: they are no part of what is signed.',
  no_domain_type: 'The typed data does not describe its domain: wallets disagree about what is signed.',
  excessive_fee: 'The fee may be more than one whole coin of the network.',
  limit: 'The bytes hold more, or deeper, calls than are read: the rest is not in this report.',
};

/** What a section about an execution does not show. */
export const EXECUTION_LIMITS = {
  nothing: 'The node executed nothing: what would have happened is not known.',
  state:
    'It shows what the bytes would have done on the state of the named block. What others do before they are ' +
    'sent can change that.',
  trust:
    'It is the word of the named nodes. The hash of the witness names what was kept to execute the bytes again ' +
    'without them, where there is one.',
  reads: 'Not every feature of the node passed its test: rights and accounts that stand only in code may be missing.',
  parts: 'Only parts of the bytes were executed or read: other effects are possible.',
  diverging: 'What happens depends on the block. The effects are those of the variant that is worst for the sender.',
  disagreement: 'The nodes did not agree. What is worse of both answers is shown.',
  alone: 'One of two nodes executed nothing: what the other shows was compared with nothing.',
  atRisk:
    'What others could take is what was there on the named block. Later more may be there, and what stood in no list ' +
    'of the service has no price.',
  failed: 'The bytes would have failed: nothing but gas would have been spent. Sent at another time they may succeed.',
} as const;
