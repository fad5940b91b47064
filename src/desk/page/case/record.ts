import type { Schemas } from '../api/types.js';
import type { Asked } from '../parts/words.js';

/** How one source answered a check. */
export type RecordedCoverage = Schemas['CheckRecord']['facts']['history']['coverage'];
export type RecordedFinding = Schemas['CheckRecord']['decision']['findings'][number];
export type LoadedList = NonNullable<Schemas['CheckRecord']['facts']['screening'][number]['value']>['lists'][number];

/** What the check was asked, as the index has it. */
export const askedOf = ({ intent }: Schemas['CheckRecord']): Asked => ({
  direction: intent.direction,
  transaction_type: intent.transaction_type,
  chain: intent.chain,
  from_address: intent.from.given,
  to_address: intent.to.given,
  token: intent.token,
  amount: intent.amount,
});

/** The other side: where the funds come from, or where they go. */
export const counterpartyOf = ({ intent }: Schemas['CheckRecord']): string =>
  intent.direction === 'incoming' ? intent.from.given : intent.to.given;

export const evidenceOf = ({ facts }: Schemas['CheckRecord']): readonly Schemas['RecordedEvidence'][] =>
  facts.screening.flatMap(({ value }) => value?.evidence ?? []);

/** The lists that were loaded, by their source. */
export const listsOf = ({ facts }: Schemas['CheckRecord']): ReadonlyMap<string, LoadedList> =>
  new Map(facts.screening.flatMap(({ value }) => (value?.lists ?? []).map((list) => [list.source, list] as const)));

export const coverageOf = ({ facts }: Schemas['CheckRecord']): readonly RecordedCoverage[] =>
  [
    facts.history,
    facts.token,
    ...(facts.prices ?? []),
    ...facts.contracts,
    ...facts.simulation,
    ...facts.screening,
  ].map(({ coverage }) => coverage);

export const isDemonstration = (record: Schemas['CheckRecord']): boolean =>
  evidenceOf(record).some(({ demonstration }) => demonstration) ||
  record.decision.warnings.some((warning) => warning.startsWith('Demonstration'));

/** What a node did with the bytes; null where none executed them. */
export const executionOf = ({ facts }: Schemas['CheckRecord']) =>
  facts.simulation.map(({ value }) => value?.execution ?? null).find((execution) => execution !== null) ?? null;
