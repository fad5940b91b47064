import { CATEGORY_TABLE, listFindingOf } from '../../facts/screening/category.js';
import { type EvidenceRecord, isListedElsewhere } from '../../facts/screening/evidence.js';
import { CHAIN_NAMES } from '../../intent/chain.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { addressText, fieldsOfKey } from '../../intent/subjects.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../../facts/screening/evidence-groups.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

/** The sources that name the same address as a token's official contract. */
const officialNames = (key: string, records: readonly EvidenceRecord[], { facts }: CheckContext): readonly string[] => {
  const fromLists = records.flatMap(({ officialToken }) =>
    officialToken === null ? [] : [`${officialToken.sourceName} as the official contract of ${officialToken.symbol}`],
  );
  const fromRegistry = (facts.token.value?.tokenContracts ?? [])
    .filter((row) => row.key === key)
    .map((row) => `the token registry as the official contract of ${row.symbol}`);
  return [...new Set([...fromLists, ...fromRegistry])].sort();
};

const labelsOf = (records: readonly EvidenceRecord[]): string =>
  [...new Set(records.map((record) => CATEGORY_TABLE[record.category].label))].sort().join(', ');

const sanctioned = (key: string, records: readonly EvidenceRecord[], { intent }: CheckContext): FindingDraft => {
  const fields = fieldsOfKey(intent, key);
  return {
    code: 'sanctioned_address',
    message:
      `The ${addressText(intent, key)} is on a sanctions list: ${sourcesText(records)}. Dealing with it may be ` +
      'unlawful. Do not continue, and follow your compliance procedure.',
    fields,
    evidenceIds: evidenceIdsOf(records),
  };
};

const chainsOf = (records: readonly EvidenceRecord[]): string =>
  [...new Set(records.flatMap(({ tokenContractOn: chain }) => (chain === null ? [] : [CHAIN_NAMES[chain]])))]
    .sort()
    .join(', ');

const listed = (key: string, records: readonly EvidenceRecord[], context: CheckContext): FindingDraft => {
  const { intent } = context;
  const fields = fieldsOfKey(intent, key);
  const official = officialNames(key, records, context);
  const evidenceIds = evidenceIdsOf(records);
  const entry = `listed for ${labelsOf(records)} by ${sourcesText(records)}`;
  if (records.every((record) => isListedElsewhere(record, intent.chain))) {
    return {
      code: 'listed_on_another_chain',
      message:
        `The ${addressText(intent, key)} is, as the contract of a token on ${chainsOf(records)}, ${entry}. On ` +
        `${CHAIN_NAMES[intent.chain]} it may be another contract, or none. Find out what it is before continuing.`,
      fields,
      evidenceIds,
    };
  }
  if (official.length > 0) {
    return {
      code: 'disputed_listing',
      message:
        `The ${addressText(intent, key)} is ${entry}, but also named by ${official.join('; ')}. One of the ` +
        'sources is wrong. Find out which before continuing.',
      fields,
      evidenceIds,
    };
  }
  return {
    code: 'listed_scam_address',
    message:
      `The ${addressText(intent, key)} is ${entry}. Funds or rights given to it are likely to be lost. Do not ` +
      'continue.',
    fields,
    evidenceIds,
  };
};

/**
 * Exact matches of any address with a list of any age: one finding for each code and distinct address. A listed account
 * is listed on every chain of its family, a listed contract of a token on its own chain; a sanction holds on all.
 */
export const listedAddress: Check = {
  id: 'scam/listed-address',
  run: (context) => {
    const isMatch = (code: 'sanctioned_address' | 'listed_scam_address') => (record: EvidenceRecord) =>
      record.basis === 'list_match' && listFindingOf(record.category) === code;
    const bySanction = evidenceByAccount(context.facts, isMatch('sanctioned_address'));
    const byListing = evidenceByAccount(context.facts, isMatch('listed_scam_address'));
    if (bySanction.size + byListing.size === 0) return NO_FINDINGS;
    return [
      ...[...bySanction].map(([key, records]) => sanctioned(key, records, context)),
      ...[...byListing].map(([key, records]) => listed(key, records, context)),
    ];
  },
};
