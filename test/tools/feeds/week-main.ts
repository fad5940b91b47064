import { freshDatabase } from '../../support/database.js';
import { endTests } from '../../support/end-of-tests.js';
import { isRight, liveWeek, type WeekLine } from '../../support/feeds/week.js';
import { markdownTable } from '../bench/table.js';

/**
 * A week of a publisher's life before three instances of the service on one PostgreSQL. Prints for each turn what is in
 * force, what is shown, which event and which metric says so. Exit code 1 where something is not as it must be, a file
 * was imported twice, a list was empty, or a key of the feed is in a log line. Usage: npm run feeds-week
 */
const cells = (line: WeekLine): readonly string[] => [
  new Date(line.atMs).toISOString().slice(5, 16).replace('T', ' '),
  line.day.what,
  line.answers.length > 3
    ? `${line.answers.length} tries`
    : line.answers.map((status) => status ?? 'none').join(', ') || '-',
  `${line.rows ?? 'none'} rows of ${line.publishedAt?.slice(5, 10) ?? '-'}`,
  line.shown,
  line.ready,
  line.events.join(', ') || '-',
  line.counted.join(', ') || '-',
  isRight(line) ? 'yes' : 'NO',
];

const database = await freshDatabase();
try {
  const { lines, imports, logLines } = await liveWeek(database);
  const columns = [
    'time',
    'publisher',
    'answers',
    'in force',
    'GET /api/sources',
    'ready',
    'events',
    'signgate_feed_syncs_total',
    'as it must be',
  ];
  const files = new Set(imports.map(({ sha256 }) => sha256));
  const smallest = Math.min(...imports.map(({ rows }) => rows));
  const leaks = logLines.filter((line) => line.includes('s3cret')).length;
  process.stdout.write(
    `${markdownTable({ columns, rows: lines.map(cells) })}\n\n${imports.length} imports of ${files.size} files, ` +
      `the smallest of ${smallest} rows; ${logLines.length} log lines, of which ${leaks} hold the feed's key\n`,
  );
  const isMet = lines.every(isRight) && files.size === imports.length && smallest > 0 && leaks === 0;
  process.exitCode = isMet ? 0 : 1;
} finally {
  await database.drop();
  await endTests();
}
