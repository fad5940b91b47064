import { encodeCall } from '../../payload-bytes.js';
import type { Anvil } from '../anvil.js';
import { deploymentOf } from '../artefacts.js';
import { DEPLOYER, ETHER } from '../deployments.js';
import type { Deal } from './cases.js';
import { at, USD } from './world.js';

/** Tokens that cannot be sold, by their rule. Source: `Odd.sol`. */
export const FIXED: Readonly<Record<number, string>> = {
  0: 'only its owner may send',
  1: 'nobody may sell to the market',
  2: 'who bought it may not send',
  3: 'no spender may send',
  4: 'approvals fail',
  5: 'approvals do nothing',
  6: 'transfers answer no',
  7: 'transfers do nothing',
  8: 'transfers go to another',
  9: 'it is bound for a year',
  10: 'no more than dust may be sent',
  11: 'trading has not begun',
  12: 'transfers never end',
  13: 'no wallet may send',
  19: 'it keeps all',
  20: 'only a wallet may be its spender, no router',
  21: 'no spender may send for the one who signs',
  22: 'only the very rich may send',
  23: 'no other market may get it',
};

/** Tokens that keep more than a tenth. */
export const DEAR: Readonly<Record<number, string>> = {
  14: 'it keeps a half',
  15: 'it keeps 15 %',
  16: 'it keeps 99 %',
  17: 'it keeps 30 % of sales',
  18: 'it keeps 25 % of what a spender sends',
};

/** Tokens with odd rules that are honest. */
export const HONEST: Readonly<Record<number, string>> = {
  100: 'it is plain',
  101: 'its owner may pause it',
  102: 'its fee is nothing',
  103: 'it rebases',
  104: 'it keeps 1 %',
  105: 'it refuses some accounts',
  106: 'a wallet may hold 2 %',
  107: 'no more than 1 % at once',
  108: 'transfers answer nothing',
  109: 'who got it waits a minute',
  110: 'an approval goes to zero first',
  111: 'once in a block',
  112: 'it counts votes',
  113: 'nothing goes to itself or to nobody',
  114: 'amounts have 96 bits',
  115: 'it burns 2 %',
  116: 'it keeps 5 %',
  117: 'it keeps just a tenth',
  118: 'it tells contracts that they got it',
  119: 'it keeps 3 % in its first month',
  120: 'it shrinks by 1 % an hour',
};

const ZERO = `0x${'00'.repeat(20)}`;

/** A new token of this rule, on sale on the market that nobody knows: how it is bought for ether. */
export const onSale = async (node: Anvil, rule: number): Promise<Deal> => {
  const made = await node.sendAs(DEPLOYER.address, {
    ...{ gas: '0x4c4b40', input: deploymentOf('OddToken', 'uint256,address', [BigInt(rule), at('reserve')]) },
  });
  const token = made.contractAddress ?? ZERO;
  await node.sendAs(DEPLOYER.address, {
    ...{ gas: '0x4c4b40', to: at('exchange') },
    input: encodeCall('setUp(address,address[],uint256[])', [at('reserve'), [token], [USD]]),
  });
  const data = encodeCall('trade(address,uint256,address)', [ZERO, ETHER, token]);
  return { to: at('exchange'), data, value: ETHER };
};

/** A receipt that cannot be handed on: bought, or given. */
export const fixedReceipt = async (node: Anvil): Promise<{ readonly bought: Deal; readonly given: Deal }> => {
  const made = await node.sendAs(DEPLOYER.address, { gas: '0x4c4b40', input: deploymentOf('FixedReceipt') });
  const to = made.contractAddress ?? ZERO;
  return {
    bought: { to, data: encodeCall('lock(uint256)', [1n]), value: ETHER },
    given: { to, data: encodeCall('claim()', []), value: 0n },
  };
};
