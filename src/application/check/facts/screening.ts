import {
  isStaleAnswer,
  validateScreeningAnswer,
} from '../../../../domain/facts/screening/validate-screening-answer.js';
import { askEach, askProvider } from './ask-provider.js';
import type { Asking } from './question.js';

export const screening: Asking<'screening'> = {
  gather: (question) => {
    const { intent, subjectKeys, ids, nowMs } = question;
    const request = { chain: intent.chain, direction: intent.direction, subjectKeys };
    return askEach(question.sources.screening, question, (provider) =>
      askProvider('screening', provider, question, async (signal) => {
        const answer = await provider.instance.screen(request, signal);
        const { signals, lists, asOf, note } = validateScreeningAnswer(answer, subjectKeys, provider.manifest.kind);
        const evidence = signals.map((one) => ({ ...one, evidenceId: ids.next('evidence') }));
        return { value: { evidence, lists }, asOf, note, isStale: isStaleAnswer(answer, nowMs) };
      }),
    );
  },
  probe: (source, signal) => source.screen({ chain: 'ethereum', direction: 'outgoing', subjectKeys: [] }, signal),
};
