import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { base64 } from '@scure/base';
import { type Address, type EncodedAccount, getTransactionDecoder, type MaybeEncodedAccount } from '@solana/kit';
import { Clock, FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { encodeTransaction } from '../solana-messages.js';
import { readSignedBytes } from '../../../domain/payload/solana/envelope.js';
import type { SolanaMessage } from '../../../domain/payload/solana/message.js';
import { COMPUTE_BUDGET_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import { NOW_MS } from '../builders.js';
import { FAKE_GENESIS } from '../fake-solana-node.js';
import { OWN_PROGRAMS } from './own-programs.js';

/** Source: Solana, `TransactionError` without fields, in its order. */
const TRANSACTION_ERRORS = [
  ...['AccountInUse', 'AccountLoadedTwice', 'AccountNotFound', 'ProgramAccountNotFound', 'InsufficientFundsForFee'],
  ...['InvalidAccountForFee', 'AlreadyProcessed', 'BlockhashNotFound', 'CallChainTooDeep', 'MissingSignatureForFee'],
  ...['InvalidAccountIndex', 'SignatureFailure', 'InvalidProgramForExecution', 'SanitizeFailure'],
];
const OTHER_ERROR = 'SanitizeFailure';
/** Source: Solana, `InstructionError` without fields: those whose name the service reads. */
const INSTRUCTION_ERRORS: Readonly<Record<number, string>> = {
  30: 'CallDepth',
  36: 'ComputationalBudgetExceeded',
  38: 'ProgramEnvironmentSetupFailure',
  39: 'ProgramFailedToComplete',
  50: 'MaxInstructionTraceLengthExceeded',
};

/** An error of the machine as a node writes it in JSON. */
const rpcError = (error: ReturnType<FailedTransactionMetadata['err']>): unknown => {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error] ?? OTHER_ERROR;
  if ('accountIndex' in error) return { InsufficientFundsForRent: { account_index: error.accountIndex } };
  if (!('err' in error)) return OTHER_ERROR;
  const inner = error.err();
  const name = typeof inner === 'number' ? (INSTRUCTION_ERRORS[inner] ?? 'InvalidArgument') : null;
  return { InstructionError: [error.index, name ?? { Custom: 'code' in (inner as object) ? 1 : 0 }] };
};

/** The state of the chain: address and account. */
export type MachineState = readonly EncodedAccount[];

/** Solana's own runtime with its own programs, behind the questions that the service asks of a node. */
export interface SolanaMachine {
  readonly url: string;
  /** Of the block before: what a message names. */
  blockhash(): string;
  /** Begins anew with this state. */
  reset(state: MachineState): void;
  account(address: string): MaybeEncodedAccount;
  /** Lamports that it takes for a wire transaction, whatever becomes of it. */
  fee(wire: Uint8Array): bigint;
  /** Executes a wire transaction and keeps what it did. True where it succeeded. */
  send(wire: Uint8Array): boolean;
  stop(): Promise<void>;
}

const SLOT = 350_000_000n;
const API_VERSION = '3.0.6';

const startedAt = (state: MachineState): LiteSVM => {
  const svm = new LiteSVM().withSigverify(false).withTransactionHistory(0n);
  svm.setClock(new Clock(SLOT, 0n, 800n, 801n, BigInt(Math.floor(NOW_MS / 1_000)) - 2n));
  for (const [program, code] of OWN_PROGRAMS) svm.addProgram(program, code);
  for (const account of state) svm.setAccount(account);
  return svm;
};

const transactionOf = (wire: Uint8Array) => getTransactionDecoder().decode(wire);

const published = (account: MaybeEncodedAccount, length?: number) =>
  account.exists && account.lamports > 0n
    ? {
        lamports: Number(account.lamports),
        owner: account.programAddress,
        data: [base64.encode(Uint8Array.from(account.data.subarray(0, length))), 'base64'],
        executable: account.executable,
        rentEpoch: 18_446_744_073_709_552_000,
        space: account.data.length,
      }
    : null;

const readMessage = (wire: string): SolanaMessage => {
  const read = readSignedBytes(wire);
  if (!read.ok || read.value.message === null) throw new Error('The machine got no transaction');
  return read.value.message;
};

/** What the machine takes for a message that does nothing but ask for its units. */
const feeOf = (svm: LiteSVM, message: SolanaMessage): number | null => {
  const [payer = ''] = message.accounts;
  const instructions = message.instructions.filter(
    ({ programIndex }) => message.accounts[programIndex] === COMPUTE_BUDGET_PROGRAM,
  );
  svm.withBlockhashCheck(false);
  const result = svm.simulateTransaction(transactionOf(encodeTransaction({ ...message, instructions })));
  svm.withBlockhashCheck(true);
  if (result instanceof FailedTransactionMetadata) return null;
  const after = result.postAccounts().find(({ address }) => address === payer);
  return after === undefined ? null : Number((svm.getBalance(payer as Address) ?? 0n) - after.lamports);
};

interface SimulateOptions {
  readonly replaceRecentBlockhash: boolean;
  readonly accounts: { readonly addresses: readonly string[] };
}

const simulated = (svm: LiteSVM, wire: string, { replaceRecentBlockhash, accounts }: SimulateOptions): unknown => {
  svm.withBlockhashCheck(!replaceRecentBlockhash);
  const result = svm.simulateTransaction(transactionOf(base64.decode(wire)));
  svm.withBlockhashCheck(true);
  const isFailed = result instanceof FailedTransactionMetadata;
  const meta = result.meta();
  const after = new Map<string, MaybeEncodedAccount>(
    isFailed
      ? []
      : result
          .postAccounts()
          .map((one) => [String(one.address), { ...one, data: Uint8Array.from(one.data), exists: true }]),
  );
  const stateOf = (address: string): MaybeEncodedAccount => after.get(address) ?? svm.getAccount(address as Address);
  return {
    err: isFailed ? rpcError(result.err()) : null,
    logs: meta.logs(),
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    accounts: accounts.addresses.map((address) => (isFailed ? null : published(stateOf(address)))),
  };
};

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [never, SimulateOptions & { readonly dataSlice?: { readonly length: number } }];
}

const answered = (svm: LiteSVM, { id, method, params: [first, options] }: Request): object => {
  const at = (value: unknown) => ({
    jsonrpc: '2.0',
    id,
    result: { context: { slot: Number(svm.getClock().slot), apiVersion: API_VERSION }, value },
  });
  switch (method) {
    case 'getGenesisHash':
      return { jsonrpc: '2.0', id, result: FAKE_GENESIS };
    case 'getMultipleAccounts':
      return at(
        (first as readonly Address[]).map((address) => published(svm.getAccount(address), options.dataSlice?.length)),
      );
    case 'simulateTransaction':
      return at(simulated(svm, first, options));
    case 'getFeeForMessage':
      return at(feeOf(svm, readMessage(first)));
    case 'getLatestBlockhash':
      return at({ blockhash: svm.latestBlockhash(), lastValidBlockHeight: Number(SLOT) });
    default:
      return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } };
  }
};

/** Starts a machine on loopback, with this state beside the programs that every cluster has. */
export const startSolanaMachine = async (start: MachineState): Promise<SolanaMachine> => {
  let svm = startedAt(start);
  const answer = (response: ServerResponse, body: string): void => {
    const reply = (JSON.parse(body) as readonly Request[]).map((request) => answered(svm, request));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(response, Buffer.concat(parts).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    blockhash: () => svm.latestBlockhash(),
    reset: (state) => {
      svm = startedAt(state);
    },
    account: (address) => svm.getAccount(address as Address),
    fee: (wire) => BigInt(feeOf(svm, readMessage(base64.encode(wire))) ?? 0),
    send: (wire) => !(svm.sendTransaction(transactionOf(wire)) instanceof FailedTransactionMetadata),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
