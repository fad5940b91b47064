import { Command, Option } from 'commander';
import { benchGrowth, GROWTH_LIMIT, type StageFigures } from './growth.js';
import { benchHttp, type HttpFigures } from './http.js';
import { benchReports, type ReportFigures } from './reports.js';

/** What one part printed and found. */
interface Outcome {
  readonly json: Readonly<Record<string, unknown>>;
  readonly isRight: boolean;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const httpRow = (name: string, figures: HttpFigures['check']): string =>
  `| ${name} | ${Math.round(figures.requestsPerSecond)} | ${figures.p50Ms} | ${figures.p99Ms} | ${figures.failed} |`;

const http = async (): Promise<Outcome> => {
  const { connections, check, echo, ratio } = await benchHttp();
  say(
    [
      `HTTP at ${connections} connections, medians of interleaved rounds; load generator, service and database share this machine`,
      '',
      '| what | requests/s | p50 ms | p99 ms | failed |',
      '|---|---|---|---|---|',
      httpRow('full durable check (embedded PostgreSQL)', check),
      httpRow('bare Koa JSON echo', echo),
      '',
      `ratio ${ratio.toFixed(3)}`,
    ].join('\n'),
  );
  return {
    json: {
      ratio: rounded(ratio, 3),
      p50_ms: check.p50Ms,
      p99_ms: check.p99Ms,
      requests_per_second: Math.round(check.requestsPerSecond),
      echo_requests_per_second: Math.round(echo.requestsPerSecond),
      connections,
      failed: check.failed,
    },
    isRight: check.failed === 0,
  };
};

const growthRow = ({ name, p50Ms, p99Ms, ratio, failed }: StageFigures): string => `| ${name} | ${p50Ms.toFixed(2)} | ${p99Ms.toFixed(2)} | ${ratio.toFixed(2)} | ${failed} |`;

const growth = async (): Promise<Outcome> => {
  const stages = await benchGrowth();
  const worst = Math.max(...stages.map((stage) => stage.ratio));
  say(
    [
      'Latency of a check as lists and records grow, medians of interleaved rounds',
      '',
      '| what | p50 ms | p99 ms | p50 over that of nothing | failed |',
      '|---|---|---|---|---|',
      ...stages.map(growthRow),
      '',
      `growth ratio ${worst.toFixed(2)} (at most ${GROWTH_LIMIT})`,
    ].join('\n'),
  );
  return {
    json: { growth_ratio: rounded(worst, 3), stages: stages.map(({ name, p50Ms, p99Ms, ratio }) => ({ name, p50_ms: rounded(p50Ms, 2), p99_ms: rounded(p99Ms, 2), ratio: rounded(ratio, 3) })) },
    isRight: worst <= GROWTH_LIMIT && stages.every((stage) => stage.failed === 0),
  };
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const reportRow = (figures: ReportFigures): string =>
  `| ${figures.evidenceRecords} | ${figures.createP50Ms.toFixed(1)} | ${figures.createP99Ms.toFixed(1)} | ${kilobytes(figures.jsonBytes)} | ` +
  `${kilobytes(figures.htmlBytes)} | ${kilobytes(figures.pdfBytes)} | ${figures.htmlMs.toFixed(0)} | ${figures.pdfMs.toFixed(0)} |`;

const reports = async (): Promise<Outcome> => {
  const all = await benchReports();
  say(
    [
      'Making a report: built, signed, stored with its metering record, delivered; one caller at a time',
      '',
      '| evidence records | create p50 ms | create p99 ms | JSON kB | HTML kB | PDF kB | HTML ms | PDF ms |',
      '|---|---|---|---|---|---|---|---|',
      ...all.map(reportRow),
    ].join('\n'),
  );
  const json = all.map((figures) => ({
    evidence_records: figures.evidenceRecords,
    create_p50_ms: rounded(figures.createP50Ms, 2),
    create_p99_ms: rounded(figures.createP99Ms, 2),
    json_bytes: figures.jsonBytes,
    html_bytes: figures.htmlBytes,
    pdf_bytes: figures.pdfBytes,
    html_ms: rounded(figures.htmlMs, 1),
    pdf_ms: rounded(figures.pdfMs, 1),
  }));
  return { json: { reports: json }, isRight: true };
};

const PARTS: Readonly<Record<string, () => Promise<Outcome>>> = { http, growth, reports };

const options = new Command()
  .addOption(new Option('--only <part>', 'run one part').choices(Object.keys(PARTS)))
  .option('--json', 'print the figures as one JSON line at the end')
  .parse()
  .opts<{ only?: string; json?: boolean }>();

const outcomes: Outcome[] = [];
for (const [name, part] of Object.entries(PARTS)) if (options.only === undefined || options.only === name) outcomes.push(await part());
if (options.json === true) say(JSON.stringify(Object.assign({}, ...outcomes.map((outcome) => outcome.json)) as object));
if (!outcomes.every((outcome) => outcome.isRight)) process.exitCode = 1;
