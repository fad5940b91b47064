import type { ContractStatement } from '../../../../domain/facts/contract/contract-facts.js';
import {
  type ContractAnswer,
  validateContractAnswer,
} from '../../../../domain/facts/contract/validate-contract-answer.js';
import type { FactsOf } from '../../../../domain/facts/facts.js';
import { type Soon, whenAllThere, whenThere } from '../../../../domain/shared/soon.js';
import type { TransactionIntent } from '../../../../domain/intent/intent.js';
import { factOf } from '../ask-source.js';
import type { WiredProvider } from '../sources.js';
import { askEachProvider, askProvider, sourceIdentityOf } from './ask-provider.js';
import type { Probe, Question, Settled } from './question.js';
import { withMembers } from '../../../../domain/shared/with-members.js';

/** The null address: every registry can say that it knows no contract there. */
const NULL_ADDRESS = `0x${'0'.repeat(40)}`;

const unknownContract = (key: string, sourceName: string): ContractAnswer => ({
  key,
  name: null,
  verified: null,
  upgradeable: null,
  receives: null,
  state: null,
  known: null,
  sourceName,
  observedAt: null,
  demonstration: false,
  asOf: null,
});

/** The key of `to_address` where an outgoing transaction may give it something, and another contract is in question. */
const furtherRecipient = ({
  direction,
  kind,
  sender,
  contractInQuestion,
  addresses,
}: TransactionIntent): string | null => {
  const { key } = addresses.to_address;
  const isOther = key !== contractInQuestion.address.key && key !== sender.key;
  return direction === 'outgoing' && kind !== 'approval' && isOther ? key : null;
};

/** How many further accounts of a payload a vendor or a node is asked about: what is not asked stays unknown. */
const MAX_OTHERS = 32;

/** The spenders, delegates and called contracts that only the payload names, after the sender. */
const othersNamed = (
  { payload, intent }: Question,
  asked: readonly (string | null)[],
  { instance: { knowsWallets = false }, manifest }: WiredProvider<'contracts'>,
): readonly string[] => {
  if (payload === null && !knowsWallets) return [];
  const named = [
    ...(knowsWallets ? [intent.sender.key] : []),
    ...(payload?.actions ?? []).flatMap(({ to, target }) => [to, target]),
    // the accounts that only a descriptor shows come last: a limit leaves these out first
    ...(payload?.actions ?? []).flatMap(({ fields }) =>
      fields.flatMap(({ kind, value }) => (kind === 'account' ? [value] : [])),
    ),
  ];
  const others = [...new Set(named)].filter((key): key is string => key !== null && !asked.includes(key));
  // an own registry reads memory and can accuse: it is asked about the accounts beyond the limit, too
  return manifest.kind === 'local' ? others : others.slice(0, MAX_OTHERS);
};

const answerAbout = (
  key: string | null,
  { chain }: TransactionIntent,
  { instance, manifest }: WiredProvider<'contracts'>,
  signal: AbortSignal,
): Soon<ContractAnswer | null> =>
  key === null
    ? null
    : whenThere(instance.lookUp(chain, key, signal), (answer) => validateContractAnswer(answer, key, manifest.kind));

const statementOf = ({ asOf: _asOf, ...statement }: ContractAnswer): ContractStatement => statement;

export const askContracts = (question: Question, settled: Soon<Settled>): Soon<FactsOf<'contracts'>> =>
  whenThere(settled, ({ intent }) =>
    askEachProvider(question.sources.contracts, question, (provider) => askAbout(question, intent, provider)),
  );

const askAbout = (
  question: Question,
  intent: TransactionIntent,
  provider: WiredProvider<'contracts'>,
): Soon<FactsOf<'contracts'>[number]> => {
  const { key, given } = intent.contractInQuestion.address;
  const recipientKey = furtherRecipient(intent);
  const otherKeys = othersNamed(question, [key, recipientKey], provider);
  const unknown = unknownContract(given, provider.manifest.name);
  if (key === null && recipientKey === null && otherKeys.length === 0) {
    return factOf(
      sourceIdentityOf('contracts', provider),
      withMembers(statementOf(unknown), { recipient: null, others: [] }),
      { status: 'answered', note: 'nothing was asked: there is no valid address' },
    );
  }
  return askProvider('contracts', provider, question, (signal) => {
    const asked = [key, recipientKey, ...otherKeys].map((one) => answerAbout(one, intent, provider, signal));
    return whenThere(whenAllThere(asked), ([named, recipient, ...others]) => {
      const value = withMembers(statementOf(named ?? unknown), {
        recipient: recipient === null || recipient === undefined ? null : statementOf(recipient),
        others: others.flatMap((other) => (other === null ? [] : [statementOf(other)])),
      });
      return { value, asOf: (named ?? recipient)?.asOf ?? null, note: null };
    });
  });
};

export const probeContracts: Probe<'contracts'> = (registry, signal) =>
  registry.lookUp('ethereum', NULL_ADDRESS, signal);
