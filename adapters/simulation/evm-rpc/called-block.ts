import type { JsonRpc } from '../../shared/json-rpc.js';
import { EXECUTOR_CODE, readerCode, readerInputs, readerOutput, type ReadValue } from './reads.js';
import { blockOverrides, type Head, type Header } from './header.js';
import type { BlockPlan, SimulatedBlock } from './simulated-block.js';
import { gasOf } from './transaction.js';
import { malformed, resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, quantity, quantityWord } from './wire.js';

const READER_GAS = 10_000_000n;
/** What the executor needs beside the call and the reader. */
const EXECUTOR_GAS = 2_000_000n;
const WORD_DIGITS = 64;

/**
 * The blocks of all headers for a node that can neither simulate nor trace: code at the place of the sender reads,
 * calls and reads again, within one `eth_call`. A contract can see that the sender has code, no logs are to be had, and
 * gas is not paid.
 */
export const callBlocks = async (
  rpc: JsonRpc,
  plan: BlockPlan,
  headers: readonly Header[],
  head: Head,
  signal: AbortSignal,
): Promise<readonly SimulatedBlock[]> => {
  const replies = await rpc.batch(
    headers.map((header) => ({ method: 'eth_call', params: parametersOf(plan, header, head) })),
    signal,
  );
  return headers.map((header, index) => {
    const output = hexBytesIn(resultOf(replies[index], 'an execution'), 'an execution').slice(2);
    const half = (output.length - WORD_DIGITS) / 2;
    const status = BigInt(`0x${output.slice(0, WORD_DIGITS)}`);
    if (status > 1n || half < 0 || half % (2 * WORD_DIGITS) !== 0) throw malformed('an execution');
    const valuesFrom = (at: number): readonly ReadValue[] =>
      readerOutput(plan.groups.flat(), `0x${output.slice(at, at + half)}`);
    return {
      header,
      status: status === 1n ? 'ok' : 'reverted',
      gasUsed: 0n,
      logs: null,
      output: '0x',
      before: valuesFrom(WORD_DIGITS),
      after: valuesFrom(WORD_DIGITS + half),
    };
  });
};

const parametersOf = ({ call, groups, reader, overrides }: BlockPlan, header: Header, head: Head) => {
  const gas = gasOf(call, header);
  const words = [BigInt(call.to ?? 0), call.value, gas, BigInt(reader.account), READER_GAS];
  // one call reads all groups
  const [input = '0x'] = readerInputs([groups.flat()]);
  return [
    {
      from: call.from,
      to: call.from,
      input: `0x${words.map(quantityWord).join('')}${input.slice(2)}${call.data.slice(2)}`,
      gas: quantity(gas + 2n * READER_GAS + EXECUTOR_GAS),
    },
    { blockHash: head.hash },
    {
      ...overrides,
      [call.from]: { ...overrides[call.from], code: EXECUTOR_CODE },
      [reader.account]: { code: readerCode(groups, call.sender) },
    },
    blockOverrides(header),
  ];
};
