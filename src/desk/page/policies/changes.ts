import { POLICY_WORDS, type PolicyField } from '../../../../domain/policy/words.js';
import { words } from '../../../reference-app/page/text.js';
import {
  type DocumentRule,
  type DraftPolicy,
  isNothing,
  namedRowsOf,
  rulesOf,
  shadowIdOf,
  thresholdsOf,
} from './document.js';
import { FINDING_ROWS, FURTHER } from './rows.js';

/** One thing that differs between two documents. Null: nothing is said of it there. */
export interface PolicyChange {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a member of a policy is called in the form. */
export const labelOf = (name: string): string =>
  (POLICY_WORDS[name as PolicyField] as { label: string } | undefined)?.label ?? words(name);

const valueText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : Array.isArray(value) ? value.join(', ') : String(value);

const ruleText = ({ action, description, when }: DocumentRule): string =>
  [
    `${action}: ${description}`,
    ...Object.entries(when).map(([name, value]) => `${labelOf(name)}: ${valueText(value)}`),
  ].join(' · ');

const ROWS = new Map([FINDING_ROWS, ...FURTHER].map((rows) => [rows.place.member as string, rows]));

/** All that a document says, each thing by what it is called. */
const sayings = (document: DraftPolicy): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ ...document, ...thresholdsOf(document) }).flatMap(([member, value]) => {
      if (member === 'thresholds' || isNothing(value)) return [];
      if (member === 'rules') return rulesOf(document).map((rule) => [`Rule ${rule.rule_id}`, ruleText(rule)] as const);
      if (member === 'shadow_policy') return [[labelOf(member), shadowIdOf(document)] as const];
      const rows = ROWS.get(member);
      if (rows === undefined) return [[labelOf(member), valueText(value)] as const];
      const shown = new Map(rows.names);
      return namedRowsOf(document, rows.place).map(
        ([name, text]) => [`${labelOf(member)}, ${shown.get(name) ?? name}`, text] as const,
      );
    }),
  );

/** What one document says otherwise than another, in the order of the newer one, what is gone last. */
export const changesBetween = (from: DraftPolicy, to: DraftPolicy): readonly PolicyChange[] => {
  const [old, now] = [sayings(from), sayings(to)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((what) => ({ what, before: old.get(what) ?? null, after: now.get(what) ?? null }))
    .filter(({ before, after }) => before !== after);
};
