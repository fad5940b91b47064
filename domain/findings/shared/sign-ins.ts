import { familyOf } from '../../chains/index.js';
import { messageIn } from '../../payload/kinds/index.js';
import { readTextMessage } from '../../payload/text/message.js';
import { type SignInMessage, signInOf } from '../../payload/text/sign-in.js';
import type { CheckContext } from '../finding.js';

/** The sign-in that the bytes are; null for all else. */
export const signInIn = ({ payload, intent }: CheckContext): SignInMessage | null => {
  const request = payload === null ? null : messageIn(payload.given);
  const read = request === null ? null : readTextMessage(request, familyOf(intent.chain));
  return read?.ok === true && read.value.text !== null ? signInOf(read.value.text) : null;
};
