import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type Candidate, type Entry, type ChainHint, skipped } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { type JsonObject, type JsonValue, isJsonObject } from '../shared/json-value.js';
import { readYamlEntries } from '../shared/yaml-entries.js';

interface Named {
  readonly address: JsonValue;
  readonly chainHint: ChainHint;
}

const listOf = (value: JsonValue): readonly JsonValue[] =>
  Array.isArray(value) ? (value as readonly JsonValue[]) : [value];

/** `addresses` is a mapping of asset labels to addresses; older entries have the addresses alone. */
const addressesOf = (addresses: JsonValue | undefined): readonly Named[] => {
  if (addresses === undefined || addresses === '') return [];
  if (!isJsonObject(addresses))
    return listOf(addresses).map((address) => ({ address, chainHint: { by: 'chain', chain: null } }));
  return Object.entries(addresses).flatMap(([asset, value]) =>
    listOf(value ?? '').map((address): Named => ({ address, chainHint: { by: 'asset', asset } })),
  );
};

const candidatesOf = (site: JsonObject, reference: string): readonly Candidate[] =>
  addressesOf(site['addresses']).map(({ address, chainHint }) => ({
    kind: 'candidate',
    address,
    chainHint,
    category: 'scam_fraud',
    entity: site['name'],
    reference,
    date: null,
  }));

async function* entries({ file }: FeedInput): AsyncGenerator<Entry> {
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
