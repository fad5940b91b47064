import { createHash } from 'node:crypto';
import type { Head, Header } from './header.js';
import type { StateRead } from './reads.js';
import type { CallOutcome } from './simulated-block.js';
import type { TouchedState } from './trace.js';
import type { PlannedCall } from './transaction.js';

/** All that it takes to execute a call again without a node, and what the node said that it did. */
export interface ExecutionWitness {
  readonly chainId: bigint;
  /** The block on whose state the call is executed. */
  readonly block: Pick<Head, 'number' | 'hash'>;
  /** Of the block that the call is in. */
  readonly header: Header;
  readonly call: PlannedCall;
  /** The delegate of the sender before that of the call; null where the call delegates nothing. */
  readonly delegation: { readonly before: string | null } | null;
  /** What is read before and after: all that differed, and what tells how it is meant. */
  readonly reads: readonly StateRead[];
  /** What the call and the reads touch, before the call. */
  readonly state: TouchedState;
  readonly outcome: WitnessedOutcome;
}

/** How the call ended. Of what may be long the hash: it is only compared. */
export interface WitnessedOutcome extends Pick<CallOutcome, 'status' | 'gasUsed'> {
  /** SHA-256, lower-case hex. */
  readonly output: string;
  /** SHA-256 over addresses, topics and data, sorted, since a tracer does not tell their order; lower-case hex. */
  readonly logs: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const outcomeOf = ({ status, gasUsed, output, logs }: CallOutcome): WitnessedOutcome => ({
  status,
  gasUsed,
  output: sha256(output),
  logs: sha256(
    (logs ?? [])
      .map((log) => JSON.stringify([log.address, log.topics, log.data]))
      .sort()
      .join('\n'),
  ),
});

const FORMAT = 'signgate-evm-witness-1';

/** A whole number of any size is its decimal text and an `n`: no other text of a witness looks like that. */
const NUMBER = /^\d+n$/;

/** As JSON. */
export const witnessText = ({ state, ...witness }: ExecutionWitness): string =>
  JSON.stringify({ format: FORMAT, ...witness, state: Object.fromEntries(state) }, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );

/** Throws for a text that is none of this format. */
export const readWitness = (text: string): ExecutionWitness => {
  const { format, state, ...witness } = JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' && NUMBER.test(value) ? BigInt(value.slice(0, -1)) : value,
  ) as Omit<ExecutionWitness, 'state'> & { readonly format: unknown; readonly state: Readonly<Record<string, never>> };
  if (format !== FORMAT) throw new Error(`The witness is not of the format ${FORMAT}`);
  return { ...witness, state: new Map(Object.entries(state)) };
};
