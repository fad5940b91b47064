import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { carrying, type JsonRpc } from '../../shared/json-rpc.js';
import { type NodeExecution, nothingExecuted } from '../../shared/two-nodes.js';
import { type Features, levelOf } from './canary.js';
import { type BlockResult, resultsOf } from './block-effects.js';
import { type ReadPlan, readPlanOf } from './candidates.js';
import { divergenceOf, worstOf } from '../../shared/compare-executions.js';
import { stateFingerprintOf } from './fingerprint.js';
import type { EvmNode } from './endpoint.js';
import type { Log } from './logs.js';
import { look, type Look, tracerCalls } from './look.js';
import { areLogged } from './logged.js';
import { likelyPin, likelySituation, type Pin, pinHead, type PinnedQuestion, type Situation } from './pin.js';
import { proceedsTrial } from './proceeds.js';
import { type CallOutcome, newReader, simulateBlocks } from './simulated-block.js';
import { LEAST_READ_GAS, type ReadGroup } from './reads.js';
import { loggedSlotEffects, slotEffects } from './slots.js';
import { callBlocks } from './called-block.js';
import { gasOf, type PlannedCall } from './transaction.js';
import { readySafe } from './safe.js';
import { traceBlocks } from './traced-block.js';
import { likelyRereading, lookAgain, type RereadAhead, type Witnessed } from './witness-state.js';

/** An execution, with what another node needs to do the same. */
export interface ExecutedOnEvm {
  readonly execution: NodeExecution;
  readonly pin: Pin;
  /** What it takes to execute it again without a node; null where the node does not give that. */
  readonly witness: string | null;
}

/** A node that cannot execute the bytes. */
export interface NotExecuted {
  readonly execution: NodeExecution;
  readonly pin: null;
  readonly witness: null;
}

/** Nothing was executed, by a node of these features. */
export const notExecuted = (features: Features): NodeExecution => nothingExecuted(Math.min(1, levelOf(features)));

/** An executor at the place of the sender only shows what the bytes name, so they must be known to the end. */
const canExecute = (features: Features, { call, proposal: { payload } }: PinnedQuestion): boolean =>
  levelOf(features) > 2 ||
  (features.overrides && payload?.status === 'decoded' && call.to !== null && call.delegate === null);

const waysOf = ({ simulate, trace, diff }: Features): typeof simulateBlocks => {
  if (simulate) return simulateBlocks;
  return trace && diff ? traceBlocks : callBlocks;
};

type Node = Pick<EvmNode, 'rpc' | 'lastHead'>;

/** Executes on a pinned head. Where the chain was reorganised meanwhile, once more; then the result is not stable. */
export const executeOnEvm = async (
  node: Node,
  features: Features,
  asked: PinnedQuestion,
  pin: Pin | null,
): Promise<ExecutedOnEvm | NotExecuted> => {
  const unknown: NotExecuted = { execution: notExecuted(features), pin: null, witness: null };
  if (!canExecute(features, asked)) return unknown;
  const ready = await readyCall(node.rpc, asked, pin);
  if (ready === null) return unknown;
  const question = { ...asked, call: ready };
  const first = await executeOnce(node, features, question, pin);
  if (first.isStable) return first;
  const second = await executeOnce(node, features, question, null);
  return second.isStable ? second : { ...second, execution: { ...second.execution, isStable: false } };
};

/** A proposal to a Safe is called as its owners who agree would have it; null where that cannot be known. */
const readyCall = async (
  rpc: JsonRpc,
  { call, signal }: PinnedQuestion,
  pin: Pin | null,
): Promise<PlannedCall | null> => {
  const { safe } = call;
  const at = pin === null ? 'latest' : { blockHash: pin.head.hash };
  return safe === undefined ? call : readySafe(rpc, { ...call, safe }, at, signal);
};

const executeOnce = async (
  node: Node,
  features: Features,
  question: PinnedQuestion,
  pin: Pin | null,
): Promise<ExecutedOnEvm & { readonly isStable: boolean }> => {
  const { rpc } = node;
  const likely = pin ?? likelyPin(node, question);
  const calls =
    likely === null || !features.trace || !features.diff ? [] : tracerCalls(likelySituation(question, likely));
  const { early, ...situation } = await pinHead(rpc, question, pin, likely, calls);
  node.lastHead = { head: situation.pin.head, seenAt: question.now };
  const seen = await look(rpc, features, situation, early, question.signal);
  const { execution, witnessed, ahead } = await executeBlocks(rpc, question, situation, seen, waysOf(features));
  const level = levelOf({ ...features, trace: features.trace && seen.diff !== null });
  const isComplete = execution.isComplete && level > 2;
  const trial =
    features.simulate && execution.status === 'ok' ? proceedsTrial(witnessed, execution.effects, question) : null;
  const again = await lookAgain(rpc, question, witnessed, ahead, trial?.calls);
  const proceeds = trial?.read(again.others) ?? undefined;
  return {
    execution: {
      ...execution,
      level,
      isComplete: isComplete && (trial === null || proceeds !== undefined),
      ...(proceeds === undefined ? {} : { proceeds }),
    },
    pin: situation.pin,
    witness: again.witness,
    isStable: again.hash === situation.pin.head.hash,
  };
};

/** The tracer looked at the first block alone. */
const slotsOf = ({ safes }: PlannedCall, { diff, sighting }: Look, { logs }: CallOutcome): readonly ExecutedEffect[] =>
  diff === null ? loggedSlotEffects(logs ?? [], sighting.touched) : slotEffects(diff, safes);

/** A Safe says whether what it was to do was done: if not, it has paid for the gas alone. */
const isDone = ({ safe }: PlannedCall, { status, output }: CallOutcome): boolean =>
  safe === undefined || status !== 'ok' || /^0x0*1$/.test(output);

const keyOfLog = ({ address, topics, data }: Log): string => [address, ...topics, data].join();

/** No block shows what the tracer did not: then nothing else is to be read. */
const areSeen = ({ sighting, diff }: Look, blocks: readonly CallOutcome[]): boolean => {
  const seen = new Set(sighting.logs.map(keyOfLog));
  return diff !== null && blocks.every(({ logs }) => (logs ?? []).every((log) => seen.has(keyOfLog(log))));
};

const countOf = ({ groups }: ReadPlan): number => groups.flat().length;

interface ExecutedBlocks {
  readonly execution: NodeExecution;
  readonly witnessed: Witnessed;
  /** Null where executing took requests one behind the other. */
  readonly ahead: RereadAhead | null;
}

const executeBlocks = async (
  rpc: JsonRpc,
  { proposal, signal }: PinnedQuestion,
  situation: Situation,
  seen: Look,
  blocksOf: typeof simulateBlocks,
): Promise<ExecutedBlocks> => {
  const { pin, isExact, lacksFundsFor, overrides } = situation;
  const { head, headers } = pin;
  const room = head.gasLimit - LEAST_READ_GAS;
  const isRoom = seen.gas <= room;
  const call = { ...situation.call, gas: isRoom ? seen.gas : room };
  const simulate = (node: JsonRpc, groups: readonly ReadGroup[]) =>
    blocksOf(node, { call, groups, reader: newReader(), overrides }, headers, head, signal);
  const plan = (blocks: readonly CallOutcome[]) => {
    const logs = [...seen.sighting.logs, ...blocks.flatMap((block) => block.logs ?? [])];
    return readPlanOf(call, proposal, { ...seen.sighting, logs });
  };
  const narrow = plan([]);
  const likely = likelyRereading(situation, seen, call, narrow.groups.flat());
  const carried = carrying(rpc, blocksOf === simulateBlocks ? likely.calls : []);
  const first = await simulate(carried.rpc, narrow.groups);
  // a contract that switches shows other accounts under other headers: they are read, too
  const wide = areSeen(seen, first) ? narrow : plan(first);
  const isMore = countOf(wide) > countOf(narrow);
  const blocks = isMore ? await simulate(rpc, wide.groups) : first;
  const isSettled = !isMore || countOf(plan([...first, ...blocks])) === countOf(wide);
  const { groups, isCut } = isMore ? wide : narrow;
  const reads = groups.flat();
  const results = resultsOf(
    blocks.map((block) => ({
      ...{ block, reads, call, delegation: situation.delegation, slots: slotsOf(call, seen, block) },
    })),
  );
  const worst = worstOf(results as [BlockResult, ...BlockResult[]], call.sender);
  const execution: NodeExecution = {
    status: worst.status,
    level: 0,
    block: { number: head.number, hash: head.hash, time: new Date(head.time * 1_000).toISOString() },
    variants: results.length,
    diverging: divergenceOf(results, call.sender),
    effects: worst.effects,
    isLogged: worst.block.logs === null || areLogged(worst.effects, call.sender, worst.block.logs),
    isStable: true,
    isComplete:
      call.isWhole &&
      isDone(call, worst.block) &&
      isExact &&
      isRoom &&
      isSettled &&
      !isCut &&
      seen.isComplete &&
      results.every(({ isComplete }) => isComplete),
    lacksFunds: lacksFundsFor(gasOf(call, head)),
    witnessSha256: null,
    fingerprint: stateFingerprintOf(reads, worst.block.before, seen.sighting.touched),
  };
  // what came with a simulation that another took the place of says nothing of that one
  const ahead = isMore || carried.replies.length === 0 ? null : { ...likely, replies: carried.replies };
  return { execution, witnessed: { situation, seen, call, block: worst.block, reads }, ahead };
};
