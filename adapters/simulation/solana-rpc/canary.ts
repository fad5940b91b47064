import { TOKEN_PROGRAM, WRAPPED_SOL } from '../../../domain/payload/solana/program-addresses.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { JsonRpc } from '../../shared/json-rpc.js';
import { readAccounts, readClock } from './reads.js';
import { resultOf } from '../../shared/node-answer.js';
import { keyIn } from './wire.js';

/** What a node was found to know. */
export interface SolanaCanary {
  /** Its newest confirmed slot. */
  readonly slot: number;
}

const DECIMALS_PLACE = 44;
const SOL_DECIMALS = 9;

/**
 * Asks a node, in one request, questions with known answers: the first block of its chain, its clock, and the mint of
 * wrapped SOL. Rejects where it belongs to another chain or reads state wrongly.
 */
export const runSolanaCanary = async (rpc: JsonRpc, checkpoint: string, signal: AbortSignal): Promise<SolanaCanary> => {
  const [genesis, accounts] = await rpc.batch(
    [{ method: 'getGenesisHash', params: [] }, readAccounts.call([WRAPPED_SOL], 0)],
    signal,
  );
  if (keyIn(resultOf(genesis, 'its first block'), 'its first block') !== checkpoint)
    throw new ProviderError('bad_response', 'The node has another first block: it belongs to another chain');
  const { slot, clock, found } = readAccounts.answer(accounts, 1, 0);
  readClock(clock, slot);
  const [mint] = found;
  if (mint?.program !== TOKEN_PROGRAM || mint.data[DECIMALS_PLACE] !== SOL_DECIMALS)
    throw new ProviderError('bad_response', 'The node does not know the mint of wrapped SOL');
  return { slot };
};
