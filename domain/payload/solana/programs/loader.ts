import { CLOSE_PROGRAM } from '../../effects.js';
import {
  type Account,
  optionalAccountField,
  authorityEffect,
  byTag,
  type InstructionEffect,
  instruction,
  plainCall,
} from '../program.js';

const handOver = ([account, from, to]: readonly Account[]): InstructionEffect =>
  authorityEffect(account, from, to, 'Upgrade authority');

const closeBuffer = instruction('Close', [], 2, (_, [account, to, from]) => ({
  kind: 'account_close',
  from,
  to,
  fields: optionalAccountField('Account', account),
}));

/** With the account of a program its data is closed: it never runs again, and nothing can be put in its place. */
const closeProgram = instruction(CLOSE_PROGRAM, [], 4, (_, [, to, from, program]) => ({
  ...authorityEffect(program, from, undefined, 'Program'),
  fields: [...optionalAccountField('Program', program), ...optionalAccountField('Rent goes to', to)],
}));
const ACCOUNTS_OF_A_PROGRAM = 4;

/** Source: Solana, `solana-loader-v3-interface`, `UpgradeableLoaderInstruction`. */
export const readLoader = byTag(4, {
  0: plainCall('InitializeBuffer', [], 2),
  1: plainCall('Write', ['u32', 'bytes'], 2),
  2: plainCall('DeployWithMaxDataLen', ['u64'], 8),
  3: instruction('Upgrade', [], 7, (_, [, program, buffer, spill, , , authority]) => ({
    kind: 'upgrade',
    from: authority,
    to: buffer,
    fields: [...optionalAccountField('Program', program), ...optionalAccountField('Rent goes to', spill)],
  })),
  // without a new authority the program can never be changed again
  4: instruction('SetAuthority', [], 2, (_, accounts) => handOver(accounts)),
  5: (data, accounts, scene) =>
    (accounts.length < ACCOUNTS_OF_A_PROGRAM ? closeBuffer : closeProgram)(data, accounts, scene),
  6: plainCall('ExtendProgram', ['u32'], 2),
  7: instruction('SetAuthorityChecked', [], 3, (_, accounts) => handOver(accounts)),
  9: plainCall('ExtendProgramChecked', ['u32'], 3),
});
