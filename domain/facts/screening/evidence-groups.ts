import { compareText } from '../../shared/compare-text.js';
import type { EvidenceRecord } from './evidence.js';
import type { Facts } from '../facts.js';

/** Evidence of every source that satisfies the condition, by the account that it is about, in the order of sources. */
export const evidenceByAccount = (
  facts: Facts,
  condition: (record: EvidenceRecord) => boolean,
): ReadonlyMap<string, readonly EvidenceRecord[]> => {
  let groups: Map<string, EvidenceRecord[]> | null = null;
  for (const fact of facts.screening) {
    for (const record of fact.value?.evidence ?? []) {
      if (!condition(record)) continue;
      groups ??= new Map();
      const group = groups.get(record.subjectKey);
      if (group === undefined) groups.set(record.subjectKey, [record]);
      else group.push(record);
    }
  }
  return groups ?? NO_GROUPS;
};

/** Most checks meet no evidence at all. */
const NO_GROUPS: ReadonlyMap<string, readonly EvidenceRecord[]> = new Map();

const day = (text: string | null): string | null => (text === null ? null : text.slice(0, 10));

/** A sentence shows 40 characters of a text: a longer name must leave room for its day. */
const MOST_OF_NAME = 27;

const shortName = (name: string): string => {
  const letters = [...name];
  return letters.length > MOST_OF_NAME ? `${letters.slice(0, MOST_OF_NAME - 1).join('')}…` : name;
};

/** Each source of a group, once, in code-unit order: its name, day and the entity that it names, where it names one. */
export const sourceNames = (records: readonly EvidenceRecord[]): readonly string[] =>
  [
    ...new Set(
      records.map(({ source, publishedAt, observedAt, attribution }) => {
        const entity = attribution === null ? '' : `, ${attribution.entityName}`;
        return `${shortName(source.name)} (${day(publishedAt ?? observedAt) ?? 'undated'}${entity})`;
      }),
    ),
  ].sort();

/** Evidence ids in one order. */
export const evidenceIdsOf = (records: readonly EvidenceRecord[]): readonly string[] =>
  records.map((record) => record.evidenceId).sort();

/** Every evidence record of every source, in the order of their ids: the order of facts never matters. */
export const allEvidence = (facts: Facts): readonly EvidenceRecord[] =>
  facts.screening
    .flatMap((fact) => fact.value?.evidence ?? [])
    .sort((left, right) => compareText(left.evidenceId, right.evidenceId));
