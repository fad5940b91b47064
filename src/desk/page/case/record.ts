import type { DeskSchemas } from '../api/types.js';
import type { AskedTransaction } from '../parts/words.js';

/** How one source answered a check. */
export type RecordedCoverage = DeskSchemas['CheckRecord']['facts']['history']['coverage'];
export type RecordedFinding = DeskSchemas['CheckRecord']['decision']['findings'][number];
export type LoadedList = NonNullable<
  DeskSchemas['CheckRecord']['facts']['screening'][number]['value']
>['lists'][number];

/** What the check was asked, as the index has it. */
export const askedTransactionOf = ({ intent }: DeskSchemas['CheckRecord']): AskedTransaction => ({
  direction: intent.direction,
  transaction_type: intent.transaction_type,
  chain: intent.chain,
  from_address: intent.from.given,
  to_address: intent.to.given,
  token: intent.token,
  amount: intent.amount,
});

/** The other side: where the funds come from, or where they go. */
export const counterpartyText = ({ intent }: DeskSchemas['CheckRecord']): string =>
  intent.direction === 'incoming' ? intent.from.given : intent.to.given;

export const recordedEvidenceOf = ({ facts }: DeskSchemas['CheckRecord']): readonly DeskSchemas['RecordedEvidence'][] =>
  facts.screening.flatMap(({ value }) => value?.evidence ?? []);

/** The lists that were loaded, by their source. */
export const listsOf = ({ facts }: DeskSchemas['CheckRecord']): ReadonlyMap<string, LoadedList> =>
  new Map(facts.screening.flatMap(({ value }) => (value?.lists ?? []).map((list) => [list.source, list] as const)));

export const coverageOf = ({ facts }: DeskSchemas['CheckRecord']): readonly RecordedCoverage[] =>
  [
    facts.history,
    ...(facts.chain_history ?? []),
    facts.token,
    ...(facts.prices ?? []),
    ...facts.contracts,
    ...facts.simulation,
    ...facts.screening,
  ].map(({ coverage }) => coverage);

export const isDemonstrationView = (record: DeskSchemas['CheckRecord']): boolean =>
  recordedEvidenceOf(record).some(({ demonstration }) => demonstration) ||
  record.decision.warnings.some((warning) => warning.startsWith('Demonstration'));

/** What a node did with the bytes; null where none executed them. */
export const executionOf = ({ facts }: DeskSchemas['CheckRecord']) =>
  facts.simulation.map(({ value }) => value?.execution ?? null).find((execution) => execution !== null) ?? null;
