import type { Sort } from '../declaration.js';
import { APPROVALS, PERMIT2_SINGLES, PERMITS, REVOCATIONS } from './approvals.js';
import { AUTHORIZED_TRANSFERS, WRAPS } from './calls.js';
import { SAFE_EXECUTIONS, SAFE_SIGNATURES } from './safes.js';
import { LAMPORT_TRANSFERS, SPL_TRANSFERS } from './solana.js';
import { SQUADS_PAYMENTS } from './squads.js';
import { NATIVE_SWAPS, TOKEN_SWAPS } from './swaps.js';
import { NATIVE_TRANSFERS, NFT_TRANSFERS, TOKEN_TRANSFERS } from './transfers.js';
import { USER_OPERATIONS } from './user-operations.js';

/** Every sort of declaration that has bytes of its own. */
export const SORTS: readonly Sort[] = [
  NATIVE_TRANSFERS,
  TOKEN_TRANSFERS,
  NFT_TRANSFERS,
  APPROVALS,
  REVOCATIONS,
  PERMITS,
  PERMIT2_SINGLES,
  TOKEN_SWAPS,
  NATIVE_SWAPS,
  WRAPS,
  SAFE_EXECUTIONS,
  SAFE_SIGNATURES,
  USER_OPERATIONS,
  AUTHORIZED_TRANSFERS,
  LAMPORT_TRANSFERS,
  SPL_TRANSFERS,
  SQUADS_PAYMENTS,
];
