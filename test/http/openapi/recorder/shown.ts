import type { RecordedExamples } from '../../../../src/http/openapi/examples.js';
import type { TriggeredAnswers } from '../../../../src/http/sandbox/answers.js';

const actionOf = (body: unknown): string => {
  const { recommended_action: action } = body as { readonly recommended_action?: string };
  return action === undefined ? '' : ` ${action}`;
};

/** What each example shows, a line for each. */
export const shownBy = ({ operations, problems }: RecordedExamples, triggered: TriggeredAnswers): string =>
  [
    ...Object.entries(operations).flatMap(([operation, examples]) =>
      Object.entries(examples).map(([name, { status, body }]) => `${operation} ${name}: ${status}${actionOf(body)}`),
    ),
    ...Object.entries(problems).map(([code, { status }]) => `problem ${code}: ${status}`),
    ...Object.entries(triggered.findings).map(
      ([code, verdict]) =>
        `finding ${code}: ${verdict.risk_score} ${verdict.recommended_action}, ` +
        verdict.findings.map((finding) => finding.code).join(' '),
    ),
    ...Object.entries(triggered.problems).map(([code, { statusCode }]) => `try ${code}: ${statusCode}`),
    '',
  ].join('\n');
