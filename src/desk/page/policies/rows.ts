import { ALL_CHAINS } from '../../../../domain/chains/index.js';
import { PUBLISHED_CATEGORIES } from '../../../../domain/facts/screening/evidence.js';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import { words } from '../../../reference-app/page/text.js';
import { chainName, FINDING_CHOICES } from '../parts/words.js';
import type { DocumentRule, DraftPolicy, RowsPlace } from './document.js';
import type { Mistakes } from './mistakes.js';

export type Choices = readonly (readonly [string, string])[];
const same = (values: readonly string[]): Choices => values.map((value) => [value, value] as const);
export const named = (codes: readonly string[]): Choices => codes.map((code) => [code, words(code)] as const);
const CATEGORIES = named(PUBLISHED_CATEGORIES);

/** A member that holds values by name, with the choices that it has. */
export interface Rows {
  readonly place: RowsPlace;
  readonly one: string;
  readonly names?: Choices;
  readonly values?: Choices;
}

export const FINDING_ROWS: Rows = {
  place: { member: 'finding_actions' },
  ...{
    one: 'a finding',
    names: FINDING_CHOICES,
    values: same(['REVIEW', ...ACTIONS.filter((action) => action !== 'REVIEW')]),
  },
};

export const FURTHER: readonly Rows[] = [
  { place: { member: 'large_amount_usd_by_token', isThreshold: true }, one: 'a token' },
  { place: { member: 'illicit_confidence_by_category', isThreshold: true }, one: 'a category', names: CATEGORIES },
  {
    place: { member: 'fail_modes', name: 'source', value: 'action' },
    ...{ one: 'a source that fails', values: same(['REVIEW', 'BLOCK']) },
  },
  { place: { member: 'max_age_seconds_by_source' }, one: 'a source with an age' },
  { place: { member: 'max_age_seconds_by_category' }, one: 'a category with an age', names: CATEGORIES },
  {
    place: { member: 'unlimited_approval_spenders', name: 'address', value: 'chain' },
    ...{ one: 'the address of a contract', values: ALL_CHAINS.map((chain) => [chain, chainName(chain)] as const) },
  },
];

export interface FieldsOptions {
  readonly document: DraftPolicy;
  /** The built-in policy of its direction: what holds where nothing is said. */
  readonly usual: DraftPolicy;
  readonly mistakes: Mistakes;
  /** What is searched for, in words; empty for everything. */
  readonly search: string;
  readonly change: (document: DraftPolicy) => void;
}

/** Whether all words that are searched for stand in these texts. */
export const fitsSearch = (search: string, ...texts: readonly string[]): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.join(' ').toLowerCase().includes(word));

/** Whether a rule says the words that are searched for. */
export const isSought = (search: string, { rule_id: id, description, action, when }: DocumentRule): boolean =>
  search !== '' && fitsSearch(search, id, description, action, JSON.stringify(Object.values(when)));
