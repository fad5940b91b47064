import type { Execution } from '../../facts/simulation/execution.js';
import type { CheckContext } from '../finding.js';
import { ownFlows } from './outflow.js';

/**
 * Whether an execution shows that the sender keeps what the bytes take from it for certain, in their one action: coins
 * less than all of them, tokens less than half, since some tokens give a part back. Such a node is wrong or lies.
 */
export const isContradicted = (execution: Execution, context: CheckContext): boolean => {
  const [action, ...others] = context.payload?.actions ?? [];
  const sender = context.intent.sender.key;
  if (execution.status !== 'ok' || action === undefined || others.length > 0) return false;
  const { kind, certainty, from, to, asset, amount } = action;
  const isMove = kind === 'native_transfer' || kind === 'token_transfer';
  if (!isMove || certainty !== 'exact' || from !== sender || to === sender) return false;
  if (asset === null || amount === null || amount === 'unlimited') return false;
  // of a function that ERC-20 and ERC-721 share, the bytes do not tell an amount from the number of an NFT
  const losses = ownFlows(execution, context).losses.filter((flow) => flow.asset.address === asset.address);
  if (losses.some((flow) => flow.asset.tokenId !== null)) return false;
  const lost = losses.reduce((sum, { units }) => sum + units, 0n);
  return kind === 'native_transfer' ? lost < BigInt(amount) : lost * 2n < BigInt(amount);
};
