import type { Direction } from '../../../domain/intent/intent.js';
import type { DefaultPolicies } from '../../../ports/stores/keys.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';

/**
 * The default policies of a key, by their ids: one for each direction at most. Rejects for an id that the partner
 * cannot use and for two of one direction. `partnerId` null: a partner that is yet to be made, who has built-in ones.
 */
export const defaultPoliciesOf = async (
  policies: Pick<PolicyStore, 'findCurrent'>,
  partnerId: string | null,
  policyIds: readonly string[],
): Promise<DefaultPolicies> => {
  const chosen: Partial<Record<Direction, string>> = {};
  for (const policyId of policyIds) {
    const found = await policies.findCurrent(partnerId ?? '', policyId);
    if (found === null)
      throw new Error(`There is no policy "${policyId}" for this partner. See: signgate policies list`);
    const { direction } = found.policy;
    if (chosen[direction] !== undefined) {
      throw new Error(
        `"${chosen[direction]}" and "${policyId}" are both for ${direction} checks: a key has one of each.`,
      );
    }
    chosen[direction] = policyId;
  }
  return chosen;
};
