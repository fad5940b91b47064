import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type Candidate, type ListedEntry, type ChainHint, skipped } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { type ListedJsonObject, type ListedJsonValue, isJsonObject } from '../shared/json-value.js';
import { readYamlEntries } from '../shared/yaml-entries.js';

interface Named {
  readonly address: ListedJsonValue;
  readonly chainHint: ChainHint;
}

const listOf = (value: ListedJsonValue): readonly ListedJsonValue[] =>
  Array.isArray(value) ? (value as readonly ListedJsonValue[]) : [value];

/** `addresses` is a mapping of asset labels to addresses; older entries have the addresses alone. */
const addressesOf = (addresses: ListedJsonValue | undefined): readonly Named[] => {
  if (addresses === undefined || addresses === '') return [];
  if (!isJsonObject(addresses))
    return listOf(addresses).map((address) => ({ address, chainHint: { by: 'chain', chain: null } }));
  return Object.entries(addresses).flatMap(([asset, value]) =>
    listOf(value ?? '').map((address): Named => ({ address, chainHint: { by: 'asset', asset } })),
  );
};

const candidatesOf = (site: ListedJsonObject, reference: string): readonly Candidate[] =>
  addressesOf(site['addresses']).map(({ address, chainHint }) => ({
    kind: 'candidate',
    address,
    chainHint,
    category: 'scam_fraud',
    entity: site['name'],
    reference,
    date: null,
  }));

async function* entries({ file }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const { number, value } of readYamlEntries(file)) {
    const reference = `entry ${String(number)}`;
    const candidates = value === null ? null : candidatesOf(value, reference);
    if (candidates === null) yield skipped('malformed_entry', reference);
    else if (candidates.length === 0) yield skipped('no_address', reference);
    else yield* candidates;
  }
}

/** CryptoScamDB's list of scam sites with the addresses that they name. */
export const cryptoscamdb = defineFormat({
  id: 'cryptoscamdb',
  categoryMandatory: false,
  defaultCategory: 'scam_fraud',
  chain: 'named',
  mayBeEmpty: false,
  entries,
});
