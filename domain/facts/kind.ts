import type { Codec } from '../shared/columns.js';

/** One kind of fact: a row of the table in `kinds.ts`. */
export interface FactKind<Value = unknown> {
  /** What a source is asked for, as coverage, policies and answers name it. */
  readonly capability: string;
  /** Who answers: the service itself, exactly one provider, or any number of them side by side. */
  readonly sources: 'own' | 'one' | 'many';
  /** The columns of the value in the text of a record. */
  readonly columns: Codec<Value>;
}
