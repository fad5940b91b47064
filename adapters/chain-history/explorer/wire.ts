import { type Static, Type } from '../../../domain/shared/schema.js';
import { readerOf } from '../../shared/described-form.js';

const closed = { additionalProperties: false } as const;
const number = Type.String({ pattern: '^[0-9]{1,78}$' });
const hex = (digits: string) => Type.String({ pattern: `^0x[0-9a-fA-F]{${digits}}$` });
const nobody = Type.Literal('');
const flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);
const text = Type.String({ maxLength: 2_000 });
const any = Type.Optional(Type.Union([text, Type.Null()]));

/** A transaction that names the account, all members as text. */
const Transaction = Type.Object(
  {
    blockNumber: number,
    /** Seconds since 1970. */
    timeStamp: Type.String({ pattern: '^[0-9]{1,10}$' }),
    hash: hex('64'),
    from: hex('40'),
    /** Empty or null where a contract is made. */
    to: Type.Union([hex('40'), nobody, Type.Null()]),
    value: number,
    input: Type.String({ pattern: '^(0x|deprecated|0x[0-9a-fA-F]+)$' }),
    /** 1: it failed, and moved nothing. */
    isError: flag,
    txreceipt_status: Type.Optional(Type.Union([flag, nobody, Type.Null()])),
    blockHash: any,
    nonce: any,
    transactionIndex: any,
    gas: any,
    gasPrice: any,
    gasUsed: any,
    cumulativeGasUsed: any,
    contractAddress: any,
    confirmations: any,
    methodId: any,
    functionName: any,
  },
  closed,
);

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
  closed,
);

export type Transactions = Static<typeof Transactions>;
export type Transaction = Static<typeof Transaction>;

/** Takes an answer only in exactly this form. Throws a `ProviderError` of reason `bad_response`. */
export const readTransactions = readerOf(Transactions);
