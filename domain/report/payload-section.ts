import { PAYLOAD_CODES } from '../findings/index.js';
import { publishedAction } from '../payload/published-action.js';
import type { CheckRecord } from '../record/record.js';
import type { ReportedPayload } from './body-payload.js';
import { NOTE_STATEMENTS } from './wording.js';

/** What the bytes do, as it was read at the check; null where none were sent. */
export const payloadSection = ({ payload, intent, decision }: CheckRecord): ReportedPayload | null => {
  if (payload === null) return null;
  const codes = decision.findings.map(({ code }) => code).filter((code) => PAYLOAD_CODES.has(code));
  return {
    kind: payload.kind,
    digest: payload.digest,
    sha256: payload.sha256,
    status: payload.status,
    problem: payload.problem,
    chain_id: payload.chainId,
    signers: payload.signers,
    origin: payload.origin,
    asked_by: payload.askedBy,
    transaction_declared: intent.kindRule !== 'payload',
    notes: payload.notes.map((note) => ({ note, statement: NOTE_STATEMENTS[note] })),
    actions: payload.actions.map((action) => publishedAction(action, intent.sender.key)),
    comparison: decision.comparison,
    finding_codes: [...new Set(codes)],
  };
};
