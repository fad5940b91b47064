import type { CheckContext } from '../findings/finding.js';
import { FINDING_BY_CODE } from '../findings/index.js';
import type { FindingDraft } from './finding.js';
import { permissionKey } from '../intent/permissions.js';
import { isZeroApproval } from '../intent/approval-amount.js';

/** All that a revocation may ask for. More is not just taking an allowance back. */
const REVOKING_PERMISSIONS: ReadonlySet<string> = new Set(['approve', 'decreaseallowance', 'revoke']);

/**
 * True for an approval of exactly nothing that asks for no more than taking it back. Only one that the caller sent as
 * an approval or that the bytes are, that pays nothing, and that is about a token: a native coin has no
 * allowance to take back.
 * Source: domain/decisions.md, 31.
 */
export const isRevocation = ({ intent, facts }: Pick<CheckContext, 'intent' | 'facts'>): boolean =>
  intent.kind === 'approval' &&
  (intent.kindRule === 'sent' || intent.kindRule === 'payload') &&
  intent.direction === 'outgoing' &&
  isZeroApproval(intent.approval) &&
  Number(intent.amount) === 0 &&
  facts.token.value?.native === false &&
  intent.permissions.every((permission) => REVOKING_PERMISSIONS.has(permissionKey(permission)));

/**
 * A finding about the spender or contract alone: it names the spender's field and not the sender's. One finding names
 * every field of an account, so nothing is softened for a spender that is also the sender.
 */
const isAboutSpender = ({ code, fields = [] }: FindingDraft, { contractInQuestion }: CheckContext): boolean =>
  FINDING_BY_CODE[code].softenedBy.includes('revocation') &&
  fields.includes(contractInQuestion.field) &&
  !fields.includes('from_address');

/** Makes the findings about spender and contract LOW · ALLOW for a revocation: they are shown and do not stop it. */
export const softenedForRevocation = (
  context: CheckContext,
  drafts: readonly FindingDraft[],
): readonly FindingDraft[] =>
  isRevocation(context)
    ? drafts.map((draft) =>
        isAboutSpender(draft, context)
          ? { ...draft, severity: 'LOW' as const, action: 'ALLOW' as const, softened: true }
          : draft,
      )
    : drafts;
