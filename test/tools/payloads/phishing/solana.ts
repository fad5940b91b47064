import { base64 } from '@scure/base';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  UPGRADEABLE_LOADER,
} from '../../../../domain/payload/solana/program-addresses.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import {
  account,
  bytes,
  type Call,
  encodeMessage,
  key,
  type MessageParts,
  messageOf,
  u32,
  u64,
} from '../../../support/solana-messages.js';
import {
  advanceNonce,
  approve,
  execute,
  open,
  proposeConfig,
  proposeVault,
  sighash,
  VAULT,
} from '../../../support/squads.js';
import { accountFor, payLamports, payTokens } from '../declarations/solana.js';
import { type Phish, phishesOn, SOLANA_ME as ME, SOLANA_THIEF as THIEF } from './phish.js';

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const FRIEND = account(9);
const NONCE = account(20);
const STAKE = account(21);
const NEW = account(22);
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const BLOCKHASHES = 'SysvarRecentB1ockHashes11111111111111111111';
const MAX = 2n ** 64n - 1n;

const written = (calls: readonly Call[], parts: Partial<MessageParts> = {}): PayloadMembers => ({
  solana_message: base64.encode(encodeMessage(messageOf({ signers: [ME], ...parts, calls }))),
});
const by = (program: string, data: Uint8Array, ...accounts: Call['accounts']): PayloadMembers =>
  written([{ program, accounts, data }]);
const system = (data: Uint8Array, ...accounts: readonly string[]): Call => ({
  program: SYSTEM_PROGRAM,
  accounts,
  data,
});
const mine = accountFor(ME, USDC);
const pay = payLamports(ME, FRIEND, 5_000n);
const payUsdc = payTokens(ME, accountFor(FRIEND, USDC), USDC, 25_000_000n, 6);
const create = (owner: string): Call => system(bytes(u32(0), u64(2_039_280), u64(165), key(owner)), ME, NEW);

const TOKENS = phishesOn('solana', [
  ['SetAuthority of the owner', by(TOKEN_PROGRAM, bytes(6, 2, 1, key(THIEF)), mine, ME), null],
  ['SetAuthority of who may close', by(TOKEN_PROGRAM, bytes(6, 3, 1, key(THIEF)), mine, ME), null],
  ['SetAuthority of Token-2022', by(TOKEN_2022_PROGRAM, bytes(6, 2, 1, key(THIEF)), mine, ME), null],
  ['Approve', by(TOKEN_PROGRAM, bytes(4, u64(MAX)), mine, THIEF, ME), by(TOKEN_PROGRAM, bytes(5), mine, ME)],
  [
    'ApproveChecked',
    by(TOKEN_PROGRAM, bytes(13, u64(MAX), 6), mine, USDC, THIEF, ME),
    by(TOKEN_PROGRAM, bytes(5), mine, ME),
  ],
  [
    'Approve of a small amount',
    by(TOKEN_PROGRAM, bytes(4, u64(1)), mine, THIEF, ME),
    by(TOKEN_PROGRAM, bytes(5), mine, ME),
  ],
  [
    'an account closed to a stranger',
    by(TOKEN_PROGRAM, bytes(9), mine, THIEF, ME),
    by(TOKEN_PROGRAM, bytes(9), mine, ME, ME),
  ],
  ['a transfer that names no mint', by(TOKEN_PROGRAM, bytes(3, u64(MAX)), mine, THIEF, ME), written([payUsdc])],
  [
    'lamports and tokens at once',
    written([payLamports(ME, THIEF, 9_000_000_000n), payTokens(ME, THIEF, USDC, MAX, 6)]),
    written([pay]),
  ],
  [
    'an approval in a batch of the token program',
    by(TOKEN_PROGRAM, bytes(255, 3, 9, 4, u64(MAX)), mine, THIEF, ME),
    written([payUsdc]),
  ],
  ['a burn', by(TOKEN_PROGRAM, bytes(8, u64(MAX)), mine, USDC, ME), null],
  [
    'an account that is made for a stranger, and tokens for it',
    written([
      {
        program: ASSOCIATED_TOKEN_PROGRAM,
        accounts: [ME, accountFor(THIEF, USDC), THIEF, USDC, SYSTEM_PROGRAM, TOKEN_PROGRAM],
        data: bytes(1),
      },
      payTokens(ME, accountFor(THIEF, USDC), USDC, MAX, 6),
      { program: TOKEN_PROGRAM, accounts: [mine, ME], data: bytes(6, 2, 1, key(THIEF)) },
    ]),
    written([payUsdc]),
  ],
]);

const ACCOUNTS = phishesOn('solana', [
  ['a wallet that is assigned', by(SYSTEM_PROGRAM, bytes(u32(1), key(THIEF)), ME), null],
  [
    'an account that is created, and the wallet assigned',
    written([create(TOKEN_PROGRAM), system(bytes(u32(1), key(THIEF)), ME)], { signers: [ME, NEW] }),
    written([create(TOKEN_PROGRAM)], { signers: [ME, NEW] }),
  ],
  ['an account that is created for a stranger', written([create(THIEF)], { signers: [ME, NEW] }), null],
  ['a wallet that is allocated', by(SYSTEM_PROGRAM, bytes(u32(8), u64(10)), ME), null],
  ['a nonce that is handed over', by(SYSTEM_PROGRAM, bytes(u32(7), key(THIEF)), NONCE, ME), null],
  ['a durable nonce before a payment', written([system(bytes(u32(4)), NONCE, BLOCKHASHES, ME), pay]), written([pay])],
  ['a stake that is authorised', by(STAKE_PROGRAM, bytes(u32(1), key(THIEF), u32(1)), STAKE, CLOCK, ME), null],
  ['a program that is handed over', by(UPGRADEABLE_LOADER, bytes(u32(4)), STAKE, ME, THIEF), null],
  ['a program that is not known', by(THIEF, bytes(1, 2, 3), ME, mine), null],
  ['a fee payer who is a stranger', written([payLamports(ME, THIEF, 5n)], { signers: [THIEF, ME] }), written([pay])],
  [
    'accounts in a lookup table',
    written([{ program: SYSTEM_PROGRAM, accounts: [ME, { lookup: 0 }], data: bytes(u32(2), u64(5_000)) }], {
      version: 0,
      lookups: [{ table: account(30), writableIndexes: [1], readonlyIndexes: [] }],
    }),
    written([pay], { version: 0 }),
  ],
]);

const DRIFT = 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH';
const later = advanceNonce(ME);
/** A proposal that its maker approves at once. */
const proposed = (proposal: Call): readonly Call[] => [proposal, open(7, ME), approve(7, ME)];
const vaultDoes = (...calls: readonly Call[]): readonly Call[] => proposed(proposeVault(calls, 7, ME));
const changes = (...actions: readonly Uint8Array[]): readonly Call[] => proposed(proposeConfig(actions, 7, ME));
const vaultPays = payTokens(VAULT, accountFor(FRIEND, USDC), USDC, 25_000_000n, 6);
const newAdmin: Call = { program: DRIFT, accounts: [VAULT, NEW], data: bytes(sighash('update_admin'), key(THIEF)) };
const newLoader: Call = { program: UPGRADEABLE_LOADER, accounts: [STAKE, VAULT, THIEF], data: bytes(u32(4)) };
const vaultHolding = accountFor(VAULT, USDC);

const SQUADS = phishesOn('solana', [
  ['the admin of a program behind a nonce', written([later, ...vaultDoes(newAdmin)]), written(vaultDoes(vaultPays))],
  [
    'an approval and its execution behind a nonce',
    written([later, approve(7, ME), execute(7, ME)]),
    written([later, pay]),
  ],
  ['the code of a program', written(vaultDoes(newLoader)), null],
  ['the same in version 1', written([later, ...vaultDoes(newLoader)], { version: 1 }), written([pay], { version: 1 })],
  ['a member behind a nonce', written([later, ...changes(bytes(0, key(THIEF), 7))]), null],
  ['one approval instead of many', written([later, ...changes(bytes(2, 1, 0))]), null],
  ['a member', written(changes(bytes(0, key(THIEF), 7))), null],
  ['a proposal that is not seen', written([approve(7, ME)]), null],
  [
    'a delegate of the vault behind its payment',
    written(
      vaultDoes(vaultPays, {
        program: TOKEN_PROGRAM,
        accounts: [vaultHolding, THIEF, VAULT],
        data: bytes(4, u64(MAX)),
      }),
    ),
    written(vaultDoes(vaultPays)),
  ],
  [
    'all that the vault has',
    written([
      later,
      ...vaultDoes({ program: TOKEN_PROGRAM, accounts: [vaultHolding, VAULT], data: bytes(6, 2, 1, key(THIEF)) }),
    ]),
    written([later, ...vaultDoes(vaultPays)]),
  ],
]);

const HOOKED = account(33);
const by2022 = (data: Uint8Array, ...accounts: readonly string[]): PayloadMembers =>
  by(TOKEN_2022_PROGRAM, data, ...accounts);
const TOKENS_2022 = phishesOn('solana', [
  ['a program at every transfer', by2022(bytes(36, 1, key(THIEF)), HOOKED, ME), null],
  ['a delegate for ever', by2022(bytes(35, key(THIEF)), HOOKED), null],
  ['who may make tokens', by2022(bytes(6, 0, 1, key(THIEF)), HOOKED, ME), null],
  [
    'fees that were withheld',
    by2022(bytes(26, 2), HOOKED, THIEF, ME),
    by2022(bytes(26, 2), HOOKED, accountFor(ME, HOOKED), ME),
  ],
  ['lamports that are unwrapped', by2022(bytes(45, 0), mine, THIEF, ME), by2022(bytes(45, 0), mine, ME, ME)],
  [
    'SetAuthority in version 1',
    written([{ program: TOKEN_2022_PROGRAM, accounts: [mine, ME], data: bytes(6, 2, 1, key(THIEF)) }], { version: 1 }),
    written([payUsdc], { version: 1 }),
  ],
]);

const plain = encodeMessage(messageOf({ signers: [ME], calls: [pay] }));
const text = (content: Uint8Array): PayloadMembers => ({ solana_message: base64.encode(content) });

const FORMS = phishesOn('solana', [
  ['bytes behind the message', text(bytes(plain, 0)), text(plain)],
  ['a version that is not known', text(bytes(0x82, plain)), text(plain)],
  ['a length in more bytes than it needs', text(bytes(plain.subarray(0, 3), 0x83, 0, plain.subarray(4))), text(plain)],
  ['base64 with a space', { solana_message: ` ${base64.encode(plain)}` }, text(plain)],
  ['a signature too many', text(bytes(2, new Uint8Array(128), plain)), text(bytes(1, new Uint8Array(64), plain))],
  ['an EVM transaction', { transaction: { raw: '0x' } }, text(plain)],
]);

export const SOLANA_PHISHES: readonly Phish[] = [...TOKENS, ...TOKENS_2022, ...ACCOUNTS, ...SQUADS, ...FORMS];
