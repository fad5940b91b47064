import { type Static, Type } from '../../../domain/shared/schema.js';
import { readerOf } from '../../shared/described-form.js';

const number = Type.String({ pattern: '^[0-9]{1,78}$' });
const account = '0x[0-9a-fA-F]{40}';
const nobody = Type.Literal('');
const flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);
const text = Type.String({ maxLength: 2_000 });
const accountOr = (other: string) => Type.String({ pattern: `^(${account}|${other})$` });

/**
 * A transaction that names the account, all members as text. Open: explorers tell more of it than is read here, and not
 * the same on each chain (`L1FeesPaid`, `authorizationList`).
 */
const Transaction = Type.Object({
  /** Seconds since 1970. */
  timeStamp: Type.String({ pattern: '^[0-9]{1,10}$' }),
  /** What an account had at the chain's beginning is listed as sent by nobody: `GENESIS`, `GENESIS_…`. */
  hash: Type.String({ pattern: '^(0x[0-9a-fA-F]{64}|GENESIS_[0-9a-fA-F]{40})$' }),
  from: accountOr('GENESIS'),
  /** Empty or null where a contract is made. */
  to: Type.Union([accountOr(''), Type.Null()]),
  value: number,
  input: Type.String({ pattern: '^(|deprecated|0x[0-9a-fA-F]*)$' }),
  /** 1: it failed, and moved nothing. */
  isError: flag,
  txreceipt_status: Type.Optional(Type.Union([flag, nobody, Type.Null()])),
  contractAddress: Type.Optional(Type.Union([text, Type.Null()])),
});

/**
 * What an explorer sends with a 200: transactions, newest first, or in words why there are none. Source: Etherscan's
 * API of version 2, `module=account&action=txlist`, and Blockscout's API of the same form.
 */
export const Transactions = Type.Object(
  {
    status: flag,
    message: text,
    result: Type.Union([Type.Array(Transaction, { maxItems: 10_000 }), text, Type.Null()]),
  },
  { additionalProperties: false },
);

export type Transactions = Static<typeof Transactions>;
export type Transaction = Static<typeof Transaction>;

/** Takes an answer only in exactly this form. Throws a `ProviderError` of reason `bad_response`. */
export const readTransactions = readerOf(Transactions);
