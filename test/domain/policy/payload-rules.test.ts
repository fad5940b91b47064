import { expect } from 'chai';
import { decide, type Decision } from '../../../domain/decision/decide.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { Policy, PolicyCondition } from '../../../domain/policy/policy.js';
import type { RuleTrace } from '../../../domain/decision/trace.js';
import {
  NOW_MS,
  OUTGOING_DEFAULT,
  proposalOf,
  RECIPIENT,
  tokens,
  USDC_ON_ETHEREUM,
  intentWith,
} from '../../support/builders.js';
import { evidenceAbout, factsFor } from '../../support/facts.js';
import {
  approveData,
  batchSample,
  besideIntent,
  bytesAlone,
  calldata,
  SPENDER,
  submitted,
  transaction,
} from '../../support/payload-samples.js';

const OTHER = '0x2b5ad5c4795c026514f8317c7a215e218dccd6cf';

const withRule = (when: PolicyCondition, action: 'ALLOW' | 'REVIEW' | 'BLOCK' = 'BLOCK'): Policy => ({
  ...OUTGOING_DEFAULT,
  policyId: 'custom',
  rules: [{ ruleId: 'the-rule', description: 'A rule', when, action }],
});

const decided = (proposal: Proposal, policy: Policy, facts = factsFor(proposal.intent)): Decision =>
  decide(proposal, facts, policy, NOW_MS);

const ruleOf = ({ policyTrace }: Decision): RuleTrace => policyTrace.rules[0] ?? expect.fail('no rule was traced');
const matches = (proposal: Proposal, when: PolicyCondition): boolean =>
  ruleOf(decided(proposal, withRule(when))).matched;

const payment = (): Proposal => besideIntent(transaction());
const approval = (spender = SPENDER, units = 5_000_000n): Proposal =>
  besideIntent(transaction({ data: approveData(spender, units) }), {
    kind: 'approval',
    to: spender,
    amount: '0',
    approval: tokens((Number(units) / 1e6).toString()),
    contract: USDC_ON_ETHEREUM,
  });
const batch = (): Proposal => batchSample().record;

describe('policy: rules about what bytes do', () => {
  it('stops an allowance where the policy wants none, and lets the payment pass', () => {
    const policy = withRule({ actionKinds: ['allowance', 'permit', 'operator'] });
    expect(ruleOf(decided(approval(), policy)).matched).to.equal(true);
    expect(decided(approval(), policy).recommendedAction).to.equal('BLOCK');
    expect(decided(payment(), policy).recommendedAction).to.equal('ALLOW');
  });

  it('finds an action wherever it stands in the tree', () => {
    expect(matches(batch(), { actionKinds: ['allowance'] })).to.equal(true);
    expect(matches(batch(), { actionKinds: ['delegatecall'] })).to.equal(false);
  });

  it('finds a function by its signature or its name, in any letter case', () => {
    for (const name of ['approve', 'APPROVE', 'approve(address,uint256)', 'Approve(Address,uint256)'])
      expect(matches(batch(), { functions: [name] }), name).to.equal(true);
    for (const name of ['approv', 'approve(address)', 'pprove', 'approve(address,uint256)x', ''])
      expect(matches(batch(), { functions: [name] }), name).to.equal(false);
  });

  it('finds a spender of an allowance, and takes no recipient of a payment for one', () => {
    expect(matches(batch(), { spenders: [OTHER, SPENDER] })).to.equal(true);
    expect(matches(batch(), { spenders: [OTHER, RECIPIENT] })).to.equal(false);
  });

  it('finds the operator of a whole collection', () => {
    const data = (approved: boolean) => calldata('setApprovalForAll(address,bool)', [SPENDER, approved]);
    const whole = (approved: boolean) => bytesAlone(transaction({ to: OTHER, data: data(approved) }));
    expect(matches(whole(true), { spenders: [SPENDER], actionKinds: ['operator'] })).to.equal(true);
    expect(matches(whole(false), { spenders: [SPENDER] })).to.equal(false);
  });

  it('lets a right be taken back against every rule of kinds and spenders', () => {
    expect(matches(approval(SPENDER, 0n), { spenders: [SPENDER] })).to.equal(false);
    expect(matches(approval(SPENDER, 0n), { actionKinds: ['allowance'] })).to.equal(false);
    expect(matches(approval(SPENDER, 0n), { functions: ['approve'] })).to.equal(true);
  });

  it('needs one action that satisfies everything, not two halves', () => {
    expect(matches(batch(), { actionKinds: ['token_transfer'], spenders: [SPENDER] })).to.equal(false);
    expect(matches(batch(), { functions: ['transfer'], actionKinds: ['allowance'] })).to.equal(false);
    expect(matches(batch(), { functions: ['approve'], actionKinds: ['allowance'], spenders: [SPENDER] })).to.equal(
      true,
    );
  });

  it('needs what it asks of findings and evidence as well', () => {
    const { intent, payload } = batch();
    const evidence = [evidenceAbout(RECIPIENT, { category: 'gambling', confidence: 0.6 })];
    const facts = factsFor(intent, { evidence });
    const matched = (when: PolicyCondition) => ruleOf(decided({ intent, payload }, withRule(when), facts)).matched;
    expect(matched({ actionKinds: ['allowance'], categories: ['gambling'] })).to.equal(true);
    expect(matched({ actionKinds: ['allowance'], categories: ['mixer'] })).to.equal(false);
    expect(matched({ actionKinds: ['order'], categories: ['gambling'] })).to.equal(false);
    expect(matched({ actionKinds: ['allowance'], findingCodes: ['undeclared_action'] })).to.equal(true);
    expect(matched({ actionKinds: ['allowance'], findingCodes: ['zero_amount'] })).to.equal(false);
    const alone = ruleOf(decided({ intent, payload }, withRule({ actionKinds: ['allowance'] }), facts));
    expect([alone.matched, alone.evidenceIds, alone.findingCodes]).to.deep.equal([true, [], []]);
  });

  it('never matches without bytes', () => {
    const declared = proposalOf(intentWith({ permissions: ['approve'] }));
    for (const when of [
      { actionKinds: ['allowance'] },
      { functions: ['approve'] },
      { spenders: [RECIPIENT] },
    ] satisfies readonly PolicyCondition[]) {
      const rule = ruleOf(decided(declared, withRule(when)));
      expect([rule.matched, rule.comparisons[0]?.actual, rule.comparisons[0]?.holds]).to.deep.equal([false, [], false]);
    }
  });

  it('relaxes nothing by a rule of ALLOW', () => {
    const policy = withRule({ actionKinds: ['allowance'], spenders: [SPENDER] }, 'ALLOW');
    const [plain, ruled] = [decided(batch(), OUTGOING_DEFAULT), decided(batch(), policy)];
    expect(ruleOf(ruled).matched).to.equal(true);
    expect([ruled.recommendedAction, ruled.findings]).to.deep.equal([plain.recommendedAction, plain.findings]);
  });

  it('shows what was compared, matched or not', () => {
    const when = { actionKinds: ['allowance'], functions: ['permit'], spenders: [OTHER] } as const;
    expect(ruleOf(decided(batch(), withRule(when))).comparisons).to.deep.equal([
      { what: 'action_kinds', expected: ['allowance'], actual: ['allowance', 'call', 'token_transfer'], holds: true },
      {
        what: 'functions',
        expected: ['permit'],
        actual: ['executeBatch((address,uint256,bytes)[])', 'transfer(address,uint256)', 'approve(address,uint256)'],
        holds: false,
      },
      { what: 'spenders', expected: [OTHER], actual: [SPENDER], holds: false },
    ]);
  });

  it('keeps the trace short with any names in the bytes, and shows the one that matched', () => {
    const long = 'W'.repeat(40_000);
    const payload = submitted({ kind: 'message', content: { encoding: 'utf8', content: 'hello' } });
    const [first] = batch().payload?.actions ?? [];
    if (first === undefined) throw new Error('The batch has no actions');
    const actions = Array.from({ length: 200 }, (_, index) => ({
      ...first,
      path: String(index),
      function: `f${index}()`,
    }));
    const proposal = besideIntent({ ...payload, actions: [{ ...first, function: long }, ...actions] });
    const [comparison] = ruleOf(decided(proposal, withRule({ functions: ['f199'] }))).comparisons;
    expect(comparison?.holds).to.equal(true);
    expect([comparison?.actual[0], comparison?.actual.length]).to.deep.equal(['f199()', 20]);
    expect(JSON.stringify(comparison).length).to.be.lessThan(1_000);
  });
});

describe('policy: a rule that asks for more than a code', () => {
  const contract = { verified: false, upgradeable: true };
  const call = (): Proposal => proposalOf(intentWith({ kind: 'call', contract: OTHER, permissions: ['transfer'] }));
  const decidedUnder = (when: PolicyCondition, codes: Policy['findingActions'] = {}): Decision => {
    const proposal = call();
    return decided(proposal, { ...withRule(when), findingActions: codes }, factsFor(proposal.intent, { contract }));
  };

  it('takes no finding away from the verdict where it does not match', () => {
    const when = { findingCodes: ['unverified_upgradeable_contract'], actionKinds: ['operator'] } as const;
    const plain = decidedUnder({}, { unverified_contract: 'BLOCK' });
    expect(plain.recommendedAction).to.equal('BLOCK');
    expect(decidedUnder(when, { unverified_contract: 'BLOCK' }).recommendedAction).to.equal('BLOCK');
  });

  it('still leaves out what is stated already where nothing makes it stricter', () => {
    const codes = decidedUnder({}).findings.map(({ code }) => code);
    expect(codes).to.include('unverified_upgradeable_contract').and.to.not.include('unverified_contract');
  });
});
