import { typeOfKind } from '../../../../domain/intent/published-type.js';
import { shownName } from '../../../../domain/record/actor.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { Static } from '../../../../domain/shared/schema.js';
import type { Assignee, CheckList, ListedCase } from '../../../application/api.js';
import type { CheckListView, ListedCheckView, PersonSchema } from '../../schemas/check-list.js';

/** The published shape of a page of checks. */
export const presentList = ({ checks, nextCursor, indexedUntilMs }: CheckList): CheckListView => ({
  checks: checks.map(presentListed),
  next_cursor: nextCursor,
  indexed_until: indexedUntilMs === null ? null : isoTime(indexedUntilMs),
});

/** Someone at the review desk: who it is, and the words for a reader. */
export const presentPerson = (person: Assignee): Static<typeof PersonSchema> => ({
  id: person.name,
  name: shownName(person),
});

const presentListed = (check: ListedCase): ListedCheckView => ({
  request_id: check.requestId,
  checked_at: isoTime(check.checkedAtMs),
  action: check.action,
  direction: check.direction,
  transaction_type: typeOfKind(check.kind),
  chain: check.chain,
  from_address: check.fromAddress,
  to_address: check.toAddress,
  token: check.token,
  amount: check.amount,
  value_usd: check.valueUsd,
  risk_score: check.riskScore,
  findings: check.findingCodes,
  policy_id: check.policyId,
  policy_version: check.policyVersion,
  intent_reference: check.intentReference,
  counterparty:
    check.counterparty === null ? null : { name: check.counterparty.name, told_by: check.counterparty.toldBy },
  state: check.state,
  assignee: check.assignee === null ? null : presentPerson(check.assignee),
});
