import { expect } from 'chai';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { COLLECTIONS } from '../../../domain/data/collections.js';
import type { NamedSpender, Policy } from '../../../domain/policy/policy.js';
import { decide } from '../../../domain/decision/decide.js';
import { CONTRACT, intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf, RECIPIENT } from '../../support/builders.js';
import { factsFor } from '../../support/facts.js';
import { decided, findingOf, gradeOf } from '../../support/deciding.js';
import { approve, bytes, transaction } from '../../support/payload-requests.js';
import { STRANGER, USDC } from '../../support/payload-accounts.js';

const naming = (...spenders: readonly NamedSpender[]): Policy => ({
  ...OUTGOING_DEFAULT,
  unlimitedApprovalSpenders: spenders,
});
const NAMED = naming({ chain: 'ethereum', key: CONTRACT });
const UNLIMITED = {
  kind: 'approval',
  contract: CONTRACT,
  approval: { kind: 'unlimited', given: 'max' },
  chain: 'ethereum',
} as const;
const KNOWN = { contract: { verified: true } };

describe('an unlimited approval to a spender that the policy names', () => {
  it('is a review where the service’s own registry knows the spender', () => {
    const decision = decided(UNLIMITED, KNOWN, NAMED);
    expect(gradeOf(decision, 'unlimited_token_approval')).to.equal('HIGH REVIEW');
    expect(findingOf(decision, 'unlimited_token_approval').defaultAction).to.equal('BLOCK');
    expect(decision.policyTrace.changedActions).to.deep.equal([
      { code: 'unlimited_token_approval', defaultAction: 'BLOCK', effectiveAction: 'REVIEW' },
    ]);
  });

  it('is blocked where the registry does not know it, against every claim of the caller', () => {
    for (const verified of [null, false]) {
      const intent = { ...UNLIMITED, contractVerified: true };
      expect(gradeOf(decided(intent, { contract: { verified } }, NAMED), 'unlimited_token_approval')).to.match(
        /BLOCK$/,
      );
    }
  });

  it('is blocked where only a registry of others knows it', () => {
    const intent = intentWith(UNLIMITED);
    const facts = factsFor(intent, KNOWN);
    const external = facts.contracts.map(({ value, coverage }) => ({
      value,
      coverage: { ...coverage, kind: 'external' as const },
    }));
    const decision = decide(proposalOf(intent), { ...facts, contracts: external }, NAMED, NOW_MS);
    expect(gradeOf(decision, 'unlimited_token_approval')).to.match(/BLOCK$/);
  });

  it('is blocked for every other spender, chain and policy', () => {
    const others = [
      OUTGOING_DEFAULT,
      naming({ chain: 'base', key: CONTRACT }),
      naming({ chain: 'ethereum', key: RECIPIENT }),
      { ...NAMED, findingActions: { unlimited_token_approval: 'BLOCK' } } as const,
    ];
    for (const policy of others)
      expect(gradeOf(decided(UNLIMITED, KNOWN, policy), 'unlimited_token_approval')).to.match(/BLOCK$/);
  });
});

describe('an approval on a collection', () => {
  const ENS = '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85';
  const CONDUIT = '0x1e0049783f008a0085193e00003d00cd54003c71';
  /** Names of ENS are hashes, as large as numbers are. */
  const NAME = 2n ** 255n + 7n;
  const approved = (contract: string, spender: string, id = NAME) =>
    bytes({ transaction: transaction(contract, approve(spender, id)) });

  it('is about one item, and no allowance without a limit, however large the number is', async () => {
    const { payload, codes, decision } = await approved(ENS, CONDUIT);
    expect(payload?.actions[0]?.asset?.tokenId).to.equal(String(NAME));
    expect(payload?.actions[0]?.amount).to.equal('1');
    expect(codes).to.not.include('unlimited_token_approval');
    expect(decision.recommendedAction).to.equal('REVIEW');
  });

  it('is taken back by one to nobody, and one to a stranger is said', async () => {
    expect((await approved(ENS, `0x${'00'.repeat(20)}`)).codes).to.include('approval_revocation');
    expect((await approved(ENS, STRANGER)).codes).to.include('approval_spender_unverified');
  });

  it('is one without a limit where the contract is not known as a collection', async () => {
    for (const contract of [STRANGER, USDC]) {
      const { decision, codes } = await approved(contract, CONDUIT);
      expect(codes).to.include('unlimited_token_approval');
      expect(decision.recommendedAction).to.equal('BLOCK');
    }
  });

  it('names collections that are no tokens of the registry', () => {
    const tokens = new Set(
      BUNDLED_TOKENS.flatMap(({ on }) => Object.values(on).flatMap(({ contracts }) => contracts)).map((key) =>
        key.toLowerCase(),
      ),
    );
    expect([...COLLECTIONS].filter((key) => tokens.has(key) || !/^0x[0-9a-f]{40}$/.test(key))).to.deep.equal([]);
  });
});
