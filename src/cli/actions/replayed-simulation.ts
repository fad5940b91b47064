import { createReExecute } from '../../../adapters/simulation/evm-rpc/re-execution/index.js';
import { createReExecuteOnSolana } from '../../../adapters/simulation/solana-rpc/re-execution/index.js';
import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import type { ReExecute } from '../../../ports/sources/simulation.js';
import type { ComparedEffect, SimulationReplay } from '../../application/check/replay-simulation.js';

/** Each chain by its machine. */
export const reExecute: ReExecute = (witness, proposal) =>
  (proposal.intent.chain === 'solana' ? createReExecuteOnSolana() : createReExecute())(witness, proposal);

/** Where nothing was executed there is nothing that could be equal. */
export const isEveryOneEqual = (replays: readonly SimulationReplay[]): boolean =>
  replays.length > 0 && replays.every(({ outcome }) => outcome === 'equal');

/** Null: not asked for. */
export const simulationsAsJson = (replays: readonly SimulationReplay[] | null) =>
  replays === null
    ? {}
    : {
        simulations: replays.map(({ outcome, why, witnessSha256, effects, differences }) => ({
          outcome,
          why,
          witness_sha256: witnessSha256,
          effects: effects.map(({ effect, result }) => ({ result, ...effect })),
          differences,
        })),
      };

export const simulationsAsText = (replays: readonly SimulationReplay[] | null): readonly string[] => {
  if (replays === null) return [];
  if (replays.length === 0) return ['Executed again: NOTHING, since no node had executed the bytes of this check.'];
  return replays.flatMap((replay) => [headline(replay), ...replay.effects.map(effectLine)]);
};

const headline = ({ outcome, why, witnessSha256, effects, differences }: SimulationReplay): string => {
  const witness = `witness ${witnessSha256 ?? 'none'}`;
  if (outcome === 'unknown') return `Executed again: UNKNOWN, since ${why ?? 'nothing is known'} (${witness}).`;
  const changed = effects.filter(({ result }) => result !== 'equal').length;
  return outcome === 'equal'
    ? `Executed again without a node: EQUAL in ${effects.length} effects and all else that is compared (${witness}).`
    : `Executed again without a node: DIFFERENT in ${[`${changed} effects`, ...differences].join(', ')} (${witness}).`;
};

const RESULT_TEXTS: Readonly<Record<ComparedEffect['result'], string>> = {
  equal: 'equal',
  only_recorded: 'DIFFERS, recorded',
  only_again: 'DIFFERS, executed again',
};

const effectLine = ({ effect, result }: ComparedEffect): string =>
  `  ${RESULT_TEXTS[result]}: ${whatOf(effect)}: ${effect.before ?? 'none'} → ${effect.after ?? 'none'}`;

const whatOf = (effect: ExecutedEffect): string => {
  if (effect.kind === 'control') return `${effect.what} of ${effect.target}`;
  const { address, symbol, tokenId } = effect.asset;
  const asset = `${symbol ?? address ?? 'native value'}${tokenId === null ? '' : ` number ${tokenId}`}`;
  switch (effect.kind) {
    case 'balance':
      return `balance of ${effect.account} in ${asset}`;
    case 'allowance':
      return `allowance of ${effect.spender} by ${effect.owner} in ${asset}`;
    case 'operator':
      return `operator ${effect.operator} of ${effect.owner} in ${asset}`;
  }
};
