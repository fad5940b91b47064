/** What the caller must do, mildest first. `recommended_action` is the only gate. */
export const ACTIONS = ['ALLOW', 'REVIEW', 'BLOCK'] as const;
export type Action = (typeof ACTIONS)[number];

const RANK: Readonly<Record<Action, number>> = { ALLOW: 0, REVIEW: 1, BLOCK: 2 };

/** The strictest of the given actions; ALLOW for none. Order never matters. */
export const strictestAction = (actions: Iterable<Action>): Action => {
  let strictest: Action = 'ALLOW';
  for (const action of actions) if (RANK[action] > RANK[strictest]) strictest = action;
  return strictest;
};

/** True when `left` stops more than `right`. */
export const isStricter = (left: Action, right: Action): boolean => RANK[left] > RANK[right];

/** Negative when `left` is stricter: sorts the strictest first. */
export const compareByAction = (left: Action, right: Action): number => RANK[right] - RANK[left];

/** The band that a score falls in. It summarises; it never decides. */
export const RISK_LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
