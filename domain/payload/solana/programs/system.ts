import {
  type Account,
  accountField,
  authorityChange,
  byTag,
  type Effect,
  firstAuthority,
  instruction,
  NATIVE,
  plain,
} from '../program.js';
import { ownsNewAccounts } from '../program-addresses.js';

const lamports = (amount: bigint, from: Account, to: Account): Effect => ({
  kind: 'native_transfer',
  asset: NATIVE,
  amount,
  from,
  to,
});

const funding = (amount: bigint, from: Account, to: Account, owner: string): Effect => ({
  ...lamports(amount, from, to),
  fields: accountField('Owner program', owner),
  isFunding: true,
});

/** An account with data can send no lamports any more: a wallet that is allocated is locked for ever. */
const allocation = (account: Account, isWallet: boolean): Effect =>
  isWallet ? authorityChange(account, account, undefined, 'Use as a wallet') : { kind: 'call' };

/**
 * A wallet that is assigned belongs to that program, with all that it holds. A new account is assigned to Stake or a
 * token program before it is filled: it is no wallet.
 */
const assignment = (account: Account, owner: string, isWallet: boolean): Effect =>
  isWallet || !ownsNewAccounts(owner)
    ? authorityChange(account, account, owner, 'Owner program')
    : { kind: 'call', fields: [...accountField('Account', account), ...accountField('Owner program', owner)] };

/** Source: Solana, `solana-system-interface`, `SystemInstruction`. */
export const readSystem = byTag(4, {
  0: instruction('CreateAccount', ['u64', 'u64', 'key'], 2, ([amount, , owner], [from, to]) =>
    funding(amount, from, to, owner),
  ),
  1: instruction('Assign', ['key'], 1, ([owner], [account], scene) =>
    assignment(account, owner, scene.isWallet(account)),
  ),
  2: instruction('Transfer', ['u64'], 2, ([amount], [from, to]) => lamports(amount, from, to)),
  3: instruction(
    'CreateAccountWithSeed',
    ['key', 'seed', 'u64', 'u64', 'key'],
    2,
    ([, , amount, , owner], [from, to]) => funding(amount, from, to, owner),
  ),
  4: plain('AdvanceNonceAccount', [], 3),
  5: instruction('WithdrawNonceAccount', ['u64'], 5, ([amount], [nonce, to, , , authority]) => ({
    ...lamports(amount, authority, to),
    fields: accountField('Source account', nonce),
  })),
  6: instruction('InitializeNonceAccount', ['key'], 3, ([authority], [nonce], scene) =>
    firstAuthority(nonce, authority, 'Nonce', scene),
  ),
  7: instruction('AuthorizeNonceAccount', ['key'], 2, ([to], [nonce, authority]) =>
    authorityChange(nonce, authority, to, 'Nonce'),
  ),
  8: instruction('Allocate', ['u64'], 1, (_, [account], scene) => allocation(account, scene.isWallet(account))),
  9: plain('AllocateWithSeed', ['key', 'seed', 'u64', 'key'], 2),
  10: instruction('AssignWithSeed', ['key', 'seed', 'key'], 2, ([, , owner], [account, base]) =>
    authorityChange(account, base, owner, 'Owner program'),
  ),
  11: instruction('TransferWithSeed', ['u64', 'seed', 'key'], 3, ([amount], [source, base, to]) => ({
    ...lamports(amount, base, to),
    fields: accountField('Source account', source),
  })),
  12: plain('UpgradeNonceAccount', [], 1),
});
