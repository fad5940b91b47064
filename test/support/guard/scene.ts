import { guard, type GuardOptions, RefusedError } from '../../../src/sdk/index.js';
import { accountOf } from '../chain/accounts.js';
import { eventually } from '../eventually.js';
import type { Actor, Stage, Wallet } from './stage.js';

/** What became of one attempt to sign. */
export interface Played {
  /** `mined`, or the reason of the refusal. */
  readonly outcome: string;
  /** Requests to sign that reached the wallet. */
  readonly reached: number;
}

/** One attempt, and what must become of it. */
export interface Scene {
  readonly what: string;
  readonly wanted: Played;
  play(stage: Stage): Promise<Played>;
}

export const SHOP = accountOf('a shop').address;
export const CENT_OF_ETHER = '0x2386f26fc10000';
export const HUNDRED_ETHER = '0x56bc75e2d63100000';
export type Members = Record<string, unknown>;
export const payment = (from: string): Members => ({ from, to: SHOP, value: CENT_OF_ETHER });

interface Act {
  readonly request?: (actor: Actor) => { method: string; params: unknown };
  readonly options?: (stage: Stage, actor: Actor) => Partial<GuardOptions>;
  readonly fetch?: typeof globalThis.fetch;
  /** What the caller does as soon as it has asked. */
  readonly then?: (asked: { method: string; params: unknown }) => void;
}

export const SEND = 'eth_sendTransaction';
const pays = ({ address }: Actor) => ({ method: SEND, params: [payment(address)] });

/** What the node has mined must be what was judged: a cent of an ether to the shop, or what `wanted` says. */
const outcomeOf = async ({ anvil }: Stage, { got }: Wallet, sent: unknown): Promise<string> => {
  // a node mines what it took a moment later
  const receipt = await eventually(() =>
    anvil.rpc<{ status: string; to: string } | null>('eth_getTransactionReceipt', sent),
  );
  const [{ value, to }] = (got[0]?.params ?? [{}]) as [Members];
  const isWhole =
    Object.isFrozen(got[0]?.params) && to === SHOP && (value === CENT_OF_ETHER || value === HUNDRED_ETHER);
  return receipt.status === '0x1' && receipt.to === SHOP && isWhole ? 'mined' : 'other bytes reached the wallet';
};

/** An attempt of an actor of its own. */
export const scene = (what: string, outcome: string, act: Act = {}): Scene => ({
  what,
  wanted: { outcome, reached: outcome === 'mined' ? 1 : 0 },
  play: async (stage) => {
    const actor = await stage.actor(what, act.fetch);
    const { wallet } = actor;
    const guarded = guard(wallet, { ...actor.options, jwks: stage.jwks, ...act.options?.(stage, actor) });
    const asked = (act.request ?? pays)(actor);
    try {
      const answer = guarded.request(asked as Parameters<typeof guarded.request>[0]);
      act.then?.(asked);
      return { outcome: await outcomeOf(stage, wallet, await answer), reached: wallet.got.length };
    } catch (error) {
      const outcomeNow = error instanceof RefusedError ? error.reason : `failed: ${String(error)}`;
      return { outcome: outcomeNow, reached: wallet.got.length };
    }
  },
});

/** What is REVIEW: too much for a recipient that is not known. */
export const large = {
  request: ({ address }: Actor) => ({ method: SEND, params: [{ ...payment(address), value: HUNDRED_ETHER }] }),
};

export const THIEF = accountOf('a thief').address;
