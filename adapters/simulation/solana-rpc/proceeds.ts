import type { ExecutedEffect, Proceeds, TokenProceeds } from '../../../domain/facts/simulation/execution.js';
import { ByteReader } from '../../../domain/payload/solana/byte-reader.js';
import { TOKEN_2022_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import type { JsonRpc } from '../../shared/json-rpc.js';
import { malformed } from '../../shared/node-answer.js';
import { tokenExtensions } from './account-state.js';
import { readAccounts } from './reads.js';
import type { RawAccount } from './wire.js';

/** What the sender has more of afterwards. */
export interface GainedToken {
  readonly mint: string;
  readonly units: bigint;
}

/** The tokens that an execution brings the sender. */
export const gainedTokens = (effects: readonly ExecutedEffect[], sender: string): readonly GainedToken[] =>
  effects.flatMap((effect) =>
    effect.kind === 'balance' && effect.account === sender && !effect.delta.startsWith('-')
      ? [effect.asset.address].flatMap((mint) => (mint === null ? [] : [{ mint, units: BigInt(effect.delta) }]))
      : [],
  );

/** Source: SPL Token-2022, `ExtensionType`. */
const TRANSFER_FEE = 1;
const NOT_TRANSFERABLE = 9;
const WHOLE_BPS = 10_000n;

/** The dearer of the fee now and the one that comes. Source: SPL Token-2022, `TransferFeeConfig`. */
const feeBpsOf = (extension: Uint8Array, units: bigint): number => {
  const reader = new ByteReader(extension);
  // who may change the fee, who may withdraw it, what is withheld
  reader.bytes(32 + 32 + 8);
  const fees = [0, 1].map(() => {
    const [, most, bps] = [reader.number(8), reader.number(8), reader.number(2)];
    // rounded up, as the program does
    const fee = (units * bps + WHOLE_BPS - 1n) / WHOLE_BPS;
    return fee < most ? fee : most;
  });
  if (!reader.isComplete) throw malformed('the fee of a token');
  const [now = 0n, next = 0n] = fees;
  const fee = now > next ? now : next;
  return units === 0n ? 0 : Number((fee * WHOLE_BPS) / units);
};

const tokenProceeds = ({ mint, units }: GainedToken, account: RawAccount | null): TokenProceeds => {
  if (account === null) throw malformed('a mint');
  const extensions = account.program === TOKEN_2022_PROGRAM ? tokenExtensions(account.data) : [];
  const fee = extensions.find(({ type }) => type === TRANSFER_FEE);
  return {
    token: mint,
    canMove: !extensions.some(({ type }) => type === NOT_TRANSFERABLE),
    feeBps: fee === undefined ? 0 : feeBpsOf(fee.value, units),
    givers: [],
    isNew: false,
  };
};

/** What the mints of these tokens say of moving them on, read in one request; undefined where there are none. */
export const readProceeds = async (
  rpc: JsonRpc,
  gained: readonly GainedToken[],
  slot: number,
  signal: AbortSignal,
): Promise<Proceeds | undefined> => {
  if (gained.length === 0) return undefined;
  const keys = gained.map(({ mint }) => mint);
  const [reply] = await rpc.batch([readAccounts.call(keys, slot)], signal);
  const { found } = readAccounts.answer(reply, keys.length, slot);
  return { tokens: gained.map((token, index) => tokenProceeds(token, found[index] ?? null)), wallets: [] };
};
