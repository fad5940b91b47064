import type { Taking } from '../../../domain/facts/simulation/at-risk.js';
import type { AssetAtRisk, AtRisk } from '../../../domain/facts/simulation/execution.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { JsonRpc } from '../../shared/json-rpc.js';
import { objectIn, resultOf } from '../../shared/node-answer.js';
import type { TriedNode } from '../../shared/tried-node.js';
import { solanaAccountState } from './account-state.js';
import type { SolanaCanary } from './canary.js';
import { COMMITMENT, MOST_ACCOUNTS, readAccounts, readClock } from './reads.js';
import { atSlot, keyIn, type RawAccount } from './wire.js';

type Held = Taking & { readonly holding: string };

const isHeld = (taking: Taking): taking is Held => taking.holding !== null;

/** An account has one delegate at a time: the last one counts, and the highest of what each might take. */
const assetAtRisk = (takings: readonly Held[], account: RawAccount | null): AssetAtRisk | null => {
  const [taking] = takings;
  const { holding } = solanaAccountState(account) ?? { holding: null };
  if (taking === undefined || holding === null || holding.owner !== taking.owner) return null;
  const amounts = takings.map(({ most }) =>
    most === 'unlimited' || BigInt(most) > holding.amount ? holding.amount : BigInt(most),
  );
  return {
    owner: taking.owner,
    takers: [...new Set(takings.flatMap(({ taker }) => taker ?? []))],
    asset: { address: holding.mint, symbol: null, decimals: null, tokenId: null },
    amount: amounts.reduce((most, one) => (one > most ? one : most), 0n).toString(),
    basis: 'read',
    isExchange: false,
    usd: null,
  };
};

/**
 * The worst that these takings come to on the newest slot: the least of what a delegate may take and of what is in the
 * account. Not whole where an account is not there yet, or is none of the owner's.
 */
const readAtRisk = async (rpc: JsonRpc, takings: readonly Taking[], signal: AbortSignal): Promise<AtRisk> => {
  const held = takings.filter(isHeld);
  const all = [...new Set(held.map(({ holding }) => holding))];
  const keys = all.slice(0, MOST_ACCOUNTS);
  const latest = { method: 'getLatestBlockhash', params: [{ commitment: COMMITMENT }] };
  const [accounts, head] = await rpc.batch([readAccounts.call(keys, 0), latest], signal);
  const { slot, clock, found } = readAccounts.answer(accounts, keys.length, 0);
  const { value } = atSlot(resultOf(head, 'a blockhash'), 0, 'a blockhash');
  const assets = keys.map((key, index) =>
    assetAtRisk(
      held.filter(({ holding }) => holding === key),
      found[index] ?? null,
    ),
  );
  return {
    block: {
      number: slot,
      hash: keyIn(objectIn(value, 'a blockhash')['blockhash'], 'a blockhash'),
      time: new Date(readClock(clock, slot) * 1_000).toISOString(),
    },
    assets: assets.filter((one) => one !== null),
    isWhole: held.length === takings.length && keys.length === all.length && !assets.includes(null),
    isAccount: false,
  };
};

/** What the first node says that answers: nothing is judged by it. Rejects where none does. */
export const riskOnSolana = async (
  nodes: readonly TriedNode<SolanaCanary>[],
  takings: readonly Taking[],
  signal: AbortSignal,
): Promise<AtRisk> => {
  let failure: unknown = new ProviderError('not_loaded', 'No node of this chain is configured');
  for (const node of nodes) {
    try {
      await node.found(signal);
      return await readAtRisk(node.rpc, takings, signal);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};
