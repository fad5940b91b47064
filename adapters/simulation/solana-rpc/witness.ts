import { createHash } from 'node:crypto';
import { base64 } from '@scure/base';
import type { ExecutionBlock } from '../../../domain/facts/simulation/execution.js';
import { SYSTEM_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import { MOST_DATA_BYTES } from './reads.js';
import type { Simulated } from './simulated.js';
import type { RawAccount } from './wire.js';

/** What it takes to execute a message again, beside its bytes, which the record holds, and what the node said of it. */
export interface SolanaWitness {
  readonly block: Pick<ExecutionBlock, 'number' | 'hash'>;
  readonly clock: RawAccount;
  /** Lamports. */
  readonly fee: bigint;
  /** Accounts whose state is read after the message. */
  readonly keys: readonly string[];
  /** Before the message: all that it names, but those whose data is long. Null: there is none. */
  readonly accounts: ReadonlyMap<string, RawAccount | null>;
  /** `accountsHash` of the accounts of `keys`, as the node says that they are after it. */
  readonly after: string;
}

/**
 * SHA-256 over accounts after a message, lower-case hex. The data of a nonce is not in it: the blockhash that it holds
 * then depends on the block before.
 */
export const accountsHash = (accounts: readonly (RawAccount | null)[]): string => {
  const lines = accounts.map((account) => {
    if (account === null) return 'none';
    const { lamports, program, data } = account;
    return [lamports, program, program === SYSTEM_PROGRAM ? data.length : base64.encode(data)].join(' ');
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

const FORMAT = 'signgate-solana-witness-1';

type Written = readonly [lamports: string, program: string, data: string, isExecutable: boolean] | null;

const written = (account: RawAccount | null): Written =>
  account === null
    ? null
    : [account.lamports.toString(), account.program, base64.encode(account.data), account.isExecutable];

const readAccount = (account: Written): RawAccount | null => {
  if (account === null) return null;
  const [lamports, program, data, isExecutable] = account;
  return { lamports: BigInt(lamports), program, data: base64.decode(data), isExecutable };
};

/** As JSON. */
export const solanaWitnessText = ({ block, clock, fee, keys, accounts, after }: SolanaWitness): string =>
  JSON.stringify({
    ...{ format: FORMAT, block, clock: written(clock), fee: fee.toString(), keys, after },
    accounts: Object.fromEntries([...accounts].map(([key, account]) => [key, written(account)])),
  });

/** Throws for a text that is none of this format. */
export const readSolanaWitness = (text: string): SolanaWitness => {
  const { format, clock, fee, accounts, ...others } = JSON.parse(text) as Omit<
    SolanaWitness,
    'clock' | 'fee' | 'accounts'
  > & {
    readonly format: unknown;
    readonly clock: Written;
    readonly fee: string;
    readonly accounts: Readonly<Record<string, Written>>;
  };
  const read = format === FORMAT ? readAccount(clock) : null;
  if (read === null) throw new Error(`The witness is not of the format ${FORMAT}`);
  const all = Object.entries(accounts).map(([key, account]) => [key, readAccount(account)] as const);
  return { ...others, clock: read, fee: BigInt(fee), accounts: new Map(all) };
};

/** The witness of what a node did on the state of one slot. */
export const witnessOf = (
  { keys, context }: { readonly keys: readonly string[]; readonly context: readonly string[] },
  { before, context: read, clock, after, fee, block }: Simulated,
): string | null => {
  if (clock === null) return null;
  const { number, hash } = block;
  const found = [...before, ...read];
  const all = [...keys, ...context].map((key, index) => [key, found[index] ?? null] as const);
  const accounts = new Map(all.filter(([, account]) => (account?.data.length ?? 0) <= MOST_DATA_BYTES));
  return solanaWitnessText({ block: { number, hash }, clock, fee, keys, accounts, after: accountsHash(after) });
};
