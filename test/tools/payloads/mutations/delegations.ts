import { authorization, Transaction } from 'micro-eth-signer';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { accountOfKey, chainIdOf, encodeCall } from '../../../support/payload-bytes.js';
import type { Random } from '../../faults/support/random.js';
import { EVM_CHAINS, type EvmChain, tokensOn, worldOf } from '../world.js';

const KEY = `0x${'4'.repeat(64)}`;
/** MetaMask's delegator, which the registry knows. */
const DELEGATOR = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b';
const ZERO = `0x${'0'.repeat(40)}`;
const GAS = 250_000n;
const FEE = 30_000_000_000n;

/** A transaction of type 4 before it is written down. */
interface Delegating {
  readonly chainId: bigint;
  readonly to: string;
  readonly data: string;
  readonly authorizations: readonly ReturnType<typeof authorization.sign>[];
}

const membersOf = ({ chainId, to, data, authorizations }: Delegating) => ({
  ...{ chain_id: Number(chainId), to, value: '0', data, nonce: 7, gas: String(GAS), max_fee_per_gas: String(FEE) },
  max_priority_fee_per_gas: '1',
  authorization_list: authorizations.map((one) => ({
    ...{ chain_id: String(one.chainId), address: one.address, nonce: String(one.nonce) },
    ...{ y_parity: one.yParity, r: String(one.r), s: String(one.s) },
  })),
});

const written = ({ chainId, to, data, authorizations }: Delegating) =>
  Transaction.prepare(
    {
      ...{ type: 'eip7702', chainId, to, data, value: 0n, nonce: 7n, gasLimit: GAS, maxFeePerGas: FEE },
      ...{ maxPriorityFeePerGas: 1n, accessList: [], authorizationList: [...authorizations] },
    },
    false,
  );

/** As a wallet may be handed it: members, unsigned bytes, signed bytes. */
const FORMS: readonly ((delegating: Delegating) => NonNullable<PayloadMembers['transaction']>)[] = [
  membersOf,
  (delegating) => ({ raw: written(delegating).toHex({ includeSignature: false }) }),
  (delegating) => ({ raw: written(delegating).signBy(KEY, false).toHex() }),
];

/** One to three delegations, of one chain or of all: to known code, to unknown code, and taken back. */
const drawn = (random: Random, seed: number, chain: EvmChain, index: number): Delegating => {
  const world = worldOf(random, seed);
  const chainId = chainIdOf(chain);
  const authorizations = Array.from({ length: random.between(1, 3) }, (_, nonce) => {
    const address = random.oneOf([DELEGATOR, DELEGATOR, ZERO, world.account(chain, `delegate ${index}`)]);
    const given = { chainId: random.oneOf([chainId, chainId, 0n]), address, nonce: BigInt(nonce) };
    return authorization.sign(given, KEY, false);
  });
  const to = random.oneOf(tokensOn(chain)).contract;
  const payee = world.account(chain, `payee ${index}`);
  const data = random.oneOf(['0x', encodeCall('transfer(address,uint256)', [payee, 5n])]);
  return { chainId, to, data, authorizations };
};

/** Transactions of type 4 in every form on every EVM chain, and who sends them. Source: EIP-7702. */
export const delegatingTransactions = (random: Random, seed: number, perForm: number) =>
  EVM_CHAINS.flatMap((chain) =>
    FORMS.flatMap((form) =>
      Array.from({ length: perForm }, (_, index) => ({
        chain,
        sender: accountOfKey(KEY),
        members: { transaction: form(drawn(random, seed, chain, index)) },
      })),
    ),
  );
