import fc from 'fast-check';
import { parseAddress } from '../../../domain/intent/address.js';
import { type Chain, CHAINS } from '../../../domain/chains/index.js';
import { type Direction, INTENT_KINDS, KIND_RULES, type TransactionIntent } from '../../../domain/intent/intent.js';
import { intentOf } from '../../../domain/intent/intent-of.js';
import { addressTexts, keysOf } from './addresses.js';
import { amounts, approvalAmounts } from './amounts.js';
import { orNull } from './or-null.js';

const PERMISSIONS = [
  'approve',
  'transfer',
  'transferOwnership(address)',
  '0xf2fde38b',
  'pause()',
  'delegatecall',
  'setApprovalForAll',
  'permit',
  'multicall',
  'claim',
  'upgradeTo',
  'SetAuthority',
  'Approve',
  'swap',
  'mint',
  'decreaseAllowance',
  'revoke',
];

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
