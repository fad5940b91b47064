import type { ContractFacts } from '../../../../domain/facts/contract/contract-facts.js';
import { validateContractAnswer } from '../../../../domain/facts/contract/validate-contract-answer.js';
import { factOf } from '../ask-source.js';
import { askEach, askProvider, identityOf } from './ask-provider.js';
import type { Asking } from './question.js';

/** The null address: every registry can say that it knows no contract there. */
const NULL_ADDRESS = `0x${'0'.repeat(40)}`;

const unknownContract = (key: string, sourceName: string): ContractFacts => ({
  key,
  name: null,
  verified: null,
  upgradeable: null,
  sourceName,
  observedAt: null,
  demonstration: false,
});

export const contracts: Asking<'contracts'> = {
  gather: (question) => {
    const { chain, contractInQuestion } = question.intent;
    const { key, given } = contractInQuestion.address;
    return askEach(question.sources.contracts, question, async (provider) => {
      const { manifest, instance } = provider;
      if (key === null) {
        return factOf(identityOf('contracts', provider), unknownContract(given, manifest.name), {
          status: 'answered',
          note: 'nothing was asked: there is no valid address',
        });
      }
      return askProvider('contracts', provider, question, async (signal) => {
        const answer = await instance.lookUp(chain, key, signal);
        const { asOf, ...value } = validateContractAnswer(answer, key, manifest.kind);
        return { value, asOf, note: null };
      });
    });
  },
  probe: (registry, signal) => registry.lookUp('ethereum', NULL_ADDRESS, signal),
};
