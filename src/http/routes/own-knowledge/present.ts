import {
  isExpired,
  type ListEntry,
  type OwnAttribution,
  type OwnStatement,
} from '../../../../domain/facts/screening/own-knowledge.js';
import type { ShownStatement } from '../../../application/api.js';
import type { ListEntryView, OwnAttributionView } from '../../schemas/own-knowledge.js';

const changeOf = ({ statement, removed, by, at }: ShownStatement<OwnStatement>, nowMs: number) => ({
  expired: isExpired(statement, nowMs),
  removed,
  changed_by: by,
  changed_at: at,
});

/** The published shape of a list entry. */
export const presentEntry = (shown: ShownStatement<ListEntry>, nowMs: number): ListEntryView => ({
  statement_id: shown.statement.statementId,
  address: shown.statement.address,
  chain: shown.statement.place,
  reason: shown.statement.reason,
  expires_at: shown.statement.validUntil,
  ...changeOf(shown, nowMs),
});

/** The published shape of an attribution. */
export const presentAttribution = (shown: ShownStatement<OwnAttribution>, nowMs: number): OwnAttributionView => ({
  statement_id: shown.statement.statementId,
  address: shown.statement.address,
  chain: shown.statement.place,
  kind: shown.statement.basis,
  entity: shown.statement.entity,
  reference: shown.statement.reference,
  document_sha256: shown.statement.documentSha256,
  valid_until: shown.statement.validUntil,
  ...changeOf(shown, nowMs),
});
