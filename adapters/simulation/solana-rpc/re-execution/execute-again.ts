import { base64 } from '@scure/base';
import { type FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { UPGRADEABLE_LOADER } from '../../../../domain/payload/solana/program-addresses.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import type { ReExecuted } from '../../../../ports/sources/simulation.js';
import { solanaAccountState } from '../account-state.js';
import { effectsBetween } from '../effects.js';
import { namedAccounts, plannedMessage, type PlannedMessage } from '../planned-message.js';
import { CLOCK } from '../reads.js';
import type { RawAccount } from '../wire.js';
import { accountsHash, readSolanaWitness, type SolanaWitness } from '../witness.js';

type Account = Parameters<LiteSVM['setAccount']>[0];
type Address = Account['address'];

const accountOf = (key: string, { lamports, program, data, isExecutable }: RawAccount): Account => ({
  ...{ address: key as Address, programAddress: program as Address, lamports: lamports as Account['lamports'] },
  ...{ data: Uint8Array.from(data), executable: isExecutable, space: BigInt(data.length) },
});

const rawOf = ({ lamports, programAddress, data, executable }: Account): RawAccount | null =>
  lamports === 0n ? null : { lamports, program: programAddress, data: Uint8Array.from(data), isExecutable: executable };

/** The machine has the programs that every cluster has, and uses these. */
const hasProgram = (svm: LiteSVM, key: string): boolean => {
  const account = svm.getAccount(key as Address);
  return account.exists && account.executable;
};

/** What must be known and is not: an account that the message names, or the code of a program of the newer loader. */
const lackingIn = (svm: LiteSVM, { message }: PlannedMessage, { accounts }: SolanaWitness): readonly string[] => {
  const tables = message.lookups.map(({ table }) => accounts.get(table) ?? null);
  const named = [...new Set(namedAccounts(message, tables))].filter((key) => key !== null && !hasProgram(svm, key));
  return named.flatMap((key) => {
    const account = key === null ? null : accounts.get(key);
    if (account === undefined) return [`account ${key}`];
    return account?.isExecutable === true && account.program === UPGRADEABLE_LOADER ? [`the code of ${key}`] : [];
  });
};

/** Source: Solana, `InstructionError`: those of its places that `HALTS` of `simulated.ts` names. */
const HALTS: readonly unknown[] = [30, 36, 38, 39, 50];

const isHalt = (error: ReturnType<FailedTransactionMetadata['err']>): boolean =>
  typeof error === 'object' && 'err' in error && HALTS.includes(error.err());

/** What a witness does here and now, beside what the node said. Throws where it does not suffice. */
export const executeAgainOnSolana = (text: string, proposal: Proposal): ReExecuted => {
  const witness = readSolanaWitness(text);
  const plan = plannedMessage(proposal);
  if (plan === null) throw new Error('the record holds no Solana message');
  const svm = new LiteSVM().withSigverify(false).withBlockhashCheck(false).withTransactionHistory(0n);
  const lacking = lackingIn(svm, plan, witness);
  if (lacking.length > 0) throw new Error(`the witness lacks what the message needs: ${lacking.join(', ')}`);
  const { accounts, clock, keys, fee } = witness;
  for (const [key, account] of accounts)
    if (account !== null && !hasProgram(svm, key)) svm.setAccount(accountOf(key, account));
  svm.setAccount(accountOf(CLOCK, clock));
  const result = svm.simulateTransaction({
    messageBytes: base64.decode(plan.text) as never,
    signatures: Object.fromEntries(plan.signers.map((signer) => [signer, null])),
  });
  const isOk = !('err' in result);
  const changed = new Map(isOk ? result.postAccounts().map((one) => [String(one.address), rawOf(one)]) : []);
  const after = isOk ? keys.map((key) => (changed.has(key) ? changed.get(key) : accounts.get(key)) ?? null) : [];
  const before = keys.map((key) => solanaAccountState(accounts.get(key) ?? null));
  return {
    block: witness.block,
    status: isOk ? 'ok' : isHalt(result.err()) ? 'halted' : 'reverted',
    effects: isOk ? effectsBetween(keys, before, after, { ...plan, fee }).effects : [],
    differences: accountsHash(after) === witness.after ? [] : ['accounts'],
    missing: [],
  };
};
