import { textField } from '../../action.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { VAULT } from '../../effects.js';
import { keyBytes } from '../associated-account.js';
import { ByteReader } from '../byte-reader.js';
import { discriminatorOf } from '../instruction-rights.js';
import {
  type Account,
  optionalAccountField,
  type Decoder,
  type InstructionEffect,
  type InnerCall,
  type InstructionContext,
} from '../program.js';
import { SQUADS_PROGRAM, SYSTEM_PROGRAM } from '../program-addresses.js';
import { readVaultMessage } from '../vault-message.js';
import {
  CONFIG_CHANGES,
  MULTISIG,
  readConfigBytes,
  readConfigActions,
  readConfigKey,
  readList,
  readMember,
  readOptional,
  withMultisig,
} from './squads-config.js';

const PREFIX = utf8ToBytes('multisig');

const little = (value: bigint, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn));

/** An account of a multisig by its seeds; null where the multisig is not named. Source: Squads v4, seeds. */
const accountOf = (multisig: Account, scene: InstructionContext, ...seeds: readonly Uint8Array[]): string | null => {
  const bytes = typeof multisig === 'string' ? keyBytes(multisig) : null;
  return bytes === null ? null : scene.derive(SQUADS_PROGRAM, [PREFIX, bytes, ...seeds]);
};

const vaultOf = (multisig: Account, index: number, scene: InstructionContext): string | null =>
  accountOf(multisig, scene, utf8ToBytes('vault'), Uint8Array.of(index));

const keptOf = (multisig: Account, index: bigint, scene: InstructionContext): string | null =>
  accountOf(multisig, scene, utf8ToBytes('transaction'), little(index, 8));

/** What is proposed, as the calls that the vault will make. */
const proposing = (message: Uint8Array, vault: Account, keeps: Account, from: Account): InstructionEffect => {
  const read = readVaultMessage(message);
  if (read === null) return { kind: 'call', from, isHidden: true };
  return {
    kind: 'call',
    from,
    fields: optionalAccountField(VAULT, vault),
    inner: read.calls,
    innerActing: vault ?? null,
    step: { keeps },
    ...(read.isWhole ? {} : { hasRest: true }),
  };
};

interface Given {
  readonly reader: ByteReader;
  readonly accounts: readonly Account[];
  readonly scene: InstructionContext;
}

type Row = readonly [name: string, accountCount: number, read: (given: Given) => InstructionEffect];

const memo = (reader: ByteReader): void => {
  readOptional(reader, () => readConfigBytes(reader));
};

const called: Row[2] = () => ({ kind: 'call' });
const withMemo: Row[2] = ({ reader }) => {
  memo(reader);
  return { kind: 'call' };
};

/** A change that the one authority of a multisig makes without a vote. */
const byAuthority = (change: keyof typeof CONFIG_CHANGES): Row[2] => {
  const read = CONFIG_CHANGES[change];
  return ({ reader, accounts: [, authority] }) => {
    const found: InstructionEffect = { ...read(reader), from: authority };
    memo(reader);
    return found;
  };
};

const createMultisig: Row[2] = ({ reader, accounts: [, , multisig] }) => {
  const authority = readOptional(reader, () => readConfigKey(reader));
  const threshold = reader.number(2);
  const members = readList(reader, () => readMember(reader));
  const timeLock = reader.number(4);
  readOptional(reader, () => readConfigKey(reader));
  memo(reader);
  return {
    kind: 'call',
    fields: [
      ...optionalAccountField(MULTISIG, multisig),
      textField('Approvals needed', threshold.toString()),
      textField('Seconds between approval and execution', timeLock.toString()),
      // who may change all of it alone
      ...optionalAccountField('Authority', authority),
      ...members.flatMap(({ key }) => optionalAccountField('Member', key)),
    ],
  };
};

const useSpendingLimit: Row[2] = ({ reader, accounts }) => {
  const [, member, limit, vault, destination, , mint, holding, received, program] = accounts;
  const amount = reader.number(8);
  const decimals = reader.byte();
  memo(reader);
  // an omitted account is given as the program itself
  const isToken = mint !== undefined && mint !== SQUADS_PROGRAM;
  const payment: InnerCall = isToken
    ? {
        program: program ?? null,
        accounts: [holding, mint, received, vault],
        data: Uint8Array.of(12, ...little(amount, 8), decimals),
      }
    : {
        program: SYSTEM_PROGRAM,
        accounts: [vault, destination],
        data: Uint8Array.of(2, 0, 0, 0, ...little(amount, 8)),
      };
  return {
    kind: 'call',
    from: member,
    fields: [...optionalAccountField(VAULT, vault), ...optionalAccountField('Spending limit', limit)],
    inner: [payment],
    // Source: Squads v4, `SpendingLimitUse`: the account that is paid must be the destination's
    ...(isToken && {
      newAccount: { account: received, owner: destination, token: { mint, program, isAssociated: false } },
    }),
  };
};

const agreeing =
  (place: number): Row[2] =>
  ({ reader, accounts }) => {
    memo(reader);
    return {
      kind: 'call',
      fields: optionalAccountField('Proposal', accounts[place]),
      step: { agreesTo: { proposal: accounts[place] } },
    };
  };

const executing =
  (proposal: number, kept: number): Row[2] =>
  ({ accounts }) => ({
    kind: 'call',
    fields: optionalAccountField('Proposal', accounts[proposal]),
    step: { agreesTo: { kept: accounts[kept] } },
  });

/** By the names of the program, with the number of accounts that each needs. Source: Squads v4, its interface. */
const ROWS: readonly Row[] = [
  ['multisig_create_v2', 6, createMultisig],
  ['multisig_add_member', 2, byAuthority('AddMember')],
  ['multisig_remove_member', 2, byAuthority('RemoveMember')],
  ['multisig_set_time_lock', 2, byAuthority('SetTimeLock')],
  ['multisig_change_threshold', 2, byAuthority('ChangeThreshold')],
  ['multisig_add_spending_limit', 5, byAuthority('AddSpendingLimit')],
  ['multisig_set_rent_collector', 2, byAuthority('SetRentCollector')],
  [
    'multisig_set_config_authority',
    2,
    ({ reader, accounts: [, from] }) => {
      const to = readConfigKey(reader);
      memo(reader);
      return { kind: 'ownership', from, to: to === SYSTEM_PROGRAM ? undefined : to };
    },
  ],
  ['multisig_remove_spending_limit', 4, withMemo],
  [
    'config_transaction_create',
    5,
    ({ reader, accounts: [multisig, keeps] }) => {
      const inner = readConfigActions(reader, multisig);
      memo(reader);
      return { kind: 'call', inner, innerActing: multisig ?? null, step: { keeps } };
    },
  ],
  ['config_transaction_execute', 4, executing(2, 3)],
  [
    'vault_transaction_create',
    5,
    ({ reader, accounts: [multisig, keeps, creator], scene }) => {
      const vault = vaultOf(multisig, reader.byte(), scene);
      reader.byte();
      const message = readConfigBytes(reader);
      memo(reader);
      return proposing(message, vault, keeps, creator);
    },
  ],
  // its content was written into an account before
  [
    'vault_transaction_create_from_buffer',
    7,
    ({ reader }) => ({ kind: 'call', isHidden: reader.bytes(reader.remaining).length > 0 }),
  ],
  ['vault_transaction_execute', 4, executing(1, 2)],
  [
    'transaction_buffer_create',
    5,
    ({ reader }) => ({ kind: 'call', isHidden: reader.bytes(36).length > 0 && readConfigBytes(reader).length > 0 }),
  ],
  ['transaction_buffer_extend', 3, ({ reader }) => ({ kind: 'call', isHidden: readConfigBytes(reader).length > 0 })],
  ['transaction_buffer_close', 3, called],
  [
    'batch_create',
    5,
    ({ reader, accounts: [multisig, keeps], scene }) => {
      const vault = vaultOf(multisig, reader.byte(), scene);
      memo(reader);
      return { kind: 'call', fields: optionalAccountField(VAULT, vault), step: { keeps } };
    },
  ],
  [
    'batch_add_transaction',
    7,
    ({ reader, accounts: [, , , keeps, member] }) => {
      reader.byte();
      // only the instruction that made the batch says which vault it is of
      return proposing(readConfigBytes(reader), null, keeps, member);
    },
  ],
  ['batch_execute_transaction', 5, executing(2, 4)],
  [
    'proposal_create',
    5,
    ({ reader, accounts: [multisig, proposal], scene }) => {
      const index = reader.number(8);
      if (reader.byte() > 1) reader.bytes(Number.POSITIVE_INFINITY);
      return {
        kind: 'call',
        fields: optionalAccountField('Proposal', proposal),
        step: { opens: { proposal, kept: keptOf(multisig, index, scene) } },
      };
    },
  ],
  ['proposal_activate', 3, called],
  ['proposal_approve', 3, agreeing(2)],
  ['proposal_reject', 3, withMemo],
  ['proposal_cancel', 3, withMemo],
  ['proposal_cancel_v2', 3, withMemo],
  ['spending_limit_use', 5, useSpendingLimit],
  ['config_transaction_accounts_close', 5, called],
  ['vault_transaction_accounts_close', 5, called],
  ['vault_batch_transaction_account_close', 6, called],
  ['batch_accounts_close', 5, called],
];

const inCamelCase = (name: string): string =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const BY_DISCRIMINATOR: ReadonlyMap<string, Row> = new Map(ROWS.map((row) => [discriminatorOf(row[0]), row]));
const DISCRIMINATOR_BYTES = 8;

/** Instructions of the multisig that holds most treasuries. Null for any that is not known. */
export const readSquads: Decoder = (data, accounts, scene) => {
  const row = BY_DISCRIMINATOR.get(bytesToHex(data.subarray(0, DISCRIMINATOR_BYTES)));
  if (row === undefined || accounts.length < row[1]) return null;
  const reader = new ByteReader(data.subarray(DISCRIMINATOR_BYTES));
  const effect = row[2]({ reader, accounts, scene });
  if (reader.isBroken) return null;
  const [multisig] = accounts;
  const named = { name: inCamelCase(row[0]), ...effect };
  const isNamed = named.fields?.some(({ label }) => label === MULTISIG) === true;
  const found = isNamed ? named : withMultisig(named, multisig);
  return reader.isComplete ? found : { ...found, hasRest: true };
};
