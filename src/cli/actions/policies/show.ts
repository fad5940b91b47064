import { publishBuiltInPolicies } from '../../../application/policies/policy-catalogue.js';
import { toDocument } from '../../../application/policies/to-document.js';
import { withDatabase } from '../../command-context.js';
import { print, textTable } from '../../output.js';
import { partnerIdOf, view } from './documents.js';

export const show = (
  policyId: string,
  { partner, version, json }: { readonly partner?: string; readonly version?: number; readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    await publishBuiltInPolicies(policies, clock.now());
    const partnerId = partner === undefined ? null : await partnerIdOf(keys, partner);
    const candidates = (await policies.list(partnerId)).filter(
      (published) =>
        published.policy.policyId === policyId &&
        (partnerId !== null || published.partnerId === null) &&
        (version === undefined || published.policy.version === version),
    );
    const found = candidates.at(-1);
    if (found === undefined) {
      const hint = partner === undefined ? " (a partner's own needs --partner)" : '';
      throw new Error(`There is no such policy. See: signgate policies list${hint}`);
    }
    const { version: number, sha256, published_at: publishedAt } = view(found);
    // beside the document, not in it: what is printed can be published
    process.stderr.write(`Version ${number} of ${publishedAt}, SHA-256 ${sha256}\n`);
    const document = toDocument(found.policy);
    print(json, document, () => JSON.stringify(document, null, 2));
  });

export const listPolicyVersions = ({
  partner,
  json,
}: {
  readonly partner?: string;
  readonly json?: boolean;
}): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    await publishBuiltInPolicies(policies, clock.now());
    const partnerId = partner === undefined ? null : await partnerIdOf(keys, partner);
    const names = new Map((await keys.listPartners()).map((known) => [known.partnerId, known.name]));
    const views = (await policies.list(partnerId)).map(view);
    print(json, { policies: views }, () =>
      textTable(
        ['POLICY ID', 'VERSION', 'DIRECTION', 'PARTNER', 'PUBLISHED', 'SHA-256', 'NAME'],
        views.map((row) => [
          row.policy_id,
          String(row.version),
          row.direction,
          row.partner_id === null ? '(built in)' : (names.get(row.partner_id) ?? row.partner_id),
          row.published_at,
          row.sha256.slice(0, 12),
          row.name,
        ]),
      ),
    );
  });
