import type {
  Divergence,
  ExecutedEffect,
  Execution,
  ExecutionStatus,
} from '../../domain/facts/simulation/execution.js';

/** How an execution ended, and what it did. */
export interface Result {
  readonly status: ExecutionStatus;
  readonly effects: readonly ExecutedEffect[];
}

const isMore = (before: string, after: string): boolean =>
  before !== 'unlimited' && (after === 'unlimited' || BigInt(after) > BigInt(before));

/** What takes from the sender, or lets another take or control. */
const isAdverse = (effect: ExecutedEffect, sender: string): boolean => {
  switch (effect.kind) {
    case 'balance':
      return effect.account === sender && effect.delta.startsWith('-');
    case 'allowance':
      return isMore(effect.before, effect.after);
    case 'operator':
      return effect.after;
    case 'control':
      return true;
  }
};

/** Sign, asset, counterparty and right: what must be the same in every block. Amounts may move as prices do. */
const keyOf = (effect: ExecutedEffect): string => {
  switch (effect.kind) {
    case 'balance':
      return JSON.stringify(['balance', effect.account, assetOf(effect), effect.delta.startsWith('-')]);
    case 'allowance':
      return JSON.stringify(['allowance', effect.spender, assetOf(effect), isMore(effect.before, effect.after)]);
    case 'operator':
      return JSON.stringify(['operator', effect.operator, assetOf(effect), effect.after]);
    case 'control':
      return JSON.stringify(['control', effect.target, effect.what, effect.after]);
  }
};

const assetOf = ({ asset }: Exclude<ExecutedEffect, { kind: 'control' }>) => [asset.address, asset.tokenId];

const keysOf = (effects: readonly ExecutedEffect[]): ReadonlySet<string> => new Set(effects.map(keyOf));

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));

const adverseKeys = ({ effects }: Result, sender: string): ReadonlySet<string> =>
  keysOf(effects.filter((effect) => isAdverse(effect, sender)));

const UNLIMITED = 1n << 256n;

/** By so much amounts may differ from block to block: a tenth, and what rounding makes of small ones. */
const withDrift = (amount: bigint): bigint => amount + amount / 10n + 10n;

/** How much of each asset the sender loses, or lets another take. */
const takenBy = ({ effects }: Result, sender: string): ReadonlyMap<string, bigint> =>
  new Map(
    effects.flatMap((effect) => {
      if (!isAdverse(effect, sender) || effect.kind === 'operator' || effect.kind === 'control') return [];
      const taken = effect.kind === 'balance' ? effect.delta.slice(1) : effect.after;
      return [[keyOf(effect), taken === 'unlimited' ? UNLIMITED : BigInt(taken)] as const];
    }),
  );

/** Whether one execution takes much more than another of what both take. */
const takesMore = (one: Result, other: Result, sender: string): boolean => {
  const taken = takenBy(other, sender);
  return [...takenBy(one, sender)].some(([key, amount]) => amount > withDrift(taken.get(key) ?? amount));
};

/** Whether the sender gains much less of something than in another execution. */
export const givesLess = (one: Result, other: Result, sender: string): boolean => {
  const gained = (effects: readonly ExecutedEffect[]): ReadonlyMap<string, bigint> =>
    new Map(
      effects.flatMap((effect) =>
        effect.kind === 'balance' && isGain(effect, sender) ? [[keyOf(effect), BigInt(effect.delta)] as const] : [],
      ),
    );
  const own = gained(one.effects);
  return [...gained(other.effects)].some(([key, amount]) => amount > withDrift(own.get(key) ?? 0n));
};

/** Whether executions agree, and whether the sender loses or permits more in one than in another. */
export const divergenceOf = (results: readonly Result[], sender: string): Divergence => {
  const [first, ...others] = results;
  if (first === undefined) return 'no';
  if (others.every(({ status, effects }) => status === first.status && effects === first.effects)) return 'no';
  const keys = keysOf(first.effects);
  if (results.some((one) => results.some((other) => takesMore(one, other, sender)))) return 'loses_more';
  if (others.every(({ status, effects }) => status === first.status && areEqual(keys, keysOf(effects)))) return 'no';
  const adverse = adverseKeys(first, sender);
  return others.every((other) => areEqual(adverse, adverseKeys(other, sender))) ? 'differs' : 'loses_more';
};

/** The sender's balances that change, as numbers. */
const ownDeltas = ({ effects }: Result, sender: string): readonly bigint[] =>
  effects.flatMap((effect) => (effect.kind === 'balance' && effect.account === sender ? [BigInt(effect.delta)] : []));

/** How bad a result is for the sender: what it loses and permits, then what it does not get, then how much it loses. */
const badness = (result: Result, sender: string): readonly bigint[] => {
  const deltas = ownDeltas(result, sender);
  const lost = deltas.filter((delta) => delta < 0n);
  return [
    BigInt(adverseKeys(result, sender).size),
    BigInt(lost.length - deltas.length),
    -lost.reduce((sum, delta) => sum + delta, 0n),
  ];
};

const isWorse = (one: Result, other: Result, sender: string): boolean => {
  if (one.effects === other.effects) return false;
  const [left, right] = [badness(one, sender), badness(other, sender)];
  const place = left.findIndex((value, index) => value !== right[index]);
  return place >= 0 && (left[place] ?? 0n) > (right[place] ?? 0n);
};

/** The result that is worst for the sender; the first of several. At least one must be given. */
export const worstOf = <Of extends Result>(results: readonly [Of, ...Of[]], sender: string): Of =>
  results.reduce((worst, result) => (isWorse(result, worst, sender) ? result : worst));

const isGain = (effect: ExecutedEffect, sender: string): boolean =>
  effect.kind === 'balance' && effect.account === sender && !effect.delta.startsWith('-');

/**
 * The effects of both: those of the worse one, and what stands only in the other. Where both succeed, the sender gains
 * only what both show: proceeds that a lying node makes up would soften what the honest one shows.
 */
export const unionOf = (one: Result, other: Result, sender: string): readonly ExecutedEffect[] => {
  const worse = worstOf([one, other], sender);
  const lesser = worse === one ? other : one;
  const [keys, others] = [keysOf(worse.effects), keysOf(lesser.effects)];
  const rest = lesser.effects.filter((effect) => !keys.has(keyOf(effect)));
  if (one.status !== 'ok' || other.status !== 'ok') return [...worse.effects, ...rest];
  return [
    ...worse.effects.filter((effect) => !isGain(effect, sender) || others.has(keyOf(effect))),
    ...rest.filter((effect) => !isGain(effect, sender)),
  ];
};

/** What both tried with what the sender gets: a token moves where both say so, and takes the higher fee. */
export const strictestProceeds = (
  { proceeds: one }: Pick<Execution, 'proceeds'>,
  { proceeds: other }: Pick<Execution, 'proceeds'>,
): Pick<Execution, 'proceeds'> => {
  if (one === undefined || other === undefined) return pick(one ?? other);
  const tokens = one.tokens.map((token) => {
    const same = other.tokens.find((its) => its.token === token.token) ?? token;
    return {
      ...token,
      canMove: token.canMove && same.canMove,
      feeBps: Math.max(token.feeBps, same.feeBps),
      isNew: token.isNew || same.isNew,
    };
  });
  return { proceeds: { tokens, wallets: [...new Set([...one.wallets, ...other.wallets])] } };
};

const pick = (proceeds: Execution['proceeds']): Pick<Execution, 'proceeds'> =>
  proceeds === undefined ? {} : { proceeds };
