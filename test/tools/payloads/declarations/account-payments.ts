import { currencyOf } from '../../../../domain/chains/index.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { type Change, change, less, STRANGER } from '../declaration.js';
import { drawAmount, type EvmChain, tokensOn, type World } from '../world.js';

const MAX = 2n ** 256n - 1n;

/** What an account with code does in one operation. */
export interface Inner {
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
}

/** A payment by an account with code, and what can be wrong with it: the same for every such account. */
export const paymentOf = (world: World, chain: EvmChain, index: number) => {
  const to = world.account(chain, `recipient ${index}`);
  const isNative = index % 3 === 0;
  const token = world.random.oneOf(tokensOn(chain));
  const amount = drawAmount(world, isNative ? 18 : token.decimals, isNative ? 2 : 90);
  const pay = (recipient: string, units: bigint, contract = token.contract): Inner =>
    isNative
      ? { to: recipient, value: units, data: '0x' }
      : { to: contract, value: 0n, data: encodeCall('transfer(address,uint256)', [recipient, units]) };
  const other = tokensOn(chain).find(({ contract }) => contract !== token.contract) ?? token;
  const changesBy = (of: (call: Inner) => PayloadMembers): readonly Change[] => [
    change('recipient', ['payload_recipient_mismatch'], of(pay(STRANGER, amount.units))),
    change('one base unit more', ['payload_amount_mismatch'], of(pay(to, amount.units + 1n))),
    change('ten times more', ['payload_amount_mismatch'], of(pay(to, amount.units * 10n))),
    change('token', ['payload_token_mismatch'], {
      ...of({ to: other.contract, value: 0n, data: encodeCall('transfer(address,uint256)', [to, amount.units]) }),
    }),
    change('approval instead', ['payload_type_mismatch'], {
      ...of({ to: token.contract, value: 0n, data: encodeCall('approve(address,uint256)', [to, MAX]) }),
    }),
    change('native value along', ['undeclared_native_value', 'payload_amount_mismatch', 'undeclared_action'], {
      ...of({ ...pay(to, amount.units), ...(isNative ? { value: amount.units * 2n } : { value: 5n }) }),
    }),
    less('one base unit less', of(pay(to, amount.units - 1n))),
  ];
  const declared = { to_address: to, token: isNative ? currencyOf(chain).symbol : token.symbol, amount: amount.tokens };
  return { right: pay(to, amount.units), declared, changesBy, theft: { ...pay(STRANGER, 1n) } };
};
