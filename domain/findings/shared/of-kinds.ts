import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { isEmpty } from '../../payload/effects.js';
import { addressParam, type SingleParam, termParam } from '../../text/params.js';
import { type CheckContext, type Found, NO_FINDINGS, type Rule } from '../finding.js';

/** An account that bytes may not name, for a sentence. */
export const accountParam = (account: string | null): SingleParam =>
  account === null ? termParam('unnamed_account') : addressParam(account);

export const isSafes = ({ source }: PayloadAction): boolean => source?.startsWith('Safe') === true || isSquads(source);

export const isSquads = (source: string | null): boolean => source === 'Squads';

/** The rule about what only bytes can do: actions of these kinds, but for those that take something back. */
export const ofKinds =
  (
    kinds: readonly PayloadActionKind[],
    foundOf: (action: PayloadAction, context: CheckContext) => Found | null,
  ): Rule =>
  (context) => {
    const { read } = context.action;
    if (read === null || !kinds.includes(read.kind) || isEmpty(read)) return NO_FINDINGS;
    const found = foundOf(read, context);
    return found === null ? NO_FINDINGS : [found];
  };
