import { VERSION } from '../../../version.js';
import { ERRORS_PATH, FINDINGS_PATH } from '../../docs-paths.js';
import { publicEndpoint } from '../../pipeline/endpoint.js';
import { staticJson } from '../../pipeline/static-answer.js';
import { RootSchema, type RootView } from '../../schemas/root.js';

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
