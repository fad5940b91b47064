import { EXECUTION_CODES } from '../findings/index.js';
import type { Execution, ExecutedEffect } from '../facts/simulation/execution.js';
import { executionsOf } from '../facts/simulation/executions.js';
import { type PublishedExecution, publishedExecution } from '../facts/simulation/published-execution.js';
import { inWholeTokens } from '../payload/quantity.js';
import type { CheckRecord } from '../record/record.js';
import type { ReportedEffect, ReportedExecution } from './body.js';
import { EXECUTION_LIMITS } from './wording.js';

const limitsOf = ({ status, level, diverging, endpoints }: PublishedExecution): readonly string[] => {
  if (status === 'unavailable') return [EXECUTION_LIMITS.nothing];
  return [
    EXECUTION_LIMITS.state,
    EXECUTION_LIMITS.trust,
    ...(level < 4 ? [EXECUTION_LIMITS.reads] : []),
    ...(level < 3 ? [EXECUTION_LIMITS.parts] : []),
    ...(diverging ? [EXECUTION_LIMITS.diverging] : []),
    ...(endpoints.some(({ agreed, answered }) => !agreed && answered !== false) ? [EXECUTION_LIMITS.disagreement] : []),
    ...(endpoints.some(({ answered }) => answered === false) ? [EXECUTION_LIMITS.alone] : []),
    ...(status === 'ok' ? [] : [EXECUTION_LIMITS.failed]),
  ];
};

/** What a node did with the bytes at the check; null where none were sent, or no node was configured. */
export const executionSection = ({ payload, facts, decision }: CheckRecord): ReportedExecution | null => {
  const published = payload === null ? null : publishedExecution(facts);
  if (published === null) return null;
  const codes = decision.findings.map(({ code }) => code).filter((code) => EXECUTION_CODES.has(code));
  return { ...published, limits: limitsOf(published), finding_codes: [...new Set(codes)] };
};

/** An executed effect in the form of effects of any source: whole tokens. Control has no place in it. */
const plainEffect = (effect: ExecutedEffect): readonly ReportedEffect[] => {
  if (effect.kind === 'control') return [];
  const { symbol, address, decimals, tokenId } = effect.asset;
  const token = symbol ?? address;
  const amountOf = (units: string): string | null => {
    if (units === 'unlimited' || tokenId !== null) return units;
    return decimals === null ? null : inWholeTokens(units, decimals);
  };
  if (effect.kind === 'allowance')
    return [{ kind: 'allowance', from: effect.owner, to: effect.spender, token, amount: amountOf(effect.after) }];
  if (effect.kind === 'operator')
    return [
      { kind: 'operator_approval', from: effect.owner, to: effect.operator, token, amount: effect.after ? null : '0' },
    ];
  const isLoss = effect.delta.startsWith('-');
  const amount = amountOf(effect.delta.replace('-', ''));
  return [
    { kind: 'transfer', from: isLoss ? effect.account : null, to: isLoss ? null : effect.account, token, amount },
  ];
};

/** The effects of the execution that answered, as effects of any source; null for none. */
export const executedEffects = ({ facts }: Pick<CheckRecord, 'facts'>): readonly ReportedEffect[] | null => {
  const [execution]: readonly Execution[] = executionsOf(facts);
  return execution === undefined ? null : execution.effects.flatMap(plainEffect);
};
