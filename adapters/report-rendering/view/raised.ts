import type { ReportedFinding } from '../../../domain/report/body.js';
import type { Block } from './model.js';
import { cell, line, mono, tagged } from './text.js';

/** The findings of some codes, or that there is none. */
export const findingsBlock = (
  codes: readonly string[],
  findings: readonly ReportedFinding[],
  { none, caption }: { readonly none: string; readonly caption: string },
): Block =>
  codes.length === 0
    ? { kind: 'paragraph', text: none }
    : {
        kind: 'table',
        caption,
        columns: [
          { heading: 'Finding', width: 0.27 },
          { heading: 'Action', width: 0.13 },
          { heading: 'Message', width: 0.6 },
        ],
        rows: findings
          .filter(({ code }) => codes.includes(code))
          .map((finding) => [
            cell(mono(finding.code)),
            cell(tagged(finding.recommended_action)),
            cell(line(finding.message)),
          ]),
      };
