import * as kit from '@solana/kit';
import { random } from './random.mjs';

const { between, bytes, oneOf } = random(7);
const decoder = kit.getAddressDecoder();
const address = () => decoder.decode(bytes(32));
const role = (isSigner) => (isSigner ? oneOf([2, 3]) : oneOf([0, 1]));
const ROUNDS = 40;

const call = (signers, pool) => ({
  programAddress: oneOf(pool.programs),
  accounts: Array.from({ length: between(0, 6) }, () => {
    const isSigner = between(0, 3) === 0 && signers.length > 0;
    return { address: oneOf(isSigner ? signers : pool.accounts), role: role(isSigner) };
  }),
  data: bytes(between(0, oneOf([4, 20, 90]))),
});

const message = (version, index) => {
  const pool = {
    programs: Array.from({ length: between(1, 3) }, address),
    accounts: Array.from({ length: between(1, version === 1 && index % 9 === 0 ? 40 : 9) }, address),
  };
  const signers = Array.from({ length: between(0, 3) }, address);
  let made = kit.createTransactionMessage({ version });
  made = kit.setTransactionMessageFeePayer(address(), made);
  made = kit.setTransactionMessageLifetimeUsingBlockhash({ blockhash: address(), lastValidBlockHeight: 1n }, made);
  const calls = Array.from({ length: between(version === 1 ? 0 : 1, 6) }, () => call(signers, pool));
  made = kit.appendTransactionMessageInstructions(calls, made);
  if (version === 0 && index % 2 === 0) {
    const looked = [...new Set(pool.accounts.slice(0, 3))];
    made = kit.compressTransactionMessageUsingAddressLookupTables(made, { [address()]: looked });
  }
  const config = {
    ...(index % 2 === 0 && { priorityFeeLamports: BigInt(between(0, 2 ** 31)) * BigInt(between(1, 2 ** 31)) }),
    ...(index % 3 !== 0 && { computeUnitLimit: between(0, 1_400_000) }),
    ...(index % 4 !== 0 && { loadedAccountsDataSizeLimit: between(0, 67_108_864) }),
    ...(index % 5 === 0 && { heapSize: 1024 * between(32, 256) }),
  };
  return version === 1 ? { ...made, config } : made;
};

const hex = (data) => Buffer.from(data ?? []).toString('hex');

/** What the library's own decoder reads in its bytes. */
const readBack = (messageBytes) => {
  const read = kit.getCompiledTransactionMessageDecoder().decode(messageBytes);
  const isNew = read.version === 1;
  return {
    version: read.version,
    header: [
      read.header.numSignerAccounts,
      read.header.numReadonlySignerAccounts,
      read.header.numReadonlyNonSignerAccounts,
    ],
    accounts: read.staticAccounts,
    blockhash: read.lifetimeToken,
    instructions: isNew
      ? read.instructionHeaders.map((head, at) => [
          head.programAccountIndex,
          read.instructionPayloads[at].instructionAccountIndices ?? [],
          hex(read.instructionPayloads[at].instructionData),
        ])
      : read.instructions.map((one) => [one.programAddressIndex, one.accountIndices ?? [], hex(one.data)]),
    lookups: (read.addressTableLookups ?? []).map((one) => [
      one.lookupTableAddress,
      one.writableIndexes,
      one.readonlyIndexes,
    ]),
    ...(isNew && { mask: read.configMask, values: read.configValues.map(({ kind, value }) => `${kind} ${value}`) }),
  };
};

/** Messages and wire transactions of every version. */
export const kitVectors = () =>
  ['legacy', 0, 1].flatMap((version) =>
    Array.from({ length: ROUNDS }, (_, index) => {
      const { messageBytes, ...transaction } = kit.compileTransaction(message(version, index));
      const isWire = index % 2 === 1;
      const wire = isWire ? kit.getTransactionEncoder().encode({ messageBytes, ...transaction }) : messageBytes;
      const content = Buffer.from(wire).toString('base64');
      return { id: `kit ${version} ${index}`, isWire, content, message: readBack(messageBytes) };
    }),
  );
