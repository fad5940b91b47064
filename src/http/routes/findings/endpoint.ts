import { FINDING_BY_CODE, FINDING_CODES } from '../../../../domain/findings/index.js';
import { FINDING_SOURCES } from '../../../../domain/findings/finding.js';
import { madeOnce } from '../../../application/made-once.js';
import { findingPath } from '../../docs-paths.js';
import { type Answer, publicEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { staticJson } from '../../pipeline/static-answer.js';
import { HttpProblem } from '../../problems/problems.js';
import {
  type CatalogueEntry,
  CatalogueEntrySchema,
  type CatalogueQuery,
  CatalogueQuerySchema,
  CatalogueSchema,
  type CatalogueView,
} from '../../schemas/findings.js';

const catalogueOf = (findings: CatalogueView['findings']) => staticJson({ findings } satisfies CatalogueView);

/** Made for the first that asks, with the requests of the sandbox. */
const catalogue = madeOnce(async () => {
  const { FINDING_TRIGGERS } = await import('../../sandbox/finding-triggers.js');
  const entries = FINDING_CODES.map((code): CatalogueEntry => {
    const { source, severity, action, meaning, advice, needs } = FINDING_BY_CODE[code];
    return {
      ...{ code, source, severity, action, meaning },
      what_to_do: advice,
      needs,
      example: FINDING_TRIGGERS[code],
      docs_url: findingPath(code),
    };
  });
  const ofSource = (source: string) => catalogueOf(entries.filter((entry) => entry.source === source));
  return {
    whole: catalogueOf(entries),
    bySource: new Map<string, Answer>(FINDING_SOURCES.map((source) => [source, ofSource(source)])),
    byCode: new Map<string, Answer>(entries.map((entry) => [entry.code, staticJson(entry)])),
  };
});

const readQuery = queryReader<CatalogueQuery>(CatalogueQuerySchema);

/** Every finding code, with a request that gives it in the sandbox. */
export const listFindingsEndpoint = publicEndpoint({
  operationId: 'listFindings',
  summary: 'Every finding code: meaning, default action, and a sandbox request that gives it',
  method: 'GET',
  path: '/api/findings',
  query: CatalogueQuerySchema,
  responses: { 200: CatalogueSchema },
  problems: [],
  handle: async ({ search }) => {
    const { source } = readQuery(search);
    const { bySource, whole } = await catalogue();
    return (source === undefined ? undefined : bySource.get(source)) ?? whole;
  },
});

/** One finding code. */
export const readFindingEndpoint = publicEndpoint({
  operationId: 'readFinding',
  summary: 'One finding code of the catalogue',
  method: 'GET',
  path: '/api/findings/{code}',
  responses: { 200: CatalogueEntrySchema },
  problems: ['not_found'],
  handle: async ({ params }) => {
    const answer = (await catalogue()).byCode.get(params['code'] ?? '');
    if (answer === undefined)
      throw new HttpProblem('not_found', 'There is no finding of this code. GET /api/findings lists all of them.');
    return answer;
  },
});
