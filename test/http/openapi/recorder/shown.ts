import type { RecordedExamples } from '../../../../src/http/openapi/examples.js';

const actionOf = (body: unknown): string => {
  const { recommended_action: action } = body as { readonly recommended_action?: string };
  return action === undefined ? '' : ` ${action}`;
};

/** What each example shows, a line for each. */
export const shownBy = ({ operations, problems }: RecordedExamples): string =>
  [
    ...Object.entries(operations).flatMap(([operation, examples]) =>
      Object.entries(examples).map(([name, { status, body }]) => `${operation} ${name}: ${status}${actionOf(body)}`),
    ),
    ...Object.entries(problems).map(([code, { status }]) => `problem ${code}: ${status}`),
    '',
  ].join('\n');
