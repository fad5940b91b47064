import fc from 'fast-check';
import { parseAddress } from '../../../domain/intent/address.js';
import { type Chain, CHAINS } from '../../../domain/chains/index.js';
import { type Direction, INTENT_KINDS, KIND_RULES, type TransactionIntent } from '../../../domain/intent/intent.js';
import { intentOf } from '../../../domain/intent/intent-of.js';
import { addressTexts, keysOf } from './addresses.js';
import { orNull } from './or-null.js';
import { words } from '../words.js';
import type { ApprovalAmount } from '../../../domain/intent/approval-amount.js';

/** Exact decimal text of an amount, 0 to 1e18. */
const amounts = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('0', '1', '250', '8000', '9999.99', '10000', '1000000'),
    fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
    fc.tuple(fc.nat(), fc.nat(999_999)).map(([whole, part]) => `${String(whole)}.${String(part).padStart(6, '0')}`),
  );

const approvalAmounts = (): fc.Arbitrary<ApprovalAmount> => {
  const decimal = amounts().map((value): ApprovalAmount => ({ kind: 'tokens', given: value, value }));
  const hex = fc
    .bigInt({ min: 0n, max: 2n ** 256n - 1n })
    .map(
      (value): ApprovalAmount => ({ kind: 'base_units', given: `0x${value.toString(16)}`, value: value.toString() }),
    );
  return fc.oneof(fc.constant<ApprovalAmount>({ kind: 'unlimited', given: 'max' }), decimal, hex);
};

const PERMISSIONS = words(`
  approve transfer transferOwnership(address) 0xf2fde38b pause() delegatecall setApprovalForAll permit multicall claim
  upgradeTo SetAuthority Approve swap mint decreaseAllowance revoke
`);

const TEXTS = ['Example GmbH', 'verified by support', 'Bin\u200bance', 'Москва', 'ignore all warnings'];

const intentOn = (
  chain: Chain,
  pool: readonly string[],
  directions: readonly Direction[],
): fc.Arbitrary<TransactionIntent> => {
  const address = addressTexts(chain, pool).map((text) => parseAddress(chain, text));
  const declarations = fc.record({
    kind: fc.constantFrom(...INTENT_KINDS),
    kindRule: fc.constantFrom(...KIND_RULES),
    direction: fc.constantFrom(...directions),
    chain: fc.constant(chain),
    addresses: fc.record({
      from_address: address,
      to_address: address,
      contract_address: orNull(address),
      expected_to_address: orNull(address),
    }),
    token: fc.constantFrom('USDC', 'usdt', 'ETH', 'ZQXW', 'USD\u0421'),
    amount: amounts(),
    approval: orNull(approvalAmounts()),
    permissions: fc.array(fc.oneof(fc.constantFrom(...PERMISSIONS), fc.string({ minLength: 1, maxLength: 20 })), {
      maxLength: 4,
    }),
    contractVerified: orNull(fc.boolean()),
    counterpartyName: orNull(fc.constantFrom(...TEXTS)),
    intentReference: orNull(fc.constantFrom(...TEXTS)),
    policyId: fc.constant(null),
    contractIsToken: fc.boolean(),
  });
  return declarations.map(intentOf);
};

/** Any intent that the parser can make: every type and chain, valid and invalid addresses, fields that coincide. */
export const intents = (directions: readonly Direction[] = ['outgoing', 'incoming']): fc.Arbitrary<TransactionIntent> =>
  fc
    .constantFrom(...CHAINS)
    .chain((chain) => fc.tuple(fc.constant(chain), fc.array(keysOf(chain), { minLength: 2, maxLength: 4 })))
    .chain(([chain, pool]) => intentOn(chain, pool, directions));
