import type { ExecutedEffect, Execution } from '../../../domain/facts/simulation/execution.js';
import { allowedAmount } from '../../../domain/payload/evm/standards/amounts.js';
import { addressOf } from './deployments.js';
import type { Change, Place, Truth } from './truth.js';

/** What an effect says of a place of the state. `isSaid`: whether a value there is what the effect says of it. */
interface Said {
  readonly place: Place;
  readonly isSaid: (change: Change) => boolean;
}

const addressIn = (value: bigint): string | null => (value === 0n ? null : `0x${value.toString(16).padStart(40, '0')}`);

const inHub = (token: string): boolean => token === addressOf('coin');

/** The places of which an effect may speak: a right in a token may be that in the token itself, or in the hub. */
const saidBy = (effect: ExecutedEffect): readonly Said[] => {
  if (effect.kind === 'control') {
    const isSaid = ({ before, after }: Change) =>
      addressIn(before) === effect.before && addressIn(after) === effect.after;
    return [{ place: `control ${effect.target} ${effect.what}`, isSaid }];
  }
  const { address, tokenId } = effect.asset;
  const token = address ?? 'native';
  if (effect.kind === 'balance') {
    const isSaid = ({ before, after }: Change) =>
      [before, after, after - before].every(
        (value, index) => value.toString() === [effect.before, effect.after, effect.delta][index],
      );
    return [{ place: `balance ${effect.account} ${token} ${tokenId ?? '-'}`, isSaid }];
  }
  if (effect.kind === 'operator') {
    const isSaid = ({ before, after }: Change) => (before === 1n) === effect.before && (after === 1n) === effect.after;
    return [{ place: `operator ${effect.owner} ${effect.operator} ${token}`, isSaid }];
  }
  if (tokenId !== null) {
    const heldBySpender = (value: bigint): string => (addressIn(value) === effect.spender ? '1' : '0');
    const isSaid = ({ before, after }: Change) =>
      heldBySpender(before) === effect.before && heldBySpender(after) === effect.after;
    return [{ place: `approved ${token} ${tokenId}`, isSaid }];
  }
  const isSaid = ({ before, after }: Change) =>
    allowedAmount(before) === effect.before && allowedAmount(after) === effect.after;
  const pair = `${effect.owner} ${effect.spender} ${token}`;
  return ['allowance', ...(inHub(token) ? ['hub'] : [])].map((kind) => ({ place: `${kind} ${pair}`, isSaid }));
};

/**
 * Whether a change must stand among the effects: what the sender loses, gains, allows; what others gain; who controls
 * what. An approval of a collectible that has left its holder is over by that.
 */
const mustBeSaid = (place: Place, { before, after }: Change, sender: string, truth: Truth): boolean => {
  const [kind, account = '', id = ''] = place.split(' ');
  if (kind === 'balance') return account === sender || after > before;
  if (kind === 'approved') return !truth.changes.has(`balance ${sender} ${account} ${id}`);
  return kind === 'control' || account === sender;
};

const shown = ({ before, after }: Change): string => `${before} → ${after}`;

/**
 * Every difference between what a simulation says and what mining did, in words. None where they are equal. One that
 * says itself that it is not whole may leave things out, and may say nothing wrong.
 */
export const differencesOf = (execution: Execution, truth: Truth, sender: string): readonly string[] => {
  const wasMined = truth.receipt.status === '0x1';
  if (execution.status === 'unavailable' && !execution.isComplete) return [];
  if ((execution.status === 'ok') !== wasMined) return [`${execution.status}, and mined with ${truth.receipt.status}`];
  const changeAt = (place: Place): Change => {
    const value = truth.before.get(place) ?? 0n;
    return truth.changes.get(place) ?? { before: value, after: value };
  };
  const told = new Set<Place>();
  const wrong = execution.effects.flatMap((effect) => {
    const said = saidBy(effect);
    const right = said.find(({ place, isSaid }) => isSaid(changeAt(place)));
    for (const { place } of right === undefined ? said : [right]) told.add(place);
    if (right !== undefined) return [];
    return said.slice(0, 1).map(({ place }) => `${JSON.stringify(effect)}: mined ${shown(changeAt(place))}`);
  });
  if (!execution.isComplete) return wrong;
  const unsaid = [...truth.changes]
    .filter(([place, change]) => !told.has(place) && mustBeSaid(place, change, sender, truth))
    .map(([place, change]) => `not said: ${place}: ${shown(change)}`);
  return [...wrong, ...unsaid];
};
