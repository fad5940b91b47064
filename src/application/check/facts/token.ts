import { validateTokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import { askProvider } from './ask-provider.js';
import type { Asking } from './question.js';

export const token: Asking<'token'> = {
  gather: (question) => {
    const { intent, sources, subjectKeys: keys } = question;
    return askProvider('token', sources.token, question, async (signal) => {
      const answer = await sources.token.instance.lookUp({ chain: intent.chain, symbol: intent.token, keys }, signal);
      const { asOf, ...value } = validateTokenAnswer(answer, keys);
      return { value, asOf, note: null };
    });
  },
  probe: (registry, signal) => registry.lookUp({ chain: 'ethereum', symbol: 'ETH', keys: [] }, signal),
};
