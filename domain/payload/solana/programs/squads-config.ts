import { base58 } from '@scure/base';
import { type PayloadField, textField } from '../../action.js';
import type { ByteReader } from '../byte-reader.js';
import { type Account, optionalAccountField, type InnerEffect, SOLANA_COIN, tokenOf } from '../program.js';
import { SYSTEM_PROGRAM } from '../program-addresses.js';

const KEY_BYTES = 32;
const LENGTH_BYTES = 4;

export const readConfigKey = (reader: ByteReader): string => base58.encode(reader.bytes(KEY_BYTES));

/** Behind a length of four bytes; more than there can be counts as missing. Source: Borsh. */
export const readConfigBytes = (reader: ByteReader): Uint8Array => reader.bytes(Number(reader.number(LENGTH_BYTES)));
export const readList = <Item>(reader: ByteReader, item: () => Item): readonly Item[] =>
  reader.list(Number(reader.number(LENGTH_BYTES)), item);

/** Null behind a byte 0; a byte that is no mark breaks the reader. */
export const readOptional = <Value>(reader: ByteReader, value: () => Value): Value | null => {
  const mark = reader.byte();
  if (mark > 1) reader.bytes(Number.POSITIVE_INFINITY);
  return mark === 1 ? value() : null;
};

interface Member {
  readonly key: string;
  readonly may: string;
}

const MAY = ['propose', 'approve', 'execute'];

export const readMember = (reader: ByteReader): Member => {
  const key = readConfigKey(reader);
  const mask = reader.byte();
  return { key, may: MAY.filter((_, bit) => (mask & (1 << bit)) !== 0).join(', ') };
};

const PERIODS = ['once', 'a day', 'a week', 'a month'];

/** What changes in who controls a multisig. `MembersNeeded` and the like are texts, not accounts. */
type Change = Omit<InnerEffect['effect'], 'name' | 'from'>;

const member = ({ key, may }: Member): Change => ({ kind: 'ownership', to: key, fields: [textField('May', may)] });

const setting = (label: string, value: string): Change => ({ kind: 'module', fields: [textField(label, value)] });

const spendingLimit = (reader: ByteReader): Change => {
  readConfigKey(reader);
  const vault = reader.byte();
  const mint = readConfigKey(reader);
  const amount = reader.number(8);
  const period = PERIODS[reader.byte()];
  if (period === undefined) reader.bytes(Number.POSITIVE_INFINITY);
  const members = readList(reader, () => readConfigKey(reader));
  const destinations = readList(reader, () => readConfigKey(reader));
  return {
    kind: 'module',
    // no vote is needed any more: each of them may spend it alone
    to: members[0],
    asset: mint === SYSTEM_PROGRAM ? SOLANA_COIN : tokenOf(mint),
    amount: amount === 0n ? null : amount,
    fields: [
      textField('Vault index', String(vault)),
      textField('Period', period ?? ''),
      ...members.flatMap((one) => optionalAccountField('May spend', one)),
      ...destinations.flatMap((one) => optionalAccountField('May be paid', one)),
    ],
  };
};

type Reader = (reader: ByteReader) => Change;

/** The changes of which the account is a member's or a setting's, by their names in a transaction of a multisig. */
export const CONFIG_CHANGES = {
  AddMember: (reader) => member(readMember(reader)),
  RemoveMember: (reader) => ({ kind: 'ownership', fields: optionalAccountField('Removed', readConfigKey(reader)) }),
  ChangeThreshold: (reader) => setting('Approvals needed', reader.number(2).toString()),
  SetTimeLock: (reader) => setting('Seconds between approval and execution', reader.number(4).toString()),
  AddSpendingLimit: spendingLimit,
  RemoveSpendingLimit: (reader) => ({
    kind: 'call',
    fields: optionalAccountField('Spending limit', readConfigKey(reader)),
  }),
  SetRentCollector: (reader) => ({
    kind: 'call',
    fields: optionalAccountField(
      'Rent goes to',
      readOptional(reader, () => readConfigKey(reader)),
    ),
  }),
} as const satisfies Readonly<Record<string, Reader>>;

/** As they are numbered in the bytes. Source: Squads v4, `ConfigAction`. */
const ORDER = Object.entries<Reader>(CONFIG_CHANGES);

/** The changes that a transaction of a multisig proposes; a number that none has breaks the reader. */
export const readConfigActions = (reader: ByteReader, multisig: Account): readonly InnerEffect[] =>
  readList(reader, () => {
    const [name, read] = ORDER[reader.byte()] ?? [];
    if (name === undefined || read === undefined) {
      reader.bytes(Number.POSITIVE_INFINITY);
      return { effect: { name: '', kind: 'call' } };
    }
    return { effect: withMultisig({ name, ...read(reader) }, multisig) };
  });

export const withMultisig = <Given extends { readonly fields?: readonly PayloadField[] }>(
  given: Given,
  multisig: Account,
): Given => ({ ...given, fields: [...optionalAccountField(MULTISIG, multisig), ...(given.fields ?? [])] });

export const MULTISIG = 'Multisig';
