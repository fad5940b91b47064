import {
  type Account,
  optionalAccountField,
  authorityEffect,
  byTag,
  type InstructionEffect,
  firstAuthority,
  instruction,
  SOLANA_COIN,
  plainCall,
} from '../program.js';
import type { PayloadAction } from '../../action.js';
import { ownsNewAccounts } from '../program-addresses.js';
import { DESTINATION_ACCOUNT } from '../token-accounts.js';

const OWNER_PROGRAM = 'Owner program';
const NEW_ACCOUNT = 'Account';

/** Lamports for a new account, which are its program's and no payment to a person, or an account that it gets. */
export const isFunding = ({ fields }: PayloadAction): boolean => fields.some(({ label }) => label === OWNER_PROGRAM);

/** The account that an instruction makes, or gives to its first program; null where it does neither. */
export const accountMadeBy = (action: PayloadAction): string | null => {
  const named = action.fields.find(({ label }) => label === DESTINATION_ACCOUNT || label === NEW_ACCOUNT);
  return isFunding(action) ? (named?.value ?? action.to) : null;
};

const lamports = (amount: bigint, from: Account, to: Account): InstructionEffect => ({
  kind: 'native_transfer',
  asset: SOLANA_COIN,
  amount,
  from,
  to,
});

const funding = (amount: bigint, from: Account, to: Account, owner: string): InstructionEffect => ({
  ...lamports(amount, from, to),
  fields: optionalAccountField(OWNER_PROGRAM, owner),
  isFunding: true,
});

/** An account with data can send no lamports any more: a wallet that is allocated is locked for ever. */
const allocation = (account: Account, isWallet: boolean): InstructionEffect =>
  isWallet ? authorityEffect(account, account, undefined, 'Use as a wallet') : { kind: 'call' };

/**
 * A wallet that is assigned belongs to that program, with all that it holds. A new account is assigned to Stake or a
 * token program before it is filled: it is no wallet.
 */
const assignment = (account: Account, owner: string, isWallet: boolean): InstructionEffect =>
  isWallet || !ownsNewAccounts(owner)
    ? authorityEffect(account, account, owner, OWNER_PROGRAM)
    : {
        kind: 'call',
        fields: [...optionalAccountField(NEW_ACCOUNT, account), ...optionalAccountField(OWNER_PROGRAM, owner)],
      };

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
  4: plainCall('AdvanceNonceAccount', [], 3),
  5: instruction('WithdrawNonceAccount', ['u64'], 5, ([amount], [nonce, to, , , authority]) => ({
    ...lamports(amount, authority, to),
    fields: optionalAccountField('Source account', nonce),
  })),
  6: instruction('InitializeNonceAccount', ['key'], 3, ([authority], [nonce], scene) =>
    firstAuthority(nonce, authority, 'Nonce', scene),
  ),
  7: instruction('AuthorizeNonceAccount', ['key'], 2, ([to], [nonce, authority]) =>
    authorityEffect(nonce, authority, to, 'Nonce'),
  ),
  8: instruction('Allocate', ['u64'], 1, (_, [account], scene) => allocation(account, scene.isWallet(account))),
  9: plainCall('AllocateWithSeed', ['key', 'seed', 'u64', 'key'], 2),
  10: instruction('AssignWithSeed', ['key', 'seed', 'key'], 2, ([, , owner], [account, base]) =>
    authorityEffect(account, base, owner, OWNER_PROGRAM),
  ),
  11: instruction('TransferWithSeed', ['u64', 'seed', 'key'], 3, ([amount], [source, base, to]) => ({
    ...lamports(amount, base, to),
    fields: optionalAccountField('Source account', source),
  })),
  12: plainCall('UpgradeNonceAccount', [], 1),
});
