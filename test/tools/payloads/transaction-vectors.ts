import { readTransaction } from '../../../domain/payload/evm/transaction.js';
import { exception, type Judge, RIGHT, wrong } from './judgement.js';

interface TransactionRow {
  readonly id: string;
  readonly raw: string;
  readonly signed: boolean;
  readonly sound: boolean;
  readonly type: number;
  readonly chain_id: number | null;
  readonly to: string | null;
  readonly value: string;
  readonly nonce: number;
  readonly data: string;
  readonly digest: string;
}

/** Right where every member and the digest are those of the row. One that no network would take may be refused. */
export const transactionVectors: Judge = (row) => {
  const expected = row as TransactionRow;
  const read = readTransaction({ raw: expected.raw });
  if (!read.ok)
    return expected.sound ? wrong(expected.id, read.problem) : exception(`unsound, refused: it ${read.problem}`);
  const { value } = read;
  const members = {
    type: value.type === expected.type,
    chain_id: value.chainId === (expected.chain_id === null ? null : BigInt(expected.chain_id)),
    to: value.to === (expected.to?.toLowerCase() ?? null),
    value: String(value.value) === expected.value,
    nonce: String(value.nonce) === String(expected.nonce),
    data: value.data === expected.data,
    digest: value.digest === expected.digest,
    signer: (value.signer !== null) === expected.signed,
  };
  const differing = Object.entries(members).filter(([, isEqual]) => !isEqual);
  return differing.length === 0 ? RIGHT : wrong(expected.id, differing.map(([name]) => name).join(', '));
};
