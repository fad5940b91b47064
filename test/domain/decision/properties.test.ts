import { expect } from 'chai';
import fc from 'fast-check';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { decide, type Decision } from '../../../domain/decision/decide.js';
import { DEMONSTRATION_WARNING, titleIn } from '../../../domain/decision/texts.js';
import type { Facts } from '../../../domain/facts/facts.js';
import { parseAddress, type ParsedAddress } from '../../../domain/intent/address.js';
import { redeclared } from '../../../domain/intent/intent-of.js';
import { isZeroApproval } from '../../../domain/intent/approval-amount.js';
import { riskLevel, riskScore } from '../../../domain/verdict/score.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { ACTIONS, isStricter, strictestAction } from '../../../domain/verdict/action.js';
import { evidenceAbout } from '../../support/facts.js';
import { spellingsOf } from '../../support/generators/addresses.js';
import { type Case, cases } from '../../support/generators/cases.js';
import { failing } from '../../support/generators/facts.js';

const decideCase = ({ facts, policy, nowMs, ...proposal }: Case): Decision => decide(proposal, facts, policy, nowMs);

const reversed = (facts: Facts): Facts => ({
  ...facts,
  screening: facts.screening
    .map((fact) => ({
      ...fact,
      value: fact.value === null ? null : { ...fact.value, evidence: [...fact.value.evidence].reverse() },
    }))
    .reverse(),
  simulation: [...facts.simulation].reverse(),
  contracts: [...facts.contracts].reverse(),
  token: {
    ...facts.token,
    value:
      facts.token.value === null
        ? null
        : {
            ...facts.token.value,
            tokenContracts: [...facts.token.value.tokenContracts].reverse(),
            imitates: facts.token.value.imitates,
          },
  },
  history: {
    ...facts.history,
    value:
      facts.history.value === null
        ? null
        : { ...facts.history.value, lookalikes: facts.history.value.lookalikes.toReversed() },
  },
});

/** Facts with the chosen sources out: bit 0 history, 1 token, 2 contract, 3 and 4 screening, 5 simulation. */
const withFailures = (facts: Facts, bits: number): Facts => {
  const failIf = <T extends Facts['screening'][number] | Facts['simulation'][number]>(bit: number, fact: T): T =>
    (bits >> bit) & 1 ? (failing<unknown>(fact) as T) : fact;
  return {
    ...facts,
    history: bits & 1 ? failing(facts.history) : facts.history,
    token: bits & 2 ? failing(facts.token) : facts.token,
    contracts: bits & 4 ? facts.contracts.map(failing) : facts.contracts,
    screening: facts.screening.map((fact, index) => failIf(3 + index, fact)),
    simulation: facts.simulation.map((fact) => failIf(5, fact)),
  };
};

describe('what must hold for every decision', () => {
  it('gives equal bytes for equal input, also after the input was written as JSON and read again', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const bytes = canonicalJson(decideCase(candidate));
        expect(canonicalJson(decideCase(candidate))).to.equal(bytes);
        expect(canonicalJson(decideCase(JSON.parse(JSON.stringify(candidate)) as Case))).to.equal(bytes);
      }),
    ));

  it('names no field of a request and no place in the bytes in any sentence', () => {
    const FIELD_OR_PLACE =
      /\b(?:(?:from|to|contract|expected_to)_address|approval_amount|transaction_type|native_value|at \d+(?:\.\d+)+)\b/;
    fc.assert(
      fc.property(cases(), (candidate) => {
        const { findings, warnings } = decideCase(candidate);
        for (const text of [...findings.map(({ message }) => message), ...warnings])
          expect(text).to.not.match(FIELD_OR_PLACE);
      }),
    );
  });

  it('does not depend on the order of facts', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        expect(canonicalJson(decideCase({ ...candidate, facts: reversed(candidate.facts) }))).to.equal(
          canonicalJson(decideCase(candidate)),
        );
      }),
    ));

  it('never gives ALLOW while a required source is out, whichever sources these are', () =>
    fc.assert(
      fc.property(cases(), fc.integer({ min: 1, max: 63 }), (candidate, bits) => {
        const facts = withFailures(candidate.facts, bits);
        fc.pre(JSON.stringify(facts) !== JSON.stringify(candidate.facts));
        expect(decideCase({ ...candidate, facts }).recommendedAction).to.not.equal('ALLOW');
      }),
    ));

  it('is never milder for the failure of a screening source that had nothing to say', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const [local, feed] = candidate.facts.screening;
        fc.pre(local !== undefined && feed !== undefined);
        const silent = { ...feed, value: { evidence: [], lists: [] } };
        const before = decideCase({ ...candidate, facts: { ...candidate.facts, screening: [local, silent] } });
        const after = decideCase({ ...candidate, facts: { ...candidate.facts, screening: [local, failing(silent)] } });
        expect(isStricter(before.recommendedAction, after.recommendedAction)).to.equal(false);
        expect(after.riskScore).to.be.at.least(before.riskScore);
      }),
    ));

  it('is never milder for one more statement against an address', () =>
    fc.assert(
      fc.property(
        cases(),
        fc.constantFrom('sanctions' as const, 'scam_fraud' as const, 'mixer' as const),
        (candidate, category) => {
          const [local, ...others] = candidate.facts.screening;
          const key = candidate.intent.addresses.to_address.key;
          fc.pre(
            local?.value !== null && local !== undefined && key !== null && !isZeroApproval(candidate.intent.approval),
          );
          const record = evidenceAbout(key, { evidenceId: 'evd_zz', category });
          const facts = {
            ...candidate.facts,
            screening: [
              { ...local, value: { ...local.value, evidence: [...local.value.evidence, record] } },
              ...others,
            ],
          };
          const [before, after] = [decideCase(candidate), decideCase({ ...candidate, facts })];
          expect(isStricter(before.recommendedAction, after.recommendedAction)).to.equal(false);
          expect(after.riskScore).to.be.at.least(before.riskScore);
        },
      ),
    ));

  it('does not depend on the letter case of an EVM address', () => {
    const respelt = (address: ParsedAddress, spelling: number, candidate: Case): ParsedAddress =>
      address.key === null
        ? address
        : parseAddress(candidate.intent.chain, spellingsOf(address.key)[spelling] ?? address.key);
    fc.assert(
      fc.property(cases(), fc.nat(2), (candidate, spelling) => {
        const { intent } = candidate;
        fc.pre(intent.chain !== 'solana');
        const { from_address, to_address, contract_address, expected_to_address } = intent.addresses;
        const spelt = (as: number) => {
          const respell = (address: ParsedAddress) => respelt(address, as, candidate);
          const addresses = {
            from_address: respell(from_address),
            to_address: respell(to_address),
            contract_address: contract_address && respell(contract_address),
            expected_to_address: expected_to_address && respell(expected_to_address),
          };
          return redeclared(intent, { addresses });
        };
        const [other, plain] = [spelt(spelling), spelt(0)];
        const [left, right] = [
          decideCase({ ...candidate, intent: plain }),
          decideCase({ ...candidate, intent: other }),
        ];
        const comparable = (decision: Decision) => ({
          ...decision,
          proofOfDecision: null,
          screening: { ...decision.screening, subjectAddress: '' },
        });
        expect(comparable(left)).to.deep.equal(comparable(right));
        expect(left.proofOfDecision?.status).to.equal(right.proofOfDecision?.status);
      }),
    );
  });

  it('puts first what decides: the strictest action, then the gravest finding', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const places = decideCase(candidate).findings.map(
          ({ recommendedAction, severity }) =>
            ACTIONS.indexOf(recommendedAction) * SEVERITIES.length + SEVERITIES.indexOf(severity),
        );
        expect(places).to.deep.equal([...places].sort((left, right) => right - left));
      }),
    ));

  it('takes the strictest action of findings and matched rules, and scores by the findings alone', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const decision = decideCase(candidate);
        const actions = [
          ...decision.findings.map((finding) => finding.recommendedAction),
          ...decision.policyTrace.rules.filter((rule) => rule.matched).map((rule) => rule.action),
        ];
        expect(decision.recommendedAction).to.equal(strictestAction(actions));
        expect(decision.riskScore).to.equal(riskScore(decision.findings.map((finding) => finding.severity)));
        expect(decision.riskLevel).to.equal(riskLevel(decision.riskScore));
      }),
    ));

  it('warns of each finding from MEDIUM, from the fourth by its title, and then of demonstration', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const decision = decideCase(candidate);
        const findings = decision.findings.filter(({ severity }) => severity !== 'LOW');
        const graver = findings.map((finding, index) => (index < 3 ? finding.message : titleIn(finding, 'en')));
        const rest = decision.warnings.slice(graver.length);
        expect(decision.warnings.slice(0, graver.length)).to.deep.equal(graver);
        expect(rest.every((warning) => warning === DEMONSTRATION_WARNING) && rest.length <= 1).to.equal(true);
      }),
    ));

  it('gives one finding at most for each code and distinct account', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const { findings } = decideCase(candidate);
        const ids = findings
          .filter((finding) => finding.fields.length > 0)
          .map((finding) => `${finding.code} ${finding.fields.join()}`);
        expect(new Set(ids).size).to.equal(ids.length);
      }),
    ));

  it('never fails inside a rule for facts of the right shape', () =>
    fc.assert(
      fc.property(cases(), (candidate) => {
        const failed = decideCase(candidate)
          .findings.flatMap((finding) => finding.measures)
          .filter((measure) => measure.name === 'failed_rule');
        expect(failed).to.deep.equal([]);
      }),
    ));

  it('turns a rule that fails on nonsense into a review that names it', () =>
    fc.assert(
      fc.property(cases(['outgoing']), (candidate) => {
        const { facts, intent } = candidate;
        fc.pre(facts.token.value !== null);
        const nonsense = {
          ...facts,
          token: { ...facts.token, value: { ...facts.token.value, referencePriceUsd: 'a lot' } },
        };
        const decision = decideCase({
          ...candidate,
          intent: redeclared(intent, { kind: 'transfer', amount: '5' }),
          facts: nonsense,
        });
        expect(
          decision.findings.some((finding) => finding.measures.some((measure) => measure.name === 'failed_rule')),
        ).to.equal(true);
        expect(decision.recommendedAction).to.not.equal('ALLOW');
      }),
    ));
});
