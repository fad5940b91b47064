import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import type { Random } from '../../tools/faults/support/random.js';
import { encodeCall } from '../payload-bytes.js';
import type { Account } from './accounts.js';
import { addressOf, type Deployed, ETHER, WALLETS } from './deployments.js';
import { STRANGERS } from './truth.js';
import { collectiblesOf } from './world.js';

/** What a kind of transaction says; nonce, fees and gas are drawn by the generator where they are absent. */
export interface Drawn {
  readonly from: Account;
  /** Null deploys a contract. */
  readonly to: string | null;
  readonly data: string;
  readonly value?: bigint;
  readonly gas?: bigint;
  readonly delegate?: string;
}

/** How a kind of transaction is drawn. Most succeed; those named so revert. */
export type Draw = (random: Random) => Drawn;

export const UNLIMITED = 2n ** 256n - 1n;
export const MOST_OF_HUB = 2n ** 160n - 1n;
export const NO_DATA = '0x';

export const wallet = (random: Random): Account => random.oneOf(WALLETS);
/** Somebody else than the sender: a wallet or a stranger. */
export const other = (random: Random, from: Account): string =>
  random.oneOf([...WALLETS, ...STRANGERS].filter(({ address }) => address !== from.address)).address;
/** Thousandths of one. */
export const amount = (random: Random, most: number): bigint =>
  (BigInt(random.between(1, most * 1000)) * ETHER) / 1000n;

export const calling = (from: Account, name: Deployed, signature: string, ...values: readonly AbiValue[]): Drawn => ({
  ...{ from, to: addressOf(name) },
  data: encodeCall(signature, values),
});

/** One of the collectibles of a wallet. */
export const collectible = (random: Random, from: Account): bigint => random.oneOf(collectiblesOf(from));
