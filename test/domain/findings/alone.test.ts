import type { FindingCode } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { INTENT_KINDS } from '../../../domain/intent/intent.js';
import type { Policy } from '../../../domain/policy/policy.js';
import {
  CONTRACT,
  evidenceAbout,
  type FactChanges,
  type IntentChanges,
  KNOWN_RECIPIENT,
  NO_HISTORY,
  OUTGOING_DEFAULT,
  OUTGOING_STRICT,
  RECIPIENT,
  SENDER,
  tokens,
  USDC,
  usedRecipient,
} from '../../support/builders.js';
import { codesOf, decided, findingOf } from '../../support/deciding.js';

const CALL: IntentChanges = { kind: 'call', contract: CONTRACT };

const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT, approval: tokens('1') };

const TWIN = '0x5f3a11112222333344445555666677778888f924';

const OTHER_TWIN = '0x5f3c91112222333344445555666677778888f924';

const PRECOMPILE = '0x0000000000000000000000000000000000000004';

const SOLANA_SENDER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

const SOLANA_SPENDER = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';

const withThresholds = (changes: Partial<Policy['thresholds']>): Policy => ({
  ...OUTGOING_DEFAULT,
  thresholds: { ...OUTGOING_DEFAULT.thresholds, ...changes },
});

/** One thing is wrong, and exactly that is said. */
interface Case {
  readonly what: string;
  readonly intent: IntentChanges;
  readonly facts?: FactChanges;
  readonly policy?: Policy;
  readonly codes: readonly FindingCode[];
}

const CASES: readonly Case[] = [
  {
    what: 'a misspelt address is no invalid one',
    intent: { to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eB49' },
    codes: ['address_checksum_mismatch'],
  },
  {
    what: 'an invalid recipient is not a new one, nor a contract that is missing',
    intent: { to: 'nobody' },
    facts: { history: NO_HISTORY },
    codes: ['invalid_recipient_address'],
  },
  {
    what: 'an invalid contract is only invalid',
    intent: { ...CALL, contract: 'nonsense' },
    codes: ['invalid_contract_address'],
  },
  {
    what: 'an invalid token contract is only invalid',
    intent: { contract: 'nonsense' },
    codes: ['invalid_contract_address'],
  },
  {
    what: 'an invalid spender is no unverified one',
    intent: { ...APPROVAL, contract: null, to: 'nobody' },
    codes: ['invalid_recipient_address', 'contract_missing'],
  },
  { what: 'an unknown spender is no unverified contract', intent: APPROVAL, codes: ['approval_spender_unverified'] },
  {
    what: 'proceeds are not compared with an invalid sender',
    intent: { kind: 'mint', contract: CONTRACT, from: 'nobody' },
    facts: { contract: { verified: true } },
    codes: ['invalid_sender_address'],
  },
  {
    what: 'proceeds are not compared with an invalid recipient',
    intent: { kind: 'mint', contract: CONTRACT, to: 'nobody' },
    facts: { contract: { verified: true } },
    codes: ['invalid_recipient_address'],
  },
  {
    what: 'the size of an approval of a token without a price is not judged',
    intent: APPROVAL,
    facts: { contract: { verified: true }, token: { ...USDC, referencePriceUsd: null } },
    codes: ['value_unknown'],
  },
  {
    what: 'splitting is not seen in a history that is out',
    intent: { amount: '9000' },
    facts: { history: null },
    policy: withThresholds({ structuringChecks: 1 }),
    codes: ['screening_degraded'],
  },
  {
    what: 'haste is not seen where no source counted',
    intent: {},
    facts: { history: KNOWN_RECIPIENT },
    policy: withThresholds({ velocityChecksPerHour: 0 }),
    codes: [],
  },
  {
    what: 'haste is no matter of an incoming payment',
    intent: { direction: 'incoming' },
    facts: { history: { ...KNOWN_RECIPIENT, checksLastHour: 99 } },
    policy: OUTGOING_STRICT,
    codes: ['provenance_unclear'],
  },
  {
    what: 'past recipients are no matter of an incoming payment',
    intent: { direction: 'incoming' },
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN)] } },
    codes: ['provenance_unclear'],
  },
  {
    what: 'a past recipient that does not look like this one is none',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(SENDER)] } },
    codes: [],
  },
  {
    what: 'a built-in program that is called is not paid',
    intent: { ...CALL, contract: PRECOMPILE, to: PRECOMPILE },
    facts: { contract: { verified: true } },
    codes: [],
  },
  {
    what: 'a built-in program in a swap is not paid',
    intent: { kind: 'swap', contract: PRECOMPILE, to: PRECOMPILE },
    facts: { contract: { verified: true } },
    codes: [],
  },
  {
    what: 'a built-in program in a mint is not paid',
    intent: { kind: 'mint', contract: PRECOMPILE, to: PRECOMPILE },
    facts: { contract: { verified: true } },
    codes: [],
  },
  {
    what: 'what is burnt in a call of another contract is burnt',
    intent: { ...CALL, to: PRECOMPILE, permissions: ['deposit'] },
    facts: { contract: { verified: true } },
    codes: ['burn_address_recipient', 'receiver_not_sender'],
  },
  {
    what: 'an official symbol imitates no other',
    intent: { token: 'USD₮0' },
    facts: { token: { ...USDC, imitates: ['USDT'] } },
    codes: [],
  },
  {
    what: 'a symbol is not called disguised while the registry is out',
    intent: {},
    facts: { token: null },
    codes: ['screening_degraded'],
  },
  {
    what: 'a token sent to a contract that is called is not sent to its own',
    intent: { kind: 'escrow', contract: CONTRACT, to: CONTRACT },
    facts: { contract: { verified: true } },
    codes: [],
  },
  {
    what: 'minting asks for admin rights only where it asks for more than minting',
    intent: { kind: 'mint', contract: CONTRACT, to: SENDER, permissions: ['mint', 'pause'] },
    codes: ['unverified_contract_admin_permissions'],
  },
  {
    what: 'the approval itself is no drain',
    intent: {
      ...APPROVAL,
      chain: 'solana',
      from: SOLANA_SENDER,
      to: SOLANA_SPENDER,
      contract: SOLANA_SPENDER,
      permissions: ['Approve', 'ApproveChecked'],
    },
    codes: ['approval_spender_unverified'],
  },
  {
    what: 'any other drain in an approval is one',
    intent: { ...APPROVAL, permissions: ['transferFrom'] },
    codes: ['approval_spender_unverified', 'asset_drain_permission'],
  },
  {
    what: 'an unknown spender whose code can change is said to be so',
    intent: APPROVAL,
    facts: { contract: { upgradeable: true } },
    codes: ['approval_spender_unverified', 'unverified_upgradeable_contract'],
  },
  {
    what: 'an approval inside another call is one, and a drain',
    intent: {
      ...CALL,
      chain: 'solana',
      from: SOLANA_SENDER,
      to: SOLANA_SPENDER,
      contract: SOLANA_SPENDER,
      permissions: ['Approve'],
    },
    codes: ['approval_amount_unknown', 'approval_spender_unverified', 'asset_drain_permission'],
  },
];

describe('findings that stand alone', () => {
  for (const { what, intent, facts, policy, codes } of CASES)
    it(what, () => expect(codesOf(intent, facts, policy)).to.deep.equal(codes));

  it('no rule fails where sources are out, for any type of transaction', () => {
    const nothing: FactChanges = { history: null, token: null, contract: null, simulation: null, evidence: null };
    const evidence = [
      evidenceAbout(RECIPIENT),
      evidenceAbout(CONTRACT, { evidenceId: 'evd_b', category: 'mixer', basis: 'attribution' }),
    ];
    for (const direction of ['outgoing', 'incoming'] as const)
      for (const kind of INTENT_KINDS)
        for (const contract of [null, CONTRACT])
          for (const facts of [nothing, { ...nothing, evidence }]) {
            const { findings } = decided(
              {
                direction,
                kind,
                contract,
                approval: tokens('1'),
                permissions: ['setOwner', 'Approve'],
                counterpartyName: 'Example',
              },
              facts,
            );
            const failed = findings.flatMap(({ measures }) => measures).filter(({ name }) => name === 'failed_rule');
            expect(failed, `${direction} ${kind} ${String(contract)}`).to.deep.equal([]);
          }
  });

  it('the look-alike that is named is the same in any order in which history gives them', () => {
    const messageOf = (...keys: readonly string[]): string =>
      findingOf(
        decided({}, { history: { ...KNOWN_RECIPIENT, lookalikes: keys.map((key) => usedRecipient(key)) } }),
        'recipient_lookalike',
      ).message;
    expect(messageOf(OTHER_TWIN, TWIN)).to.equal(messageOf(TWIN, OTHER_TWIN));
  });

  it('the numbers of a finding stand in the order of their evidence, in any order of facts', () => {
    const record = { basis: 'attribution', category: 'gambling' } as const;
    const evidence = ['evd_c', 'evd_a', 'evd_b'].map((evidenceId) =>
      evidenceAbout(RECIPIENT, { ...record, evidenceId }),
    );
    const { measures, evidenceIds } = findingOf(decided({}, { evidence }), 'indirect_exposure');
    expect(evidenceIds).to.deep.equal(['evd_a', 'evd_b', 'evd_c']);
    expect(measures.map(({ name }) => name)).to.deep.equal([
      'confidence evd_a',
      'confidence evd_b',
      'confidence evd_c',
    ]);
  });
});
