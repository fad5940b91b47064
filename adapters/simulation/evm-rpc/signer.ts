import type { SignerKind } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { resultOf } from '../../shared/node-answer.js';
import type { EvmNode } from './endpoint.js';
import { hexBytesIn, quantityIn } from './wire.js';

/** Source: EIP-7702: the code of a delegated account. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/;

const kindOf = (code: string, nonce: bigint, balance: bigint): SignerKind => {
  if (code !== '0x') return DELEGATED.test(code) ? 'delegated' : 'contract';
  return nonce > 0n || balance > 0n ? 'key' : 'unused';
};

/** Whose signature over data is asked for; undefined for transactions, and where no node says it. */
export const signerOf = async (
  endpoints: readonly EvmNode[],
  { intent, payload }: Proposal,
  signal: AbortSignal,
): Promise<SignerKind | undefined> => {
  const signer = intent.sender.key;
  const [endpoint] = endpoints;
  if (payload === null || signer === null || endpoint === undefined) return undefined;
  if (payload.kind !== 'typed_data' && payload.kind !== 'message') return undefined;
  const methods = ['eth_getCode', 'eth_getTransactionCount', 'eth_getBalance'];
  try {
    const [code, nonce, balance] = await endpoint.rpc.batch(
      methods.map((method) => ({ method, params: [signer, 'latest'] })),
      signal,
    );
    return kindOf(
      hexBytesIn(resultOf(code, 'code'), 'code'),
      quantityIn(resultOf(nonce, 'a nonce'), 'a nonce'),
      quantityIn(resultOf(balance, 'a balance'), 'a balance'),
    );
  } catch {
    // it is told beside what is judged, and judges nothing
    return undefined;
  }
};
