import { expect } from 'chai';
import type { FindingCode } from '../../../domain/verdict/finding.js';
import { INTENT_KINDS } from '../../../domain/intent/intent.js';
import type { Policy } from '../../../domain/policy/policy.js';
import {
  builtInPolicy,
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
  UNKNOWN_TOKEN,
  USDC,
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
    what: 'the size of an approval is not judged',
    intent: { ...APPROVAL, contractVerified: true },
    facts: { token: { ...USDC, referencePriceUsd: null } },
    codes: [],
  },
  {
    what: 'splitting is not seen in a history that is out',
    intent: { amount: '9000' },
    facts: { history: null },
    policy: withThresholds({ structuringChecks: 1 }),
    codes: ['screening_degraded'],
  },
  {
    what: 'haste is not seen where nobody counted',
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
    facts: { history: { ...KNOWN_RECIPIENT, lookalikeRecipients: [TWIN] } },
    codes: ['provenance_unclear'],
  },
  {
    what: 'a past recipient that does not look like this one is none',
    intent: {},
    facts: { history: { ...KNOWN_RECIPIENT, lookalikeRecipients: [SENDER] } },
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
    intent: { ...CALL, to: PRECOMPILE },
    facts: { contract: { verified: true } },
    codes: ['burn_address_recipient'],
  },
  {
    what: 'an official symbol imitates nobody',
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
    what: 'an approval inside another call is a drain',
    intent: {
      ...CALL,
      chain: 'solana',
      from: SOLANA_SENDER,
      to: SOLANA_SPENDER,
      contract: SOLANA_SPENDER,
      permissions: ['Approve'],
    },
    codes: ['asset_drain_permission', 'unverified_contract'],
  },
];

describe('findings that stand alone', () => {
  for (const { what, intent, facts, policy, codes } of CASES) {
    it(what, () => {
      expect(codesOf(intent, facts, policy)).to.deep.equal(codes);
    });
  }

  it('no rule fails where sources are out, whatever the type of the transaction', () => {
    const nothing: FactChanges = { history: null, token: null, contract: null, simulation: null, evidence: null };
    const evidence = [
      evidenceAbout(RECIPIENT),
      evidenceAbout(CONTRACT, { evidenceId: 'evd_b', category: 'mixer', basis: 'attribution' }),
    ];
    for (const direction of ['outgoing', 'incoming'] as const) {
      for (const kind of INTENT_KINDS) {
        for (const contract of [null, CONTRACT]) {
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
        }
      }
    }
  });

  it('the look-alike that is named is the same in whatever order history gives them', () => {
    const messageOf = (...lookalikeRecipients: readonly string[]): string =>
      findingOf(decided({}, { history: { ...KNOWN_RECIPIENT, lookalikeRecipients } }), 'recipient_lookalike').message;
    expect(messageOf(OTHER_TWIN, TWIN)).to.equal(messageOf(TWIN, OTHER_TWIN));
  });

  it('the numbers of a finding stand in the order of their evidence, whatever the order of facts', () => {
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

describe('texts that vouch for themselves', () => {
  for (const text of [
    ' safe ',
    'wallet_is_safe',
    'is*safe',
    '5afe address',
    'trust m3',
    'ver1f1ed',
    'leg1t',
    '7rusted',
    'ПРОВЕРЕНО',
    'адрес подтверждено',
    'подтверждён',
    'VERIFIZIERT',
    '已验证',
  ]) {
    it(`are seen through their spelling: ${text}`, () => {
      expect(codesOf({ counterpartyName: text })).to.include('self_asserted_trust');
    });
  }

  it('are no matter of digits that are digits', () => {
    for (const text of ['lot 5 afe', 'invoice 1177', 'B2B 4x4 GmbH', 'unit 3a'])
      expect(codesOf({ counterpartyName: text }), text).to.deep.equal([]);
  });
});

describe('provenance that is not clear', () => {
  const clean = {
    source: { id: 'feed', name: 'Feed', kind: 'external_feed' },
    basis: 'attribution',
    category: 'regulated_service',
    confidence: 0.95,
    observedAt: '2026-11-20T12:00:00.000Z',
    maxAgeSeconds: 864_000,
  } as const;
  const old = evidenceAbout(SENDER, { ...clean, evidenceId: 'evd_old', observedAt: '2026-01-01T00:00:00.000Z' });
  const incoming = (evidence: FactChanges['evidence'] & object, policy: Policy = builtInPolicy('incoming_default')) =>
    decided({ direction: 'incoming' }, { evidence }, policy);
  const codes = (...evidence: readonly (typeof old)[]): readonly FindingCode[] =>
    incoming(evidence).findings.map(({ code }) => code);

  it('is not made stale or incomplete by a source that attributes the address to nobody', () => {
    const decision = incoming([
      evidenceAbout(SENDER, {
        ...clean,
        category: 'unattributed',
        observedAt: '2026-01-01T00:00:00.000Z',
        missingParts: ['name'],
      }),
    ]);
    expect(decision.findings.map(({ code, evidenceIds }) => [code, evidenceIds])).to.deep.equal([
      ['provenance_unclear', []],
    ]);
  });

  it('stays stale beside a current statement that is incomplete', () => {
    expect(codes(old, evidenceAbout(SENDER, { ...clean, missingParts: ['name'] }))).to.deep.equal([
      'provenance_incomplete',
      'provenance_stale',
    ]);
  });

  it('is cleared at the very confidence that the policy asks for', () => {
    expect(codes(evidenceAbout(SENDER, { ...clean, confidence: 0.7 }))).to.deep.equal([]);
  });

  it('is called stale and not unclear, even where the policy makes unclear the stricter finding', () => {
    const policy: Policy = { ...builtInPolicy('incoming_default'), findingActions: { provenance_unclear: 'BLOCK' } };
    expect(incoming([old], policy).recommendedAction).to.equal('REVIEW');
  });
});

describe('a token that nobody knows', () => {
  it('is judged by its looks alone', () => {
    expect(codesOf({ token: 'PLAIN' }, { token: { ...UNKNOWN_TOKEN, imitates: [] } })).to.deep.equal([
      'token_not_recognized',
      'value_unknown',
    ]);
  });
});
