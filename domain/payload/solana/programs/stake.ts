import { type PayloadField, textField } from '../../action.js';
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

/** Of a new stake: who else delegates it, and until when it stays locked. */
export const STAKER = 'Staker';
export const LOCKED = 'Locked until';

const withTerms = (effect: InstructionEffect, terms: readonly PayloadField[]): InstructionEffect => ({
  ...effect,
  fields: [...(effect.fields ?? []), ...terms],
});

const ROLES = ['Staker', 'Withdrawer'] as const;

const authorize = (role: bigint, stake: Account, from: Account, to: Account): InstructionEffect =>
  authorityEffect(stake, from, to, ROLES[Number(role)] ?? '');

/** A role is four bytes, 0 or 1; with any other number it is no instruction. */
const withRole =
  (place: number, read: Decoder): Decoder =>
  (data, accounts, scene) =>
    (data[place] ?? 0) < ROLES.length && data.subarray(place + 1, place + 4).every((byte) => byte === 0)
      ? read(data, accounts, scene)
      : null;

const KEY_BYTES = 32;

/** Lamports from one stake account to another with the same authorities. */
const moving = (amount: bigint, from: Account, to: Account, authority: Account): InstructionEffect => ({
  kind: 'call',
  asset: SOLANA_COIN,
  amount,
  from: authority,
  to,
  fields: optionalAccountField('Source account', from),
});

const lockup = (stake: Account, authority: Account, custodian: Account): InstructionEffect =>
  authorityEffect(stake, authority, custodian, 'Lockup');

/** Accounts are numbered without the sysvars. Source: Solana, `solana-stake-interface`, `StakeInstruction`. */
export const readStake = withoutSysvars(
  byTag(4, {
    0: instruction(
      'Initialize',
      ['key', 'key', 'u64', 'u64', 'key'],
      1,
      ([staker, withdrawer, untilSecond, untilEpoch, custodian], [stake], scene) => ({
        ...withTerms(firstAuthority(stake, withdrawer, 'Withdrawer', scene), [
          ...(staker === withdrawer ? [] : optionalAccountField(STAKER, staker)),
          ...(untilSecond > 0n || untilEpoch > 0n ? [textField(LOCKED, `${untilSecond} s, epoch ${untilEpoch}`)] : []),
        ]),
        // until then not even the withdrawer gets it out, but the custodian may let it go or lock it for longer
        ...((untilSecond > 0n || untilEpoch > 0n) && scene.isSigner(withdrawer) && !scene.isSigner(custodian)
          ? authorityEffect(stake, withdrawer, custodian, 'Lockup')
          : {}),
      }),
    ),
    1: withRole(
      KEY_BYTES,
      instruction('Authorize', ['key', 'u32'], 2, ([to, role], [stake, from]) => authorize(role, stake, from, to)),
    ),
    2: instruction('DelegateStake', [], 3, (_, [stake, vote]) => ({
      kind: 'call',
      to: vote,
      fields: optionalAccountField('Account', stake),
    })),
    3: instruction('Split', ['u64'], 3, ([amount], [stake, to, authority]) => moving(amount, stake, to, authority)),
    4: instruction('Withdraw', ['u64'], 3, ([amount], [stake, to, authority]) => ({
      ...moving(amount, stake, to, authority),
      kind: 'native_transfer',
    })),
    5: instruction('Deactivate', [], 2, (_, [stake, from]) => ({
      kind: 'call',
      from,
      fields: optionalAccountField('Account', stake),
    })),
    6: instruction(
      'SetLockup',
      ['optionalU64', 'optionalU64', 'optionalKey'],
      2,
      ([, , custodian], [stake, authority]) => lockup(stake, authority, custodian ?? authority),
    ),
    7: instruction('Merge', [], 3, (_, [stake, , from]) => ({
      kind: 'call',
      from,
      fields: optionalAccountField('Account', stake),
    })),
    8: withRole(
      KEY_BYTES,
      instruction('AuthorizeWithSeed', ['key', 'u32', 'seed', 'key'], 2, ([to, role], [stake, base]) =>
        authorize(role, stake, base, to),
      ),
    ),
    9: instruction('InitializeChecked', [], 3, (_, [stake, , withdrawer], scene) =>
      firstAuthority(stake, withdrawer, 'Withdrawer', scene),
    ),
    10: withRole(
      0,
      instruction('AuthorizeChecked', ['u32'], 3, ([role], [stake, from, to]) => authorize(role, stake, from, to)),
    ),
    11: withRole(
      0,
      instruction('AuthorizeCheckedWithSeed', ['u32', 'seed', 'key'], 3, ([role], [stake, base, to]) =>
        authorize(role, stake, base, to),
      ),
    ),
    12: instruction('SetLockupChecked', ['optionalU64', 'optionalU64'], 2, (_, [stake, authority, custodian]) =>
      lockup(stake, authority, custodian === undefined ? authority : custodian),
    ),
    13: plainCall('GetMinimumDelegation', [], 0),
    14: plainCall('DeactivateDelinquent', [], 3),
    16: instruction('MoveStake', ['u64'], 3, ([amount], [stake, to, authority]) =>
      moving(amount, stake, to, authority),
    ),
    17: instruction('MoveLamports', ['u64'], 3, ([amount], [stake, to, authority]) =>
      moving(amount, stake, to, authority),
    ),
  }),
);
