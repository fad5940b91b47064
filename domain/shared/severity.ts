/** How grave a finding or a piece of evidence is, mildest first. */
export const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
export type Severity = (typeof SEVERITIES)[number];

const RANK: Readonly<Record<Severity, number>> = { LOW: 0, MEDIUM: 1, HIGH: 2, CRITICAL: 3 };

/** Negative when `left` is graver: sorts gravest first. */
export const compareBySeverity = (left: Severity, right: Severity): number => RANK[right] - RANK[left];

/** True when `severity` is at least as grave as `floor`. */
export const isAtLeast = (severity: Severity, floor: Severity): boolean => RANK[severity] >= RANK[floor];
