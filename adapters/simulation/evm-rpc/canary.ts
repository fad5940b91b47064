import { type Chain, currencyOf } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import {
  CANARY_CODE,
  CANARY_ENDS_CODE,
  CANARY_REVERTS_CODE,
  readerCode,
  readerInputs,
  readerOutput,
  type ReadGroup,
} from './reads.js';
import { readHead } from './header.js';
import { readLogs, evmWordsOf } from './logs.js';
import type { TrustedBlock } from './settings.js';
import { nativeMovements, readStateDiff, readTrace } from './trace.js';
import { objectIn, resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, listOrNoneIn, quantity, quantityIn, quantityWord } from './wire.js';

/** What a node was found to do right. */
export interface Features {
  readonly simulate: boolean;
  readonly trace: boolean;
  readonly diff: boolean;
  readonly overrides: boolean;
}

export interface EvmCanary {
  readonly features: Features;
  /** A block of the chain that the node knew. */
  readonly checkpoint: TrustedBlock;
}

/** What the chain says of accounts is there at every node that answers. */
export const levelOf = ({ simulate, trace, diff, overrides }: Features): number => {
  if (simulate) return trace && diff ? 4 : 3;
  if (trace && diff && overrides) return 3;
  return overrides ? 2 : 1;
};

/** The parts of the canary. Source: `yul/`. */
const part = (number: number): string =>
  `0xca000000000000000000000000000000000000${number.toString(16).padStart(2, '0')}`;
const [MAIN, REVERTS, ENDS, UNDONE, INHERITS, SENT, READER, PAYER, KEEPS] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(part) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const READS: ReadGroup = [
  ...[UNDONE, INHERITS, SENT, MAIN].map((account) => ({ what: 'native', account }) as const),
  { what: 'owner', account: KEEPS },
];
/** Answers with its first slot, which is 42. */
const KEEPS_CODE = '0x60005460005260206000f3';
const STATE = {
  [MAIN]: { code: CANARY_CODE, balance: '0x64' },
  [REVERTS]: { code: CANARY_REVERTS_CODE },
  [ENDS]: { code: CANARY_ENDS_CODE },
  [KEEPS]: { code: KEEPS_CODE, stateDiff: { [`0x${quantityWord(0n)}`]: `0x${quantityWord(42n)}` } },
  [READER]: { code: readerCode([READS], PAYER) },
  [PAYER]: { balance: quantity(10n ** 24n) },
};
const TOPIC = `0x${'ca11ab1e'.padStart(64, '0')}`;
/** What is left: of 100 wei 5 are inherited, 3 sent, and 7 come back from the frame that reverts. */
const BALANCES = '0,5,3,92';

const GAS = quantity(500_000);
/** Below every base fee that a chain has had for long; the block of the canary has it as its own. */
const FEE = 7n;
/** The header that the canary is executed under: it logs two sums of it. */
const HEADER = {
  baseFeePerGas: quantity(FEE),
  feeRecipient: part(0xc0),
  gasLimit: quantity(20_000_011),
  prevRandao: `0x${quantityWord(1n << 200n)}`,
};
/** Only a tracer is given these: a simulated block must follow the head. */
const PLACE = { number: quantity(1_000_003), time: quantity(4_000_000_007) };
const sumOf = (values: Readonly<Record<string, string>>): bigint =>
  Object.values(values).reduce((sum, value) => sum + BigInt(value), 0n);
const call = { from: PAYER, to: MAIN, input: '0x', gas: GAS };
const reading = { from: PAYER, to: READER, input: readerInputs([READS])[0], gas: quantity(2_000_000) };
const fees = { maxFeePerGas: quantity(FEE), maxPriorityFeePerGas: '0x0' };

/** Each feature with its question, and whether the answer is the known one. A node that refuses has not the feature. */
const QUESTIONS: Readonly<Record<keyof Features, { ask: JsonRpcCall; isRight: (result: unknown) => boolean }>> = {
  simulate: {
    ask: {
      method: 'eth_simulateV1',
      params: [
        {
          blockStateCalls: [
            {
              blockOverrides: HEADER,
              stateOverrides: STATE,
              calls: [
                { ...call, ...fees },
                { ...reading, ...fees },
              ],
            },
          ],
          validation: true,
        },
        'latest',
      ],
    },
    isRight: (result) => {
      const calls = listOrNoneIn(objectIn(listOrNoneIn(result, 'a canary')[0], 'a canary')['calls'], 'a canary');
      const [done, read] = calls.map((one) => objectIn(one, 'a canary'));
      const logs = readLogs(done?.['logs']);
      return (
        calls.length === 2 &&
        quantityIn(done?.['status'], 'a canary') === 1n &&
        logs.length === 1 &&
        logs[0]?.address === MAIN &&
        logs[0].topics.join() === TOPIC &&
        evmWordsOf(logs[0].data)[0] === sumOf(HEADER) &&
        readerOutput(READS, hexBytesIn(read?.['returnData'], 'a canary')).join() === `${BALANCES},42`
      );
    },
  },
  trace: {
    ask: {
      method: 'debug_traceCall',
      params: [
        { ...call, ...fees },
        'latest',
        {
          tracer: 'callTracer',
          tracerConfig: { withLog: true },
          blockOverrides: { ...HEADER, ...PLACE },
          stateOverrides: STATE,
        },
      ],
    },
    isRight: (result) => {
      const trace = readTrace(result);
      const moved = nativeMovements(trace).map(({ to, value }) => `${to} ${value}`);
      const logs = trace.frames.flatMap((frame) => frame.logs);
      return (
        moved.join() === [`${ENDS} 5`, `${INHERITS} 5`, `${SENT} 3`].join() &&
        logs.length === 1 &&
        logs[0]?.topics.join() === TOPIC &&
        evmWordsOf(logs[0].data).join() === [sumOf(HEADER), sumOf(PLACE)].join()
      );
    },
  },
  diff: {
    ask: {
      method: 'debug_traceCall',
      params: [call, 'latest', { tracer: 'prestateTracer', tracerConfig: { diffMode: true }, stateOverrides: STATE }],
    },
    isRight: (result) => {
      const { after } = readStateDiff(result);
      const balances = [UNDONE, INHERITS, SENT, MAIN].map((account) => after.get(account)?.balance ?? 0n);
      return balances.join() === BALANCES;
    },
  },
  overrides: {
    ask: { method: 'eth_call', params: [reading, 'latest', STATE] },
    isRight: (result) => readerOutput(READS, hexBytesIn(result, 'a canary')).join() === '0,0,0,100,42',
  },
};

const FEATURES = Object.keys(QUESTIONS) as (keyof Features)[];

const isThere = (feature: keyof Features, reply: JsonRpcReply | undefined): boolean => {
  if (reply?.ok !== true) return false;
  try {
    return QUESTIONS[feature].isRight(reply.result);
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
};

/**
 * Asks a node, in one request, questions with known answers. Rejects where it belongs to another chain: another chain
 * id, or another block at the checkpoint. A feature that is missing or wrong is no failure.
 */
export const runEvmCanary = async (
  rpc: JsonRpc,
  chain: Chain,
  checkpoint: TrustedBlock | null,
  signal: AbortSignal,
): Promise<EvmCanary> => {
  const tags = checkpoint === null ? ['finalized', 'latest'] : [quantity(checkpoint.number)];
  const replies = await rpc.batch(
    [
      { method: 'eth_chainId', params: [] },
      ...tags.map((tag) => ({ method: 'eth_getBlockByNumber', params: [tag, false] })),
      ...FEATURES.map((feature) => QUESTIONS[feature].ask),
    ],
    signal,
  );
  const blocks = replies.slice(1, 1 + tags.length);
  const features = replies.slice(1 + tags.length);
  assertChain(chain, resultOf(replies[0], 'its chain'));
  // a chain that finalises nothing yet has its first block seen as checkpoint
  const block = blocks.find((reply) => reply.ok && reply.result !== null);
  const { number, hash } = readHead(resultOf(block, 'the block of the checkpoint'));
  if (checkpoint !== null && (checkpoint.number !== number || checkpoint.hash !== hash))
    throw new ProviderError(
      'bad_response',
      'The node has another block at the checkpoint: it belongs to another chain',
    );
  return {
    features: Object.fromEntries(
      FEATURES.map((feature, index) => [feature, isThere(feature, features[index])]),
    ) as unknown as Features,
    checkpoint: { number, hash },
  };
};

/** Rejects a node of another chain. */
export const assertChain = (chain: Chain, chainId: unknown): void => {
  if (quantityIn(chainId, 'its chain').toString() !== currencyOf(chain).chainId)
    throw new ProviderError('bad_response', 'The node belongs to another chain than the settings say');
};
