import { expiryOf } from './amounts.js';
import { accountField, accountOrNull, amountField, assetOf, permits } from './drafts.js';
import { contains, does, type CallEffect, type EvmCall, rowsOf } from './row.js';

const aave = rowsOf('Aave pool');
const lido = rowsOf('Lido withdrawal queue');

const STETH = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const WSTETH = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';

/** What a call takes, for whom, and the permit that it brings so that its contract may. */
interface PermitCall {
  readonly token: string;
  readonly taken: readonly [label: string, amount: bigint];
  readonly account: readonly [label: string, key: string];
  readonly permitted: bigint;
  readonly deadline: bigint;
}

const permitCall = (
  call: EvmCall,
  { token, taken, account, permitted, deadline }: PermitCall,
): readonly CallEffect[] => {
  const asset = assetOf(token);
  const fields = [amountField(...taken, asset), accountField(...account)];
  const permit = permits(asset, call.from, call.to, permitted, expiryOf(deadline));
  return [contains({ kind: 'call', from: call.from, fields }, [does(permit)])];
};

const withdrawal =
  (token: string) =>
  (
    [amounts, owner, [permitted, deadline]]: readonly [
      readonly bigint[],
      string,
      readonly [bigint, bigint, ...unknown[]],
    ],
    call: EvmCall,
  ): readonly CallEffect[] => {
    const sum = amounts.reduce((all, one) => all + one, 0n);
    // the null address is who calls
    const account = ['Recipient', accountOrNull(owner) ?? call.from] as const;
    return permitCall(call, { token, taken: ['Amount to give back', sum], account, permitted, deadline });
  };

/**
 * Calls that bring the permit which they need. Source: Aave 3, IPool; Lido, WithdrawalQueueERC721.
 */
export const PERMIT_CALL_ROWS = [
  aave(
    'supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)',
    ([token, amount, who, , deadline], call) =>
      permitCall(call, {
        ...{ token, taken: ['Amount to supply', amount], account: ['Recipient', who] },
        ...{ permitted: amount, deadline },
      }),
  ),
  aave(
    'repayWithPermit(address,uint256,uint256,address,uint256,uint8,bytes32,bytes32)',
    ([token, amount, , who, deadline], call) =>
      permitCall(call, {
        ...{ token, taken: ['Amount to repay', amount], account: ['Debtor', who] },
        ...{ permitted: amount, deadline },
      }),
  ),
  lido('requestWithdrawalsWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))', withdrawal(STETH)),
  lido(
    'requestWithdrawalsWstETHWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
    withdrawal(WSTETH),
  ),
];
