import { hash } from 'node:crypto';
import type { Fact, Facts, FactsByKind } from '../../../domain/facts/facts.js';
import type { TokenAnswer } from '../../../domain/facts/token/validate-token-answer.js';
import { awaitsTokenRegistry, settledByRegistry } from '../../../domain/facts/token/token-contract.js';
import { hostsOf } from '../../../domain/facts/screening/site-listing.js';
import { DEMONSTRATION_SITE, isDemonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { subjectsOf } from '../../../domain/intent/subjects.js';
import { accountsOf } from '../../../domain/payload/effects.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { historyQuestion } from '../../../domain/policy/history-question.js';
import type { Policy } from '../../../domain/policy/policy.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { History } from '../../../ports/stores/history.js';
import { type Soon, whenAllThere, whenThere } from '../../../domain/shared/soon.js';
import { withMembers } from '../../../domain/shared/with-members.js';
import { Deadline } from '../shared/deadline.js';
import { GATHER_DEADLINE_MS } from './facts/ask-provider.js';
import { askChainHistory } from './facts/chain-history.js';
import { askContracts } from './facts/contracts.js';
import { askHistory } from './facts/history.js';
import { askPrices } from './facts/prices.js';
import { askScreening } from './facts/screening.js';
import { askSimulation } from './facts/simulation.js';
import { askOtherTokens, askRegistry, pricedToken } from './facts/token.js';
import type { Question, Settled, Settling, EarlierItems } from './facts/question.js';

export interface GatherDependencies
  extends Pick<Question, 'sources' | 'history' | 'witnesses' | 'ids' | 'logger' | 'watch'> {
  /** Lists, by source, that the operator declares mandatory. */
  readonly requiredLists?: readonly string[];
  readonly acceptedPrices?: Question['acceptedPrices'];
  /** Absent: no partner says anything itself. */
  readonly ownKnowledge?: Question['ownKnowledge'];
}

/** What the sources said, and the intent as the token registry settled it. */
export interface Gathered extends Settled {
  readonly facts: Facts;
}

/** For an item of a batch: a history that knows the items before it, asked once they are judged. */
export interface InBatch {
  readonly history: History & Pick<EarlierItems, 'foresee'>;
  /** Rejects where these came too late, and so does the check. */
  readonly earlierItems: Promise<void>;
}

/** What facts are gathered for. */
export interface ToGather extends Pick<Question, 'scope' | 'nowMs'> {
  readonly proposal: Proposal;
  readonly policy: Policy;
  readonly requestId: string;
  readonly inBatch?: InBatch;
}

/** Asks every source side by side under one deadline. Never rejects for a source; skips none. */
export type GatherFacts = (asked: ToGather) => Promise<Gathered>;

export const createGatherFacts =
  ({
    requiredLists = [],
    ownKnowledge = null,
    acceptedPrices = new Map(),
    logger,
    ...kept
  }: GatherDependencies): GatherFacts =>
  async ({ proposal: { intent, payload }, policy, scope, nowMs, requestId, inBatch }) => {
    const deadline = new Deadline(GATHER_DEADLINE_MS);
    const subjectKeys = subjectKeysOf({ intent, payload });
    const question: Question = {
      intent,
      payload,
      ownKnowledge,
      logger: namingRequest(logger, requestId),
      deadline,
      subjectKeys,
      scope,
      nowMs,
      acceptedPrices,
      showsDemonstrations:
        scope.environment === 'sandbox' && mayConcernDemonstrations({ intent, payload }, subjectKeys),
      ...kept,
      ...(inBatch === undefined ? {} : askedInBatch(inBatch, deadline)),
    };
    try {
      const registered = askRegistry(question);
      const settling = settledIntent(question, policy, registered);
      const facts = await everyKind(question, registered, settling);
      return withMembers(await settling.settled, {
        facts: requiredLists.length === 0 ? facts : { ...facts, requiredLists },
      });
    } finally {
      deadline.clear();
    }
  };

/** Waits for the token registry where only that can tell the kind. Never rejects. */
const settledIntent = ({ intent }: Question, policy: Policy, registered: Soon<Fact<TokenAnswer>>): Settling => {
  const about = (one: TransactionIntent): Settled => ({
    intent: one,
    historyQuestion: historyQuestion(one, policy, sha256Hex),
  });
  if (awaitsTokenRegistry(intent) && registered instanceof Promise) {
    const first = about(intent);
    const settled = registered.then(({ value }) => {
      const one = settledByRegistry(intent, value);
      return one === intent ? first : about(one);
    });
    return { first, settled };
  }
  const value = registered instanceof Promise ? null : registered.value;
  const first = about(settledByRegistry(intent, value));
  return { first, settled: first };
};

/**
 * The facts of every kind, asked for side by side: each waits for no more than it needs, so a registry that does not
 * answer keeps no list from being asked.
 */
const everyKind = (question: Question, registered: Soon<Fact<TokenAnswer>>, settling: Settling): Soon<FactsByKind> => {
  const { settled } = settling;
  const asked = {
    prices: askPrices(question, registered),
    contracts: askContracts(question, settled),
    simulation: askSimulation(question, settled),
  };
  const priced = pricedToken(registered, asked.prices, askOtherTokens(question));
  const all = whenAllThere([
    askHistory(question, settling, priced),
    askChainHistory(question),
    priced,
    asked.prices,
    asked.contracts,
    asked.simulation,
    askScreening(question, asked.simulation),
  ]);
  return whenThere(all, ([history, chainHistory, token, prices, contracts, simulation, screening]) => {
    return { history, chainHistory, token, prices, contracts, simulation, screening };
  });
};

const askedInBatch = (
  { history, earlierItems }: InBatch,
  deadline: Deadline,
): Pick<Question, 'history' | 'earlierItems'> => ({
  history,
  earlierItems: {
    judged: earlierItems.then(() => deadline.beside(GATHER_DEADLINE_MS)),
    foresee: (query) => history.foresee(query),
  },
});

/** The accounts that are screened: those that were declared, and those that the bytes name. */
export const subjectKeysOf = ({ intent, payload }: Proposal): readonly string[] => {
  const declared = subjectsOf(intent).map((subject) => subject.key);
  return payload === null ? declared : [...new Set([...declared, ...accountsOf(payload.actions, intent.sender.key)])];
};

/** Every line that it writes names the request. */
const namingRequest = (logger: Logger, requestId: string): Logger => ({
  log: (level, message, fields) => logger.log(level, message, { request_id: requestId, ...fields }),
});

/**
 * Demonstration sources know reserved addresses only. They are asked where one takes part, and in every incoming check,
 * whose answer shows a row for each source; production keys are never shown them.
 */
const mayConcernDemonstrations = (proposal: Proposal, subjectKeys: readonly string[]): boolean =>
  proposal.intent.direction === 'incoming' ||
  subjectKeys.some((key) => isDemonstrationKey(key)) ||
  hostsOf(proposal).includes(DEMONSTRATION_SITE);

/** The platform's SHA-256: in JavaScript it costs five times as much, in every check. */
const sha256Hex = (text: string): string => hash('sha256', text, 'hex');
