import type { PayloadAction } from '../../action.js';
import { associatedTokenAddress } from '../associated-account.js';
import { TOKEN_PROGRAM } from '../program-addresses.js';
import { byTag, type Decoder, instruction, optionalAccountField, SOLANA_COIN } from '../program.js';

/**
 * Pools with the mint of their tokens. Source: jito-foundation/jito-omnidocs 3dd7f7ababcf, deployed programs;
 * marinade-finance/marinade-ts-sdk 05c7b2289459, marinade-config.ts. Version 1, 2026-11-29.
 */
const MINTS: ReadonlyMap<unknown, string> = new Map([
  ['Jito4APyf642JPZPx3hGc6WWJ8zPKtRbRs4P815Awbb', 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn'],
  ['8szGkuLTAux9XMgZ2vtY39jVSowEcpBfFfD8hXSEqdGC', 'mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So'],
]);

/** An account that is paid, pays the pool at once, and signs for that alone. Source: @solana/spl-stake-pool. */
const HELPER = 'Helper account';

/** The helper that pays for a stake, where the pool gets all that it was paid; null for none. */
export const helperPaying = ({ fields, amount }: PayloadAction, actions: readonly PayloadAction[]): string | null => {
  const helper = fields.find(({ label }) => label === HELPER)?.value;
  if (helper === undefined || amount === null) return null;
  const given = actions.filter(({ to }) => to === helper);
  if (given.some((one) => one.kind !== 'native_transfer' || one.amount === null)) return null;
  return given.reduce((sum, one) => sum + BigInt(one.amount ?? 0), 0n) <= BigInt(amount) ? helper : null;
};

/** Where among its accounts an instruction names the pool, its mint, who pays, and what gets the pool's tokens. */
interface Places {
  readonly pool: number;
  readonly mint: number;
  readonly from: number;
  readonly destination: number;
  readonly count: number;
}

/**
 * Coins for the tokens of a known pool, which go to the own account of who acts. A helper account of who pays may stand
 * between. Null for any other pool or account: what comes back there is not known.
 */
const deposit = (name: string, { pool, mint, from, destination, count }: Places): Decoder => {
  const read = instruction(name, ['u64'], count, ([amount], accounts, { acting }) => ({
    ...{ kind: 'wrap', asset: SOLANA_COIN, amount, to: acting },
    ...(accounts[from] === acting ? { from: acting } : { fields: optionalAccountField(HELPER, accounts[from]) }),
  }));
  return (data, accounts, scene) => {
    const token = MINTS.get(accounts[pool]);
    const { acting, derive } = scene;
    if (token === undefined || accounts[mint] !== token || !scene.isSigner(accounts[from])) return null;
    const own = typeof acting === 'string' ? associatedTokenAddress(acting, token, TOKEN_PROGRAM, derive) : null;
    return own !== null && accounts[destination] === own ? read(data, accounts, scene) : null;
  };
};

/** Source: solana-program/stake-pool, `StakePoolInstruction`. */
export const readStakePool = byTag(1, {
  14: deposit('DepositSol', { pool: 0, from: 3, destination: 4, mint: 7, count: 10 }),
});

/** The first eight bytes of the SHA-256 of `global:deposit`. Source: Anchor; marinade-ts-sdk, its IDL. */
const DEPOSIT = [242, 35, 198, 137, 82, 225, 242, 182];
const deposited = deposit('deposit', { pool: 0, mint: 1, from: 6, destination: 7, count: 11 });

export const readMarinade: Decoder = (data, accounts, scene) =>
  DEPOSIT.every((byte, place) => data[place] === byte)
    ? deposited(data.subarray(DEPOSIT.length), accounts, scene)
    : null;
