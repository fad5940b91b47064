import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { defaultPoliciesOf } from '../../../src/application/policies/key-policies.js';
import { publishBuiltInPolicies } from '../../../src/application/policies/policy-catalogue.js';
import { publishPolicy } from '../../../src/application/policies/publish-policy.js';
import { rejection } from '../../conformance/storage/harness.js';
import { NOW_MS } from '../../support/builders.js';

const OURS = 'prt_00000000000000000000000001';
const THEIRS = 'prt_00000000000000000000000002';

const setUp = async () => {
  const { policies } = createMemoryStorage();
  await publishBuiltInPolicies(policies, NOW_MS);
  const document = { policy_id: 'ours', name: 'Ours', direction: 'outgoing' };
  await publishPolicy({ policies, clock: { now: () => NOW_MS } }, OURS, document, []);
  return policies;
};

describe('the default policies that a key gets', () => {
  it('are named by id, and stand each for the direction that it judges', async () => {
    const policies = await setUp();
    expect(await defaultPoliciesOf(policies, OURS, ['incoming_strict', 'ours'])).to.deep.equal({
      incoming: 'incoming_strict',
      outgoing: 'ours',
    });
    expect(await defaultPoliciesOf(policies, OURS, [])).to.deep.equal({});
  });

  it('may be built-in ones for a partner that is yet to be made', async () =>
    expect(await defaultPoliciesOf(await setUp(), null, ['outgoing_strict'])).to.deep.equal({
      outgoing: 'outgoing_strict',
    }));

  it('are refused where the partner cannot use them, or where two judge one direction', async () => {
    const policies = await setUp();
    for (const [partnerId, ids] of [
      [OURS, ['nothing']],
      [THEIRS, ['ours']],
      [null, ['ours']],
    ] as const)
      expect((await rejection(defaultPoliciesOf(policies, partnerId, ids))).message).to.include('policies list');
    expect((await rejection(defaultPoliciesOf(policies, OURS, ['ours', 'outgoing_strict']))).message).to.include(
      'both for outgoing',
    );
  });
});
