import { CATEGORY_OF_KIND, OWN_SOURCE, type StatementKind } from '../../../domain/facts/screening/own-knowledge.js';
import type { Scope } from '../../../domain/record/record.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { StatementStore } from '../../../ports/stores/statements.js';
import { freshnessOf } from '../../../domain/facts/screening/evidence.js';
import { NOTHING_LOADED, type SourceRow } from './inventory.js';

export interface OwnKnowledgeDependencies {
  readonly statements: Pick<StatementStore, 'holdings'>;
  readonly clock: Clock;
}

/** Id and name of the row of each kind, in the order in which they are shown. */
const ROWS: Readonly<Record<StatementKind, { readonly id: string; readonly name: string }>> = {
  deny: { id: `${OWN_SOURCE}:deny`, name: 'Own deny list' },
  allow: { id: `${OWN_SOURCE}:allow`, name: 'Own allow list' },
  attribution: { id: `${OWN_SOURCE}:attribution`, name: 'Own attributions' },
};

/**
 * What the scope itself says, a row for each kind, also for one of which it never said anything. It counts what is in
 * force now and is dated by the last change. Rejects with `StorageUnavailableError`.
 */
export const readOwnKnowledge = async (
  { statements, clock }: OwnKnowledgeDependencies,
  scope: Scope,
): Promise<readonly SourceRow[]> => {
  const nowMs = clock.now();
  const holdings = new Map((await statements.holdings(scope, nowMs)).map((one) => [one.kind, one]));
  return (Object.keys(ROWS) as StatementKind[]).map((kind) => {
    const held = holdings.get(kind);
    const asOf = held === undefined ? null : isoTime(held.changedAtMs);
    return {
      ...NOTHING_LOADED,
      ...ROWS[kind],
      kind: 'list',
      capability: null,
      categories: [CATEGORY_OF_KIND[kind]],
      origin: 'partner',
      required: true,
      status: 'loaded',
      asOf,
      ageSeconds: freshnessOf(asOf, null, nowMs).ageSeconds,
      rows: held?.inForce ?? 0,
    };
  });
};
