import { publishPolicy } from '../../../application/policies/publish-policy.js';
import { withDatabase } from '../../command-context.js';
import { print } from '../../output.js';
import { FLOOR, partnerIdOf, readDocument, view } from './documents.js';

export const publish = (
  file: string,
  { partner, json }: { readonly partner: string; readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    const { published, isNew } = await publishPolicy(
      { policies, clock },
      await partnerIdOf(keys, partner),
      await readDocument(file),
      FLOOR,
    );
    const { policyId, version } = published.policy;
    print(json, { ...view(published), new: isNew }, () =>
      isNew
        ? `Published ${policyId} version ${version}; it is in force on every instance within 5 s.`
        : `Version ${version} of ${policyId} already says the same; nothing was published.`,
    );
  });
