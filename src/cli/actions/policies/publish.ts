import { publishPolicy } from '../../../application/policies/publish-policy.js';
import { withDatabase } from '../../command-context.js';
import { print } from '../../output.js';
import { partnerIdOf, readDocument, view } from './documents.js';
import { floorOf } from '../../../application/policies/policy-document.js';
import { ALL_PROVIDERS } from '../../../providers.js';

/** The sources that no policy can make optional. */
export const FLOOR = floorOf(ALL_PROVIDERS);

export const publish = (
  file: string,
  { partner, as, json }: { readonly partner: string; readonly as?: string; readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    const { published, isNew } = await publishPolicy(
      { policies, clock },
      await partnerIdOf(keys, partner),
      named(await readDocument(file), as),
      FLOOR,
    );
    const { policyId, version } = published.policy;
    print(json, { ...view(published), new: isNew }, () =>
      isNew
        ? `Published ${policyId} version ${version}; it is in force on every instance within 5 s.`
        : `Version ${version} of ${policyId} already says the same; nothing was published.`,
    );
  });

/** The document under another name: so a policy that was shown, a built-in one for instance, becomes one's own. */
const named = (document: unknown, policyId: string | undefined): unknown =>
  policyId === undefined || typeof document !== 'object' ? document : { ...document, policy_id: policyId };
