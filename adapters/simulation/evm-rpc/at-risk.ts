import type { JsonObject } from '../../../domain/shared/json/strict-json.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { Taking } from '../../../domain/facts/simulation/at-risk.js';
import type { AssetAtRisk, AtRisk } from '../../../domain/facts/simulation/execution.js';
import { PERMIT2_ADDRESS } from '../../../domain/payload/evm/standards/permit2.js';
import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { resultOf } from '../../shared/node-answer.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { assertChain } from './canary.js';
import type { EvmNode } from './endpoint.js';
import { type Head, readHead } from './header.js';
import { answeredCalls, isDone, simulateCall } from './simulated-block.js';
import { hexBytesIn, quantity, quantityWord } from './wire.js';

/** Of an asset that the bytes name, as they always do here. */
type NamedTaking = Taking & { readonly asset: NonNullable<Taking['asset']> };

const isNamed = (taking: Taking): taking is NamedTaking => taking.asset !== null;

/** What of one asset of one account may be taken, by all who may. */
interface Group {
  readonly takings: readonly [NamedTaking, ...NamedTaking[]];
  readonly most: bigint;
}

const UNLIMITED = 1n << 256n;
/** More kinds of asset than any signature in use names. */
const MAX_GROUPS = 64;
const GAS = quantity(2_000_000);

const groupsOf = (takings: readonly Taking[], { time }: Head): readonly Group[] => {
  const found = new Map<string, [NamedTaking, ...NamedTaking[]]>();
  for (const taking of takings.filter(isNamed)) {
    // the second of its end is the last
    if (taking.expiresAt !== null && Number(taking.expiresAt) < time) continue;
    const key = [taking.owner, taking.asset.address, taking.asset.tokenId].join(' ');
    found.set(key, [...(found.get(key) ?? []), taking] as [NamedTaking, ...NamedTaking[]]);
  }
  return [...found.values()].map((all) => ({
    takings: all,
    most: all.reduce((sum, { most }) => sum + (most === 'unlimited' ? UNLIMITED : BigInt(most)), 0n),
  }));
};

const selectors = {
  balanceOf: '70a08231',
  balanceOfId: '00fdd58e',
  ownerOf: '6352211e',
  allowance: 'dd62ed3e',
  isApprovedForAll: 'e985e9c5',
  getApproved: '081812fc',
  approve: '095ea7b3',
  transfer: 'a9059cbb',
  transferFrom: '23b872dd',
} as const;

const dataOf = (name: keyof typeof selectors, ...words: readonly (bigint | string)[]): string =>
  `0x${selectors[name]}${words.map(quantityWord).join('')}`;

/** Whom the owner must have allowed to move it before; null where nobody, or more than one. */
const moverOf = ({ takings }: Group): string | null => {
  const movers = new Set(takings.map(({ way, mover }) => (way === 'permit2' ? PERMIT2_ADDRESS : mover)));
  return movers.size === 1 ? ([...movers][0] ?? null) : null;
};

const readsOf = (group: Group, at: object): readonly JsonRpcCall[] => {
  const [{ owner, asset }] = group.takings;
  const mover = moverOf(group);
  const { address: to, tokenId } = asset;
  if (to === null) return [{ method: 'eth_getBalance', params: [owner, at] }];
  const asked = (data: string): JsonRpcCall => ({ method: 'eth_call', params: [{ to, data }, at] });
  if (tokenId !== null)
    return [
      asked(dataOf('ownerOf', BigInt(tokenId))),
      asked(dataOf('balanceOfId', owner, BigInt(tokenId))),
      ...(mover === null
        ? []
        : [asked(dataOf('isApprovedForAll', owner, mover)), asked(dataOf('getApproved', BigInt(tokenId)))]),
    ];
  return [asked(dataOf('balanceOf', owner)), ...(mover === null ? [] : [asked(dataOf('allowance', owner, mover))])];
};

/** The first word of an answer; null where there is none. */
const wordIn = (reply: JsonRpcReply | undefined): bigint | null => {
  if (reply?.ok !== true) return null;
  const hex = hexBytesIn(padded(reply.result), 'a value');
  return hex.length < 66 ? null : BigInt(hex.slice(0, 66));
};
/** A balance of coins is a quantity, everything else a word. */
const padded = (value: unknown): unknown =>
  typeof value === 'string' && /^0x[0-9a-f]{1,63}$/i.test(value) ? `0x${value.slice(2).padStart(64, '0')}` : value;

/** An item that its owner lets nobody move who would have to. What could not be read forbids nothing. */
const isKept = (mover: string | null, all: bigint | null | undefined, one: bigint | null | undefined): boolean =>
  mover !== null && all === 0n && !(typeof one === 'bigint' && one === BigInt(mover));

/** What can be taken by what was read; null where it could not be. */
const readAmount = (group: Group, replies: readonly (JsonRpcReply | undefined)[]): bigint | null => {
  const { takings, most } = group;
  const [first, second, all, one] = replies.map(wordIn);
  const [{ asset, owner }] = takings;
  if (asset.tokenId !== null) {
    const known = [first, second].some((value) => value !== null && value !== undefined);
    if (known && isKept(moverOf(group), all, one)) return 0n;
    // an item that has one owner, or one of which there are many
    if (first !== null && first !== undefined) return first === BigInt(owner) ? 1n : 0n;
    return second === null || second === undefined ? null : least(second, most);
  }
  if (first === null || first === undefined) return null;
  return least(first, least(most, second ?? most));
};

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The calls by which it is taken from the taker's side; none where it is not known how. */
const takingCalls = (group: Group, amount: bigint): readonly object[] => {
  const [{ owner, taker, way, asset }] = group.takings;
  const { address: to, tokenId } = asset;
  if (to === null || tokenId !== null || amount === 0n) return [];
  const from = (account: string, input: string) => ({ from: account, to, input, gas: GAS });
  const held = from(owner, dataOf('balanceOf', owner));
  const mover = moverOf(group);
  // who fills an order may be anybody
  if (way === 'other' && mover !== null)
    return [held, from(mover, dataOf('transferFrom', owner, taker ?? mover, amount)), held];
  if (taker === null) return [];
  const taken = (by: string) => from(by, dataOf('transferFrom', owner, taker, amount));
  if (way === 'permit2') return [held, taken(PERMIT2_ADDRESS), held];
  if (way === 'transfer') return [held, from(owner, dataOf('transfer', taker, amount)), held];
  // some tokens change no allowance but from nothing
  const gives = [0n, amount].map((allowed) => from(owner, dataOf('approve', taker, allowed)));
  return way === 'allowance' ? [held, ...gives, taken(taker), held] : [];
};

/** What left the owner in an execution; null where nothing was executed, or it failed. */
const takenIn = (outputs: readonly JsonObject[]): bigint | null => {
  if (outputs.length === 0) return null;
  const [before, after] = [outputs[0], outputs.at(-1)].map((one) =>
    hexBytesIn(one?.['returnData'], 'a simulated call'),
  );
  if (!outputs.every(isDone) || before?.length !== 66 || after?.length !== 66) return null;
  return BigInt(before) - BigInt(after);
};

const execute = async (
  rpc: JsonRpc,
  plans: readonly (readonly object[])[],
  at: { readonly blockHash: string },
  signal: AbortSignal,
): Promise<readonly (bigint | null)[]> => {
  const calls = plans.flat();
  if (calls.length === 0) return plans.map(() => null);
  const [reply] = await rpc.batch([simulateCall([{ calls }], false, at)], signal);
  // a node that refuses it leaves what was read
  if (reply?.ok !== true) return plans.map(() => null);
  const [results = []] = answeredCalls(reply, [{ calls }]);
  let at_ = 0;
  return plans.map((plan) => takenIn(results.slice(at_, (at_ += plan.length))));
};

const assetAtRisk = ({ takings }: Group, read: bigint, executed: bigint | null): AssetAtRisk => {
  const [{ owner, asset }] = takings;
  const isTaken = executed !== null && executed > 0n;
  return {
    owner,
    takers: [...new Set(takings.flatMap(({ taker }) => taker ?? []))],
    asset: { ...asset, symbol: null, decimals: null },
    amount: (isTaken ? executed : read).toString(),
    basis: isTaken ? 'executed' : 'read',
    isExchange: takings.every(({ isExchange }) => isExchange),
    usd: null,
  };
};

/**
 * The worst that these takings come to on the newest block: the least of what may be taken, of the balance, and, by
 * Permit2, of what it may move. Where it is known how it is taken, that is executed from the taker's side.
 */
export const readAtRisk = async (
  rpc: JsonRpc,
  canSimulate: boolean,
  chain: Chain,
  takings: readonly Taking[],
  signal: AbortSignal,
): Promise<AtRisk> => {
  const [chainId, block] = await rpc.batch(
    [
      { method: 'eth_chainId', params: [] },
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
    ],
    signal,
  );
  assertChain(chain, resultOf(chainId, 'its chain'));
  const head = readHead(resultOf(block, 'its head'));
  const at = { blockHash: head.hash };
  const all = groupsOf(takings, head);
  const groups = all.slice(0, MAX_GROUPS);
  const asked = groups.map((group) => readsOf(group, at));
  const replies = asked.flat().length === 0 ? [] : await rpc.batch(asked.flat(), signal);
  let next = 0;
  const amounts = groups.map((group, index) =>
    readAmount(group, replies.slice(next, (next += asked[index]?.length ?? 0))),
  );
  const plans = groups.map((group, index) => (canSimulate ? takingCalls(group, amounts[index] ?? 0n) : []));
  const taken = await execute(rpc, plans, at, signal);
  return {
    block: { number: head.number, hash: head.hash, time: new Date(head.time * 1_000).toISOString() },
    assets: groups.flatMap((group, index) => {
      const amount = amounts[index] ?? null;
      return amount === null ? [] : [assetAtRisk(group, amount, taken[index] ?? null)];
    }),
    isWhole: all.length === groups.length && !amounts.includes(null),
    isAccount: false,
  };
};

/** What the first node says that answers: nothing is judged by it. Rejects where none does. */
export const riskOnEvm = async (
  endpoints: readonly EvmNode[],
  chain: Chain,
  takings: readonly Taking[],
  signal: AbortSignal,
): Promise<AtRisk> => {
  let failure: unknown = new ProviderError('not_loaded', 'No node of this chain is configured');
  for (const endpoint of endpoints) {
    try {
      const { features } = await endpoint.found(signal);
      return await readAtRisk(endpoint.rpc, features.simulate, chain, takings, signal);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};
