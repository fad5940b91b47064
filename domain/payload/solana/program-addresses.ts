/** Source: Solana, native programs; Solana Program Library; Squads v4; @marinade.finance/marinade-ts-sdk 6.0.0. */
export const SQUADS_PROGRAM = 'SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf';
export const STAKE_POOL_PROGRAM = 'SPoo1Ku8WFXoNDMHPsrGSTSG1Y47rzgn41SLUNakuHy';
export const MARINADE_PROGRAM = 'MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD';
export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
export const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111';
export const VOTE_PROGRAM = 'Vote111111111111111111111111111111111111111';
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111';
export const UPGRADEABLE_LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
export const LOOKUP_TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111';
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
export const MEMO_PROGRAM_V1 = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo';
export const MEMO_PROGRAM_V2 = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

const SYSVARS: ReadonlySet<string | null | undefined> = new Set([
  'SysvarC1ock11111111111111111111111111111111',
  'SysvarRent111111111111111111111111111111111',
  'SysvarStakeHistory1111111111111111111111111',
  'SysvarS1otHashes111111111111111111111111111',
  'StakeConfig11111111111111111111111111111111',
]);

/** True for an account that every program may read, and for the unused configuration of stakes. */
export const isSysvar = (account: string | null | undefined): boolean => SYSVARS.has(account);

const OWNERS_OF_NEW_ACCOUNTS: ReadonlySet<string> = new Set([
  SYSTEM_PROGRAM,
  STAKE_PROGRAM,
  VOTE_PROGRAM,
  TOKEN_PROGRAM,
  TOKEN_2022_PROGRAM,
]);

/** True for the programs that clients make new accounts for: a new account of theirs is empty. */
export const ownsNewAccounts = (program: string): boolean => OWNERS_OF_NEW_ACCOUNTS.has(program);
