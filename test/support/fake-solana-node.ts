import { base64 } from '@scure/base';
import { readSignedBytes } from '../../domain/payload/solana/envelope.js';
import type { SolanaMessage } from '../../domain/payload/solana/message.js';
import { SYSTEM_PROGRAM, TOKEN_PROGRAM, WRAPPED_SOL } from '../../domain/payload/solana/program-addresses.js';
import { NOW_MS } from './builders.js';
import { account, bytes, key, u32, u64 } from './solana-messages.js';

/** An account of a chain that a test makes up. */
export interface FakeAccount {
  readonly lamports: number;
  readonly program: string;
  readonly data: Uint8Array;
}
export type FakeState = ReadonlyMap<string, FakeAccount>;

/** What a node does with a message: the accounts that differ afterwards, null for one that is closed; or its error. */
export type FakeRun = (
  message: SolanaMessage,
  state: FakeState,
) => readonly (readonly [string, FakeAccount | null])[] | { readonly error: unknown };

export interface FakeSolanaNode {
  /** The JSON that it answers to the JSON of a request; without one, or with one that is none, that to the canary. */
  answer(request: unknown): object;
}

export const FAKE_GENESIS = account(99);
export const FAKE_SLOT = 350_000_000;
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
export const RENT = 2_039_280;
const FEE_A_SIGNATURE = 5_000;

export const wallet = (lamports = 2_000_000_000): FakeAccount => ({
  lamports,
  program: SYSTEM_PROGRAM,
  data: new Uint8Array(),
});

const optionalKey = (of: string | null): Uint8Array => bytes(u32(of === null ? 0 : 1), key(of ?? SYSTEM_PROGRAM));

export interface TokenAccountParts {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly delegate?: string | null;
  readonly delegated?: bigint;
  readonly closer?: string | null;
  readonly state?: number;
  /** Wrapped lamports. */
  readonly isNative?: boolean;
  readonly program?: string;
  /** Behind the account, as Token-2022 has them. */
  readonly extensions?: Uint8Array;
}

/** An account of SPL Token, as its program writes it. */
export const tokenAccount = (parts: TokenAccountParts): FakeAccount => {
  const { mint, owner, amount, delegate = null, delegated = 0n, closer = null, state = 1, isNative = false } = parts;
  return {
    lamports: RENT + (isNative ? Number(amount) : 0),
    program: parts.program ?? TOKEN_PROGRAM,
    data: bytes(
      key(mint),
      key(owner),
      u64(amount),
      optionalKey(delegate),
      state,
      u32(isNative ? 1 : 0),
      u64(isNative ? RENT : 0),
      u64(delegated),
      optionalKey(closer),
      ...(parts.extensions === undefined ? [] : [2, parts.extensions]),
    ),
  };
};

export const mint = (decimals: number, minter: string | null = null, freezer: string | null = null): FakeAccount => ({
  lamports: 1_461_600,
  program: TOKEN_PROGRAM,
  data: bytes(optionalKey(minter), u64(10n ** 15n), decimals, 1, optionalKey(freezer)),
});

const clockAt = (slot: number): FakeAccount => ({
  lamports: 1_169_280,
  program: 'Sysvar1111111111111111111111111111111111111',
  data: bytes(u64(slot), u64(0), u64(800), u64(801), u64(Math.floor(NOW_MS / 1_000) - 2)),
});

const published = (one: FakeAccount | null | undefined, length?: number) =>
  one === null || one === undefined
    ? null
    : {
        lamports: one.lamports,
        owner: one.program,
        data: [base64.encode(one.data.subarray(0, length)), 'base64'],
        executable: false,
        rentEpoch: 18_446_744_073_709_552_000,
        space: one.data.length,
      };

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [never, SimulateOptions];
}
interface SimulateOptions {
  readonly accounts: { readonly addresses: readonly string[] };
  readonly dataSlice?: { readonly length: number };
  readonly replaceRecentBlockhash?: boolean;
}

const messageIn = (transaction: string): SolanaMessage => {
  const read = readSignedBytes(transaction);
  if (!read.ok || read.value.message === null) throw new Error('The node that is played got no transaction');
  return read.value.message;
};

const changed = (state: FakeState, changes: readonly (readonly [string, FakeAccount | null])[]): FakeState => {
  const after = new Map(state);
  for (const [address, one] of changes) {
    if (one === null) after.delete(address);
    else after.set(address, one);
  }
  return after;
};

/** What the fee payer has left. */
const withoutFee = (state: FakeState, { accounts, requiredSignatures }: SolanaMessage): FakeState => {
  const [payer = ''] = accounts;
  const paying = state.get(payer) ?? wallet();
  const lamports = paying.lamports - FEE_A_SIGNATURE * requiredSignatures;
  return changed(state, [[payer, { ...paying, lamports }]]);
};

/** A node whose state is this, and on which every message does what `run` says. */
export const fakeSolanaNode = (given: FakeState, run: FakeRun, slot = FAKE_SLOT): FakeSolanaNode => {
  const state = changed(given, [
    [CLOCK, clockAt(slot)],
    [WRAPPED_SOL, mint(9)],
  ]);
  const at = (value: unknown) => ({ context: { slot, apiVersion: '3.0.6' }, value });

  const simulated = (transaction: string, { accounts }: SimulateOptions): unknown => {
    const message = messageIn(transaction);
    const done = run(message, state);
    const common = { logs: [], unitsConsumed: 4_500, returnData: null };
    if ('error' in done) return at({ ...common, err: done.error, accounts: accounts.addresses.map(() => null) });
    const after = withoutFee(changed(state, done), message);
    return at({ ...common, err: null, accounts: accounts.addresses.map((address) => published(after.get(address))) });
  };

  const resultOf = ({ method, params: [first, options] }: Request): unknown => {
    switch (method) {
      case 'getGenesisHash':
        return FAKE_GENESIS;
      case 'getMultipleAccounts': {
        const addresses = first as readonly string[];
        return at(addresses.map((address) => published(state.get(address), options.dataSlice?.length)));
      }
      case 'simulateTransaction':
        return simulated(first, options);
      case 'getFeeForMessage':
        return at(FEE_A_SIGNATURE * messageIn(first).requiredSignatures);
      case 'getLatestBlockhash':
        return at({ blockhash: account(98), lastValidBlockHeight: slot });
      default:
        throw new Error(`The node that is played does not know ${method}`);
    }
  };
  const replyOf = (request: Request) => ({ jsonrpc: '2.0', id: request.id, result: resultOf(request) });
  const canary = [
    { method: 'getGenesisHash', params: [] },
    { method: 'getMultipleAccounts', params: [[CLOCK, WRAPPED_SOL], {}] },
  ];
  return {
    answer: (request) =>
      (Array.isArray(request) ? request : canary.map((call, id) => ({ id, ...call }))).map((one: unknown) =>
        replyOf(one as Request),
      ),
  };
};
