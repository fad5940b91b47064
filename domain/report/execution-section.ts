import { EXECUTION_CODES } from '../findings/index.js';
import { publishedAtRisk } from '../facts/simulation/at-risk.js';
import { type PublishedExecution, publishedExecution } from '../facts/simulation/published-execution.js';
import type { CheckRecord } from '../record/record.js';
import type { ReportedExecution } from './body.js';
import { EXECUTION_LIMITS } from './wording.js';

const limitsOf = ({ status, level, diverging, endpoints }: PublishedExecution): readonly string[] => {
  if (status === 'unavailable') return [EXECUTION_LIMITS.nothing];
  return [
    EXECUTION_LIMITS.state,
    EXECUTION_LIMITS.trust,
    ...(level < 4 ? [EXECUTION_LIMITS.reads] : []),
    ...(level < 3 ? [EXECUTION_LIMITS.parts] : []),
    ...(diverging ? [EXECUTION_LIMITS.diverging] : []),
    ...(endpoints.some(({ agreed, answered }) => !agreed && answered !== false) ? [EXECUTION_LIMITS.disagreement] : []),
    ...(endpoints.some(({ answered }) => answered === false) ? [EXECUTION_LIMITS.alone] : []),
    ...(status === 'ok' ? [] : [EXECUTION_LIMITS.failed]),
  ];
};

/** What a node did with the bytes at the check; null where none were sent, or no node was configured. */
export const executionSection = ({ payload, facts, decision }: CheckRecord): ReportedExecution | null => {
  const published = payload === null ? null : publishedExecution(facts);
  if (published === null) return null;
  const codes = decision.findings.map(({ code }) => code).filter((code) => EXECUTION_CODES.has(code));
  const atRisk = publishedAtRisk(facts);
  return {
    ...published,
    ...(atRisk === null ? {} : { at_risk: atRisk }),
    limits: [...limitsOf(published), ...(atRisk === null ? [] : [EXECUTION_LIMITS.atRisk])],
    finding_codes: [...new Set(codes)],
  };
};
