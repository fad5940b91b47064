import type { ExecutionStatus } from '../../../domain/facts/simulation/execution.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { JsonRpc } from '../../shared/json-rpc.js';
import type { NodeExecution } from '../../shared/two-nodes.js';
import { type SolanaAccountState, solanaAccountState } from './account-state.js';
import { effectsBetween, isOwn, type StateEffects } from './effects.js';
import { namedAccounts, type PlannedMessage, writableAccounts } from './planned-message.js';
import { gainedTokens, readProceeds } from './proceeds.js';
import { MOST_ACCOUNTS, MOST_DATA_BYTES, readAccounts, readClock } from './reads.js';
import { simulateBatch, type Simulated } from './simulated.js';
import type { RawAccount } from './wire.js';
import { witnessOf } from './witness.js';
import { createHash } from 'node:crypto';

/** What a node is asked. */
export interface MessageExecution {
  readonly plan: PlannedMessage;
  /** Seconds since 1970: state of a slot before is too old. */
  readonly oldestHead: number;
  /** Seconds since 1970: no slot of a chain that others follow is so far ahead. */
  readonly newestHead: number;
  /** Ends every request. */
  readonly signal: AbortSignal;
}

/** The accounts whose state is read after the transaction. */
interface Watched {
  readonly keys: readonly string[];
  /** What else the message reads, for the witness; none where that is more than one call takes. */
  readonly context: readonly string[];
  readonly slot: number;
  /** False where a limit or a missing table leaves accounts out that may be the sender's. */
  readonly isWhole: boolean;
}

/** What was executed; `state` as in `NodeAnswer`. */
export interface ExecutedOnSolana {
  readonly execution: NodeExecution;
  readonly state: string | null;
  /** Null where not all that was read is of one slot. */
  readonly witness: string | null;
}

const accountsAt = async (rpc: JsonRpc, keys: readonly string[], oldestSlot: number, { signal }: MessageExecution) => {
  const [reply] = await rpc.batch([readAccounts.call(keys, oldestSlot)], signal);
  return readAccounts.answer(reply, keys.length, oldestSlot);
};

const isLong = (account: RawAccount | null): boolean => (account?.data.length ?? 0) > MOST_DATA_BYTES;

/** Every account that may change, but those whose data is long, as programs and order books have it. */
const watchedBy = async (rpc: JsonRpc, question: MessageExecution): Promise<Watched> => {
  const { message, sender } = question.plan;
  const tables = message.lookups.map(({ table }) => table);
  const lookups = tables.length === 0 ? null : await accountsAt(rpc, tables, 0, question);
  const writable = writableAccounts(message, lookups?.found ?? []);
  const known = [...new Set(writable.filter((key) => key !== null))];
  const named = new Set(namedAccounts(message, lookups?.found ?? []).filter((key) => key !== null));
  const context = [...named].filter((key) => !known.includes(key));
  const keys = known.slice(0, MOST_ACCOUNTS);
  const { slot, clock, found } = await accountsAt(rpc, keys, lookups?.slot ?? 0, question);
  const time = readClock(clock, slot);
  if (time < question.oldestHead) throw new ProviderError('bad_response', 'The newest slot of the node is too old');
  if (time > question.newestHead)
    throw new ProviderError('bad_response', 'The newest slot of the node is in the future');
  const isLeftOut = keys.some(
    (_, index) => isLong(found[index] ?? null) && isOwn(solanaAccountState(found[index] ?? null), sender),
  );
  return {
    keys: keys.filter((_, index) => !isLong(found[index] ?? null)),
    context: keys.length + context.length > MOST_ACCOUNTS ? [] : context,
    slot,
    isWhole: !writable.includes(null) && keys.length === known.length && !isLeftOut,
  };
};

const STATUSES: Readonly<Record<Simulated['end'], ExecutionStatus>> = {
  ok: 'ok',
  reverted: 'reverted',
  halted: 'halted',
  lacks_funds: 'reverted',
  blockhash: 'reverted',
};

/** What fails changes nothing but the fee. */
const NO_EFFECTS: StateEffects = { effects: [], isComplete: true };

const executionOf = (
  { plan }: MessageExecution,
  watched: Watched,
  simulated: Simulated,
  before: readonly (SolanaAccountState | null)[],
): NodeExecution => {
  const { end, after, fee, block } = simulated;
  const { effects, isComplete } =
    end === 'ok' ? effectsBetween(watched.keys, before, after, { ...plan, fee }) : NO_EFFECTS;
  return {
    status: STATUSES[end],
    level: 3,
    block,
    variants: 1,
    diverging: 'no',
    effects,
    // no effect is taken from a log, and no log is owed
    isLogged: true,
    isStable: simulated.isStable,
    isComplete: isComplete && watched.isWhole && !plan.isLasting && !simulated.isOtherBlockhash,
    lacksFunds: end === 'lacks_funds',
    witnessSha256: null,
    fingerprint: fingerprintOf(watched.keys, before),
  };
};

/**
 * Executes a message and reads every account that it may change, before and after. Where the state changed meanwhile,
 * once more; then the result is not stable. Where its blockhash is too old or unknown, with a new one: such bytes are
 * not whole.
 */
export const executeOnSolana = async (rpc: JsonRpc, question: MessageExecution): Promise<ExecutedOnSolana> => {
  const watched = await watchedBy(rpc, question);
  const run = (isOtherBlockhash: boolean) => simulateBatch(rpc, { ...question, ...watched, isOtherBlockhash });
  let simulated = await run(false);
  if (simulated.end === 'blockhash') simulated = await run(true);
  if (!simulated.isStable) simulated = await run(simulated.isOtherBlockhash);
  if (simulated.end === 'blockhash')
    throw new ProviderError('bad_response', 'The node does not know the blockhash that it gave itself');
  const before = simulated.before.map(solanaAccountState);
  const execution = executionOf(question, watched, simulated, before);
  const gained = gainedTokens(execution.effects, question.plan.sender);
  const proceeds = await readProceeds(rpc, gained, watched.slot, question.signal);
  return {
    execution: { ...execution, ...(proceeds === undefined ? {} : { proceeds }) },
    state: simulated.state,
    witness: simulated.state === null ? null : witnessOf(watched, simulated),
  };
};

/**
 * SHA-256 over who may do what with the accounts that a message may change, as it was before it: programs, owners,
 * authorities, delegates. Amounts are not in it: they move with every block.
 */
const fingerprintOf = (keys: readonly string[], before: readonly (SolanaAccountState | null)[]): string => {
  const lines = keys.map((key, index) => {
    const state = before[index] ?? null;
    const roles = state?.roles.map(({ name, key: holder }) => [name, holder]) ?? [];
    return JSON.stringify([key, state?.program, roles, state?.holding?.delegate, state?.rest]);
  });
  return `0x${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`;
};
