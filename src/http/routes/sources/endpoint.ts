import { isoTime } from '../../../../domain/shared/iso-time.js';
import { sourceProblem, type SourceRow } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { presentMissing } from '../../schemas/health.js';
import { SourcesSchema, type SourcesView } from '../../schemas/sources.js';

/** Every source and list that checks of the key can be told by, and how fresh each is. */
export const readSourcesEndpoint = keyedEndpoint({
  operationId: 'readSources',
  summary: 'List the sources and lists behind checks, and how fresh each is',
  method: 'GET',
  path: '/api/sources',
  scope: 'checks:read',
  responses: { 200: SourcesSchema },
  problems: [],
  handle: async ({ application, caller }) => {
    const [rows, missing] = await Promise.all([application.readSources(caller), application.readMissingKnowledge()]);
    const body: SourcesView = {
      checked_at: isoTime(application.now()),
      sources: rows.map(presentSource),
      missing: presentMissing(missing),
    };
    return { status: 200, body };
  },
});

/** The published shape of a source. */
export const presentSource = (row: SourceRow): SourcesView['sources'][number] => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  capability: row.capability,
  categories: row.categories,
  origin: row.origin,
  required: row.required,
  status: row.status,
  as_of: row.asOf,
  dated_by: row.datedBy,
  age_seconds: row.ageSeconds,
  max_age_seconds: row.maxAgeSeconds,
  rows: row.rows,
  sha256: row.sha256,
  last_sync: row.lastSync,
  next_sync: row.nextSync,
  last_error: row.lastError,
  failures_in_row: row.failuresInRow,
  problem: sourceProblem(row),
});
