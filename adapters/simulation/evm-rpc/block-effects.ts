import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { control, type ReadEffects, readEffects } from './effects.js';
import type { Situation } from './pin.js';
import type { StateRead } from './reads.js';
import type { SimulatedBlock } from './simulated-block.js';
import type { PlannedCall } from './transaction.js';

/** A block in which a call was executed, by a node or without one. */
export interface ExecutedBlock {
  readonly block: SimulatedBlock;
  /** In the order of the values of the block. */
  readonly reads: readonly StateRead[];
  readonly call: PlannedCall;
  readonly delegation: Situation['delegation'];
  /** What the slots of proxies show. */
  readonly slots: readonly ExecutedEffect[];
}

/** An authorization counts before the call, and even where the call fails. Source: EIP-7702, behavior. */
const delegationEffects = ({ call, delegation }: ExecutedBlock): readonly ExecutedEffect[] => {
  const { sender, delegate } = call;
  if (delegation === null || delegate === null) return [];
  const after = /^0x0{40}$/.test(delegate) ? null : delegate;
  return delegation.before === after ? [] : [control(sender, 'delegation', delegation.before, after)];
};

/** All that differs after the call. */
export const blockEffects = (executed: ExecutedBlock): ReadEffects => {
  const { block, reads, call, slots } = executed;
  const { effects, isComplete } = readEffects(block, reads, call);
  const kept = block.status === 'ok' ? slots : [];
  return { effects: [...delegationEffects(executed), ...effects, ...kept], isComplete };
};

/** A block, how its call ended, and what it shows. */
export interface BlockResult extends ReadEffects {
  readonly block: SimulatedBlock;
  readonly status: SimulatedBlock['status'];
}

/** Decoded values are the same object where the node gave the same text. When an allowance ends depends on the time. */
const isSame = (one: ExecutedBlock, other: ExecutedBlock): boolean =>
  one.block.before === other.block.before &&
  one.block.after === other.block.after &&
  one.block.status === other.block.status &&
  one.block.gasUsed === other.block.gasUsed &&
  one.block.header.baseFee === other.block.header.baseFee &&
  one.slots.length + other.slots.length === 0 &&
  !one.reads.some(({ what }) => what === 'hub_expiration');

/** What each block shows, in their order. Blocks in which the very same was read are judged once. */
export const resultsOf = (all: readonly ExecutedBlock[]): readonly BlockResult[] => {
  const known: { readonly executed: ExecutedBlock; readonly shown: ReadEffects }[] = [];
  return all.map((executed) => {
    const shown = known.find((one) => isSame(one.executed, executed))?.shown ?? blockEffects(executed);
    known.push({ executed, shown });
    return { block: executed.block, status: executed.block.status, ...shown };
  });
};
