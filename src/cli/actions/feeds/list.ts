import { withDatabase } from '../../command-context.js';
import { print, textTable } from '../../output.js';

const SECONDS_PER_DAY = 86_400;

export const listImportedLists = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ lists, clock }) => {
    const nowMs = clock.now();
    const views = (await lists.lists()).map((entry) => ({
      source: entry.source,
      format: entry.format,
      category: entry.categories.length === 1 ? (entry.categories[0] ?? null) : null,
      categories: entry.categories,
      published_at: entry.publishedAt,
      dated_by: entry.datedBy ?? 'publisher',
      imported_at: entry.importedAt,
      age_seconds: Math.max(0, Math.floor((nowMs - Date.parse(entry.publishedAt)) / 1000)),
      max_age_seconds: entry.maxAgeSeconds,
      rows: entry.rows,
      sha256: entry.sha256,
      names: entry.names ?? 'hidden',
    }));
    print(json, { lists: views }, () =>
      textTable(
        ['SOURCE', 'FORMAT', 'CATEGORIES', 'PUBLISHED', 'SAYS', 'AGE DAYS', 'MAX AGE DAYS', 'ROWS', 'NAMES', 'SHA-256'],
        views.map((row) => [
          row.source,
          row.format,
          row.categories.join(', '),
          row.published_at,
          row.dated_by,
          String(Math.floor(row.age_seconds / SECONDS_PER_DAY)),
          row.max_age_seconds === null ? '-' : String(row.max_age_seconds / SECONDS_PER_DAY),
          String(row.rows),
          row.names,
          row.sha256.slice(0, 16),
        ]),
      ),
    );
  });
