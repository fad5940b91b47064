import type { AllowanceEffect, BalanceEffect, ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import {
  APPROVAL,
  APPROVAL_FOR_ALL,
  AUTHORIZED_OPERATOR,
  ID_APPROVAL,
  type Log,
  namesAccount,
  OPERATOR_SET,
  REVOKED_OPERATOR,
  TRANSFER,
  evmWordsOf,
} from './logs.js';
import { addressInWord } from './wire.js';

/** Events that tell of an operator, and which of their topics are the owner and the operator. */
const OPERATORS: Readonly<Record<string, readonly [owner: number, operator: number]>> = {
  [APPROVAL_FOR_ALL]: [1, 2],
  [OPERATOR_SET]: [1, 2],
  [AUTHORIZED_OPERATOR]: [2, 1],
  [REVOKED_OPERATOR]: [2, 1],
};
const RIGHTS: ReadonlySet<string | undefined> = new Set([APPROVAL, ID_APPROVAL, ...Object.keys(OPERATORS)]);

const accountAt = ({ topics }: Log, place: number): string | null => {
  const topic = topics[place];
  return topic === undefined ? null : addressInWord(BigInt(topic));
};

const signOf = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);

/** What the transfers of a token say that an account gained; null where none names it. */
const loggedDelta = (logs: readonly Log[], account: string): bigint | null => {
  const transfers = logs.filter(
    (log) => log.topics[0] === TRANSFER && (accountAt(log, 1) === account || accountAt(log, 2) === account),
  );
  if (transfers.length === 0) return null;
  return transfers.reduce((sum, log) => {
    const amount = log.topics.length === 4 ? 1n : (evmWordsOf(log.data)[0] ?? 0n);
    const gained = accountAt(log, 2) === account ? amount : 0n;
    return sum + gained - (accountAt(log, 1) === account ? amount : 0n);
  }, 0n);
};

/** A balance went the way that the token's transfers say; without a transfer another event has to name the account. */
const isBalanceLogged = ({ account, asset, delta }: BalanceEffect, logs: readonly Log[]): boolean => {
  const own = logs.filter(({ address }) => address === asset.address);
  const said = asset.tokenId === null ? loggedDelta(own, account) : null;
  if (said !== null) return signOf(said) === signOf(BigInt(delta));
  return own.some((log) => !RIGHTS.has(log.topics[0]) && namesAccount(log, account));
};

/** What is looked at: the sender's own balances, and who gains of a token that the sender loses. */
interface Scope {
  readonly sender: string;
  readonly lost: ReadonlySet<string | null>;
}

const isOfNft = ({ asset: { tokenId } }: AllowanceEffect, { topics: [event, , , id] }: Log): boolean =>
  tokenId !== null && event === APPROVAL && id !== undefined && BigInt(id) === BigInt(tokenId);

const isEffectLogged = (effect: ExecutedEffect, { sender, lost }: Scope, logs: readonly Log[]): boolean => {
  switch (effect.kind) {
    case 'balance': {
      const { address } = effect.asset;
      const isOthers = effect.account !== sender && !lost.has(address);
      return address === null || isOthers || isBalanceLogged(effect, logs);
    }
    case 'allowance': {
      const token = effect.asset.address;
      // a hub such as Permit2 logs the token beside owner and spender
      const own = logs.filter((log) => log.address === token || (token !== null && namesAccount(log, token)));
      const isUsed = effect.after !== 'unlimited' && BigInt(effect.after) < amountOf(effect.before);
      return own.some(
        (log) =>
          (namesAccount(log, effect.owner) && namesAccount(log, effect.spender)) ||
          // what is used up is logged as the transfer that uses it, and of an NFT the next approval ends the one before
          (isUsed && (log.topics[0] === TRANSFER || isOfNft(effect, log)) && namesAccount(log, effect.owner)),
      );
    }
    case 'operator':
      return logs.some((log) => {
        const [owner = 0, operator = 0] = OPERATORS[log.topics[0] ?? ''] ?? [];
        return (
          log.address === effect.asset.address &&
          owner > 0 &&
          accountAt(log, owner) === effect.owner &&
          accountAt(log, operator) === effect.operator
        );
      });
    case 'control': {
      const named = effect.after ?? effect.before;
      // a delegation stands in the transaction itself
      if (effect.what === 'delegation' || named === null) return true;
      return logs.some((log) => log.address === effect.target && namesAccount(log, named));
    }
  }
};

const UNLIMITED = 1n << 256n;
const amountOf = (text: string): bigint => (text === 'unlimited' ? UNLIMITED : BigInt(text));

/**
 * Whether everything that was read of the sender stands in a log, too: what a token does without saying so, or says
 * otherwise than it does, is done by a token that lies. Native value is in no log.
 */
export const areLogged = (effects: readonly ExecutedEffect[], sender: string, logs: readonly Log[]): boolean => {
  const lost = effects.flatMap((effect) =>
    effect.kind === 'balance' && effect.account === sender && effect.delta.startsWith('-')
      ? [effect.asset.address]
      : [],
  );
  return effects.every((effect) => isEffectLogged(effect, { sender, lost: new Set(lost) }, logs));
};
