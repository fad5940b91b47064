import { expect } from 'chai';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';

describe('the built-in policies', () => {
  it('keep the hashes by which recorded checks name them', () =>
    expect(Object.fromEntries(BUILT_IN_POLICIES.map((policy) => [policy.policyId, contentHash(policy)]))).to.deep.equal(
      {
        outgoing_default: 'dff84c6f3cd40db954e62d25d7907f4071429e97baa008652abfc563c0301651',
        outgoing_strict: 'a5cea104b70e418c583e610bb337dd49885fa5c326662cfcbc33ded0d203fa13',
        incoming_default: 'b83f5213e9a79d62cb20a26353bee34d8987ca3fffdd138914e787e9b812a949',
        incoming_strict: 'ce233c7f7393afac04aeca719ae7fde6db0aff3e0391d97f96f8180c7cd2eb8b',
      },
    ));
});
