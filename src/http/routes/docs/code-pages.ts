import { FINDING_CODES } from '../../../../domain/findings/index.js';
import { madeOnce } from '../../../application/made-once.js';
import { nearestNames } from '../../../application/near-miss.js';
import { ERRORS_PATH, FINDINGS_PATH, GOING_LIVE_PATH } from '../../docs-paths.js';
import { type Answer, type Endpoint, type PublicCall, publicEndpoint } from '../../pipeline/endpoint.js';
import { staticAnswer } from '../../pipeline/static-answer.js';
import { HttpProblem, PROBLEM_CODES } from '../../problems/problems.js';

/** Nothing runs, and nothing is sent from these pages. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** No cache may give the page of one caller, whose origin it names, to another. */
const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cache-Control': 'private, no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const HTML = 'text/html; charset=utf-8';
const MAX_NEAREST = 5;

interface Kind<Code extends string> {
  /** Begins the names of both operations. */
  readonly name: string;
  readonly what: string;
  readonly path: string;
  readonly codes: readonly Code[];
  readonly index: () => Promise<string>;
  readonly page: (code: Code, origin: string) => Promise<string>;
}

const indexPages = () => import('../../console/codes/index-pages.js');

/** Its commands are for the origin under which it was asked for. */
const goingLiveEndpoint: Endpoint = publicEndpoint({
  ...{ operationId: 'getGoingLive', summary: 'The way to the first protected payment', method: 'GET' },
  ...{ path: GOING_LIVE_PATH, responses: {}, otherTypes: { 200: ['text/html'] }, problems: [], described: false },
  handle: async ({ origin }) => {
    const { goingLivePage } = await import('../../console/codes/going-live-page.js');
    return staticAnswer(goingLivePage(origin()), HTML, PAGE_HEADERS);
  },
});

/** The pages about codes: two indexes, and a page for each code. What makes them is loaded for the first of them. */
export const createCodePageEndpoints = (endpoints: readonly Endpoint[]): readonly Endpoint[] => [
  goingLiveEndpoint,
  ...pagesOf({
    ...{ name: 'Finding', what: 'finding code', path: FINDINGS_PATH, codes: FINDING_CODES },
    index: async () => (await indexPages()).findingIndexPage(),
    page: async (code, origin) => (await import('../../console/codes/finding-page.js')).findingPage(code, origin),
  }),
  ...pagesOf({
    ...{ name: 'Error', what: 'error code', path: ERRORS_PATH, codes: PROBLEM_CODES },
    index: async () => (await indexPages()).errorIndexPage(),
    page: async (code, origin) => {
      const { errorPage } = await import('../../console/codes/error-page.js');
      const { RECORDED: recorded } = await import('../../openapi/recorded.js');
      return errorPage(code, origin, { endpoints, recorded });
    },
  }),
];

const pagesOf = <Code extends string>({ name, what, path, codes, index, page }: Kind<Code>): readonly Endpoint[] => {
  const indexAnswer = madeOnce(async () => staticAnswer(await index(), HTML, PAGE_HEADERS));
  const isCode = (text: string): text is Code => (codes as readonly string[]).includes(text);
  return [
    publicEndpoint({
      ...{ operationId: `get${name}Index`, summary: `Every ${what}`, method: 'GET', path },
      ...{ responses: {}, otherTypes: { 200: ['text/html'] }, problems: [], described: false },
      handle: indexAnswer,
    }),
    publicEndpoint({
      ...{ operationId: `get${name}Page`, summary: `The page of one ${what}`, method: 'GET', path: `${path}/{code}` },
      ...{ responses: {}, otherTypes: { 200: ['text/html'], 404: ['text/html'] }, problems: ['not_found'] },
      described: false,
      handle: async ({ params: { code = '' }, origin, accepts }) =>
        isCode(code)
          ? staticAnswer(await page(code, origin()), HTML, PAGE_HEADERS)
          : unknown(path, what, codes, code, accepts),
    }),
  ];
};

/** A page for a browser, and an error of the usual shape for everything else. */
const unknown = async (
  path: string,
  what: string,
  codes: readonly string[],
  asked: string,
  accepts: PublicCall['accepts'],
): Promise<Answer> => {
  const nearest = nearestNames(asked, codes, MAX_NEAREST);
  if (accepts(['application/json', 'text/html']) === 'text/html')
    return {
      ...staticAnswer((await indexPages()).unknownCodePage(path, what, nearest), HTML, PAGE_HEADERS),
      status: 404,
    };
  const hint = nearest.length === 0 ? '' : ` The nearest: ${nearest.join(', ')}.`;
  throw new HttpProblem('not_found', `There is no ${what} of this name.${hint} GET ${path} shows all of them.`);
};
