import { CATEGORY_TABLE, listFindingOf } from '../../facts/screening/category.js';
import { type EvidenceRecord, isListedElsewhere } from '../../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../../facts/screening/evidence-groups.js';
import { addressText, fieldsOfKey } from '../../intent/subjects.js';
import type { CheckContext, Found, Rule } from '../finding.js';

/** The sources that name the same address as a token's official contract. */
export const officialNames = (
  key: string,
  records: readonly EvidenceRecord[],
  { facts }: CheckContext,
): readonly string[] => {
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

/** `elsewhere`: as a token's contract on another chain. `disputed`: a list of official tokens names it too. */
type Standing = 'listed' | 'disputed' | 'elsewhere';

/** Matches with a list of scams, thefts and the like. */
const isListing = (record: EvidenceRecord): boolean =>
  record.basis === 'list_match' && listFindingOf(record.category) === 'listed_scam_address';

const standingOf = (key: string, records: readonly EvidenceRecord[], context: CheckContext): Standing => {
  if (records.every((record) => isListedElsewhere(record, context.intent.chain))) return 'elsewhere';
  return officialNames(key, records, context).length > 0 ? 'disputed' : 'listed';
};

/** An address that a list names, for a sentence. */
export interface Listing {
  readonly key: string;
  readonly records: readonly EvidenceRecord[];
  /** The address, and what it is listed for by whom. */
  readonly address: string;
  readonly entry: string;
}

/**
 * The rule about exact matches of any address with a list of any age that stand so: one finding for each address. A
 * listed account is listed on every chain of its family, a listed contract of a token on its own chain.
 */
export const listedAs =
  (standing: Standing, messageOf: (listing: Listing, context: CheckContext) => string): Rule =>
  (context) =>
    [...evidenceByAccount(context.facts, isListing)]
      .filter(([key, records]) => standingOf(key, records, context) === standing)
      .map(([key, records]): Found => {
        const entry = `listed for ${labelsOf(records)} by ${sourcesText(records)}`;
        return {
          message: messageOf({ key, records, address: addressText(context.intent, key), entry }, context),
          fields: fieldsOfKey(context.intent, key),
          evidenceIds: evidenceIdsOf(records),
        };
      });
