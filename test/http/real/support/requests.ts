import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import { evmAddress } from '../../../support/addresses.js';

/** A made-up Solana account that is the same for the same name, and for no other. */
export const solanaAddress = (name: string): string =>
  base58.encode(createHash('sha256').update(`account ${name}`).digest());

/**
 * A small transfer of USDC between addresses that nothing is known about. `name` makes them differ from those of other
 * tests.
 */
export const transfer = (name: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  from_address: evmAddress(`${name} sender`),
  to_address: evmAddress(`${name} recipient`),
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
  ...changes,
});

/** The published example of a large transfer to a recipient with little history. */
export const largeTransfer = (name: string, changes: Record<string, unknown> = {}): Record<string, unknown> =>
  transfer(name, { amount: 25_000, transaction_type: 'safe_send', ...changes });

/** The published example of an unlimited approval to a contract that the caller regards as verified. */
export const unlimitedApproval = (name: string, changes: Record<string, unknown> = {}): Record<string, unknown> =>
  transfer(name, {
    amount: 100,
    transaction_type: 'approval',
    contract_address: evmAddress(`${name} contract`),
    contract_verified: true,
    approval_amount: 'unlimited',
    permissions: ['approve'],
    ...changes,
  });
