import {
  type Account,
  optionalAccountField,
  authorityEffect,
  byTag,
  type Decoder,
  type InstructionEffect,
  type InnerCall,
  instruction,
  SOLANA_COIN,
  plainCall,
  tokenOf,
} from '../program.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../program-addresses.js';

/** Calls one after another, each with its number of accounts and of bytes. Null unless they use up both. */
const innerCalls = (data: Uint8Array, accounts: readonly Account[]): readonly InnerCall[] | null => {
  const calls: InnerCall[] = [];
  let [place, used] = [0, 0];
  while (place < data.length) {
    const [accountCount, byteCount] = [data[place], data[place + 1]];
    if (accountCount === undefined || byteCount === undefined) return null;
    const call = {
      accounts: accounts.slice(used, used + accountCount),
      data: data.subarray(place + 2, place + 2 + byteCount),
    };
    if (call.accounts.length < accountCount || call.data.length < byteCount) return null;
    calls.push(call);
    place += 2 + byteCount;
    used += accountCount;
  }
  return used === accounts.length ? calls : null;
};

/** Many calls in one. Source: SPL Token, `TokenInstruction::Batch`. */
const readBatch: Decoder = (data, accounts) => {
  const inner = innerCalls(data, accounts);
  return inner === null ? null : { name: 'Batch', kind: 'call', inner };
};

const U64_MAX = (1n << 64n) - 1n;

/** Who may do what. The first four are those of SPL Token. Source: SPL Token-2022, `AuthorityType`. */
const AUTHORITIES = [
  'MintTokens',
  'FreezeAccount',
  'AccountOwner',
  'CloseAccount',
  'TransferFeeConfig',
  'WithheldWithdraw',
  'CloseMint',
  'InterestRate',
  'PermanentDelegate',
  'ConfidentialTransferMint',
  'TransferHookProgramId',
  'ConfidentialTransferFeeConfig',
  'MetadataPointer',
  'GroupPointer',
  'GroupMemberPointer',
  'ScaledUiAmount',
  'Pause',
  'PermissionedBurn',
] as const;

export const movement = (
  mint: Account,
  amount: bigint | null,
  holding: Account,
  destination: Account,
  from: Account,
  decimals: bigint | null = null,
): InstructionEffect => ({
  kind: 'token_transfer',
  asset: tokenOf(mint, decimals),
  amount,
  from,
  holding,
  destination,
});

const allowance = (
  mint: Account,
  amount: bigint,
  holding: Account,
  to: Account,
  from: Account,
  decimals: bigint | null = null,
): InstructionEffect => ({
  kind: 'allowance',
  asset: tokenOf(mint, decimals),
  amount: amount === U64_MAX ? 'unlimited' : amount,
  from,
  to,
  holding,
});

/** New tokens come from their minter: minting at another's request is as good as giving them away. */
const minting = (
  [amount, decimals]: readonly [bigint, bigint?],
  [mint, destination, authority]: readonly Account[],
): InstructionEffect => movement(mint, amount, undefined, destination, authority, decimals);

const burning = (
  [amount, decimals]: readonly [bigint, bigint?],
  [holding, mint, authority]: readonly Account[],
): InstructionEffect => movement(mint, amount, holding, undefined, authority, decimals);

export const lamportsOut = (amount: bigint | null, [source, to, authority]: readonly Account[]): InstructionEffect => ({
  kind: 'native_transfer',
  asset: SOLANA_COIN,
  amount,
  from: authority,
  to,
  fields: optionalAccountField('Source account', source),
});

const opening = (program: string, account: Account, mint: Account, owner: Account): InstructionEffect => ({
  kind: 'call',
  asset: tokenOf(mint),
  to: owner,
  fields: optionalAccountField('Account', account),
  newAccount: { account, owner, token: { mint, program, isAssociated: false } },
});

const freezing = (name: string): Decoder =>
  instruction(name, [], 3, (_, [account, mint, from]) => ({
    kind: 'call',
    asset: tokenOf(mint),
    from,
    fields: optionalAccountField('Account', account),
  }));

const setAuthority = (known: number): Decoder => {
  const read = instruction('SetAuthority', ['u8', 'optionalKey'], 2, ([which, to], [account, authority]) =>
    authorityEffect(account, authority, to ?? undefined, AUTHORITIES[Number(which)] ?? ''),
  );
  return (data, accounts, scene) => ((data[0] ?? known) < known ? read(data, accounts, scene) : null);
};

/** What both token programs know. Source: SPL Token, `TokenInstruction`; 38, 45 and 255 came with its later version. */
const tokenInstructions = (program: string, authorities: number): Readonly<Record<number, Decoder>> => ({
  0: plainCall('InitializeMint', ['u8', 'key', 'optionalKey'], 1),
  1: instruction('InitializeAccount', [], 3, (_, [account, mint, owner]) => opening(program, account, mint, owner)),
  2: plainCall('InitializeMultisig', ['u8'], 1),
  3: instruction('Transfer', ['u64'], 3, ([amount], [source, to, from]) => movement(null, amount, source, to, from)),
  4: instruction('Approve', ['u64'], 3, ([amount], [source, to, from]) => allowance(null, amount, source, to, from)),
  5: instruction('Revoke', [], 2, (_, [source, from]) => allowance(null, 0n, source, null, from)),
  6: setAuthority(authorities),
  7: instruction('MintTo', ['u64'], 3, minting),
  8: instruction('Burn', ['u64'], 3, burning),
  9: instruction('CloseAccount', [], 3, (_, [source, to, from]) => ({
    kind: 'account_close',
    from,
    to,
    fields: optionalAccountField('Account', source),
  })),
  10: freezing('FreezeAccount'),
  11: freezing('ThawAccount'),
  12: instruction('TransferChecked', ['u64', 'u8'], 4, ([amount, decimals], [source, mint, to, from]) =>
    movement(mint, amount, source, to, from, decimals),
  ),
  13: instruction('ApproveChecked', ['u64', 'u8'], 4, ([amount, decimals], [source, mint, to, from]) =>
    allowance(mint, amount, source, to, from, decimals),
  ),
  14: instruction('MintToChecked', ['u64', 'u8'], 3, minting),
  15: instruction('BurnChecked', ['u64', 'u8'], 3, burning),
  16: instruction('InitializeAccount2', ['key'], 2, ([owner], [account, mint]) =>
    opening(program, account, mint, owner),
  ),
  17: instruction('SyncNative', [], 1, (_, [to]) => ({ kind: 'wrap', asset: SOLANA_COIN, destination: to })),
  18: instruction('InitializeAccount3', ['key'], 2, ([owner], [account, mint]) =>
    opening(program, account, mint, owner),
  ),
  19: plainCall('InitializeMultisig2', ['u8'], 1),
  20: plainCall('InitializeMint2', ['u8', 'key', 'optionalKey'], 1),
  21: plainCall('GetAccountDataSize', ['words'], 1),
  22: plainCall('InitializeImmutableOwner', [], 1),
  23: plainCall('AmountToUiAmount', ['u64'], 1),
  24: plainCall('UiAmountToAmount', ['text'], 1),
  38: instruction('WithdrawExcessLamports', [], 3, (_, accounts) => lamportsOut(null, accounts)),
  45: instruction('UnwrapLamports', ['optionalU64'], 3, ([amount], accounts) => lamportsOut(amount, accounts)),
  255: readBatch,
});

const SPL_TOKEN_AUTHORITIES = 4;

export const readToken = byTag(1, tokenInstructions(TOKEN_PROGRAM, SPL_TOKEN_AUTHORITIES));

export const TOKEN_2022_SHARED = tokenInstructions(TOKEN_2022_PROGRAM, AUTHORITIES.length);
