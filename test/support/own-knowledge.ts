import {
  type ListEntry,
  type OwnAttribution,
  type OwnQuestion,
  ownSignals,
  type OwnStatement,
} from '../../domain/facts/screening/own-knowledge.js';
import type { EvidenceRecord } from '../../domain/facts/screening/evidence.js';
import { isoTime } from '../../domain/shared/iso-time.js';
import { NOW_MS } from './builders.js';

const DAY_MS = 86_400_000;
const YESTERDAY = isoTime(NOW_MS - DAY_MS);
const TOMORROW = isoTime(NOW_MS + DAY_MS);

/** An entry of the deny list by what differs from one that stands on every EVM chain until it is removed. */
export const ownEntry = (addressKey: string, changes: Partial<ListEntry> = {}): ListEntry => ({
  statementId: 'stm_0000000000000000000000000a',
  kind: 'deny',
  address: addressKey,
  addressKey,
  place: 'evm',
  reason: 'Case 17',
  statedBy: 'abcdefgh',
  statedAt: YESTERDAY,
  validUntil: null,
  ...changes,
});

/** An attribution by what differs from a fictional exchange that a Travel Rule message named yesterday. */
export const ownAttribution = (addressKey: string, changes: Partial<OwnAttribution> = {}): OwnAttribution => ({
  statementId: 'stm_0000000000000000000000000b',
  kind: 'attribution',
  address: addressKey,
  addressKey,
  place: 'evm',
  basis: 'travel_rule',
  entity: { name: 'Example Exchange AG', type: 'exchange', jurisdiction: 'CH' },
  reference: 'message 5521',
  documentSha256: null,
  statedBy: 'abcdefgh',
  statedAt: YESTERDAY,
  validUntil: TOMORROW,
  ...changes,
});

/** What these statements are to a check, as evidence with ids in their order. */
export const ownEvidence = (
  statements: readonly OwnStatement[],
  question: Partial<OwnQuestion> = {},
): readonly EvidenceRecord[] =>
  ownSignals(statements, { chain: 'ethereum', sourceOfFunds: null, nowMs: NOW_MS, ...question }).map(
    (signal, index) => ({ ...signal, evidenceId: `evd_0000000000000000000000001${String(index)}` }),
  );

/** Where a check asks for them; whatever its scope. */
export const sayingOf = (...statements: readonly OwnStatement[]) => ({
  about: async (_scope: unknown, keys: readonly string[]) =>
    statements.filter(({ addressKey }) => keys.includes(addressKey)),
});
