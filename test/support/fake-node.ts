import { NOW_MS } from './builders.js';
import { decodeArguments, parseFunction } from '../../domain/payload/evm/abi.js';

/** What a node that is played by a test does with a call. Amounts: base units. */
export interface FakeMovement {
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
}

/** The call as a node gets it. */
export interface FakeCall {
  readonly from: string;
  readonly to: string;
  readonly input: string;
}

export interface FakeNode {
  /** The JSON that it answers to the JSON of a request: one call or a batch. */
  answer(request: unknown): object;
}

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const hex = (value: bigint | number): string => `0x${value.toString(16)}`;
const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** The head of its chain; the base fee of the next block is the same, since half of the gas is used. */
export const FAKE_HEAD = {
  number: '0x1406f40',
  hash: `0x${'ab'.repeat(32)}`,
  timestamp: hex(NOW_MS / 1_000 - 12),
  gasLimit: '0x1c9c380',
  gasUsed: '0xe4e1c0',
  baseFeePerGas: '0x3b9aca00',
  miner: `0x${'c0'.repeat(20)}`,
};

const PAYER = '0xca00000000000000000000000000000000000008';
const part = (number: number): string => PAYER.replace(/.$/, String(number));
const FRAME = { type: 'CALL', gas: '0x1', gasUsed: '0x1', input: '0x', value: '0x0' };
/** What the canary logs of the header that it is given. */
const HEADER_SUM = 0xca000000000000000000000000000000000000c0n + (1n << 200n) + 20_000_011n + 7n;
const PLACE_SUM = 1_000_003n + 4_000_000_007n;
const LOG = {
  address: part(1),
  topics: [`0x${word(0xca11ab1en)}`],
  data: `0x${word(HEADER_SUM)}${word(PLACE_SUM)}`,
};
const readValues = (values: readonly bigint[]): string => `0x${values.map((value) => word(1n) + word(value)).join('')}`;
const DONE = { status: '0x1', gasUsed: '0x5208', logs: [], returnData: '0x' };

/** The known answers of a node that does everything right, in the order in which it is asked. */
export const CANARY_RESULTS: readonly unknown[] = [
  [
    {
      number: '0x1',
      calls: [
        { ...DONE, logs: [LOG] },
        { ...DONE, returnData: readValues([0n, 5n, 3n, 92n, 42n]) },
      ],
    },
  ],
  {
    ...FRAME,
    from: PAYER,
    to: part(1),
    logs: [LOG],
    calls: [
      {
        ...FRAME,
        from: part(1),
        to: part(2),
        value: '0x7',
        error: 'execution reverted',
        calls: [{ ...FRAME, from: part(2), to: part(4), value: '0x7' }],
      },
      {
        ...FRAME,
        from: part(1),
        to: part(3),
        value: '0x5',
        calls: [{ ...FRAME, type: 'SELFDESTRUCT', from: part(3), to: part(5), value: '0x5' }],
      },
      { ...FRAME, from: part(1), to: part(6), value: '0x3' },
    ],
  },
  {
    pre: { [part(1)]: { balance: '0x64' } },
    post: { [part(1)]: { balance: '0x5c' }, [part(5)]: { balance: '0x5' }, [part(6)]: { balance: '0x3' } },
  },
  readValues([0n, 0n, 0n, 100n, 42n]),
];

const NATIVE = 10n ** 20n;
const HELD = 10n ** 12n;
const ENTRY_DIGITS = 264;

/** What the state reader answers, where every account holds the same of every token, and after the call what moved. */
const readerAnswer = (
  code: string,
  input: string,
  moved: readonly FakeMovement[],
  gasPaid: (account: string) => bigint,
): string => {
  const [, begin = 0, end = 0] = (input.slice(2).match(/.{64}/g) ?? []).map((digits) => Number(`0x${digits}`));
  const entries = code.slice(2 + begin * 2, 2 + end * 2).match(new RegExp(`.{${ENTRY_DIGITS}}`, 'g')) ?? [];
  const results = entries.map((entry) => {
    const account = `0x${entry.slice(24, 64)}`;
    const [operation, selector] = [entry.slice(0, 2), entry.slice(64, 72)];
    if (operation === '01') return [1n, NATIVE - gasPaid(account)];
    if (operation !== '00') return [1n, 0n];
    if (selector !== '70a08231') return [2n, 0n];
    const holder = `0x${entry.slice(96, 136)}`;
    const own = moved.filter(({ token }) => token === account);
    return [
      1n,
      own.reduce(
        (sum, one) => sum + (one.to === holder ? one.units : 0n) - (one.from === holder ? one.units : 0n),
        HELD,
      ),
    ];
  });
  return `0x${results.map(([status, value]) => word(status ?? 0n) + word(value ?? 0n)).join('')}`;
};

const logsOf = (moved: readonly FakeMovement[]) =>
  moved.map(({ token, from, to, units }) => ({
    address: token,
    topics: [TRANSFER, `0x${word(from)}`, `0x${word(to)}`],
    data: `0x${word(units)}`,
  }));

/** The movement that the bytes of an ERC-20 transfer ask for; none where they ask for something else. */
export const askedTransfer = ({ from, to, input }: FakeCall): readonly FakeMovement[] => {
  const values = decodeArguments(parseFunction('transfer(address,uint256)')?.inputs ?? [], `0x${input.slice(10)}`);
  return values === null ? [] : [{ token: to, from, to: String(values[0]), units: values[1] as bigint }];
};

const GAS_USED = 50_000n;

const simulated = (params: readonly unknown[], move: (call: FakeCall) => readonly FakeMovement[]): unknown => {
  const [{ blockStateCalls }] = params as [{ blockStateCalls: readonly SimulatedBlock[] }];
  const {
    blockOverrides,
    calls = [],
    stateOverrides = {},
  } = blockStateCalls[blockStateCalls.length - 1] as SimulatedBlock;
  const code = (account: string): string => stateOverrides[account]?.code ?? '0x';
  const place = Math.floor((calls.length - 1) / 2);
  const call = calls[place] as SimulatedCall;
  const moved = move(call);
  const price = BigInt(call.maxFeePerGas ?? call.gasPrice ?? '0x0');
  const paid = (account: string): bigint => (account === call.from ? GAS_USED * price : 0n);
  const answers = calls.map(({ input, to }, index) => {
    if (index === place) return { ...DONE, gasUsed: hex(GAS_USED), logs: logsOf(moved) };
    const isAfter = index > place;
    return { ...DONE, returnData: readerAnswer(code(to), input, isAfter ? moved : [], isAfter ? paid : () => 0n) };
  });
  // those before it are empty, and of those of a trial nothing is known
  const before = blockStateCalls
    .slice(0, -1)
    .map((one) => ({ ...placeOf(one), calls: (one.calls ?? []).map(() => DONE) }));
  return [...before, { ...placeOf({ blockOverrides }), calls: answers }];
};

const placeOf = ({ blockOverrides: { number, time } }: Pick<SimulatedBlock, 'blockOverrides'>) => ({
  number,
  timestamp: time,
});

interface SimulatedCall extends FakeCall {
  readonly maxFeePerGas?: string;
  readonly gasPrice?: string;
}
interface SimulatedBlock {
  readonly blockOverrides: { readonly number: string; readonly time: string };
  readonly stateOverrides?: Readonly<Record<string, { readonly code?: string }>>;
  /** Left out of a block that only counts on. */
  readonly calls?: readonly SimulatedCall[];
}

const traceOf = (params: readonly unknown[], move: (call: FakeCall) => readonly FakeMovement[]): unknown => {
  const [call, , { tracer, tracerConfig }] = params as [TracedCall, unknown, TracerOptions];
  if (tracer === 'callTracer')
    return {
      ...FRAME,
      from: call.from,
      to: call.to,
      input: call.input,
      gasUsed: hex(GAS_USED),
      logs: logsOf(move(call)),
    };
  if (tracerConfig.diffMode !== true) return {};
  const balance = hex(NATIVE - GAS_USED * BigInt(call.maxFeePerGas ?? 0));
  // a slot of the token stands for what moved
  return { pre: {}, post: { [call.from]: { balance }, [call.to]: { storage: { [SLOT]: SLOT } } } };
};

const SLOT = `0x${word(1n)}`;

interface TracerOptions {
  readonly tracer: string;
  readonly tracerConfig: { readonly diffMode?: boolean };
}

type TracedCall = FakeCall & { readonly maxFeePerGas?: string };
type Overrides = Readonly<Record<string, { readonly code?: string; readonly stateDiff?: object }>>;

/** Reads, where the overrides say so in the state that the traced call left. */
const readAfter = (
  params: readonly unknown[],
  traced: TracedCall | null,
  move: (call: FakeCall) => readonly FakeMovement[],
): unknown => {
  const [{ to, input }, , overrides] = params as [FakeCall, unknown, Overrides];
  const isAfter = traced !== null && Object.values(overrides).some(({ stateDiff }) => stateDiff !== undefined);
  const price = BigInt(traced?.maxFeePerGas ?? 0);
  const paid = (account: string): bigint => (isAfter && account === traced.from ? GAS_USED * price : 0n);
  return readerAnswer(overrides[to]?.code ?? '0x', input, isAfter ? move(traced) : [], paid);
};

/**
 * A node of Ethereum that does every call as `move` says, and pays for it. Without a request, or with one that is none,
 * it gives the answer to the canary.
 */
export const fakeNode = (move: (call: FakeCall) => readonly FakeMovement[] = askedTransfer): FakeNode => {
  let traced: TracedCall | null = null;
  const resultOf = ({ method, params }: Request): unknown => {
    switch (method) {
      case 'eth_chainId':
        return '0x1';
      case 'eth_getBlockByNumber':
      case 'eth_getBlockByHash':
        return FAKE_HEAD;
      case 'eth_getBalance':
        return hex(NATIVE);
      case 'eth_getCode':
        return '0x';
      case 'eth_getStorageAt':
        return `0x${word(0n)}`;
      case 'eth_getTransactionCount':
        return '0x1';
      case 'eth_simulateV1':
        return simulated(params, move);
      case 'debug_traceCall':
        traced = params[0] as TracedCall;
        return traceOf(params, move);
      case 'eth_call':
        return readAfter(params, traced, move);
      default:
        throw new Error(`The node that is played does not know ${method}`);
    }
  };
  const replyOf = (request: Request) => ({ jsonrpc: '2.0', id: request.id, result: resultOf(request) });
  return {
    answer: (request) => {
      if (!Array.isArray(request)) return isRequest(request) ? replyOf(request) : canaryReplies();
      const requests = request as readonly Request[];
      return isCanary(requests) ? canaryReplies() : requests.map(replyOf);
    },
  };
};

/** The canary alone asks for a simulation and a call in one request. */
export const isCanary = (requests: unknown): boolean =>
  Array.isArray(requests) &&
  ['eth_simulateV1', 'eth_call'].every((name) =>
    (requests as readonly Request[]).some(({ method }) => method === name),
  );

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && 'method' in value;

const canaryReplies = () => ['0x1', FAKE_HEAD, ...CANARY_RESULTS].map((result, id) => ({ jsonrpc: '2.0', id, result }));
