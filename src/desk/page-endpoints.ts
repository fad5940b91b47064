import { fileURLToPath } from 'node:url';
import { Type } from '../../domain/shared/schema.js';
import { type Asset, readAssets } from '../http/pipeline/built-assets.js';
import { type Answer, type Endpoint, publicEndpoint } from '../http/pipeline/endpoint.js';
import { PAGE_POLICY, staticAnswer } from '../http/pipeline/static-answer.js';
import { HttpProblem } from '../http/problems/problems.js';

const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What vite makes of `page/`, beside the compiled service. */
const BUILT = fileURLToPath(new URL('../../desk', import.meta.url));

/** Never the page: a call that is mistaken must not look like a success. */
const NO_PAGES = /^(?:api|assets|session|sign-in-ways|oidc)(?:\/|$)/;

/** Whether what follows `/desk/` is a place of the page, by its path. */
export const isPagePath = (rest: string): boolean => !NO_PAGES.test(rest);

/** The page keeps its filters in its own address, so that a view can be kept and sent. The server reads none of it. */
const ANY_QUERY = Type.Object({});

/**
 * The page of the desk at `/desk`, at every path below that is nothing else, and its files. The files are read at the
 * first request and kept; a service whose page was not built answers 404, and everything else as usual.
 */
export const createPageEndpoints = (folder = BUILT): readonly Endpoint[] => {
  let read: Promise<ReadonlyMap<string, Answer>> | null = null;
  const answers = (): Promise<ReadonlyMap<string, Answer>> =>
    (read ??= readAssets(folder, 'the review desk').then(
      (assets) => new Map([...assets].map(([path, asset]) => [path, answerOf(path, asset)])),
      (error: unknown) => {
        read = null;
        if ((error as { readonly cause?: { readonly code?: unknown } }).cause?.code !== 'ENOENT') throw error;
        throw new HttpProblem('not_found', 'The page of the review desk was not built: run npm run build.');
      },
    ));
  const at = (operationId: string, path: string) =>
    publicEndpoint({
      operationId,
      summary: 'The review desk',
      method: 'GET',
      path,
      query: ANY_QUERY,
      responses: {},
      otherTypes: {
        200: ['text/html', 'text/css', 'text/javascript', 'image/svg+xml', 'font/woff2', 'application/json'],
      },
      problems: ['not_found'],
      described: false,
      handle: async ({ params }) => {
        const rest = params['rest'] ?? '';
        const built = await answers();
        const found = built.get(`/${rest}`) ?? (isPagePath(rest) ? built.get('/') : undefined);
        if (found === undefined) throw new HttpProblem('not_found', 'The review desk has nothing at this path.');
        return found;
      },
    });
  return [at('getDesk', '/desk'), at('getDeskFolder', '/desk/'), at('getDeskPath', '/desk/{rest...}')];
};

const answerOf = (path: string, { body, contentType, cacheControl }: Asset): Answer =>
  staticAnswer(body, contentType, {
    'Cache-Control': cacheControl,
    ...(path === '/' ? PAGE_HEADERS : { 'Cross-Origin-Resource-Policy': 'same-origin' }),
  });
