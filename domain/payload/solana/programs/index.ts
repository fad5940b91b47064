import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET_PROGRAM,
  LOOKUP_TABLE_PROGRAM,
  MARINADE_PROGRAM,
  MEMO_PROGRAM_V1,
  MEMO_PROGRAM_V2,
  SQUADS_PROGRAM,
  STAKE_POOL_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  UPGRADEABLE_LOADER,
  VOTE_PROGRAM,
} from '../program-addresses.js';
import type { Decoder } from '../program.js';
import { readAssociatedToken } from './associated-token.js';
import { readComputeBudget, readLookupTable, readMemo } from './helpers.js';
import { readMarinade, readStakePool } from './liquid-staking.js';
import { readLoader } from './loader.js';
import { readSquads } from './squads.js';
import { readStake } from './stake.js';
import { readSystem } from './system.js';
import { readToken2022 } from './token-2022.js';
import { readToken } from './token.js';
import { readVote } from './vote.js';

export interface Program {
  /** The name that an action has as its source. */
  readonly source: string;
  readonly read: Decoder;
}

/** Every program whose instructions are read, by its address. */
export const PROGRAMS: ReadonlyMap<string, Program> = new Map([
  [SYSTEM_PROGRAM, { source: 'System', read: readSystem }],
  [TOKEN_PROGRAM, { source: 'SPL Token', read: readToken }],
  [TOKEN_2022_PROGRAM, { source: 'Token-2022', read: readToken2022 }],
  [ASSOCIATED_TOKEN_PROGRAM, { source: 'Associated Token', read: readAssociatedToken }],
  [STAKE_PROGRAM, { source: 'Stake', read: readStake }],
  [STAKE_POOL_PROGRAM, { source: 'Stake Pool', read: readStakePool }],
  [MARINADE_PROGRAM, { source: 'Marinade', read: readMarinade }],
  [VOTE_PROGRAM, { source: 'Vote', read: readVote }],
  [UPGRADEABLE_LOADER, { source: 'BPF Loader', read: readLoader }],
  [COMPUTE_BUDGET_PROGRAM, { source: 'Compute Budget', read: readComputeBudget }],
  [MEMO_PROGRAM_V1, { source: 'Memo', read: readMemo }],
  [MEMO_PROGRAM_V2, { source: 'Memo', read: readMemo }],
  [SQUADS_PROGRAM, { source: 'Squads', read: readSquads }],
  [LOOKUP_TABLE_PROGRAM, { source: 'Address Lookup Table', read: readLookupTable }],
]);
