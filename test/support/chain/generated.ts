import { type Random, seededRandom } from '../../tools/faults/support/random.js';
import { ACCOUNT_KINDS } from './account-kinds.js';
import type { Account } from './accounts.js';
import { ALICE, LIES, type Lie, SIGNS } from './deployments.js';
import { amount, calling, type Draw, type Drawn, other, wallet } from './drawing.js';
import { ORDINARY_KINDS } from './kinds.js';
import { type Fees, ORDINARY_FEES, type Unsigned } from './transactions.js';
import { nextNonceOf } from './world.js';

/** A transaction over the contracts of the test chain, as its next one of the sender. */
export interface Generated extends Unsigned {
  /** What it is, in words; `lie: …` and `watched: …` for the contracts that deceive. */
  readonly kind: string;
  readonly from: Account;
}

const GWEI = 10n ** 9n;
const GAS = 400_000n;

const FEES: readonly Fees[] = [
  ORDINARY_FEES,
  { gasPrice: 20n * GWEI },
  { maxFeePerGas: 90n * GWEI, maxPriorityFeePerGas: 5n * GWEI },
];

/** A lying token is sent, approved, or asked for a present: whichever it lies about. */
const lying =
  (lie: Lie): Draw =>
  (random) => {
    const [from, name] = [wallet(random), `lie ${lie}` as const];
    if (lie === 'burns as a mint') return calling(from, name, 'claim()');
    const isApproval = lie === 'approves silently' || lie === 'hides a transfer in an approval';
    const signature = `${isApproval ? 'approve' : 'transfer'}(address,uint256)`;
    return calling(from, name, signature, other(random, from), amount(random, 900));
  };

const KINDS: readonly (readonly [kind: string, draw: Draw])[] = [
  ...Object.entries({ ...ORDINARY_KINDS, ...ACCOUNT_KINDS }),
  ...LIES.map((lie) => [`lie: ${lie}`, lying(lie)] as const),
];

const complete = (chainId: number, random: Random, kind: string, drawn: Drawn): Generated => ({
  ...{ kind, chainId, nonce: nextNonceOf(drawn.from), value: 0n, gas: GAS, delegate: null },
  ...{ fees: drawn.delegate === undefined ? random.oneOf(FEES) : ORDINARY_FEES },
  ...drawn,
});

/**
 * Transactions for a chain, the same for the same seed: so many of each kind, and one to each contract that behaves
 * when it is watched. `balance`: Alice's ether before, wei.
 */
export const generateTransactions = (
  seed: number,
  balance: bigint,
  { chainId = 1, ofEach = 7 } = {},
): readonly Generated[] => {
  const random = seededRandom(seed);
  return [
    ...KINDS.flatMap(([kind, draw]) =>
      Array.from({ length: ofEach }, () => complete(chainId, random, kind, draw(random))),
    ),
    ...SIGNS.map((sign) =>
      complete(chainId, random, `watched: ${sign}`, calling(ALICE, `watcher ${sign}`, 'claim(uint256)', balance)),
    ),
  ];
};
