import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { publishPolicy } from '../../../src/application/policies/publish-policy.js';
import { createPolicyCatalogue, publishBuiltInPolicies } from '../../../src/application/policies/policy-catalogue.js';
import { Refusal } from '../../../src/application/refusal.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { NOW_MS } from '../../support/builders.js';

const OURS = 'prt_00000000000000000000000001';
const THEIRS = 'prt_00000000000000000000000002';
const clock = { now: () => NOW_MS };
const document = (name: string, changes: object = {}) => ({
  policy_id: 'ours',
  name,
  direction: 'outgoing',
  ...changes,
});

const setUp = () => {
  const { policies } = createMemoryStorage();
  const publish = (body: unknown, partnerId = OURS) => publishPolicy({ policies, clock }, partnerId, body, []);
  return { policies, publish };
};

const codeOf = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'found',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('publishing a policy', () => {
  it('gives each new document the next version, and keeps the earlier ones as they were', async () => {
    const { policies, publish } = setUp();
    const first = await publish(document('First'));
    const second = await publish(document('Second'));
    expect(
      [first, second].map(({ isNew, published }) => [isNew, published.policy.version, published.policy.name]),
    ).to.deep.equal([
      [true, 1, 'First'],
      [true, 2, 'Second'],
    ]);
    expect(await policies.findByHash(first.published.sha256)).to.deep.equal(first.published);
    expect((await policies.findCurrent(OURS, 'ours'))?.policy.version).to.equal(2);
  });

  it('writes nothing when the newest version says the same, a new version when only an older one does', async () => {
    const { policies, publish } = setUp();
    await publish(document('A'));
    expect((await publish(document('A'))).isNew).to.equal(false);
    await publish(document('B'));
    expect(await publish(document('A'))).to.deep.include({ isNew: true });
    expect((await policies.list(OURS)).map(({ policy }) => [policy.version, policy.name])).to.deep.equal([
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ]);
  });

  it('gives many publishers at once a version each', async () => {
    const { policies, publish } = setUp();
    const results = await Promise.all(['A', 'B', 'C', 'D'].map((name) => publish(document(name))));
    expect(results.map(({ published }) => published.policy.version)).to.have.members([1, 2, 3, 4]);
    expect(await policies.list(OURS)).to.have.length(4);
  });

  it('publishes nothing of a document that cannot be used', async () => {
    const { policies, publish } = setUp();
    expect(await publish(document('A', { typo: 1 })).catch(() => 'refused')).to.equal('refused');
    expect(await policies.list(OURS)).to.deep.equal([]);
  });

  it('counts versions for each partner by itself', async () => {
    const { publish } = setUp();
    await publish(document('A'));
    expect((await publish(document('A'), THEIRS)).published.policy.version).to.equal(1);
  });
});

describe('the policy on trial', () => {
  const shadowed = (shadow_policy: object) => document('Ours', { shadow_policy });

  it('is the version that stood when it was named; a later one is another trial', async () => {
    const { policies, publish } = setUp();
    const next = (name: string) => publish(document(name, { policy_id: 'next' }));
    const { published: first } = await next('Next');
    const named = await publish(shadowed({ policy_id: 'next' }));
    expect(named.published.policy.shadow).to.deep.equal({ policyId: 'next', version: 1, sha256: first.sha256 });
    await next('Next, again');
    expect((await publish(shadowed({ policy_id: 'next', version: 1 }))).isNew).to.equal(false);
    expect((await publish(shadowed({ policy_id: 'next' }))).published.policy.shadow?.version).to.equal(2);
    expect((await createPolicyCatalogue(policies).policyFor(OURS, 'ours', 'outgoing')).shadow?.name).to.equal(
      'Next, again',
    );
  });

  it('that cannot be read leaves the policy in force', async () => {
    const { policies, publish } = setUp();
    await publish(document('Next', { policy_id: 'next' }));
    await publish(shadowed({ policy_id: 'next' }));
    for (const findByHash of [async () => null, async () => Promise.reject(new StorageUnavailableError('down'))]) {
      const { policy, shadow } = await createPolicyCatalogue({
        ...policies,
        findCurrent: (partnerId, policyId) => policies.findCurrent(partnerId, policyId),
        findByHash,
      }).policyFor(OURS, 'ours', 'outgoing');
      expect([policy.name, shadow]).to.deep.equal(['Ours', null]);
    }
  });
});

describe('the policy of a check', () => {
  const catalogue = async () => {
    const { policies, publish } = setUp();
    await publishBuiltInPolicies(policies, NOW_MS);
    await publish(document('Ours'));
    return createPolicyCatalogue(policies);
  };

  it('is the default of the direction where none is named', async () => {
    const { policyFor } = await catalogue();
    expect((await policyFor(OURS, null, 'outgoing')).policy.policyId).to.equal('outgoing_default');
    expect((await policyFor(OURS, null, 'incoming')).policy.policyId).to.equal('incoming_default');
  });

  it('may be any built-in one of the direction, or the partner’s own', async () => {
    const { policyFor } = await catalogue();
    expect((await policyFor(OURS, 'outgoing_strict', 'outgoing')).policy.policyId).to.equal('outgoing_strict');
    expect((await policyFor(OURS, 'ours', 'outgoing')).policy.name).to.equal('Ours');
  });

  it('is never another partner’s: it is unknown like one that does not exist', async () => {
    const { policyFor } = await catalogue();
    expect(await codeOf(policyFor(THEIRS, 'ours', 'outgoing'))).to.equal('unknown_policy');
    expect(await codeOf(policyFor(THEIRS, 'nowhere', 'outgoing'))).to.equal('unknown_policy');
  });

  it('is refused where it was made for the other direction', async () => {
    const { policyFor } = await catalogue();
    expect(await codeOf(policyFor(OURS, 'ours', 'incoming'))).to.equal('policy_direction_mismatch');
    expect(await codeOf(policyFor(OURS, 'incoming_strict', 'outgoing'))).to.equal('policy_direction_mismatch');
  });

  it('cannot be had while the store does not answer: no verdict is given', async () => {
    const { policies } = setUp();
    const { policyFor } = createPolicyCatalogue({
      ...policies,
      findCurrent: () => Promise.reject(new StorageUnavailableError('made up')),
    });
    expect(await codeOf(policyFor(OURS, null, 'outgoing'))).to.equal('service_unavailable');
  });
});
