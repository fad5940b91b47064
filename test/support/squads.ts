import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import { programAddress } from '../../domain/payload/solana/associated-account.js';
import { SQUADS_PROGRAM, SYSTEM_PROGRAM } from '../../domain/payload/solana/program-addresses.js';
import { account, bytes, type Call, key, PAYER, u32, u64 } from './solana-messages.js';

const text = (of: string): Uint8Array => new TextEncoder().encode(of);

/** The first bytes of an instruction of a program that is made with Anchor. */
export const sighash = (name: string): Uint8Array => sha256(text(`global:${name}`)).slice(0, 8);

const derived = (...seeds: readonly Uint8Array[]): string =>
  base58.encode(programAddress([text('multisig'), ...seeds], key(SQUADS_PROGRAM)) ?? new Uint8Array(32));

export const MULTISIG = account(70);
export const VAULT = derived(key(MULTISIG), text('vault'), bytes(0));
export const keptAt = (index: number): string => derived(key(MULTISIG), text('transaction'), u64(index));
export const proposalAt = (index: number): string =>
  derived(key(MULTISIG), text('transaction'), u64(index), text('proposal'));

/** What a vault is to do, as the program keeps it: its accounts in the order in which they occur. */
export const vaultMessage = (calls: readonly Call[], lookups: readonly string[] = []): Uint8Array => {
  const named = calls.flatMap((call) => [...call.accounts.filter((one) => typeof one === 'string'), call.program]);
  const accounts = [...new Set([VAULT, ...named])];
  const place = (one: Call['accounts'][number]): number =>
    typeof one === 'string' ? accounts.indexOf(one) : accounts.length + one.lookup;
  return bytes(
    ...[1, 1, accounts.length - 1, accounts.length, ...accounts.map(key), calls.length],
    ...calls.map((call) =>
      bytes(
        ...[accounts.indexOf(call.program), call.accounts.length, call.accounts.map(place)],
        ...[call.data.length & 0xff, call.data.length >> 8, call.data],
      ),
    ),
    ...[lookups.length, ...lookups.map((table) => bytes(key(table), 1, 0, 0))],
  );
};

interface VaultCall {
  readonly program: string | null;
  readonly accounts: readonly (string | null)[];
  readonly data: Uint8Array;
}

/** The other direction of {@link vaultMessage}, by fixed places: a second decoder beside that of the service. */
export const vaultCallsIn = (message: Uint8Array): readonly VaultCall[] => {
  const accounts = Array.from({ length: message[3] ?? 0 }, (_, index) =>
    base58.encode(message.subarray(4 + 32 * index, 36 + 32 * index)),
  );
  let at = 4 + 32 * accounts.length;
  const count = message[at] ?? 0;
  at += 1;
  return Array.from({ length: count }, () => {
    const program = accounts[message[at] ?? 0] ?? null;
    const places = message.subarray(at + 2, at + 2 + (message[at + 1] ?? 0));
    at += 2 + places.length;
    const length = (message[at] ?? 0) + 256 * (message[at + 1] ?? 0);
    const data = message.subarray(at + 2, at + 2 + length);
    at += 2 + length;
    return { program, accounts: [...places].map((place) => accounts[place] ?? null), data };
  });
};

export const squads = (
  name: string,
  accounts: Call['accounts'],
  ...args: readonly (number | readonly number[] | Uint8Array)[]
): Call => ({
  program: SQUADS_PROGRAM,
  accounts,
  data: bytes(sighash(name), ...args),
});

const counted = (of: Uint8Array): Uint8Array => bytes(u32(of.length), of);

export const proposeVault = (calls: readonly Call[], index = 7, member = PAYER): Call =>
  squads(
    'vault_transaction_create',
    [MULTISIG, keptAt(index), member, member, SYSTEM_PROGRAM],
    ...[0, 0, counted(vaultMessage(calls)), 0],
  );

/** `actions`: each with the number that says which it is. */
export const proposeConfig = (actions: readonly Uint8Array[], index = 7, member = PAYER): Call =>
  squads(
    'config_transaction_create',
    [MULTISIG, keptAt(index), member, member, SYSTEM_PROGRAM],
    ...[u32(actions.length), ...actions, 0],
  );

export const open = (index = 7, member = PAYER): Call =>
  squads('proposal_create', [MULTISIG, proposalAt(index), member, member, SYSTEM_PROGRAM], u64(index), 0);
export const approve = (index = 7, member = PAYER): Call =>
  squads('proposal_approve', [MULTISIG, member, proposalAt(index)], 0);
export const execute = (index = 7, member = PAYER): Call =>
  squads('vault_transaction_execute', [MULTISIG, proposalAt(index), keptAt(index), member]);

export const advanceNonce = (authority = PAYER): Call => ({
  program: SYSTEM_PROGRAM,
  accounts: [account(20), 'SysvarRecentB1ockHashes11111111111111111111', authority],
  data: bytes(u32(4)),
});
