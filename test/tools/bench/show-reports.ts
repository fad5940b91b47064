import { type Outcome, rounded } from './outcome.js';
import { benchReports, type ReportFigures } from './reports.js';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const row = (figures: ReportFigures): readonly string[] => [
  String(figures.evidenceRecords),
  figures.createP50Ms.toFixed(1),
  figures.createP99Ms.toFixed(1),
  kilobytes(figures.jsonBytes),
  kilobytes(figures.htmlBytes),
  kilobytes(figures.pdfBytes),
  figures.htmlMs.toFixed(0),
  figures.pdfMs.toFixed(0),
];

const json = (figures: ReportFigures): Readonly<Record<string, number>> => ({
  evidence_records: figures.evidenceRecords,
  create_p50_ms: rounded(figures.createP50Ms, 2),
  create_p99_ms: rounded(figures.createP99Ms, 2),
  json_bytes: figures.jsonBytes,
  html_bytes: figures.htmlBytes,
  pdf_bytes: figures.pdfBytes,
  html_ms: rounded(figures.htmlMs, 1),
  pdf_ms: rounded(figures.pdfMs, 1),
});

/** What a report costs. It counts reports, not seconds: `--seconds` changes nothing here. */
export const reports = async (): Promise<Outcome> => {
  const all = await benchReports();
  return {
    sections: [
      {
        title: 'Making a report',
        table: {
          columns: [
            'evidence records',
            'create p50 ms',
            'create p99 ms',
            'JSON kB',
            'HTML kB',
            'PDF kB',
            'HTML ms',
            'PDF ms',
          ],
          rows: all.map(row),
        },
        notes: ['Built, signed, stored with its metering record, delivered; one caller at a time.'],
      },
    ],
    plots: [],
    json: { reports: all.map(json) },
    isRight: true,
  };
};
