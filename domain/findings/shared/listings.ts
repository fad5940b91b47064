import { listFindingOf } from '../../facts/screening/category.js';
import { type EvidenceRecord, isListedElsewhere } from '../../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf, sourceNames } from '../../facts/screening/evidence-groups.js';
import { fieldsOfKey } from '../../intent/subjects.js';
import { listParam, type Param, type Params, partyParam, termParam, textParam } from '../../text/params.js';
import type { CheckContext, Found, Rule } from '../finding.js';

/** What a list or the token registry (null) names as a token's official contract. */
interface OfficialName {
  readonly source: string | null;
  readonly symbol: string;
}

/** Who names the same address as a token's official contract. */
export const officialNames = (
  key: string,
  records: readonly EvidenceRecord[],
  { facts }: CheckContext,
): readonly OfficialName[] => [
  ...records.flatMap(({ officialToken }) =>
    officialToken === null ? [] : [{ source: officialToken.sourceName, symbol: officialToken.symbol }],
  ),
  ...(facts.token.value?.tokenContracts ?? [])
    .filter((row) => row.key === key)
    .map(({ symbol }) => ({ source: null, symbol })),
];

/** What evidence says of an account: its categories, each once. */
export const categoriesParam = (records: readonly EvidenceRecord[]): Param =>
  listParam([...new Set(records.map(({ category }) => category))].sort().map(termParam));

/** Who says it, with the day. */
export const sourcesParam = (records: readonly EvidenceRecord[]): Param =>
  listParam(sourceNames(records).map(textParam));

/** `elsewhere`: as a token's contract on another chain. `disputed`: a list of official tokens names it too. */
type Standing = 'listed' | 'disputed' | 'elsewhere';

/** Matches with a list of scams, thefts and the like. */
const isListing = (record: EvidenceRecord): boolean =>
  record.basis === 'list_match' && listFindingOf(record.category) === 'listed_scam_address';

const standingOf = (key: string, records: readonly EvidenceRecord[], context: CheckContext): Standing => {
  if (records.every((record) => isListedElsewhere(record, context.intent.chain))) return 'elsewhere';
  return officialNames(key, records, context).length > 0 ? 'disputed' : 'listed';
};

/**
 * The rule about exact matches of any address with a list of any age that stand so: one finding for each address. A
 * listed account is listed on every chain of its family, a listed contract of a token on its own chain.
 */
export const listedAs =
  (
    standing: Standing,
    paramsOf: (key: string, records: readonly EvidenceRecord[], context: CheckContext) => Params = (_, records) => ({
      labels: categoriesParam(records),
    }),
  ): Rule =>
  (context) =>
    [...evidenceByAccount(context.facts, isListing)]
      .filter(([key, records]) => standingOf(key, records, context) === standing)
      .map(
        ([key, records]): Found => ({
          params: {
            who: partyParam(context.intent, key),
            lists: sourcesParam(records),
            ...paramsOf(key, records, context),
          },
          fields: fieldsOfKey(context.intent, key),
          evidenceIds: evidenceIdsOf(records),
        }),
      );
