import { decide, type Decision } from '../../../../domain/decision/decide.js';
import type { SimulationFacts, TransactionEffect } from '../../../../domain/facts/simulation/simulation-facts.js';
import type { TokenFacts } from '../../../../domain/facts/token/token-facts.js';
import {
  CONTRACT,
  type IntentChanges,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  proposalOf,
  RECIPIENT,
  SENDER,
  tokens,
} from '../../../support/builders.js';
import { factsFor, USDC } from '../../../support/facts.js';

export const POOL = '0x77aa000000000000000000000000000000000077';

export const OTHER_TOKEN = '0x88bb000000000000000000000000000000000088';

export const SWAP: IntentChanges = { kind: 'swap', contract: CONTRACT, to: SENDER };

export const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT, approval: tokens('250') };

/** A transfer of the declared 250 USDC from the sender to the recipient, by what differs. */
export const moved = (changes: Partial<TransactionEffect> = {}): TransactionEffect => ({
  kind: 'transfer',
  from: SENDER,
  to: RECIPIENT,
  token: 'USDC',
  amount: '250',
  ...changes,
});

/** The sender lets the contract take 250 USDC, by what differs. */
export const granted = (changes: Partial<TransactionEffect> = {}): TransactionEffect =>
  moved({ kind: 'allowance', to: CONTRACT, ...changes });

export const simulated = (...effects: readonly TransactionEffect[]): SimulationFacts => ({
  mode: 'simulated',
  execution: null,
  effects,
});

export const decidedWith = (
  intent: IntentChanges,
  effects: readonly TransactionEffect[],
  token: TokenFacts | null = USDC,
): Decision => {
  const parsed = intentWith(intent);
  const facts = factsFor(parsed, { simulation: simulated(...effects), contract: { verified: true }, token });
  return decide(proposalOf(parsed), facts, OUTGOING_DEFAULT, NOW_MS);
};

/** Action by code, of the findings that read simulated effects. */
export const readings = (...parameters: Parameters<typeof decidedWith>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    decidedWith(...parameters)
      .findings.filter(({ code }) => code === 'undeclared_outflow' || code === 'undeclared_permission')
      .map(({ code, recommendedAction }) => [code, recommendedAction]),
  );

export interface EffectRow {
  readonly what: string;
  readonly intent?: IntentChanges;
  readonly effects: readonly TransactionEffect[];
  readonly token?: TokenFacts | null;
}
