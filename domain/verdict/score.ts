import type { Severity } from '../shared/severity.js';
import type { RiskLevel } from './action.js';

/** How many of 100 points one finding takes of what is left. */
export const SEVERITY_WEIGHTS: Readonly<Record<Severity, number>> = { LOW: 10, MEDIUM: 30, HIGH: 53, CRITICAL: 90 };

/**
 * round(100 × (1 − Π(1 − weight/100))): 0..100, independent of order, never lowered by one more finding. Counts are
 * taken first, so that equal multisets multiply in the same order and give the same bits.
 */
export const riskScore = (severities: readonly Severity[]): number => {
  let left = 1;
  for (const severity of ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const) {
    const count = severities.filter((candidate) => candidate === severity).length;
    left *= (1 - SEVERITY_WEIGHTS[severity] / 100) ** count;
  }
  return Math.min(100, Math.max(0, Math.round(100 * (1 - left))));
};

/** LOW 0–24, MEDIUM 25–59, HIGH 60–84, CRITICAL 85–100. */
export const riskLevel = (score: number): RiskLevel => {
  if (score >= 85) return 'CRITICAL';
  if (score >= 60) return 'HIGH';
  if (score >= 25) return 'MEDIUM';
  return 'LOW';
};
