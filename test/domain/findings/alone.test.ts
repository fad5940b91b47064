import type { FindingCode } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { INTENT_KINDS } from '../../../domain/intent/intent.js';
import type { Policy } from '../../../domain/policy/policy.js';
import {
  CONTRACT,
  type IntentChanges,
  OUTGOING_DEFAULT,
  OUTGOING_STRICT,
  RECIPIENT,
  SENDER,
  tokens,
} from '../../support/builders.js';
import {
  evidenceAbout,
  type FactChanges,
  KNOWN_RECIPIENT,
  NO_HISTORY,
  USDC,
  usedRecipient,
} from '../../support/facts.js';
import { codesOf, decided, findingOf } from '../../support/deciding.js';
import type { Given } from './messages/told.js';

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
  readonly codes: readonly FindingCode[];
  readonly given: Given;
}
const says = (what: string, codes: readonly FindingCode[], given: Given): Case => ({ what, codes, given });

const CASES: readonly Case[] = [
  says('a misspelt address is no invalid one', ['address_checksum_mismatch'], {
    to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eB49',
  }),
  says('an invalid recipient is not a new one, nor a contract that is missing', ['invalid_recipient_address'], {
    to: 'nobody',
    facts: { history: NO_HISTORY },
  }),
  says('an invalid contract is only invalid', ['invalid_contract_address'], { ...CALL, contract: 'nonsense' }),
  says('an invalid token contract is only invalid', ['invalid_contract_address'], { contract: 'nonsense' }),
  says('an invalid spender is no unverified one', ['invalid_recipient_address', 'contract_missing'], {
    ...APPROVAL,
    contract: null,
    to: 'nobody',
  }),
  says('an unknown spender is no unverified contract', ['approval_spender_unverified'], APPROVAL),
  says('proceeds are not compared with an invalid sender', ['invalid_sender_address'], {
    kind: 'mint',
    contract: CONTRACT,
    from: 'nobody',
    facts: { contract: { verified: true } },
  }),
  says('proceeds are not compared with an invalid recipient', ['invalid_recipient_address'], {
    kind: 'mint',
    contract: CONTRACT,
    to: 'nobody',
    facts: { contract: { verified: true } },
  }),
  says('the size of an approval of a token without a price is not judged', ['value_unknown'], {
    ...APPROVAL,
    facts: { contract: { verified: true }, token: { ...USDC, referencePriceUsd: null } },
  }),
  says('splitting is not seen in a history that is out', ['screening_degraded'], {
    amount: '9000',
    facts: { history: null },
    policy: withThresholds({ structuringChecks: 1 }),
  }),
  says('haste is not seen where no source counted', [], {
    facts: { history: KNOWN_RECIPIENT },
    policy: withThresholds({ velocityChecksPerHour: 0 }),
  }),
  says('haste is no matter of an incoming payment', ['provenance_unclear'], {
    direction: 'incoming',
    facts: { history: { ...KNOWN_RECIPIENT, checksLastHour: 99 } },
    policy: OUTGOING_STRICT,
  }),
  says('past recipients are no matter of an incoming payment', ['provenance_unclear'], {
    direction: 'incoming',
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN)] } },
  }),
  says('a past recipient that does not look like this one is none', [], {
    facts: { history: { ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(SENDER)] } },
  }),
  says('a built-in program that is called is not paid', [], {
    ...CALL,
    contract: PRECOMPILE,
    to: PRECOMPILE,
    facts: { contract: { verified: true } },
  }),
  says('a built-in program in a swap is not paid', [], {
    kind: 'swap',
    contract: PRECOMPILE,
    to: PRECOMPILE,
    facts: { contract: { verified: true } },
  }),
  says('a built-in program in a mint is not paid', [], {
    kind: 'mint',
    contract: PRECOMPILE,
    to: PRECOMPILE,
    facts: { contract: { verified: true } },
  }),
  says('what is burnt in a call of another contract is burnt', ['burn_address_recipient', 'receiver_not_sender'], {
    ...CALL,
    to: PRECOMPILE,
    permissions: ['deposit'],
    facts: { contract: { verified: true } },
  }),
  says('an official symbol imitates no other', [], {
    token: 'USD₮0',
    facts: { token: { ...USDC, imitates: ['USDT'] } },
  }),
  says('a symbol is not called disguised while the registry is out', ['screening_degraded'], {
    facts: { token: null },
  }),
  says('a token sent to a contract that is called is not sent to its own', [], {
    kind: 'escrow',
    contract: CONTRACT,
    to: CONTRACT,
    facts: { contract: { verified: true } },
  }),
  says(
    'minting asks for admin rights only where it asks for more than minting',
    ['unverified_contract_admin_permissions'],
    { kind: 'mint', contract: CONTRACT, to: SENDER, permissions: ['mint', 'pause'] },
  ),
  says('the approval itself is no drain', ['approval_spender_unverified'], {
    ...APPROVAL,
    chain: 'solana',
    from: SOLANA_SENDER,
    to: SOLANA_SPENDER,
    contract: SOLANA_SPENDER,
    permissions: ['Approve', 'ApproveChecked'],
  }),
  says('any other drain in an approval is one', ['approval_spender_unverified', 'asset_drain_permission'], {
    ...APPROVAL,
    permissions: ['transferFrom'],
  }),
  says(
    'an unknown spender whose code can change is said to be so',
    ['approval_spender_unverified', 'unverified_upgradeable_contract'],
    { ...APPROVAL, facts: { contract: { upgradeable: true } } },
  ),
  says(
    'an approval inside another call is one, and a drain',
    ['approval_amount_unknown', 'approval_spender_unverified', 'asset_drain_permission'],
    {
      ...CALL,
      chain: 'solana',
      from: SOLANA_SENDER,
      to: SOLANA_SPENDER,
      contract: SOLANA_SPENDER,
      permissions: ['Approve'],
    },
  ),
];

describe('findings that stand alone', () => {
  for (const {
    what,
    codes,
    given: { facts, policy, ...intent },
  } of CASES)
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
