import { base64 } from '@scure/base';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { MINT_PROGRAMS } from '../../../../domain/data/mint-programs.js';
import { associatedTokenAddress } from '../../../../domain/payload/solana/associated-account.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET_PROGRAM,
  MEMO_PROGRAM_V2,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../../domain/payload/solana/program-addresses.js';
import { solanaAddress } from '../../../http/real/support/requests.js';
import {
  bytes,
  type Call,
  encodeMessage,
  encodeTransaction,
  key,
  messageOf,
  u32,
  u64,
} from '../../../support/solana-messages.js';
import { change, type Change, less, type Sort } from '../declaration.js';
import { drawAmount, tokensOn, type World } from '../world.js';

const MAX = 2n ** 64n - 1n;
export const SOLANA_STRANGER = solanaAddress('a stranger of payloads');

const VERSIONS = ['legacy', 0, 1] as const;

const written = (calls: readonly Call[], payer: string, index: number): PayloadMembers => {
  const version = VERSIONS[index % VERSIONS.length] ?? 'legacy';
  const message = messageOf({ calls, signers: [payer], version });
  return { solana_message: base64.encode(index % 2 === 0 ? encodeTransaction(message) : encodeMessage(message)) };
};

export const payLamports = (from: string, to: string, amount: bigint): Call => ({
  program: SYSTEM_PROGRAM,
  accounts: [from, to],
  data: bytes(u32(2), u64(amount)),
});

const programOf = (mint: string): string => MINT_PROGRAMS.get(mint) ?? TOKEN_PROGRAM;

export const accountFor = (owner: string, mint: string): string =>
  associatedTokenAddress(owner, mint, programOf(mint)) ?? owner;

export const payTokens = (from: string, to: string, mint: string, amount: bigint, decimals: number): Call => ({
  program: programOf(mint),
  accounts: [accountFor(from, mint), mint, to, from],
  data: bytes(12, u64(amount), decimals),
});

const assign = (account: string): Call => ({
  program: SYSTEM_PROGRAM,
  accounts: [account],
  data: bytes(u32(1), key(SOLANA_STRANGER)),
});
const approve = (from: string, mint: string, decimals: number): Call => ({
  program: programOf(mint),
  accounts: [accountFor(from, mint), mint, SOLANA_STRANGER, from],
  data: bytes(13, u64(MAX), decimals),
});
const setAuthority = (from: string, mint: string): Call => ({
  program: programOf(mint),
  accounts: [accountFor(from, mint), from],
  data: bytes(6, 2, 1, key(SOLANA_STRANGER)),
});
const closeAccount = (from: string, mint: string): Call => ({
  program: programOf(mint),
  accounts: [accountFor(from, mint), SOLANA_STRANGER, from],
  data: bytes(9),
});

const BUDGET: readonly Call[] = [
  { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: bytes(2, u32(200_000)) },
  { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: bytes(3, u64(5_000)) },
];
const memo = (text: string): Call => ({
  program: MEMO_PROGRAM_V2,
  accounts: [],
  data: new TextEncoder().encode(text),
});
const createAccount = (payer: string, owner: string, mint: string): Call => ({
  program: ASSOCIATED_TOKEN_PROGRAM,
  accounts: [payer, accountFor(owner, mint), owner, mint, SYSTEM_PROGRAM, programOf(mint)],
  data: bytes(1),
});

/** What honest wallets put beside a payment. */
const helpers = (index: number): readonly Call[] => [
  ...(index % 2 === 0 ? BUDGET : []),
  ...(index % 3 === 0 ? [memo(`invoice ${index}`)] : []),
];

const appended = (of: (...more: readonly Call[]) => PayloadMembers, from: string, mint: string): readonly Change[] => [
  change('lamports to a stranger appended', ['undeclared_action', 'undeclared_native_value'], {
    ...of(payLamports(from, SOLANA_STRANGER, 5n)),
  }),
  change('wallet assigned', ['undeclared_action', 'authority_change'], of(assign(from))),
  change('delegate added', ['undeclared_action'], of(approve(from, mint, 6))),
  change('owner of the account changed', ['undeclared_action', 'authority_change'], of(setAuthority(from, mint))),
  change('account closed to a stranger', ['undeclared_action'], of(closeAccount(from, mint))),
];

const accountsOf = (world: World, index: number): readonly [string, string] => [
  world.account('solana', `payer ${index}`),
  world.account('solana', `recipient ${index}`),
];

export const LAMPORT_TRANSFERS: Sort = {
  name: 'Solana transfer',
  chains: ['solana'],
  make: (world, chain, index) => {
    const [from, to] = accountsOf(world, index);
    const { tokens, units } = drawAmount(world, 9);
    const mint = tokensOn(chain)[0]?.contract ?? '';
    const of = (pay: Call, payer = from, ...more: readonly Call[]) =>
      written([...helpers(index), pay, ...more], payer, index);
    return {
      request: {
        ...{ chain, from_address: from, to_address: to, token: 'SOL', amount: tokens, transaction_type: 'safe_send' },
        ...of(payLamports(from, to, units)),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], of(payLamports(from, SOLANA_STRANGER, units))),
        change('one base unit more', ['payload_amount_mismatch'], of(payLamports(from, to, units + 1n))),
        change('ten times more', ['payload_amount_mismatch'], of(payLamports(from, to, units * 10n))),
        change('token instead', ['payload_token_mismatch'], of(payTokens(from, accountFor(to, mint), mint, units, 9))),
        change('fee payer', ['payload_signer_mismatch'], of(payLamports(from, to, units), SOLANA_STRANGER)),
        less('one base unit less', of(payLamports(from, to, units - 1n))),
        ...appended((...more) => of(payLamports(from, to, units), from, ...more), from, mint),
      ],
    };
  },
};

export const SPL_TRANSFERS: Sort = {
  name: 'Solana token transfer',
  chains: ['solana'],
  make: (world, chain, index) => {
    const [from, to] = accountsOf(world, index);
    const token = world.random.oneOf(tokensOn(chain));
    const other = tokensOn(chain).find(({ contract }) => contract !== token.contract) ?? token;
    const { tokens, units } = drawAmount(world, token.decimals);
    const mint = token.contract;
    const makes = index % 2 === 1 ? [createAccount(from, to, mint)] : [];
    const of = (pay: Call, payer = from, ...more: readonly Call[]) =>
      written([...helpers(index), ...makes, pay, ...more], payer, index);
    const pay = (owner: string, amount: bigint, of = mint): Call =>
      payTokens(from, accountFor(owner, of), of, amount, token.decimals);
    return {
      request: {
        ...{ chain, from_address: from, to_address: to, token: token.symbol, amount: tokens },
        transaction_type: 'safe_send',
        ...of(pay(to, units)),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], of(pay(SOLANA_STRANGER, units))),
        change('an account of a stranger', ['payload_recipient_mismatch'], {
          ...of(payTokens(from, SOLANA_STRANGER, mint, units, token.decimals)),
        }),
        change('token', ['payload_token_mismatch'], of(pay(to, units, other.contract))),
        change('one base unit more', ['payload_amount_mismatch'], of(pay(to, units + 1n))),
        change('ten times more', ['payload_amount_mismatch'], of(pay(to, units * 10n))),
        change('fee payer', ['payload_signer_mismatch'], of(pay(to, units), SOLANA_STRANGER)),
        change('delegate instead', ['payload_type_mismatch'], of(approve(from, mint, token.decimals))),
        less('one base unit less', of(pay(to, units - 1n))),
        ...appended((...more) => of(pay(to, units), from, ...more), from, mint),
      ],
    };
  },
};
