import { RECEIPTS, type ReceiptAnswer } from '../../../domain/facts/contract/contract-facts.js';
import { freshnessOfList } from '../../../domain/facts/screening/lists.js';
import type { Chain } from '../../../domain/chains/index.js';
import { type Soon, whenThere } from '../../../domain/shared/soon.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import type { ContractStanding } from '../../../ports/sources/contracts.js';
import type { FoundContract, ListStore } from '../../../ports/stores/lists.js';
import type { RegisteredContract } from '../../../ports/stores/registered-contracts.js';
import { OFFICIAL } from './bundled.js';

/** What imported registries say of one contract. */
export interface Recognised extends Pick<RegisteredContract, 'name' | 'date' | 'receives' | 'upgradeable'> {
  readonly sourceName: string;
  /** When the registry was published, ISO 8601. */
  readonly publishedAt: string;
}

/** The latest first; of one day, by the name of the registry. */
const compareFound = (left: FoundContract, right: FoundContract): number =>
  compareText(right.contract.date, left.contract.date) || compareText(left.list.source, right.list.source);

/** Where registries disagree, a payment is lost. */
const strictest = (found: readonly FoundContract[]): ReceiptAnswer | null =>
  [...RECEIPTS].reverse().find((receipt) => found.some(({ contract }) => contract.receives === receipt)) ?? null;

/**
 * What the registries that are fresh enough say of a contract; null for nothing. One past its maximum age, or without
 * one, vouches for nothing, and neither does a row that clashes with the bundled contracts. `standing`: the rows that
 * count.
 */
export const recognised = (
  lists: ListStore,
  { chain, key, nowMs }: { readonly chain: Chain; readonly key: string; readonly nowMs: number },
  standing: ContractStanding,
): Soon<Recognised | null> => whenThere(lists.contracts(chain, key), (named) => latestAmong(named, nowMs, standing));

const latestAmong = (named: readonly FoundContract[], nowMs: number, standing: ContractStanding): Recognised | null => {
  const found = named
    .filter(({ list }) => freshnessOfList(list, nowMs).status === 'CURRENT')
    .filter(({ contract }) => OFFICIAL.standingOf(contract) === standing)
    .sort(compareFound);
  const [latest] = found;
  if (latest === undefined) return null;
  const { contract, list } = latest;
  return {
    name: contract.name,
    date: contract.date,
    receives: strictest(found),
    upgradeable: found.some(({ contract: { upgradeable } }) => upgradeable === true) ? true : null,
    sourceName:
      `Imported contract registry "${list.source}", ` +
      `after ${contract.source} ${contract.version} of ${contract.date}`,
    publishedAt: list.publishedAt,
  };
};
