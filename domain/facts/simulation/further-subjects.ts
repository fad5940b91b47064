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
