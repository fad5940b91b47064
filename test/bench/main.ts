import { Command } from 'commander';
import { benchHttp, type HttpFigures } from './http.js';

const row = (name: string, figures: HttpFigures['check']): string =>
  `| ${name} | ${Math.round(figures.requestsPerSecond)} | ${figures.p50Ms} | ${figures.p99Ms} | ${figures.failed} |`;

const table = ({ connections, check, echo, ratio }: HttpFigures): string =>
  [
    `HTTP at ${connections} connections, medians of interleaved rounds; load generator, service and database share this machine`,
    '',
    '| what | requests/s | p50 ms | p99 ms | failed |',
    '|---|---|---|---|---|',
    row('full durable check (embedded PostgreSQL)', check),
    row('bare Koa JSON echo', echo),
    '',
    `ratio ${ratio.toFixed(3)}`,
  ].join('\n');

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const options = new Command()
  .option('--only <part>', 'run one part: http')
  .option('--json', 'print the figures as one JSON line at the end')
  .parse()
  .opts<{ only?: string; json?: boolean }>();
if (options.only !== undefined && options.only !== 'http') throw new Error(`There is no part "${options.only}"; known is http`);

const figures = await benchHttp();
process.stdout.write(`${table(figures)}\n`);
if (options.json === true) {
  const { check, echo, ratio, connections } = figures;
  process.stdout.write(
    `${JSON.stringify({
      ratio: rounded(ratio, 3),
      p50_ms: check.p50Ms,
      p99_ms: check.p99Ms,
      requests_per_second: Math.round(check.requestsPerSecond),
      echo_requests_per_second: Math.round(echo.requestsPerSecond),
      connections,
      failed: check.failed,
    })}\n`,
  );
}
if (figures.check.failed > 0) process.exitCode = 1;
