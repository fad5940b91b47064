import { evmAddress } from '../../support/addresses.js';
import { solanaAddress } from '../../http/real/support/requests.js';
import type { Chain } from '../../../domain/chains/index.js';
import { type Random, seededRandom } from '../faults/support/random.js';

export type Body = Readonly<Record<string, unknown>>;

/** A check that goes before the attack, and what is then reported of it. */
export interface Earlier {
  readonly body: Body;
  readonly outcome?: string;
}

/** An entry of the caller's own lists, for every chain of the account's family. */
export interface OwnEntry {
  readonly list: 'allow' | 'deny';
  readonly address: string;
}

/** One dangerous input. It holds where the last check is not ALLOW. */
export interface Attack {
  readonly what: string;
  /** Stated just before the attack. */
  readonly stated?: readonly OwnEntry[];
  readonly before: readonly Earlier[];
  readonly body: Body;
}

/** Accounts that are the target's and stand on lists there. */
export interface ListedAccounts {
  readonly evm: readonly string[];
  readonly solana: readonly string[];
}

/** What a group is made from: equal for an equal seed. */
export interface Making {
  readonly random: Random;
  readonly listed: ListedAccounts;
  /** A made-up account of this group, the same for the same name. */
  readonly account: (chain: Chain, name: string) => string;
}

/** Attacks of one kind, judged by the action of a check. */
export interface Group {
  readonly name: string;
  readonly about: string;
  readonly attacks: (making: Making) => readonly Attack[];
}

export const attack = (what: string, body: Body, before: readonly Earlier[] = []): Attack => ({ what, body, before });

export const accountsOf =
  (seed: number, group: string) =>
  (chain: Chain, name: string): string => {
    const full = `red team ${seed} ${group} ${name}`;
    return chain === 'solana' ? solanaAddress(full) : evmAddress(full);
  };

/** So many times what `make` makes; null is left out and made again. */
export const several = (count: number, make: (index: number) => Attack | null): readonly Attack[] => {
  const made: Attack[] = [];
  for (let index = 0; made.length < count && index < 3 * count; index += 1) {
    const one = make(index);
    if (one !== null) made.push(one);
  }
  return made;
};

/** The body of a payment by a made-up sender; what is given goes before. */
export const payment = (making: Making, index: number, chain: Chain, body: Body): Body => ({
  from_address: making.account(chain, `sender ${index}`),
  to_address: making.account(chain, `recipient ${index}`),
  chain,
  token: 'USDC',
  amount: 100,
  ...body,
});

/** Numbers of a seed; among what it chooses from, undefined is a choice like any other. */
export const choosing = (seed: number): Random => {
  const { between } = seededRandom(seed);
  return { between, oneOf: (all) => all[between(0, all.length - 1)] as (typeof all)[number] };
};
