import { effectOf } from '../../payload/effects.js';
import { type Param, termParam, textParam } from '../../text/params.js';
import type { CheckContext } from '../finding.js';

/** The token of a right: bytes may name none, and mean all that an account holds. */
export const toldTokenParam = ({ intent, action: { read } }: Pick<CheckContext, 'intent' | 'action'>): Param =>
  read !== null && read.asset === null && effectOf(read) === 'grants'
    ? termParam('unnamed_tokens')
    : textParam(intent.token);

/** True where the bytes say it, and not a caller, who could correct what was sent. */
export const isSaidByBytes = ({ action }: Pick<CheckContext, 'action'>): boolean => action.stated === 'bytes';
