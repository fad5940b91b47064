import type { FindingCode } from '../../../domain/findings/index.js';
import { type Chain, CHAINS } from '../../../domain/chains/index.js';
import { DIRECTIONS, type Direction } from '../../../domain/intent/intent.js';
import type { DispositionState } from '../../../domain/record/disposition.js';
import { recordText } from '../../../domain/record/record-text.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { ACTIONS, type Action } from '../../../domain/verdict/action.js';
import type { ListedCase } from '../../../ports/stores/check-index.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import { recordOf } from '../../http/support/records.js';
import { intentWith, NOW_MS } from '../../support/builders.js';
import { checkEntry, evmKey } from './fixtures.js';

/** What a check is made of, as far as it can be looked for. */
export interface CheckTraits {
  readonly action: Action;
  /** Of a policy on trial. */
  readonly shadowAction: Action | null;
  readonly riskScore: number;
  readonly findingCodes: readonly FindingCode[];
  readonly from: string;
  readonly to: string;
  readonly contract: string | null;
  readonly chain: Chain;
  readonly direction: Direction;
  readonly token: string;
  /** Null: no price. */
  readonly valueUsd: number | null;
  /** Of evidence about the recipient. */
  readonly source: string | null;
  readonly policyId: string;
  readonly intentReference: string | null;
  readonly counterpartyName: string | null;
}

/** Few values of each, so that checks have much in common. */
export const CHECK_TRAITS = {
  action: ACTIONS,
  finding: ['zero_amount', 'recipient_is_contract', 'unlimited_token_approval'] satisfies readonly FindingCode[],
  account: ['a', 'b', 'c', 'd'].map(evmKey),
  chain: CHAINS.filter((chain) => chain !== 'solana').slice(0, 3),
  direction: DIRECTIONS,
  token: ['USDC', 'usdc', 'ETH'],
  valueUsd: [null, 0, 0.001, 1, 999, 1_000, 1_001, 12_345.5, 1e19],
  source: [null, 'Example list', "another'list"],
  policyId: ['outgoing_default', 'careful'],
  intentReference: [null, 'invoice 17', 'Invoice-170 for Acme', 'ÜNÏCODE \ufb01ne', ''],
  counterpartyName: [null, 'Acme Ltd', 'Inv. 1'],
} as const;

export const ORDINARY: CheckTraits = {
  action: 'ALLOW',
  shadowAction: null,
  riskScore: 42,
  findingCodes: [],
  from: evmKey('sender'),
  to: evmKey('recipient'),
  contract: null,
  chain: 'ethereum',
  direction: 'outgoing',
  token: 'USDC',
  valueUsd: 250,
  source: null,
  policyId: 'outgoing_default',
  intentReference: 'invoice 17',
  counterpartyName: null,
};

export interface MadeCheck {
  readonly entry: CheckEntry;
  readonly traits: CheckTraits;
  readonly state: DispositionState;
  readonly assignee: string | null;
  /** Before anyone decided. */
  readonly listed: ListedCase;
}

const POLICY_VERSION = 3;
let made = 0;

/** The price is one dollar, so that the amount is the value. */
const amountOf = ({ valueUsd }: CheckTraits): string =>
  (valueUsd ?? 1).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 18 });

const recordWith = (traits: CheckTraits, base: CheckRecord): CheckRecord => {
  const { facts, decision } = base;
  const [finding] = decision.findings;
  const [screened] = facts.screening;
  const evidence = screened?.value?.evidence[0];
  if (
    finding === undefined ||
    evidence === undefined ||
    screened?.value === undefined ||
    screened.value === null ||
    facts.token.value === null
  )
    throw new Error('The record of tests has no finding, no evidence or no token');
  const { source } = traits;
  return {
    ...base,
    intent: intentWith({
      ...{ chain: traits.chain, direction: traits.direction, from: traits.from, to: traits.to },
      ...{ contract: traits.contract, token: traits.token, amount: amountOf(traits) },
      ...{ intentReference: traits.intentReference, counterpartyName: traits.counterpartyName },
    }),
    facts: {
      ...facts,
      token: {
        ...facts.token,
        value: { ...facts.token.value, referencePriceUsd: traits.valueUsd === null ? null : '1' },
      },
      screening: [
        {
          ...screened,
          value: {
            ...screened.value,
            evidence:
              source === null
                ? []
                : [{ ...evidence, subjectKey: traits.to, source: { ...evidence.source, id: source } }],
          },
        },
      ],
    },
    policy: { ...base.policy, policyId: traits.policyId, version: POLICY_VERSION },
    ...(traits.shadowAction !== null && {
      shadow: { policy: base.policy, verdict: { action: traits.shadowAction, codes: [] } },
    }),
    decision: {
      ...decision,
      riskScore: traits.riskScore,
      recommendedAction: traits.action,
      // a code may be found more than once
      findings: [...traits.findingCodes, ...traits.findingCodes].map((code) => ({ ...finding, code })),
    },
  };
};

/** A check as the service stores it, and what a list is to show of it. */
export const madeCheck = (
  traits: CheckTraits = ORDINARY,
  { checkedAtMs = NOW_MS, ...changes }: Partial<Pick<CheckEntry, 'scope' | 'checkedAtMs'>> = {},
): MadeCheck => {
  const requestId = `req_0${(made += 1).toString().padStart(25, '0')}`;
  const record = recordWith(traits, { ...recordOf(requestId), checkedAt: isoTime(checkedAtMs) });
  const { action, direction, findingCodes, chain, token, policyId, intentReference } = traits;
  return {
    ...{ traits, state: 'none', assignee: null },
    entry: checkEntry({
      ...{ requestId, checkedAtMs, action, direction, findingCodes, recordJson: recordText(record), ...changes },
    }),
    listed: {
      ...{ requestId, checkedAtMs, action, direction, findingCodes, chain, token, policyId, intentReference },
      ...{ kind: 'transfer', fromAddress: traits.from, toAddress: traits.to, amount: amountOf(traits) },
      ...{ valueUsd: traits.valueUsd, riskScore: traits.riskScore, policyVersion: POLICY_VERSION },
      counterparty: traits.counterpartyName === null ? null : { name: traits.counterpartyName, toldBy: 'caller' },
      ...{ state: 'none', assignee: null },
    },
  };
};
