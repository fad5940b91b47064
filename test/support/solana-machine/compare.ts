import type { ExecutedEffect, Execution } from '../../../domain/facts/simulation/execution.js';
import { HELD_BY_NOBODY, type SolanaPlace, type SolanaValues } from './truth.js';

/** Both states of the chain, and who paid what as a fee. */
export interface SolanaTruth {
  readonly isDone: boolean;
  readonly before: SolanaValues;
  readonly after: SolanaValues;
  readonly payer: string;
  readonly fee: bigint;
}

const MOST = (1n << 64n) - 1n;
const shown = (value: bigint): string => (value === MOST ? 'unlimited' : value.toString());

/** The difference at a place, without the fee; for the sender what left the purses beside the wallet counts as lost. */
const deltaAt = (place: SolanaPlace, { before, after, payer, fee }: SolanaTruth, sender: string): bigint => {
  const delta = (at: SolanaPlace): bigint => BigInt(after.get(at) ?? 0n) - BigInt(before.get(at) ?? 0n);
  const own = delta(place) + (place === `lamports ${payer}` ? fee : 0n);
  const purses = delta(`purse ${sender}`);
  return place === `lamports ${sender}` && purses < 0n ? own + purses : own;
};

const textAt = (values: SolanaValues, place: SolanaPlace): string | null => {
  const value = values.get(place);
  return typeof value === 'string' ? value : null;
};

/** The place of which an effect speaks, and what stands there by it; null where it speaks of none that is read. */
const placeOf = (effect: ExecutedEffect): SolanaPlace | null => {
  switch (effect.kind) {
    case 'balance':
      return effect.asset.address === null
        ? `lamports ${effect.account}`
        : `tokens ${effect.account} ${effect.asset.address}`;
    case 'allowance':
      return `delegate ${effect.owner} ${effect.spender} ${effect.asset.address ?? HELD_BY_NOBODY}`;
    case 'control':
      return `control ${effect.target}`;
    case 'operator':
      return null;
  }
};

const isTrue = (effect: ExecutedEffect, truth: SolanaTruth, sender: string): boolean => {
  const place = placeOf(effect);
  if (place === null) return false;
  const amountOf = (values: SolanaValues): string => shown(BigInt(values.get(place) ?? 0n));
  switch (effect.kind) {
    case 'balance':
      return BigInt(effect.delta) === deltaAt(place, truth, sender);
    case 'allowance':
      return effect.before === amountOf(truth.before) && effect.after === amountOf(truth.after);
    case 'operator':
      return false;
    case 'control':
      return rolesOf(truth).some(
        ({ target, was, is }) => target === effect.target && is === effect.after && was === effect.before,
      );
  }
};

interface RoleChange {
  readonly target: string;
  readonly was: string | null;
  readonly is: string | null;
}
/** Every right that another holds than before, of accounts that are still there. */
const rolesOf = ({ before, after }: SolanaTruth): readonly RoleChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((place) => /^(role|program) /.test(place))
    .map((place) => ({
      target: place.split(' ')[1] ?? '',
      was: textAt(before, place),
      is: textAt(after, place),
    }))
    .filter(({ target, was, is }) => was !== is && after.has(`program ${target}`));

/** Every loss of the sender's, every gain of anyone, every allowance, and each right of the sender's that went. */
const mustBeSaid = (truth: SolanaTruth, sender: string): readonly SolanaPlace[] => {
  const { before, after } = truth;
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const moved = places.filter((place) => {
    const [kind, owner] = place.split(' ');
    if (kind === 'delegate') return owner === sender && before.get(place) !== after.get(place);
    if (kind !== 'tokens' && kind !== 'lamports') return false;
    const delta = deltaAt(place, truth, sender);
    return delta > 0n || (delta < 0n && owner === sender);
  });
  const handed = rolesOf(truth).filter(({ was, is }) => was === sender && is !== sender);
  return [...moved, ...handed.map(({ target }) => `control ${target}`)];
};

/** Every difference between what the service says and what the machine did, in words. */
export const solanaDifferences = (execution: Execution, truth: SolanaTruth, sender: string): readonly string[] => {
  if ((execution.status === 'ok') !== truth.isDone)
    return [`${execution.status}, and it ${truth.isDone ? 'was done' : 'failed'}`];
  if (!truth.isDone) return execution.effects.map((effect) => `failed, and said: ${JSON.stringify(effect)}`);
  const wrong = execution.effects
    .filter((effect) => !isTrue(effect, truth, sender))
    .map((effect) => `not so: ${JSON.stringify(effect)}`);
  if (!execution.isComplete) return wrong;
  const said = new Set(execution.effects.map(placeOf));
  return [
    ...wrong,
    ...mustBeSaid(truth, sender)
      .filter((place) => !said.has(place))
      .map((place) => `not said: ${place}`),
  ];
};
