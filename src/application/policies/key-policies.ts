import { type Direction, DIRECTIONS } from '../../../domain/intent/intent.js';
import type { DefaultPolicies } from '../../../ports/stores/keys.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import { Refusal, type RefusalDetail } from '../refusal.js';

/** The policy of each direction, by id; null: the built-in default. */
export type WantedPolicies = Readonly<Record<Direction, string | null>>;

/** The wanted policies as a key has them. Names every one that is unknown or for the other direction. */
export const chosenPolicies = async (
  policies: Pick<PolicyStore, 'findCurrent'>,
  partnerId: string,
  wanted: WantedPolicies,
): Promise<DefaultPolicies> => {
  const chosen: Partial<Record<Direction, string>> = {};
  const details: RefusalDetail[] = [];
  let isUnknown = false;
  for (const direction of DIRECTIONS) {
    const policyId = wanted[direction];
    if (policyId === null) continue;
    const found = await policies.findCurrent(partnerId, policyId);
    isUnknown ||= found === null;
    if (found === null) details.push({ path: `/${direction}`, message: 'is not a policy that this key can use' });
    else if (found.policy.direction !== direction)
      details.push({ path: `/${direction}`, message: `is a policy for ${found.policy.direction} transactions` });
    else chosen[direction] = policyId;
  }
  const [first] = details;
  if (first === undefined) return chosen;
  const code = isUnknown ? 'unknown_policy' : 'policy_direction_mismatch';
  throw new Refusal(code, `${first.path.slice(1)} ${first.message}. Nothing was changed.`, details);
};

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
