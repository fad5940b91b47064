import { familyOf } from '../../chains/index.js';
import { messageIn } from '../../payload/kinds/index.js';
import { readMessage } from '../../payload/text/message.js';
import { type SignIn, signInOf } from '../../payload/text/sign-in.js';
import type { CheckContext } from '../finding.js';

/** The sign-in that the bytes are; null for all else. */
export const signInIn = ({ payload, intent }: CheckContext): SignIn | null => {
  const request = payload === null ? null : messageIn(payload.given);
  const read = request === null ? null : readMessage(request, familyOf(intent.chain));
  return read?.ok === true && read.value.text !== null ? signInOf(read.value.text) : null;
};
