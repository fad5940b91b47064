import { MAX_ACTIONS, MAX_CALL_DEPTH } from '../context.js';
import { rememberingDerivations } from './derivations.js';
import { readLeading } from './layout.js';
import type { SolanaMessage } from './message.js';
import type { Account, NamedEffect, InstructionContext } from './program.js';
import { COMPUTE_BUDGET_PROGRAM } from './program-addresses.js';
import { PROGRAMS } from './programs/index.js';

/** A call with its accounts by key; those of lookup tables are null. */
export interface ResolvedCall {
  readonly program: string;
  readonly accounts: readonly Account[];
  readonly data: Uint8Array;
}

/** A call in its place, with what it does; null where that is not known. */
export interface SolanaEntry {
  readonly path: string;
  /** What happens together has the same: it all succeeds, or nothing of it happens. */
  readonly scene: InstructionContext;
  readonly call: ResolvedCall;
  readonly source: string | null;
  readonly effect: NamedEffect | null;
}

/** The calls of a message, with accounts instead of their places. */
export const callsOf = ({ accounts, instructions }: SolanaMessage): readonly ResolvedCall[] =>
  instructions.map(({ programIndex, accountIndexes, data }) => ({
    program: accounts[programIndex] ?? '',
    accounts: accountIndexes.map((index) => accounts[index] ?? null),
    data,
  }));

const UNITS_A_CALL = 200_000n;
const MAX_UNITS = 1_400_000n;
const SET_COMPUTE_UNIT_LIMIT = 2n;

const smaller = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/** Source: Solana, compute budget: the limit that the message sets, else so many units for each of its calls. */
const computeUnitsOf = ({ config }: SolanaMessage, calls: readonly ResolvedCall[]): bigint => {
  // in version 1 these instructions set nothing
  if (config !== null) return 0n;
  const others = calls.filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM);
  for (const { program, data } of calls) {
    const read = program === COMPUTE_BUDGET_PROGRAM ? readLeading(['u8', 'u32'], data) : null;
    if (read?.values[0] === SET_COMPUTE_UNIT_LIMIT) return smaller(read.values[1], MAX_UNITS);
  }
  return smaller(UNITS_A_CALL * BigInt(others.length), MAX_UNITS);
};

const sceneOf = (message: SolanaMessage, calls: readonly ResolvedCall[], sender: string): InstructionContext => {
  const wallets: ReadonlySet<Account> = new Set([sender, message.accounts[0]]);
  const signers: ReadonlySet<Account> = new Set([sender, ...message.accounts.slice(0, message.requiredSignatures)]);
  return {
    acting: sender,
    derive: rememberingDerivations(),
    isWallet: (account) => wallets.has(account),
    isSigner: (account) => signers.has(account),
    computeUnits: computeUnitsOf(message, calls),
  };
};

/** A proposal is carried out later, by an account that alone signs for what is its own. */
const sceneOfProposal = (outer: InstructionContext, acting: Account): InstructionContext => {
  const isActing = (account: Account): boolean => typeof account === 'string' && account === acting;
  return { ...outer, acting, isWallet: isActing, isSigner: isActing };
};

/** Every call of a message in order, what one contains behind it; cut at the limits of depth and number. */
export const entriesOf = (
  message: SolanaMessage,
  sender: string,
): { readonly entries: readonly SolanaEntry[]; readonly isCut: boolean } => {
  const calls = callsOf(message);
  const entries: SolanaEntry[] = [];
  let isCut = false;

  const isRoom = (depth: number): boolean => {
    const isLeft = entries.length < MAX_ACTIONS && depth <= MAX_CALL_DEPTH;
    isCut ||= !isLeft;
    return isLeft;
  };

  const add = (call: ResolvedCall, path: string, depth: number, scene: InstructionContext): void => {
    if (!isRoom(depth)) return;
    const program = PROGRAMS.get(call.program);
    const effect = program?.read(call.data, call.accounts, scene) ?? null;
    const source = program?.source ?? null;
    entries.push({ path, scene, call, source, effect });
    const within = effect?.innerActing === undefined ? scene : sceneOfProposal(scene, effect.innerActing);
    effect?.inner?.forEach((inner, index) => {
      const place = `${path}.${index}`;
      if (!('effect' in inner)) {
        const of = inner.program === undefined ? call.program : (inner.program ?? '');
        add({ ...inner, program: of }, place, depth + 1, within);
      } else if (isRoom(depth + 1)) {
        entries.push({ path: place, scene: within, call, source, effect: inner.effect });
      }
    });
  };

  const scene = sceneOf(message, calls, sender);
  calls.forEach((call, index) => {
    add(call, `${index}`, 0, scene);
  });
  return { entries, isCut };
};
