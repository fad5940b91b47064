import type { ExecutedEffect } from '../facts/simulation/execution.js';
import { executionsOf } from '../facts/simulation/executions.js';
import type { PayloadAction, PayloadAsset } from '../payload/action.js';
import { inWholeTokens } from '../payload/quantity.js';
import type { CheckRecord } from '../record/record.js';
import type { ReportBody, ReportedEffect } from './body.js';

const tokenOf = (asset: PayloadAsset | null): string | null => asset && (asset.symbol ?? asset.address);

/** In whole tokens; null where they are not known. */
const amountOf = (units: string | null, asset: PayloadAsset | null): string | null => {
  if (units === null || units === 'unlimited' || (asset !== null && asset.tokenId !== null)) return units;
  return asset === null || asset.decimals === null ? null : inWholeTokens(units, asset.decimals);
};

const readEffect = ({ path, kind, asset, amount, from, to, target }: PayloadAction): ReportedEffect => ({
  kind,
  from,
  to: to ?? target,
  token: tokenOf(asset),
  amount: amountOf(amount, asset),
  known_by: 'bytes',
  place: path,
});

const executedEffect = (effect: ExecutedEffect): ReportedEffect => {
  const known = { known_by: 'execution' } as const;
  if (effect.kind === 'control')
    return { kind: effect.what, from: effect.before, to: effect.after, token: null, amount: null, ...known };
  const token = tokenOf(effect.asset);
  switch (effect.kind) {
    case 'allowance': {
      const amount = amountOf(effect.after, effect.asset);
      return { kind: 'allowance', from: effect.owner, to: effect.spender, token, amount, ...known };
    }
    case 'operator': {
      const amount = effect.after ? null : '0';
      return { kind: 'operator_approval', from: effect.owner, to: effect.operator, token, amount, ...known };
    }
    case 'balance': {
      const isLoss = effect.delta.startsWith('-');
      const sides = { from: isLoss ? effect.account : null, to: isLoss ? null : effect.account };
      return {
        kind: 'transfer',
        ...sides,
        token,
        amount: amountOf(effect.delta.replace('-', ''), effect.asset),
        ...known,
      };
    }
  }
};

/** What sources say of what was declared; a check of bytes alone declares nothing. */
const statedEffects = ({ facts, intent }: CheckRecord): ReportBody['transaction_effects'] => {
  const answers = facts.simulation.flatMap((fact) => (fact.value === null ? [] : [fact.value]));
  const best = answers.find((answer) => answer.mode === 'simulated') ?? answers[0];
  if (best === undefined) return { mode: 'not-available', effects: [] };
  const isDeclared = best.mode === 'simulated' || intent.kindRule !== 'payload';
  return { mode: best.mode, effects: isDeclared ? best.effects : [] };
};

/** Every effect that a finding can name: those declared, those read in the bytes, and those that a node executed. */
export const effectsSection = (record: CheckRecord): ReportBody['transaction_effects'] => {
  const { mode, effects } = statedEffects(record);
  const read = (record.payload?.actions ?? []).map(readEffect);
  const [execution] = executionsOf(record.facts);
  if (execution === undefined) return { mode, effects: [...effects, ...read] };
  const declared = effects.map((effect) => ({ ...effect, known_by: 'declaration' }) as const);
  return { mode: 'simulated', effects: [...declared, ...read, ...execution.effects.map(executedEffect)] };
};
