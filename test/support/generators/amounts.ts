import fc from 'fast-check';
import type { ApprovalAmount } from '../../../domain/intent/approval-amount.js';

/** Exact decimal text of an amount, 0 to 1e18. */
export const amounts = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('0', '1', '250', '8000', '9999.99', '10000', '1000000'),
    fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
    fc.tuple(fc.nat(), fc.nat(999_999)).map(([whole, part]) => `${String(whole)}.${String(part).padStart(6, '0')}`),
  );

export const approvalAmounts = (): fc.Arbitrary<ApprovalAmount> => {
  const decimal = amounts().map((value): ApprovalAmount => ({ kind: 'tokens', given: value, value }));
  const hex = fc
    .bigInt({ min: 0n, max: 2n ** 256n - 1n })
    .map(
      (value): ApprovalAmount => ({ kind: 'base_units', given: `0x${value.toString(16)}`, value: value.toString() }),
    );
  return fc.oneof(fc.constant<ApprovalAmount>({ kind: 'unlimited', given: 'max' }), decimal, hex);
};
