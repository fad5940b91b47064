import { listOf, plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';
import type { ExecutedEffect, Execution } from './execution.js';

/** Who gains by an effect, or has a right or control after it. */
const favoured = (effect: ExecutedEffect): string | null => {
  switch (effect.kind) {
    case 'balance':
      return effect.delta.startsWith('-') || effect.delta === '0' ? null : effect.account;
    case 'allowance':
      return effect.after === '0' ? null : effect.spender;
    case 'operator':
      return effect.after ? effect.operator : null;
    case 'control':
      return effect.after;
  }
};

/**
 * The accounts that gain, may spend, or control something after the bytes are executed, and that are not known yet:
 * neither a request nor calldata has to name them. In the order of the effects, each once.
 */
export const furtherSubjects = (executions: readonly Execution[], known: readonly string[]): readonly string[] => {
  const keys = new Set(executions.flatMap(({ effects }) => effects.map(favoured)));
  return [...keys].filter((key) => key !== null && !known.includes(key)) as readonly string[];
};

export const EFFECT_KINDS = ['transfer', 'allowance', 'operator_approval', 'contract_call'] as const;

/** `declared-intent`: derived from the request alone, nothing was executed. */
export const SIMULATION_MODES = ['declared-intent', 'simulated'] as const;

/**
 * One effect. Accounts are compared as addresses of the chain: letter case of an EVM address does not matter. The fee
 * of the transaction is not an effect.
 */
export interface TransactionEffect {
  readonly kind: (typeof EFFECT_KINDS)[number];
  /** Who loses the token, or grants the right; null where the effect has no such account, as in a mint. */
  readonly from: string | null;
  /** Who gains the token, or the right. */
  readonly to: string | null;
  /**
   * The symbol of an official token or of the chain's own currency; the address of its contract for any other. Null
   * where the source cannot say which token it is.
   */
  readonly token: string | null;
  /** Exact decimal text in whole tokens, or `unlimited`; null where the source cannot say. */
  readonly amount: string | null;
}

/** What a simulation says the transaction would do. */
export interface SimulationFacts {
  readonly mode: (typeof SIMULATION_MODES)[number];
  readonly effects: readonly TransactionEffect[];
  /** What a node did with the bytes; null where no node took part. */
  readonly execution: Execution | null;
}

export const SIMULATION = {
  capability: 'transaction_simulation',
  sources: 'many',
  columns: row<SimulationFacts>({
    mode: plain(),
    effects: listOf(
      row<TransactionEffect>({ kind: plain(), from: plain(), to: plain(), token: plain(), amount: plain() }),
    ),
    execution: plain(),
  }),
} as const satisfies FactKind<SimulationFacts>;
