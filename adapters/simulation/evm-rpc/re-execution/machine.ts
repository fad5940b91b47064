import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type EVM, type EVMResult } from '@ethereumjs/evm';
import { Account, bytesToHex, createAddressFromString } from '@ethereumjs/util';
import type { Log } from '../logs.js';
import { readerCode, readerInputs, readerOutput, type ReadValue } from '../reads.js';
import { newReader, type SimulatedBlock } from '../simulated-block.js';
import type { StateDiff } from '../trace.js';
import { effectiveGasPrice, gasOf, type PlannedCall } from '../transaction.js';
import type { ExecutionWitness } from '../witness.js';
import { evmBytesOf, WitnessedState } from './witnessed-state.js';

const BASE = 21_000n;
const CREATION = 32_000n;
const CREATION_WORD = 2n;
const ZERO_BYTE = 4n;
const OTHER_BYTE = 16n;
const LISTED_ADDRESS = 2_400n;
const LISTED_SLOT = 1_900n;
/** A byte that is not zero counts as four of those that are. */
const FLOOR_OF_ZERO_BYTE = 10n;

const countsOf = (data: string): { readonly zeros: bigint; readonly others: bigint } => {
  const bytes = data.slice(2).match(/../g) ?? [];
  const zeros = bytes.filter((byte) => byte === '00').length;
  return { zeros: BigInt(zeros), others: BigInt(bytes.length - zeros) };
};

/** What a call costs before its first operation. Source: EIP-2028, 2930, 3860. */
const intrinsicGas = ({ to, data, accessList }: PlannedCall): bigint => {
  const { zeros, others } = countsOf(data);
  const slots = accessList.reduce((sum, { storageKeys }) => sum + storageKeys.length, 0);
  const creation = to === null ? CREATION + CREATION_WORD * ((zeros + others + 31n) / 32n) : 0n;
  const listed = LISTED_ADDRESS * BigInt(accessList.length) + LISTED_SLOT * BigInt(slots);
  return BASE + creation + ZERO_BYTE * zeros + OTHER_BYTE * others + listed;
};

/** What a call costs after what it gives back. Source: EIP-3529, EIP-7623. */
const chargedGas = ({ data }: PlannedCall, used: bigint, refund: bigint): bigint => {
  const { zeros, others } = countsOf(data);
  const most = used / 5n;
  const left = used - (refund < most ? refund : most);
  const floor = BASE + FLOOR_OF_ZERO_BYTE * (zeros + 4n * others);
  return left > floor ? left : floor;
};

/** A block as this machine executed it. */
export interface MachineBlock {
  readonly block: SimulatedBlock;
  /** Storage alone. */
  readonly diff: StateDiff;
  /** State that was asked for and that the witness does not hold. */
  readonly missing: readonly string[];
}

/** Seconds since 1970. Source: ethereum/execution-specs, mainnet activation of Osaka. Other chains follow later. */
const OSAKA_TIME = 1_764_798_551;
const MAINNET = 1n;

const hardforkOf = ({ chainId, header }: ExecutionWitness): Hardfork =>
  chainId === MAINNET && header.time >= OSAKA_TIME ? Hardfork.Osaka : Hardfork.Prague;

/** Only the pinned block's hash is known. Another one that is asked for is missing. */
const chainOf = ({ block }: ExecutionWitness, missing: Set<string>) => {
  const chain = {
    getBlock: async (number: number) => {
      if (number !== block.number) missing.add(`hash of block ${number}`);
      return { hash: () => (number === block.number ? evmBytesOf(block.hash) : new Uint8Array(32)) };
    },
    putBlock: async () => undefined,
    shallowCopy: () => chain,
  };
  return chain;
};

const headerOf = ({ header }: ExecutionWitness) => ({
  header: {
    number: BigInt(header.number),
    coinbase: createAddressFromString(header.feeRecipient),
    timestamp: BigInt(header.time),
    difficulty: 0n,
    prevRandao: evmBytesOf(header.prevRandao),
    gasLimit: header.gasLimit,
    baseFeePerGas: header.baseFee,
    getBlobGasPrice: () => 1n,
  },
});

/** Executes the call of a witness: values before, the call, values after, as a node does. */
export const executeWitness = async (witness: ExecutionWitness): Promise<MachineBlock> => {
  const state = await WitnessedState.of(witness.state);
  const common = createCustomCommon({ chainId: Number(witness.chainId) }, Mainnet, { hardfork: hardforkOf(witness) });
  const evm = await createEVM({ common, stateManager: state, blockchain: chainOf(witness, state.missing) });
  const before = await readAll(evm, witness);
  const slotsBefore = state.storage();
  const { result, gasUsed } = await runCall(evm, witness);
  const { exceptionError: failure, returnValue, logs = [] } = result.execResult;
  const slotsAfter = state.storage();
  return {
    block: {
      header: witness.header,
      status: failure === undefined ? 'ok' : failure.error === 'revert' ? 'reverted' : 'halted',
      gasUsed,
      output: bytesToHex(returnValue),
      logs: logs.map(
        ([address, topics, data]): Log => ({
          address: bytesToHex(address),
          topics: topics.map((topic) => bytesToHex(topic)),
          data: bytesToHex(data),
        }),
      ),
      before,
      after: await readAll(evm, witness),
    },
    diff: { before: slotsBefore, after: slotsAfter },
    missing: [...state.missing],
  };
};

const addBalance = async (evm: EVM, key: string, amount: bigint): Promise<void> => {
  const address = createAddressFromString(key);
  const account = (await evm.stateManager.getAccount(address)) ?? new Account();
  account.balance += amount;
  await evm.journal.putAccount(address, account);
};

/** What is warm from the start. Source: EIP-2929, 2930, 3651. */
const warm = (evm: EVM, { call, header }: ExecutionWitness): void => {
  const own = [call.from, header.feeRecipient, ...(call.to === null ? [] : [call.to])];
  for (const address of own) evm.journal.addAlwaysWarmAddress(address);
  for (const address of evm.precompiles.keys()) evm.journal.addAlwaysWarmAddress(address);
  for (const { address, storageKeys } of call.accessList) {
    evm.journal.addAlwaysWarmAddress(address);
    for (const slot of storageKeys) evm.journal.addAlwaysWarmSlot(address, slot);
  }
};

/** The call as a transaction: gas is bought before and what is left given back after it. */
const runCall = async (
  evm: EVM,
  witness: ExecutionWitness,
): Promise<{ readonly result: EVMResult; readonly gasUsed: bigint }> => {
  const { call, header } = witness;
  const [gas, price, intrinsic] = [gasOf(call, header), effectiveGasPrice(call, header), intrinsicGas(call)];
  warm(evm, witness);
  await addBalance(evm, call.from, -gas * price);
  const result = await evm.runCall({
    block: headerOf(witness),
    gasPrice: price,
    caller: createAddressFromString(call.from),
    ...(call.to === null ? {} : { to: createAddressFromString(call.to) }),
    value: call.value,
    data: evmBytesOf(call.data),
    gasLimit: gas - intrinsic,
  });
  const { executionGasUsed, gasRefund = 0n, selfdestruct = new Map<string, string>() } = result.execResult;
  const gasUsed = chargedGas(call, intrinsic + executionGasUsed, gasRefund);
  await addBalance(evm, call.from, (gas - gasUsed) * price);
  if (price > header.baseFee) await addBalance(evm, header.feeRecipient, gasUsed * (price - header.baseFee));
  for (const address of selfdestruct.keys()) await evm.journal.deleteAccount(createAddressFromString(address));
  await evm.journal.cleanup();
  return { result, gasUsed };
};

/** Reading has all the gas it wants: each read has its own limit. */
const READING_GAS = 1_000_000_000n;

const readAll = async (evm: EVM, witness: ExecutionWitness): Promise<readonly ReadValue[]> => {
  const { reads, call } = witness;
  if (reads.length === 0) return [];
  const reader = newReader();
  const account = createAddressFromString(reader.account);
  await evm.stateManager.putCode(account, evmBytesOf(readerCode([reads], call.sender)));
  const { execResult } = await evm.runCall({
    block: headerOf(witness),
    caller: createAddressFromString(reader.payer),
    to: account,
    data: evmBytesOf(readerInputs([reads])[0] ?? '0x'),
    gasLimit: READING_GAS,
  });
  await evm.journal.cleanup();
  return readerOutput(reads, bytesToHex(execResult.returnValue));
};
