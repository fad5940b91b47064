import { VERSION } from '../../../version.js';
import { ERRORS_PATH, FINDINGS_PATH } from '../../docs-paths.js';
import { publicEndpoint } from '../../pipeline/endpoint.js';
import { staticJson } from '../../pipeline/static-answer.js';
import { type Static, Type } from '../../../../domain/shared/schema.js';
import { closed } from '../../schemas/building-blocks.js';

const path = (description: string) => Type.String({ pattern: '^/', description });

/** What the service is, and where its pages are. */
const RootSchema = closed(
  {
    name: Type.String({ description: 'The name of the product.' }),
    version: Type.String({ description: 'Of the program and of its HTTP interface.' }),
    links: closed(
      {
        console: path('The console, for people.'),
        openapi: path('The description of the interface, for programs.'),
        findings: path('The page of each finding code.'),
        errors: path('The page of each error code.'),
        health: path('Whether the process runs.'),
        ready: path('Whether it can answer checks.'),
        jwks: path('The keys that verify reports and receipts.'),
      },
      { description: 'Paths of this service.' },
    ),
  },
  { title: 'Root', description: 'The service, its version and its pages.' },
);
type RootView = Static<typeof RootSchema>;

const ANSWER = staticJson({
  name: 'Signgate',
  version: VERSION,
  links: {
    console: '/docs',
    openapi: '/openapi.json',
    findings: FINDINGS_PATH,
    errors: ERRORS_PATH,
    health: '/health',
    ready: '/health/ready',
    jwks: '/.well-known/jwks.json',
  },
} satisfies RootView);

/** Where a reader of the bare address goes on. */
export const rootEndpoint = publicEndpoint({
  operationId: 'getRoot',
  summary: 'The service, its version and its pages',
  method: 'GET',
  path: '/',
  responses: { 200: RootSchema },
  problems: [],
  handle: async () => ANSWER,
});
