import {
  type Account,
  optionalAccountField,
  authorityEffect,
  byTag,
  type Decoder,
  type InstructionEffect,
  firstAuthority,
  instruction,
  SOLANA_COIN,
  plainCall,
  withoutSysvars,
} from '../program.js';

const ROLES = ['Voter', 'Withdrawer'];

const authorize = (role: bigint, vote: Account, from: Account, to: Account): InstructionEffect =>
  authorityEffect(vote, from, to, ROLES[Number(role)] ?? `Role ${role}`);

/** Voting itself is signed by validators alone and stays unknown. Source: Solana, `VoteInstruction`. */
const INSTRUCTIONS: Readonly<Record<number, Decoder>> = {
  0: instruction('InitializeAccount', ['key', 'key', 'key', 'u8'], 1, ([, , withdrawer], [vote], scene) =>
    firstAuthority(vote, withdrawer, 'Withdrawer', scene),
  ),
  1: instruction('Authorize', ['key', 'u32'], 1, ([to, role], [vote, from]) => authorize(role, vote, from, to)),
  3: instruction('Withdraw', ['u64'], 3, ([amount], [vote, to, from]) => ({
    kind: 'native_transfer',
    asset: SOLANA_COIN,
    amount,
    from,
    to,
    fields: optionalAccountField('Source account', vote),
  })),
  4: instruction('UpdateValidatorIdentity', [], 3, (_, [vote, identity, from]) =>
    authorityEffect(vote, from, identity, 'Validator identity'),
  ),
  5: plainCall('UpdateCommission', ['u8'], 2),
  7: instruction('AuthorizeChecked', ['u32'], 3, ([role], [vote, from, to]) => authorize(role, vote, from, to)),
  10: instruction('AuthorizeWithSeed', ['u32', 'key', 'seed', 'key'], 2, ([role, , , to], [vote, base]) =>
    authorize(role, vote, base, to),
  ),
  11: instruction('AuthorizeCheckedWithSeed', ['u32', 'key', 'seed'], 3, ([role], [vote, base, to]) =>
    authorize(role, vote, base, to),
  ),
};

/** Accounts are numbered without the sysvars. */
export const readVote = withoutSysvars(byTag(4, INSTRUCTIONS));
