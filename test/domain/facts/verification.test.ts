import { expect } from 'chai';
import { type ApprovalJudgement, judgeApproval } from '../../../domain/facts/token/approval-size.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import {
  contractVerification,
  type ContractVerification,
  isVerifiedByOwnSources,
} from '../../../domain/facts/contract/verification.js';
import { KIND_RULES } from '../../../domain/intent/intent.js';
import type { ApprovalAmount } from '../../../domain/intent/approval-amount.js';
import { failModeOf } from '../../../domain/policy/policy.js';
import type { ContractFacts } from '../../../domain/facts/contract/contract-facts.js';
import type { TokenFacts } from '../../../domain/facts/token/token-facts.js';
import {
  isOfficialTokenContract,
  tokenContractOf,
  tokenContractProblem,
  settledByRegistry,
} from '../../../domain/facts/token/token-contract.js';
import {
  baseUnits,
  CONTRACT,
  type IntentChanges,
  intentWith,
  OUTGOING_DEFAULT,
  RECIPIENT,
  tokens,
  UNLIMITED,
  USDC_ON_ETHEREUM,
} from '../../support/builders.js';
import { contractFacts, ETHER, factsFor, UNKNOWN_TOKEN, USDC } from '../../support/facts.js';
import { words } from '../../support/words.js';

const CALL: IntentChanges = { kind: 'call', contract: CONTRACT };
const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT };

/** What is known of the contract in question when these registries answered; null is one that did not. */
const verificationOf = (
  intent: IntentChanges,
  registries: readonly (Partial<ContractFacts> | null)[] = [{}],
  token: TokenFacts | null = USDC,
): ContractVerification => {
  const parsed = intentWith(intent);
  const facts = factsFor(parsed, { token });
  const [contract] = facts.contracts;
  if (contract === undefined) throw new Error('A registry is wired');
  const contracts = registries.map((changes) => ({
    ...contract,
    value: changes === null ? null : contractFacts(contract.value?.key ?? '', changes),
  }));
  return contractVerification(parsed, { ...facts, contracts }, parsed.contractVerified === true);
};

describe('the verification of a contract', () => {
  it('is that of a spender, of a contract that is called, of the token, or of the recipient', () => {
    const roles = [APPROVAL, { kind: 'approval' }, CALL, { contract: USDC_ON_ETHEREUM }, {}] as const;
    expect(roles.map((intent) => verificationOf(intent).role)).to.deep.equal(
      words(`
      spender spender called token recipient
    `),
    );
  });

  it('is unknown where no registry knows anything, and rests on no statement about another address', () => {
    expect(verificationOf(CALL)).to.deep.include({ verification: 'unknown', upgradeable: false });
    expect(verificationOf(CALL, [{ key: RECIPIENT, verified: true, upgradeable: true }])).to.deep.include({
      verification: 'unknown',
      upgradeable: false,
    });
  });

  it('is the strictest of what several registries say', () => {
    expect(verificationOf(CALL, [{}, { verified: true }]).verification).to.equal('verified');
    for (const registries of [
      [{ verified: true }, { verified: false }],
      [{ verified: false }, { verified: true }, {}],
    ])
      expect(verificationOf(CALL, registries).verification).to.equal('unverified');
    expect(verificationOf(CALL, [{ upgradeable: false }, { upgradeable: true }]).upgradeable).to.equal(true);
  });

  it('is settled by the caller’s claim only where every registry answered to know nothing', () => {
    const claimed = (registries: readonly (Partial<ContractFacts> | null)[], intent: IntentChanges = CALL): string =>
      verificationOf({ ...intent, contractVerified: true }, registries).verification;
    expect([claimed([{}]), claimed([{}, {}]), claimed([{}], APPROVAL)]).to.deep.equal([
      'claimed',
      'claimed',
      'claimed',
    ]);
    expect([claimed([{}, null]), claimed([null]), claimed([])], 'a registry is out, or there is none').to.deep.equal([
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(claimed([{}], {}), 'a recipient is no contract').to.equal('unknown');
    expect(verificationOf({ ...CALL, contractVerified: false }).verification).to.equal('unknown');
  });

  it('is settled by the caller’s claim also where a source does not cover the chain, but not where it is out', () => {
    const parsed = intentWith({ ...CALL, contractVerified: true });
    const facts = factsFor(parsed);
    const ofOther = (status: 'not_supported' | 'unavailable') =>
      facts.contracts.map(({ coverage }) => ({ value: null, coverage: { ...coverage, status } }));
    const withOther = (status: 'not_supported' | 'unavailable') =>
      contractVerification(parsed, { ...facts, contracts: [...facts.contracts, ...ofOther(status)] }, true);
    expect(withOther('not_supported').verification).to.equal('claimed');
    expect(withOther('unavailable').verification).to.equal('unknown');
  });

  it('rests on sources of the service itself, or on the word of a vendor alone', () => {
    const intent = intentWith(CALL);
    const byOwnSources = (verified: true | null, vendors: true | false, token = USDC): boolean => {
      const facts = factsFor(intent, { token, contract: { verified } });
      const vendor = { value: contractFacts(CONTRACT, { verified: vendors }), coverage: { kind: 'external' } };
      const contracts = [...facts.contracts, { ...facts.contracts[0], ...vendor } as (typeof facts.contracts)[number]];
      const known = contractVerification(intent, { ...facts, contracts }, false);
      return isVerifiedByOwnSources(known, intent, { ...facts, contracts });
    };
    expect([byOwnSources(true, true), byOwnSources(null, true)]).to.deep.equal([true, false]);
    expect(byOwnSources(true, false), 'a vendor may speak against it').to.equal(false);
    const ofToken = { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'TKN' }] };
    expect(byOwnSources(null, true, ofToken), 'the token registry knows it').to.equal(true);
  });

  it('is what a vendor says only where our own registry knows nothing, but what either says against it counts', () => {
    const intent = intentWith({ ...CALL, contractVerified: true });
    const known = (own: boolean | null, vendors: boolean | null): string => {
      const facts = factsFor(intent, { contract: { verified: own } });
      const vendor = { value: contractFacts(CONTRACT, { verified: vendors }), coverage: { kind: 'external' } };
      const contracts = [...facts.contracts, { ...facts.contracts[0], ...vendor } as (typeof facts.contracts)[number]];
      return contractVerification(intent, { ...facts, contracts }, true).verification;
    };
    expect([known(null, true), known(true, null), known(true, true)]).to.deep.equal(Array(3).fill('verified'));
    const accused = [known(true, false), known(false, true), known(null, false), known(false, null)];
    expect(accused).to.deep.equal(Array(4).fill('unverified'));
    expect(known(null, null)).to.equal('claimed');
  });

  it('of a spender is unknown while the token registry, which could call it a token, is out', () => {
    expect(verificationOf(APPROVAL, [{ verified: true }]).verification).to.equal('verified');
    expect(verificationOf(APPROVAL, [{ verified: true }], null).verification).to.equal('unknown');
    expect(verificationOf(APPROVAL, [{ verified: false }], null).verification).to.equal('unverified');
    expect(verificationOf(CALL, [{ verified: true }], null).verification).to.equal('verified');
  });
});

describe('the contract of a token', () => {
  const withOther: TokenFacts = { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'OTHER' }] };

  it('is official by the very key alone', () => {
    expect([
      isOfficialTokenContract(withOther, CONTRACT),
      isOfficialTokenContract(withOther, USDC_ON_ETHEREUM),
    ]).to.deep.equal([true, true]);
    expect([isOfficialTokenContract(withOther, RECIPIENT), isOfficialTokenContract(null, CONTRACT)]).to.deep.equal([
      false,
      false,
    ]);
  });

  it('is meant by contract_address in a transfer, in an escrow where it is some token’s, and never without one', () => {
    const isMeant = (intent: IntentChanges, token: TokenFacts | null = USDC): boolean =>
      tokenContractOf(intentWith(intent), token) !== null;
    expect([isMeant({ contract: CONTRACT }), isMeant({ kind: 'escrow', contract: CONTRACT }, withOther)]).to.deep.equal(
      [true, true],
    );
    expect([
      isMeant({}),
      isMeant({ kind: 'escrow' }),
      isMeant({ kind: 'escrow', contract: CONTRACT }),
      isMeant(CALL),
    ]).to.deep.equal([false, false, false, false]);
    expect(isMeant({ kind: 'escrow', contract: 'nonsense' })).to.equal(false);
  });

  it('is wrong where another is given, or any for a currency that has none', () => {
    const problem = (contract: string | null, token: TokenFacts) =>
      tokenContractProblem(intentWith({ contract }), token);
    expect([problem(USDC_ON_ETHEREUM, USDC), problem(CONTRACT, USDC), problem(CONTRACT, ETHER)]).to.deep.equal([
      null,
      'not_official',
      'native_has_no_contract',
    ]);
    expect(
      [problem(null, USDC), problem('nonsense', USDC), problem('nonsense', ETHER), problem(CONTRACT, UNKNOWN_TOKEN)],
      'nothing to compare',
    ).to.deep.equal([null, null, null, null]);
  });
});

describe('the kind of an intent that names a contract and no type', () => {
  const INFERRED: IntentChanges = { kind: 'call', kindRule: 'contract_address', contract: USDC_ON_ETHEREUM };
  const kindOf = (changes: IntentChanges, token: TokenFacts | null = USDC) => {
    const { kind, kindRule } = settledByRegistry(intentWith({ ...INFERRED, ...changes }), token);
    return [kind, kindRule];
  };

  it('is a payment where the contract is the own one of the token that is named', () => {
    expect(kindOf({})).to.deep.equal(['transfer', 'token_contract']);
    expect(settledByRegistry(intentWith(INFERRED), USDC)).to.deep.equal(
      intentWith({ kind: 'transfer', kindRule: 'token_contract', contract: USDC_ON_ETHEREUM, contractIsToken: true }),
    );
  });

  it('stays a call for any other contract, that of another token included, and while the registry is out', () => {
    const other = { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'OTHER' }] };
    expect([
      kindOf({ contract: CONTRACT }),
      kindOf({ contract: CONTRACT }, other),
      kindOf({ contract: 'nonsense' }),
      kindOf({}, null),
      kindOf({}, UNKNOWN_TOKEN),
      kindOf({}, ETHER),
    ]).to.deep.equal(Array.from({ length: 6 }, () => ['call', 'contract_address']));
  });

  it('is left as it is where it was sent, or inferred from anything else', () => {
    for (const kindRule of KIND_RULES.filter((rule) => rule !== 'contract_address'))
      expect(kindOf({ kindRule })).to.deep.equal(['call', kindRule]);
  });
});

describe('an allowance beside the amount', () => {
  const cases: readonly (readonly [ApprovalJudgement, ApprovalAmount | null, TokenFacts | null])[] = [
    ['none', null, USDC],
    ['unlimited', UNLIMITED, USDC],
    ['revocation', tokens('0.00'), USDC],
    ['revocation', baseUnits('0x0'), null],
    ['within', baseUnits('0xee6b280'), USDC],
    ['exceeds', tokens('99999999'), USDC],
    ['unlimited', tokens('100000000'), USDC],
    ['exceeds', tokens('999999999999'), { ...USDC, referencePriceUsd: '0.0001' }],
    ['unlimited', tokens('1000000000000'), { ...USDC, referencePriceUsd: '0.0001' }],
    ['exceeds', tokens('9999999999'), { ...USDC, referencePriceUsd: null }],
    ['unlimited', tokens('10000000000'), { ...USDC, referencePriceUsd: null }],
    ['unlimited', baseUnits(`0x1${'0'.repeat(24)}`), { ...USDC, decimals: 18, referencePriceUsd: '0.0000000001' }],
    ['incomparable', baseUnits(`0x${'f'.repeat(23)}e`), UNKNOWN_TOKEN],
    ...[16, 18, 24, 32, 40, 64].map(
      (digits) => ['unlimited', baseUnits(`0x${'f'.repeat(digits)}`), UNKNOWN_TOKEN] as const,
    ),
    ['within', tokens('250'), USDC],
    ['within', tokens('252.5'), USDC],
    ['exceeds', tokens('252.500000000000000001'), USDC],
    ['within', baseUnits('0xf0cd820'), USDC],
    ['exceeds', baseUnits('0xf0cd821'), USDC],
    ['within', tokens('1'), null],
    ['within', baseUnits('0x1'), USDC],
    ['incomparable', baseUnits('0xffffffff'), UNKNOWN_TOKEN],
    ['unlimited', baseUnits('0xffffffffffffffff'), null],
    ['unlimited', tokens('10000000000'), USDC],
  ];
  for (const [judgement, approval, token] of cases)
    it(
      `is ${judgement} for ${approval === null ? 'no approval' : approval.given}, of a token with ` +
        `${token === null ? 'an unanswered registry' : `${String(token.decimals)} decimals`}`,
      () => expect(judgeApproval(intentWith({ kind: 'approval', approval }), token)).to.equal(judgement),
    );
});

describe('the fail mode of a source', () => {
  it('is BLOCK only where the policy says BLOCK of that very source or capability', () => {
    const modeOf = (source: string, action: 'REVIEW' | 'BLOCK') =>
      failModeOf({ ...OUTGOING_DEFAULT, failModes: [{ source, action }] }, 'feed', 'address_screening');
    expect([modeOf('feed', 'BLOCK'), modeOf('address_screening', 'BLOCK')]).to.deep.equal(['BLOCK', 'BLOCK']);
    expect([modeOf('feed', 'REVIEW'), modeOf('another', 'BLOCK')]).to.deep.equal(['REVIEW', 'REVIEW']);
  });
});

describe('canonical JSON', () => {
  it('is made of JSON values alone', () =>
    expect(() => canonicalJson(undefined)).to.throw(TypeError, 'Only a JSON value has a canonical form'));
});
