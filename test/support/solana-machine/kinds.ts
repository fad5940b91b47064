import {
  AccountRole,
  type Address,
  type AddressesByLookupTableAddress,
  createNoopSigner,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit';
import * as system from '@solana-program/system';
import * as tokens from '@solana-program/token';
import {
  MEMO_PROGRAM_V1,
  STAKE_PROGRAM,
  TOKEN_2022_PROGRAM,
  UPGRADEABLE_LOADER,
} from '../../../domain/payload/solana/program-addresses.js';
import type { Random } from '../../tools/faults/support/random.js';
import { account, bytes, key, u32, u64 } from '../solana-messages.js';
import { DRAINER, LENIENT_HOOK, REFUSING_HOOK, WAITER } from './own-programs.js';
import {
  FRIEND,
  FROZEN,
  heldBy,
  HELD,
  ISSUED_BY,
  type MachineToken,
  NOBODY,
  NONCE,
  NONCE_VALUE,
  SENDER,
  SPARE,
  SPONSOR,
  STAKE,
  TABLE,
  THIEF,
  TOKENS,
} from './world.js';

/** What a kind of message says. */
export interface SolanaDrawn {
  readonly calls: readonly Instruction[];
  readonly version?: 'legacy' | 0 | 1;
  /** The sender where absent. */
  readonly payer?: Address;
  /** Names the place of a lookup table. */
  readonly tables?: AddressesByLookupTableAddress;
  /** A blockhash, where not the newest. */
  readonly blockhash?: string;
  readonly units?: number;
  /** Lamports, of version 1. */
  readonly priorityFee?: bigint;
}
type Draw = (random: Random) => SolanaDrawn;

const signer = (of: Address): TransactionSigner => createNoopSigner(of);
const me = signer(SENDER);
const somebody = (random: Random): Address => random.oneOf([FRIEND, THIEF]);
const part = (random: Random): bigint => BigInt(random.between(1, 900)) * 1_000_000n;

const sol = (to: Address, amount: bigint): Instruction =>
  system.getTransferSolInstruction({ source: me, destination: to, amount });

const at = ({ program }: MachineToken) => ({ programAddress: program });
const paying = (token: MachineToken, to: Address, amount: bigint, owner = SENDER, by = SENDER): Instruction =>
  tokens.getTransferCheckedInstruction(
    {
      ...{ source: heldBy(owner, token), mint: token.mint, destination: heldBy(to, token), authority: signer(by) },
      ...{ amount, decimals: token.decimals },
    },
    at(token),
  ) as Instruction;
const opening = (owner: Address, token: MachineToken): Instruction =>
  tokens.getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer: me, ata: heldBy(owner, token), owner, mint: token.mint, tokenProgram: token.program },
  });
const { usdc, modern, costly, seized, fixed } = TOKENS;
const mine = heldBy(SENDER, usdc);
const allowing = (to: Address, amount: bigint): Instruction =>
  tokens.getApproveInstruction({ source: mine, delegate: to, owner: me, amount });
const handing = (owned: Address, type: tokens.AuthorityType, to: Address | null): Instruction =>
  tokens.getSetAuthorityInstruction({ owned, owner: me, authorityType: type, newAuthority: to });

const by = (of: Address) => ({ address: of, role: AccountRole.READONLY_SIGNER });
const writable = (of: string) => ({ address: of as Address, role: AccountRole.WRITABLE });
const readonly = (of: string) => ({ address: of as Address, role: AccountRole.READONLY });
const call = (program: string, accounts: Instruction['accounts'], data: Uint8Array): Instruction => ({
  programAddress: program as Address,
  ...(accounts === undefined ? {} : { accounts }),
  data,
});
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const RECENT = 'SysvarRecentB1ockHashes11111111111111111111';
const authorizing = (role: number, to: Address): Instruction =>
  call(STAKE_PROGRAM, [writable(STAKE), readonly(CLOCK), by(SENDER)], bytes(u32(1), key(to), u32(role)));
const withdrawing = (to: Address, amount: bigint): Instruction =>
  call(
    STAKE_PROGRAM,
    [
      writable(STAKE),
      writable(to),
      readonly(CLOCK),
      readonly('SysvarStakeHistory1111111111111111111111111'),
      by(SENDER),
    ],
    bytes(u32(4), u64(amount)),
  );
const advancing = (): Instruction => call(SYSTEM, [writable(NONCE), readonly(RECENT), by(SENDER)], u32(4));
const COMPUTE = 'ComputeBudget111111111111111111111111111111';
const units = (limit: number): Instruction => call(COMPUTE, undefined, bytes(2, u32(limit)));
const price = (microLamports: number): Instruction => call(COMPUTE, undefined, bytes(3, u64(microLamports)));

const SYSTEM = '11111111111111111111111111111111';
/** A program of ours that is given who signs, the thief, the clock and the system program. */
const byProgram = (program: Address): Instruction =>
  call(
    program,
    [{ address: SENDER, role: AccountRole.WRITABLE_SIGNER }, writable(THIEF), readonly(CLOCK), readonly(SYSTEM)],
    bytes(),
  );
const asking = (hook: Address, token: MachineToken, amount: bigint): Instruction => {
  const plain = paying(token, FRIEND, amount);
  return { ...plain, accounts: [...(plain.accounts ?? []), readonly(hook)] };
};

/** Ordinary messages. */
const ORDINARY: Readonly<Record<string, Draw>> = {
  'SOL to a wallet': (random) => ({ calls: [sol(FRIEND, part(random))] }),
  'SOL to a new wallet': (random) => ({ calls: [sol(NOBODY, part(random))] }),
  'SOL with a priority fee': (random) => ({
    calls: [units(random.between(1_000, 200_000)), price(random.between(1, 1_000_000)), sol(FRIEND, part(random))],
  }),
  'SOL, version 0': (random) => ({ version: 0, calls: [sol(FRIEND, part(random))] }),
  'SOL, version 1': (random) => ({
    version: 1,
    ...{ calls: [sol(FRIEND, part(random))], priorityFee: BigInt(random.between(1, 100_000)), units: 50_000 },
  }),
  'SOL to two, and a note': (random) => ({
    calls: [
      ...[sol(FRIEND, part(random)), sol(NOBODY, part(random))],
      call(MEMO_PROGRAM_V1, undefined, new TextEncoder().encode('rent')),
    ],
  }),
  'tokens, the fee paid by another': (random) => ({ payer: SPONSOR, calls: [paying(usdc, FRIEND, part(random))] }),
  'tokens to an account': (random) => ({ calls: [paying(usdc, FRIEND, part(random))] }),
  'tokens to a new account': (random) => ({
    calls: [opening(NOBODY, usdc), paying(usdc, NOBODY, part(random))],
  }),
  'tokens by a lookup table': (random) => ({
    ...{ version: 0, calls: [paying(usdc, FRIEND, part(random))] },
    tables: { [TABLE]: [FRIEND, heldBy(FRIEND, usdc), usdc.mint] },
  }),
  'tokens, their mint not named': (random) => ({
    calls: [
      tokens.getTransferInstruction({
        ...{ source: mine, destination: heldBy(FRIEND, usdc), authority: me, amount: part(random) },
      }),
    ],
  }),
  'Token-2022 to a new account': (random) => ({
    calls: [opening(NOBODY, modern), paying(modern, NOBODY, part(random))],
  }),
  'tokens whose program is asked': (random) => ({ calls: [asking(LENIENT_HOOK, TOKENS.hooked, part(random))] }),
  'tokens burned': (random) => ({
    calls: [tokens.getBurnInstruction({ account: mine, mint: usdc.mint, authority: me, amount: part(random) })],
  }),
  'SOL wrapped, and unwrapped': (random) => {
    const wrapping: MachineToken = { ...usdc, mint: 'So11111111111111111111111111111111111111112' as Address };
    const purse = heldBy(SENDER, wrapping);
    const start = [opening(SENDER, wrapping), sol(purse, part(random))];
    const synced = tokens.getSyncNativeInstruction({ account: purse });
    const closed = tokens.getCloseAccountInstruction({ account: purse, destination: SENDER, owner: me });
    return { calls: [...start, synced, ...(random.between(0, 1) === 0 ? [] : [closed])] };
  },
  'an allowance': (random) => ({ calls: [allowing(somebody(random), part(random))] }),
  'an allowance without limit': (random) => ({ calls: [allowing(somebody(random), 2n ** 64n - 1n)] }),
  'an allowance that names the mint': (random) => ({
    calls: [
      tokens.getApproveCheckedInstruction({
        ...{ source: mine, mint: usdc.mint, delegate: somebody(random), owner: me, decimals: 6 },
        amount: part(random),
      }),
    ],
  }),
  'an allowance taken back': () => ({ calls: [tokens.getRevokeInstruction({ source: SPARE, owner: me })] }),
  'a spare account closed': () => ({
    calls: [
      tokens.getTransferInstruction({ source: SPARE, destination: mine, authority: me, amount: HELD }),
      tokens.getCloseAccountInstruction({ account: SPARE, destination: SENDER, owner: me }),
    ],
  }),
  'a stake withdrawn in part': (random) => ({ calls: [withdrawing(SENDER, part(random))] }),
  'two payments': (random) => ({
    calls: [paying(usdc, FRIEND, part(random)), paying(modern, THIEF, HELD)],
  }),
  'a stake paid out to another': (random) => ({ calls: [withdrawing(THIEF, part(random))] }),
  'a nonce closed': () => ({
    calls: [
      system.getWithdrawNonceAccountInstruction({
        ...{ nonceAccount: NONCE, recipientAccount: SENDER, nonceAuthority: me, withdrawAmount: 1_447_680n },
      }),
    ],
  }),
};

/** What the sender pays for, with what can be done with it then. Who sells signs, too. */
const PURCHASES: Readonly<Record<string, Draw>> = {
  'a purchase': (random) => ({
    calls: [sol(FRIEND, part(random)), paying(modern, SENDER, part(random), FRIEND, FRIEND)],
  }),
  'a purchase of what keeps much': (random) => ({
    calls: [sol(FRIEND, part(random)), paying(costly, SENDER, part(random), FRIEND, FRIEND)],
  }),
};

/** Messages that take more than they seem to, or leave rights behind. */
const DECEIVING: Readonly<Record<string, Draw>> = {
  'theft: by a program of its own': (random) => ({ calls: [byProgram(DRAINER), sol(FRIEND, part(random))] }),
  'theft: by a program that waits for a later slot': () => ({ calls: [byProgram(WAITER)] }),
  'theft: a tenth of it kept back': (random) => ({ calls: [paying(costly, FRIEND, part(random))] }),
  'theft: the delegate of all takes': (random) => ({
    calls: [sol(FRIEND, part(random)), paying(seized, THIEF, part(random), SENDER, THIEF)],
  }),
  'theft: the account handed over': () => ({ calls: [handing(mine, tokens.AuthorityType.AccountOwner, THIEF)] }),
  'theft: the right to close': () => ({ calls: [handing(mine, tokens.AuthorityType.CloseAccount, THIEF)] }),
  'theft: rent to another': () => ({
    calls: [
      tokens.getTransferInstruction({ source: SPARE, destination: mine, authority: me, amount: HELD }),
      tokens.getCloseAccountInstruction({ account: SPARE, destination: THIEF, owner: me }),
    ],
  }),
  'theft: the wallet given to a program': () => ({
    calls: [system.getAssignInstruction({ account: me, programAddress: account(66) as Address })],
  }),
  'theft: a stake handed over': (random) => ({
    calls: [authorizing(random.between(0, 1), THIEF), sol(FRIEND, part(random))],
  }),
  'theft: a nonce handed over': () => ({
    calls: [
      system.getAuthorizeNonceAccountInstruction({
        ...{ nonceAccount: NONCE, nonceAuthority: me, newNonceAuthority: THIEF },
      }),
    ],
  }),
  'theft: a payment that lasts': (random) => ({
    ...{ blockhash: NONCE_VALUE, calls: [advancing(), sol(THIEF, part(random))] },
  }),
  'theft: two accounts, of which one is named': (random) => ({
    calls: [
      tokens.getTransferInstruction({
        ...{ source: mine, destination: heldBy(FRIEND, usdc), authority: me, amount: part(random) },
      }),
      { ...handing(heldBy(SENDER, modern), tokens.AuthorityType.AccountOwner, THIEF), programAddress: modern.program },
    ],
  }),
  'theft: by an old delegate': (random) => ({
    payer: SENDER,
    calls: [
      tokens.getTransferInstruction({
        source: SPARE,
        destination: heldBy(THIEF, usdc),
        authority: signer(SPONSOR),
        amount: part(random),
      }),
    ],
  }),
};

/** Messages that fail. */
const FAILING: Readonly<Record<string, Draw>> = {
  'fails: more than there is': () => ({ calls: [sol(FRIEND, 20_000_000_000n)] }),
  'fails: more tokens than there are': () => ({ calls: [paying(usdc, FRIEND, HELD + 1n)] }),
  'fails: tokens that cannot be moved': () => ({ calls: [paying(fixed, FRIEND, 1n)] }),
  'fails: tokens whose program refuses': () => ({ calls: [asking(REFUSING_HOOK, TOKENS.refused, 1n)] }),
  'fails: a frozen account': () => ({
    calls: [tokens.getTransferInstruction({ source: FROZEN, destination: mine, authority: me, amount: 1n })],
  }),
  'fails: tokens of another': (random) => ({ calls: [paying(usdc, SENDER, part(random), FRIEND, SENDER)] }),
  'fails: too few units': (random) => ({ calls: [units(50), sol(FRIEND, part(random))] }),
  'fails: a program that is none': () => ({
    calls: [call(account(66), [{ address: SENDER, role: AccountRole.WRITABLE_SIGNER }], bytes(1))],
  }),
  'fails: an issuer who does not sign': () => ({
    calls: [
      call(TOKEN_2022_PROGRAM, [writable(modern.mint), writable(heldBy(SENDER, modern)), by(SENDER)], bytes(7, u64(5))),
    ],
  }),
  'fails: a loader that is given nothing': () => ({
    calls: [call(UPGRADEABLE_LOADER, [writable(SENDER)], u32(4)), sol(ISSUED_BY, 1n)],
  }),
};

export const SOLANA_KINDS: Readonly<Record<string, Draw>> = { ...ORDINARY, ...PURCHASES, ...DECEIVING, ...FAILING };
