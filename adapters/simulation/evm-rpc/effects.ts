import type { PayloadAsset } from '../../../domain/payload/action.js';
import { allowedAmount } from '../../../domain/payload/evm/standards/amounts.js';
import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import type { StateRead, ReadValue } from './reads.js';
import type { SimulatedBlock } from './simulated-block.js';
import { effectiveGasPrice, type PlannedCall } from './transaction.js';
import { addressInWord } from './wire.js';

/** What a block shows, from the values that were read. */
export interface ReadEffects {
  readonly effects: readonly ExecutedEffect[];
  /** False where a value could not be read. */
  readonly isComplete: boolean;
}

/** A value before and after the call. */
interface Change<Of extends StateRead = StateRead> {
  readonly read: Of;
  readonly before: bigint;
  readonly after: bigint;
}

const assetOf = (address: string | null, tokenId: bigint | null = null): PayloadAsset => ({
  address,
  symbol: null,
  decimals: null,
  tokenId: tokenId?.toString() ?? null,
});

const assetRead = (read: StateRead): PayloadAsset =>
  assetOf('token' in read ? read.token : null, 'tokenId' in read ? read.tokenId : null);

const accountIn = (word: bigint): string | null => (word === 0n ? null : addressInWord(word));

const balance = (account: string, asset: PayloadAsset, before: bigint, after: bigint): ExecutedEffect => ({
  kind: 'balance',
  account,
  asset,
  before: before.toString(),
  after: after.toString(),
  delta: (after - before).toString(),
  source: 'read',
});

/** Source: EIP-7702: the code of a delegated account is this and the address of the delegate. */
const DELEGATION_PREFIX = 0xef0100n;
export const delegateIn = (code: bigint): string | null =>
  code >> 232n === DELEGATION_PREFIX ? addressInWord(code >> 72n) : null;

/** What no account has as an amount stands for no number of tokens: 1 for an NFT that is held. */
const heldBy = (owner: bigint, account: string): bigint => (accountIn(owner) === account ? 1n : 0n);

/** Whose right it is: the sender's where the read names nobody. */
const ownerIn = (read: StateRead, sender: string): string => ('owner' in read ? read.owner : undefined) ?? sender;

const isOwn = (account: string, { sender, safes }: PlannedCall): boolean =>
  account === sender || safes?.includes(account) === true;

/** The effects of one read that changed. Others than the sender are shown where they gain. */
const effectsOf = ({ read, before, after }: Change, call: PlannedCall): readonly ExecutedEffect[] => {
  const { sender } = call;
  switch (read.what) {
    case 'native':
    case 'balance':
    case 'balance_of_id':
      return after > before || isOwn(read.account, call) ? [balance(read.account, assetRead(read), before, after)] : [];
    case 'owner_of':
      return [...new Set([sender, accountIn(after)])].flatMap((account) => {
        if (account === null || heldBy(before, account) === heldBy(after, account)) return [];
        const asset = assetOf(read.token, read.tokenId);
        return [balance(account, asset, heldBy(before, account), heldBy(after, account))];
      });
    case 'allowance':
    case 'hub_allowance':
    case 'borrowing':
    case 'id_allowance':
      return [allowance(ownerIn(read, sender), read.spender, assetRead(read), before, after)];
    case 'operator':
    case 'holder_operator':
    case 'id_operator':
      return [
        {
          kind: 'operator',
          owner: ownerIn(read, sender),
          operator: read.spender,
          asset: assetRead(read),
          before: before !== 0n,
          after: after !== 0n,
          source: 'read',
        },
      ];
    case 'owner':
      return [control(read.account, 'owner', accountIn(before), accountIn(after))];
    case 'code':
      return delegateIn(before) === delegateIn(after)
        ? []
        : [control(read.account, 'delegation', delegateIn(before), delegateIn(after))];
    case 'approved':
    case 'code_hash':
    case 'hub_expiration':
      return [];
  }
};

const allowance = (
  owner: string,
  spender: string,
  asset: PayloadAsset,
  before: bigint,
  after: bigint,
): ExecutedEffect => ({
  kind: 'allowance',
  owner,
  spender,
  asset,
  before: allowedAmount(before),
  after: allowedAmount(after),
  source: 'read',
});

export const control = (
  target: string,
  what: 'owner' | 'implementation' | 'delegation' | 'authority',
  before: string | null,
  after: string | null,
): ExecutedEffect => ({ kind: 'control', target, what, before, after, source: 'read' });

/** The account that an NFT of the sender is approved for may take it: what it was approved for before is over. */
const approvedEffects = (changes: readonly Change[], values: ReadonlyMap<string, Change>, sender: string) =>
  changes.flatMap(({ read, before, after }) => {
    if (read.what !== 'approved') return [];
    const owner = values.get(`owner_of ${read.token} ${String(read.tokenId)}`);
    if (owner === undefined || accountIn(owner.after) !== sender) return [];
    const asset = assetOf(read.token, read.tokenId);
    return [before, after].flatMap((word, index) => {
      const spender = accountIn(word);
      return spender === null ? [] : [allowance(sender, spender, asset, index === 0 ? 1n : 0n, index === 0 ? 0n : 1n)];
    });
  });

/** What the gas of the call cost its sender and gave to who made the block: it is no effect. */
const withoutGas = (change: Change, block: SimulatedBlock, call: PlannedCall): Change => {
  const { read } = change;
  // where no gas was used, none was paid
  if (read.what !== 'native' || !call.isTransaction || block.gasUsed === 0n) return change;
  const price = effectiveGasPrice(call, block.header);
  const paid = read.account === call.from ? block.gasUsed * price : 0n;
  const earned = read.account === block.header.feeRecipient ? block.gasUsed * (price - block.header.baseFee) : 0n;
  return { ...change, after: change.after + paid - earned };
};

const hubKey = ({ read }: Change): string => ('hub' in read ? `${read.hub} ${read.token} ${read.spender}` : '');

/** An allowance in a hub that has ended is none; the second of its end is the last. Source: Permit2. */
const withoutEnded = (changes: readonly Change[], { header }: SimulatedBlock): readonly Change[] => {
  const ends = new Map(
    changes.flatMap((change) => (change.read.what === 'hub_expiration' ? [[hubKey(change), change]] : [])),
  );
  return changes.map((change) => {
    const end = change.read.what === 'hub_allowance' ? ends.get(hubKey(change)) : undefined;
    if (end === undefined) return change;
    const left = (amount: bigint, last: bigint): bigint => (last < BigInt(header.time) ? 0n : amount);
    return { ...change, before: left(change.before, end.before), after: left(change.after, end.after) };
  });
};

/** An account that can no longer be read has an unknown value; one that could not be read before had none. */
const changeOf = (read: StateRead, before: ReadValue, after: ReadValue): Change | 'nothing' | 'unknown' => {
  if (before === 'unread' || after === 'unread') return 'unknown';
  if (after === 'refused') return before === 'refused' || read.what === 'owner_of' ? gone(read, before) : 'unknown';
  return { read, before: before === 'refused' ? 0n : before, after };
};

/** An NFT that is burned has no owner any more. */
const gone = (read: StateRead, before: ReadValue): Change | 'nothing' =>
  typeof before === 'bigint' ? { read, before, after: 0n } : 'nothing';

/** Counts of NFTs say nothing more where each NFT that moved is known. */
const isExplained = ({ read, before, after }: Change, effects: readonly ExecutedEffect[]): boolean => {
  if (read.what !== 'balance') return false;
  const ids = effects.flatMap((effect) =>
    effect.kind === 'balance' &&
    effect.asset.tokenId !== null &&
    effect.asset.address === read.token &&
    effect.account === read.account
      ? [BigInt(effect.delta)]
      : [],
  );
  return ids.length > 0 && ids.reduce((sum, delta) => sum + delta, 0n) === after - before;
};

const keyOf = ({ read }: Change): string =>
  'tokenId' in read ? `${read.what} ${read.token} ${String(read.tokenId)}` : read.what;

/** The hash of no code. Source: EIP-1052. */
const EMPTY_CODE_HASH = 0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470n;
/** Who makes a contract takes control of nothing that was there. */
export const isNoCode = (hash: bigint): boolean => hash === 0n || hash === EMPTY_CODE_HASH;

/** The effects of a block, as they were read. None where the call was undone. */
export const readEffects = (block: SimulatedBlock, reads: readonly StateRead[], call: PlannedCall): ReadEffects => {
  if (block.status !== 'ok') return { effects: [], isComplete: true };
  const all = reads.map((read, index) =>
    changeOf(read, block.before[index] ?? 'unread', block.after[index] ?? 'unread'),
  );
  const read = all.filter((change): change is Change => typeof change === 'object');
  const known = withoutEnded(read, block).map((change) => withoutGas(change, block, call));
  const changes = known.filter(({ before, after }) => before !== after);
  const ids = changes.filter(({ read }) => read.what === 'owner_of').flatMap((change) => effectsOf(change, call));
  const others = changes.filter((change) => change.read.what !== 'owner_of' && !isExplained(change, ids));
  const values = new Map(known.map((change) => [keyOf(change), change]));
  const created = new Set(
    known.flatMap(({ read, before }) => (read.what === 'code_hash' && isNoCode(before) ? [read.account] : [])),
  );
  return {
    effects: [
      ...others
        .filter(({ read }) => read.what !== 'owner' || !created.has(read.account))
        .flatMap((change) => effectsOf(change, call)),
      ...ids,
      ...approvedEffects(changes, values, call.sender),
    ],
    isComplete: !all.includes('unknown'),
  };
};
