import { type ChainHistoryFacts, chainHistoryOf } from '../../../../domain/facts/chain-history/chain-history-facts.js';
import { paidAccounts, validatePastPayments } from '../../../../domain/facts/chain-history/validate-past-payments.js';
import type { FactsOf } from '../../../../domain/facts/facts.js';
import { rememberedKey } from '../../../../domain/facts/history/history-facts.js';
import { rememberedPayees } from '../../../../domain/facts/history/payees.js';
import type { PastPaymentsQuestion } from '../../../../ports/sources/chain-history.js';
import type { Soon } from '../../../../domain/shared/soon.js';
import { factOf } from '../ask-source.js';
import { askEachProvider, askProvider, sourceIdentityOf } from './ask-provider.js';
import type { Probe, Question } from './question.js';

/** Nobody has its key: it made no payment. */
const NULL_ADDRESS = `0x${'0'.repeat(40)}`;

/** The accounts that the check pays or gives rights to, each once, without the sender itself. */
const recipientsOf = (question: Question, sender: string): readonly string[] => {
  const { intent } = question;
  if (intent.direction !== 'outgoing') return [];
  const declared = rememberedKey(intent.addresses.to_address);
  const keys = new Set([...(declared === null ? [] : [declared]), ...rememberedPayees(question).map(({ key }) => key)]);
  keys.delete(sender);
  return [...keys];
};

const registeredAmong =
  ({ sources, intent }: Question, signal: AbortSignal): PastPaymentsQuestion['registeredAmong'] =>
  async (keys) => {
    if (keys.length === 0) return new Set();
    const { tokenContracts } = await sources.token.instance.lookUp({ chain: intent.chain, symbol: '', keys }, signal);
    return new Set(tokenContracts.map(({ key }) => key));
  };

/**
 * Asks whom the sender has paid on the chain, and keeps of it what looks like the accounts of this check. A source is
 * told no recipient, so that its answer holds for later checks of the same sender, too.
 */
export const askChainHistory = (question: Question): Soon<FactsOf<'chainHistory'>> => {
  const sender = rememberedKey(question.intent.sender);
  const recipients = sender === null ? [] : recipientsOf(question, sender);
  return askEachProvider(question.sources.chainHistory, question, (provider) => {
    if (sender === null || recipients.length === 0)
      return factOf<ChainHistoryFacts>(
        sourceIdentityOf('chainHistory', provider),
        { references: 0, isWhole: true, accounts: [] },
        { status: 'answered', note: 'nothing was asked: this check pays no account that another could imitate' },
      );
    return askProvider('chainHistory', provider, question, async (signal) => {
      const { chain } = question.intent;
      const asked = { chain, account: sender, registeredAmong: registeredAmong(question, signal) };
      const answer = validatePastPayments(await provider.instance.paymentsOf(asked, signal), question.nowMs);
      const paid = paidAccounts(answer.payments.filter(({ to }) => to !== sender));
      const accounts = recipients.map((key) => chainHistoryOf(key, paid));
      const value = {
        references: paid.length,
        isWhole: answer.isWhole,
        accounts: accounts.filter(({ lookalikes }) => lookalikes.length > 0),
      };
      return { value, asOf: answer.asOf, note: answer.isWhole ? null : 'older payments were not read' };
    });
  });
};

export const probeChainHistory: Probe<'chainHistory'> = (source, signal) =>
  source.paymentsOf({ chain: 'ethereum', account: NULL_ADDRESS, registeredAmong: async () => new Set() }, signal);
