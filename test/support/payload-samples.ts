import { withAssets, type KnownAsset } from '../../domain/payload/assets.js';
import { type AbiValue, encodeArguments, parseFunction } from '../../domain/payload/evm/abi.js';
import { intentOfBytes } from '../../domain/actions/stated-by-bytes.js';
import type { PayloadRequest } from '../../domain/payload/payload-request.js';
import type { Proposal, SubmittedPayload } from '../../domain/payload/payload.js';
import { readPayload } from '../../domain/payload/read-payload.js';
import type { Execution } from '../../domain/facts/simulation/execution.js';
import { allowance, balance, control, ETH, executionWith, nodeFact, operator, paid, tokenAt } from './executions.js';
import { intentWith, type IntentChanges, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from './builders.js';
import { factsFor } from './facts.js';
import { HOSTILE_TEXTS, recordOf, type SampleRecord, SAMPLES } from './report-samples.js';

export const SPENDER = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf';

const KNOWN: ReadonlyMap<string, KnownAsset> = new Map([[USDC_ON_ETHEREUM, { symbol: 'USDC', decimals: 6 }]]);

/** Calldata of a function by its canonical signature. */
export const calldata = (signature: string, values: readonly AbiValue[]): string => {
  const parsed = parseFunction(signature);
  if (parsed === null) throw new Error(`No signature: ${signature}`);
  return parsed.selector + encodeArguments(parsed.inputs, values).slice(2);
};

export const transferData = (to = RECIPIENT, units = 250_000_000n): string =>
  calldata('transfer(address,uint256)', [to, units]);
export const approveData = (spender = SPENDER, units = 2n ** 256n - 1n): string =>
  calldata('approve(address,uint256)', [spender, units]);

/** Bytes as the service reads them before it judges, for the sender on Ethereum. */
export const submitted = (given: PayloadRequest): SubmittedPayload => {
  const { payload } = readPayload(given, { chain: 'ethereum', sender: SENDER, describe: () => null });
  const actions = withAssets(payload.actions, 'ethereum', KNOWN);
  return { ...payload, actions, given, askedBy: null, descriptionFailure: null, simulation: 'auto' };
};

/** A transaction that calls USDC, by what differs. */
export const transaction = (members: Readonly<Record<string, unknown>> = {}): SubmittedPayload =>
  submitted({
    kind: 'evm_transaction',
    content: {
      to: USDC_ON_ETHEREUM,
      data: transferData(),
      value: '0',
      gas: '100000',
      max_fee_per_gas: '2',
      max_priority_fee_per_gas: '1',
      nonce: 0,
      chain_id: 1,
      ...members,
    },
  });

/** A declared intent, a plain transfer of 250 USDC but for what differs, with bytes beside it. */
export const besideIntent = (payload: SubmittedPayload, intent: IntentChanges = {}): Proposal => ({
  intent: intentWith(intent),
  payload,
});

/** Bytes alone: the intent is read from them. */
export const bytesAlone = (payload: SubmittedPayload): Proposal => ({
  intent: intentOfBytes(payload, {
    chain: 'ethereum',
    from: SENDER,
    expectedTo: null,
    counterpartyName: null,
    intentReference: null,
    policyId: null,
  }),
  payload,
});

/** A check of bytes, decided as the service does. */
export const payloadSample = (number: number, { intent, payload }: Proposal): SampleRecord =>
  recordOf(number, intent, factsFor(intent), 'outgoing_default', payload);

/** A batch that pays what was declared, and lets somebody else spend all that is left. */
export const batchSample = (): SampleRecord => {
  const calls = [
    [USDC_ON_ETHEREUM, 0n, transferData()],
    [USDC_ON_ETHEREUM, 0n, approveData()],
  ] as const;
  const data = calldata('executeBatch((address,uint256,bytes)[])', [calls]);
  return payloadSample(70, besideIntent(transaction({ to: SENDER, data })));
};

/** Typed data whose every name and value is hostile. */
export const hostilePayloadSample = (): SampleRecord => {
  const [markup, bidirectional, long] = HOSTILE_TEXTS;
  const payload = submitted({
    kind: 'typed_data',
    content: {
      types: { EIP712Domain: [{ name: 'name', type: 'string' }], Order: [{ name: 'note', type: 'string' }] },
      primaryType: 'Order',
      domain: { name: markup },
      message: { note: bidirectional },
    },
  });
  const [first] = payload.actions;
  const asset = { address: null, symbol: markup, decimals: 6, tokenId: bidirectional };
  const actions =
    first === undefined
      ? []
      : [
          {
            ...first,
            kind: 'token_transfer' as const,
            asset,
            amount: '1',
            function: markup,
            target: long,
            source: bidirectional,
            fields: [{ label: markup, value: bidirectional, kind: 'text' as const, asset }],
          },
        ];
  const hostile: SubmittedPayload = { ...payload, actions, problem: markup, origin: markup, askedBy: bidirectional };
  return payloadSample(71, besideIntent(hostile));
};

/** A batch of as many payments as are asked for: each an action. */
export const longBatchSample = (count: number): SampleRecord => {
  const calls = Array.from({ length: count }, (_, index) => [
    USDC_ON_ETHEREUM,
    0n,
    transferData(SPENDER, BigInt(index)),
  ]);
  const data = calldata('executeBatch((address,uint256,bytes)[])', [calls]);
  return payloadSample(73, bytesAlone(transaction({ to: SENDER, data })));
};

/**
 * A call that a node executed: what is paid and what comes back, rights that are used up and given, and control; null:
 * by a node that did not answer.
 */
export const executedSample = (changes: Partial<Execution> | null = {}): SampleRecord => {
  const proposal = bytesAlone(transaction({ to: SPENDER, data: '0xdeadbeef' }));
  const usdc = tokenAt(USDC_ON_ETHEREUM, { symbol: 'USDC' });
  const execution = executionWith({
    effects: [
      ...paid(SENDER, SPENDER, usdc, 250_000_000n),
      balance(SENDER, ETH, 10n ** 17n),
      balance(SENDER, tokenAt(SPENDER, { decimals: null, tokenId: '7' }), 1n),
      allowance(SENDER, SPENDER, usdc, '0', '250000000'),
      allowance(SENDER, RECIPIENT, usdc, 'unlimited'),
      operator(SENDER, RECIPIENT, tokenAt(SPENDER)),
      control(SENDER, 'delegation', null, RECIPIENT),
    ],
    ...changes,
  });
  const facts = factsFor(proposal.intent);
  const simulation = [...facts.simulation, nodeFact(changes === null ? null : execution)];
  return recordOf(74, proposal.intent, { ...facts, simulation }, 'outgoing_default', proposal.payload);
};

/** The samples that people look at, with those that have bytes. */
export const ALL_SAMPLES: Readonly<Record<string, () => SampleRecord>> = {
  ...SAMPLES,
  'payload-declared': batchSample,
  'payload-alone': () => payloadSample(72, bytesAlone(transaction())),
  'payload-hostile': hostilePayloadSample,
  'payload-executed': () => executedSample(),
  'payload-not-executed': () => executedSample(null),
};
