import type { FindingCode } from '../../../domain/findings/index.js';
import type { ProblemBody, ProblemCode } from '../problems/problems.js';

/** The members of an answered check that say what was found. */
export interface TriggeredVerdict {
  readonly risk_score: number;
  readonly risk_level: string;
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly message: string;
    readonly recommended_action: string;
  }[];
  readonly recommended_action: string;
}

/** What the requests of the sandbox are answered with: verdicts by finding code, bodies by error code. */
export interface TriggeredAnswers {
  readonly findings: Readonly<Record<FindingCode, TriggeredVerdict>>;
  /** None where no request alone gives the error. */
  readonly problems: Readonly<Partial<Record<ProblemCode, ProblemBody>>>;
}
