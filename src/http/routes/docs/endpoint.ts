import type { Chain } from '../../../../domain/chains/index.js';
import { madeOnce } from '../../../application/made-once.js';
import { type Answer, type Endpoint, publicEndpoint } from '../../pipeline/endpoint.js';
import { PAGE_POLICY, staticAnswer } from '../../pipeline/static-answer.js';
import { byExtraChains } from '../../schemas/chains.js';
import { HttpProblem } from '../../problems/problems.js';

const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ASSET_HEADERS = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

const pageOf = async (endpoints: readonly Endpoint[], extraChains: readonly Chain[]): Promise<Answer> => {
  const [{ consolePage }, { createOpenApiDocument }, { RECORDED: recorded }] = await Promise.all([
    import('../../console/page.js'),
    import('../../openapi/document.js'),
    import('../../openapi/recorded.js'),
  ]);
  const html = consolePage({ document: createOpenApiDocument(endpoints, recorded, extraChains), recorded });
  return staticAnswer(html, 'text/html; charset=utf-8', PAGE_HEADERS);
};

const readAssets = async (): Promise<ReadonlyMap<string, Answer>> => {
  const { readConsoleAssets } = await import('../../console/assets.js');
  return new Map(
    [...readConsoleAssets()].map(([name, { body, contentType }]) => [
      name,
      staticAnswer(body, contentType, ASSET_HEADERS),
    ]),
  );
};

/** The interactive console: a page and its assets, all from this service. Made once, when they are first asked for. */
export const createDocsEndpoints = (endpoints: readonly Endpoint[]): readonly Endpoint[] => {
  const page = byExtraChains((extraChains) => madeOnce(() => pageOf(endpoints, extraChains)));
  const assets = madeOnce(readAssets);
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
      handle: ({ application }) => page(application.extraChains)(),
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
        const asset = (await assets()).get(params['asset'] ?? '');
        if (asset === undefined) throw new HttpProblem('not_found', 'The console has no such file.');
        return asset;
      },
    }),
  ];
};
