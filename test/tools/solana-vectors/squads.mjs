import * as multisig from '@sqds/multisig';
import { createRequire } from 'node:module';
import { random } from './random.mjs';

const { PublicKey, SystemProgram, TransactionInstruction, TransactionMessage } = createRequire(
  createRequire(import.meta.url).resolve('@sqds/multisig'),
)('@solana/web3.js');
const { instructions, types, utils, getVaultPda, getTransactionPda, getProposalPda } = multisig;
const { between, bytes, oneOf } = random(11);

const key = () => new PublicKey(bytes(32));
const BLOCKHASH = key().toBase58();
const ROUNDS = 60;
const MEMOS = [undefined, '', 'Pay the invoice of November', 'Überweisung'];

const permissions = () => ({ mask: between(0, 7) });
const member = () => ({ key: key(), permissions: permissions() });
const many = (least, most, make) => Array.from({ length: between(least, most) }, make);
const PERIODS = [types.Period.OneTime, types.Period.Day, types.Period.Week, types.Period.Month];

/** What each kind of change is, with the account that it names. */
const CHANGES = [
  () => {
    const newMember = member();
    return [{ __kind: 'AddMember', newMember }, newMember.key];
  },
  () => {
    const oldMember = key();
    return [{ __kind: 'RemoveMember', oldMember }, oldMember];
  },
  () => [{ __kind: 'ChangeThreshold', newThreshold: between(1, 300) }, null],
  () => [{ __kind: 'SetTimeLock', newTimeLock: between(0, 2 ** 30) }, null],
  () => {
    const members = many(1, 3, key);
    const parts = { createKey: key(), vaultIndex: between(0, 3), mint: key(), amount: between(1, 2 ** 40) };
    const ends = { period: oneOf(PERIODS), members, destinations: many(0, 2, key) };
    return [{ __kind: 'AddSpendingLimit', ...parts, ...ends }, members[0]];
  },
  () => {
    const spendingLimit = key();
    return [{ __kind: 'RemoveSpendingLimit', spendingLimit }, spendingLimit];
  },
];

const call = (vault) =>
  oneOf([
    () => SystemProgram.transfer({ fromPubkey: vault, toPubkey: key(), lamports: between(1, 2 ** 40) }),
    () =>
      new TransactionInstruction({
        programId: key(),
        keys: many(0, 5, () => ({ pubkey: key(), isSigner: false, isWritable: oneOf([true, false]) })),
        data: Buffer.from(bytes(between(0, 60))),
      }),
  ])();

/** What the SDK's own decoder reads in what it encoded. */
const readBack = (message) => {
  const [read] = types.transactionMessageBeet.deserialize(Buffer.from(message));
  const at = (place) => read.accountKeys[place].toBase58();
  return read.instructions.map(({ programIdIndex, accountIndexes, data }) => [
    at(programIdIndex),
    [...accountIndexes].map(at),
    Buffer.from(data).toString('hex'),
  ]);
};

const proposed = (multisigPda, creator, transactionIndex, index) => {
  const vaultIndex = between(0, 3);
  const [vaultPda] = getVaultPda({ multisigPda, index: vaultIndex });
  const transactionMessage = new TransactionMessage({
    payerKey: vaultPda,
    recentBlockhash: BLOCKHASH,
    instructions: many(1, 4, () => call(vaultPda)),
  });
  const message = utils.transactionMessageToMultisigTransactionMessageBytes({ message: transactionMessage, vaultPda });
  return {
    made: instructions.vaultTransactionCreate({
      ...{ multisigPda, transactionIndex, creator, vaultIndex, transactionMessage, ephemeralSigners: between(0, 2) },
      memo: MEMOS[index % MEMOS.length],
    }),
    vault: vaultPda.toBase58(),
    inner: readBack(message),
  };
};

const changed = (multisigPda, creator, transactionIndex, index) => {
  const drawn = many(1, 4, () => oneOf(CHANGES)());
  return {
    made: instructions.configTransactionCreate({
      ...{ multisigPda, transactionIndex, creator, actions: drawn.map(([action]) => action) },
      memo: MEMOS[index % MEMOS.length],
    }),
    changes: drawn.map(([{ __kind }, account]) => [__kind, account?.toBase58() ?? null]),
  };
};

/** Messages of the older formats: proposals with all that members do about them. */
export const squadsVectors = () =>
  Array.from({ length: ROUNDS }, (_, index) => {
    const [multisigPda, creator, transactionIndex] = [key(), key(), BigInt(between(1, 2 ** 40))];
    const about = { multisigPda, transactionIndex, member: creator, memo: MEMOS[index % MEMOS.length] };
    const of = index % 3 === 2 ? changed : proposed;
    const { made, ...expected } = of(multisigPda, creator, transactionIndex, index);
    const rest = [
      instructions.proposalCreate({ ...about, creator, isDraft: index % 2 === 0 }),
      instructions.proposalApprove(about),
      ...(index % 4 === 0 ? [instructions.proposalReject(about)] : []),
      ...(index % 5 === 0 ? [instructions.proposalActivate(about)] : []),
    ];
    // the last of each group approves what stands elsewhere
    const isSeen = index % 6 !== 5;
    const message = new TransactionMessage({
      payerKey: creator,
      recentBlockhash: BLOCKHASH,
      instructions: isSeen ? [made, ...rest] : rest,
    });
    const compiled = index % 2 === 0 ? message.compileToV0Message() : message.compileToLegacyMessage();
    return {
      id: `squads ${index}`,
      content: Buffer.from(compiled.serialize()).toString('base64'),
      signer: creator.toBase58(),
      multisig: multisigPda.toBase58(),
      proposal: getProposalPda({ multisigPda, transactionIndex })[0].toBase58(),
      isSeen,
      ...(isSeen && { kept: getTransactionPda({ multisigPda, index: transactionIndex })[0].toBase58(), ...expected }),
    };
  });
