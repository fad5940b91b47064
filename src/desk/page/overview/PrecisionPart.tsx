import { grouped, percent } from '../../../reference-app/page/text.js';
import { objectWith, withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { PageSection, WhenReady } from '../parts/view.js';
import { counted, findingTitle } from '../parts/words.js';

type Row = DeskSchemas['Precision']['findings'][number];

const COUNTS = ['fired', 'signed', 'acknowledged', 'cancelled', 'confirmed_malicious', 'false_alarm'] as const;

/** The rows of a code in several months as one. */
const byCode = (rows: readonly Row[]): readonly Row[] => {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const before = sums.get(row.code);
    const sum = { ...row };
    if (before !== undefined) for (const name of COUNTS) sum[name] = row[name] + before[name];
    sums.set(row.code, sum);
  }
  return [...sums.values()].sort((left, right) => right.fired - left.fired);
};

/** Of the checks whose end is known, how many were rightly stopped; null where none is known. */
const precisionOf = ({ cancelled, confirmed_malicious: malicious, false_alarm: wrong, acknowledged, signed }: Row) => {
  const right = cancelled + malicious;
  const known = right + wrong + acknowledged + signed;
  return known === 0 ? null : right / known;
};

/** How often each finding fired, and what became of those checks, as outcomes tell it. */
export const PrecisionPart = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const { load, reload } = useLoad<DeskSchemas['Precision']>(
    withQuery('/api/precision', { from, to, period: 'month' }),
    objectWith<DeskSchemas['Precision']>('findings'),
  );
  return (
    <PageSection
      id="precision"
      title="How often a finding was right"
      note="By the outcomes that were reported. Rightly stopped: cancelled, or confirmed as malicious."
    >
      <WhenReady load={load} what="the precision of findings" retry={reload}>
        {({ findings }) => {
          const rows = byCode(findings).filter((row) => precisionOf(row) !== null);
          const others = rows.slice(SHOWN_ROWS);
          return rows.length === 0 ? (
            <p>No outcome of a check with a finding was reported in this period.</p>
          ) : (
            <>
              <Rows rows={rows.slice(0, SHOWN_ROWS)} label="Precision by finding" />
              {others.length === 0 ? null : (
                <details>
                  <summary>{counted(others.length, 'further finding')}</summary>
                  <Rows rows={others} label="Precision of the other findings" />
                </details>
              )}
            </>
          );
        }}
      </WhenReady>
    </PageSection>
  );
};

const SHOWN_ROWS = 8;

const Rows = ({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) => (
  <table class="table" role="table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {['Finding', 'Found', 'False alarm', 'Malicious', 'Cancelled', 'Signed or acknowledged', 'Rightly stopped'].map(
          (column, index) => (
            <th key={column} scope="col" role="columnheader" class={index === 0 ? '' : 'number'}>
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => {
        const precision = precisionOf(row);
        const cells = [
          ['Found', grouped(String(row.fired))],
          ['False alarm', grouped(String(row.false_alarm))],
          ['Malicious', grouped(String(row.confirmed_malicious))],
          ['Cancelled', grouped(String(row.cancelled))],
          ['Signed or acknowledged', grouped(String(row.signed + row.acknowledged))],
          ['Rightly stopped', precision === null ? 'not known' : percent(precision)],
        ] as const;
        return (
          <tr key={row.code} role="row">
            <th scope="row" role="rowheader">
              {findingTitle(row.code)}
            </th>
            {cells.map(([label, value]) => (
              <td key={label} role="cell" class={value === '0' ? 'number none' : 'number'} data-label={label}>
                {value}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);
