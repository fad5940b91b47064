import { readFileSync } from 'node:fs';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { inPlaceOfBlocks, type Lie, type SimulatedCall, withCalls } from './lying-node.js';

/**
 * A request of `eth_simulateV1` and what a node answered, as the JSON-RPC specification records them: one JSON object a
 * line. Source: ethereum/execution-apis, tests.
 */
export interface Exchange {
  readonly id: string;
  readonly kind: 'result' | 'error';
  readonly response: { readonly result?: readonly RecordedBlock[]; readonly error?: object };
}

interface RecordedBlock {
  readonly calls: readonly SimulatedCall[];
}

/** The exchanges of a file. Throws where a line is no JSON. */
export const readExchanges = (file: URL | string): readonly Exchange[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Exchange);

/** The last call that was recorded; null where there is none. */
const lastCallOf = ({ response }: Exchange): SimulatedCall | null =>
  response.result?.flatMap(({ calls }) => calls).at(-1) ?? null;

/** How an execution ended, as far as the answers of different nodes tell alike; null for none. */
export const statusOf = (execution: Execution | null): 'ok' | 'not ok' | null => {
  if (execution === null) return null;
  return execution.status === 'ok' ? 'ok' : 'not ok';
};

/** How an execution must have ended that was answered so. */
export const expectedStatus = (exchange: Exchange): ReturnType<typeof statusOf> => {
  const call = lastCallOf(exchange);
  if (call === null) return null;
  return call.status === '0x1' ? 'ok' : 'not ok';
};

/** How a node lies that answers with what was recorded: the call among its own reads, or the answer that has none. */
export const replaying = (exchange: Exchange): Lie => {
  const call = lastCallOf(exchange);
  return call === null
    ? inPlaceOfBlocks(exchange.response)
    : withCalls((calls, middle) => calls.map((one, place) => (place === middle ? call : one)));
};
