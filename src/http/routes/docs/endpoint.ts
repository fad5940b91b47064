import { readConsoleAssets } from '../../console/assets.js';
import { consolePage } from '../../console/page.js';
import { createOpenApiDocument } from '../../openapi/document.js';
import type { RecordedExamples } from '../../openapi/examples.js';
import { type Endpoint, publicEndpoint } from '../../pipeline/endpoint.js';
import { staticAnswer } from '../../pipeline/static-answer.js';
import { HttpProblem } from '../../problems/problems.js';

/** The page may load from and call this service only. Nothing inline runs, and nothing may frame the page. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ASSET_HEADERS = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The interactive console: a page and its assets, all from this service. Made once, when the service starts. */
export const createDocsEndpoints = (
  endpoints: readonly Endpoint[],
  recorded: RecordedExamples,
): readonly Endpoint[] => {
  const page = staticAnswer(
    consolePage({ document: createOpenApiDocument(endpoints, recorded), recorded }),
    'text/html; charset=utf-8',
    PAGE_HEADERS,
  );
  const assets = new Map(
    [...readConsoleAssets()].map(([name, { body, contentType }]) => [
      name,
      staticAnswer(body, contentType, ASSET_HEADERS),
    ]),
  );
  return [
    publicEndpoint({
      operationId: 'getDocs',
      summary: 'The API console',
      method: 'GET',
      path: '/docs',
      responses: {},
      otherTypes: { 200: ['text/html'] },
      problems: [],
      described: false,
      handle: async () => page,
    }),
    publicEndpoint({
      operationId: 'getDocsAsset',
      summary: 'A file that the console loads',
      method: 'GET',
      path: '/docs/{asset}',
      responses: {},
      otherTypes: { 200: ['text/css', 'text/javascript', 'image/svg+xml', 'font/woff2'] },
      problems: ['not_found'],
      described: false,
      handle: async ({ params }) => {
        const asset = assets.get(params['asset'] ?? '');
        if (asset === undefined) throw new HttpProblem('not_found', 'The console has no such file.');
        return asset;
      },
    }),
  ];
};
