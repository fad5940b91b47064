import { type JudgedAction, judgedActions } from '../actions/judged-action.js';
import { contractVerification, spenderVerification } from '../facts/contract/verification.js';
import type { Fact, Facts } from '../facts/facts.js';
import type { HistoryFacts, PayeeHistory } from '../facts/history/history-facts.js';
import { gainerOf } from '../facts/history/payees.js';
import { tokenFactsOf } from '../facts/token/token-of-action.js';
import type { CheckContext } from '../findings/finding.js';
import { comparePayload } from '../findings/shared/comparison.js';
import { recipientOf } from '../intent/counterparty.js';
import type { Proposal } from '../payload/payload.js';
import type { Policy } from '../policy/policy.js';
import { requiredSourceFailures } from '../policy/required-sources.js';
import { isClaimWorth } from '../policy/verified-claim.js';
import { withMembers } from '../shared/with-members.js';

const NOTHING_KNOWN: Omit<PayeeHistory, 'key'> = {
  earlierChecks: [],
  lookalikes: [],
  references: 0,
  clearedOn: null,
  recipient: null,
};

/** What history knows of the account that gains by this action; nothing if it was not asked. */
const historyOf = ({ value, coverage }: Fact<HistoryFacts>, action: JudgedAction): Fact<HistoryFacts> => {
  if (value === null) return { value, coverage };
  const gainer = gainerOf(action);
  const known = value.payees.find(({ key }) => key === gainer);
  const { earlierChecks, lookalikes, references, clearedOn, recipient } = known ?? NOTHING_KNOWN;
  const ofGainer = { earlierChecks, lookalikes, references, clearedOn, recipient };
  return { coverage, value: { ...value, ...ofGainer, bandPaymentsLastDay: null } };
};

/** What the sources say about this action. */
const factsAbout = (action: JudgedAction, first: JudgedAction, facts: Facts): Facts => {
  if (action === first) return facts;
  const token = tokenFactsOf(facts.token.value, first.intent, action.intent);
  const isSameGainer = gainerOf(action) === gainerOf(first);
  return withMembers(facts, {
    token: { value: token, coverage: facts.token.coverage },
    history: isSameGainer ? facts.history : historyOf(facts.history, action),
  });
};

/** A context for each action of a check, in their order. At least one. */
export const contextsOf = (
  proposal: Proposal,
  facts: Facts,
  policy: Policy,
  nowMs: number,
): readonly CheckContext[] => {
  const { intent, payload } = proposal;
  const actions = judgedActions(proposal);
  const [first] = actions;
  const comparison = comparePayload(intent, payload, facts);
  const failures = requiredSourceFailures(facts, policy, nowMs, payload);
  const all: CheckContext[] = [];
  for (const action of actions) {
    const about = first === undefined ? facts : factsAbout(action, first, facts);
    const isClaimed = isClaimWorth(action.intent, about, policy);
    all.push({
      action,
      all,
      intent: action.intent,
      payload,
      facts: about,
      policy,
      nowMs,
      contractInQuestion: contractVerification(action.intent, about, isClaimed, action.read),
      spender: spenderVerification(action.intent, about, isClaimed),
      recipient: recipientOf(action.intent),
      comparison,
      failures,
    });
  }
  return all;
};
