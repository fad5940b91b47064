import type { FindingCode } from '../../domain/findings/index.js';
import { decide, type Decision } from '../../domain/decision/decide.js';
import type { HistoryFacts } from '../../domain/facts/history/history-facts.js';
import type { Policy } from '../../domain/policy/policy.js';
import type { CheckRequest } from '../../src/application/check/check-request.js';
import { parseIntent } from '../../src/application/check/parse-intent.js';
import { NOW_MS, OUTGOING_DEFAULT, proposalOf, RECIPIENT, SENDER } from './builders.js';
import { KNOWN_RECIPIENT } from './facts.js';
import { listOf, listStoreOf, rowOf } from './lists.js';
import { gathering, localSources } from './gathering.js';

export const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;

/** A request by what differs from a payment of 250 USDC on Ethereum. No type is sent. */
export const requestWith = (changes: Partial<CheckRequest> = {}): CheckRequest => ({
  from_address: SENDER,
  to_address: RECIPIENT,
  chain: 'ethereum',
  token: 'USDC',
  amount: 250,
  ...changes,
});

export interface Circumstances {
  /** Keys of EVM accounts on a list of scams, and on one of sanctions. */
  readonly listed?: readonly string[];
  readonly sanctioned?: readonly string[];
  /** By default that of a recipient whom the sender has paid often. */
  readonly history?: HistoryFacts;
  readonly policy?: Policy;
}

/** The verdict on a request by the real parsing, gathering and rules, with the sources that every service has. */
export const judgedRequest = async (
  changes: Partial<CheckRequest>,
  { listed = [], sanctioned = [], history = KNOWN_RECIPIENT, policy = OUTGOING_DEFAULT }: Circumstances = {},
): Promise<Decision> => {
  const lists = listStoreOf([
    ...listed.map((key) => ({ list: listOf(), row: rowOf(key) })),
    ...sanctioned.map((key) => ({
      list: listOf({ source: 'sanctions-list', categories: ['sanctions'] }),
      row: rowOf(key, { category: 'sanctions' }),
    })),
  ]);
  const gather = gathering(localSources(lists), { history: { lookUp: async () => history } });
  const { intent, facts } = await gather({
    proposal: proposalOf(parseIntent(requestWith(changes))),
    policy,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  return decide(proposalOf(intent), facts, policy, NOW_MS);
};

/** The action, then the codes of the findings. */
export const verdictOn = async (
  ...parameters: Parameters<typeof judgedRequest>
): Promise<readonly [string, ...FindingCode[]]> => {
  const { recommendedAction, findings } = await judgedRequest(...parameters);
  return [recommendedAction, ...findings.map(({ code }) => code)];
};
