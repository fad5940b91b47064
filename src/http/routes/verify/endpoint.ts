import { readFileSync } from 'node:fs';
import { Refusal } from '../../../application/refusal.js';
import { type Endpoint, publicEndpoint } from '../../pipeline/endpoint.js';
import { HttpProblem } from '../../problems/problems.js';

/** Written by the build beside the compiled sources. */
const PAGE = new URL('../../../../verify/verify.html', import.meta.url);
/** Where the page takes public keys from: a block of data, which no policy has to allow. */
const KEYS_PLACE = '<script type="application/json" id="keys"></script>';
const POLICY_FORM = /http-equiv="Content-Security-Policy" content="([^"]+)"/;

/** The file of the build, parted where the keys go in. */
export interface BuiltPage {
  readonly before: string;
  readonly after: string;
  readonly policy: string;
}

const readPage = (): BuiltPage | null => {
  try {
    const html = readFileSync(PAGE, 'utf8');
    const [before = '', after] = html.split(KEYS_PLACE);
    const policy = POLICY_FORM.exec(before)?.[1];
    return after === undefined || policy === undefined ? null : { before, after, policy };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** JSON that cannot end the block that it stands in. */
const inBlock = (value: unknown): string =>
  KEYS_PLACE.replace('><', () => `>${JSON.stringify(value).replaceAll('<', '\\u003c')}<`);

/** Without keys the page asks its reader for them: it must open while the store is out. */
const keysBlock = async (readJwks: () => Promise<unknown>): Promise<string> => {
  try {
    return inBlock(await readJwks());
  } catch (error) {
    if (error instanceof Refusal) return KEYS_PLACE;
    throw error;
  }
};

/** The page that verifies a report in a browser, with the public keys of now in it. */
export const createVerifyPageEndpoint = (page: BuiltPage | null = readPage()): Endpoint =>
  publicEndpoint({
    operationId: 'getVerifyPage',
    summary: 'The page that verifies a report',
    method: 'GET',
    path: '/verify',
    responses: {},
    otherTypes: { 200: ['text/html'] },
    problems: ['not_found'],
    described: false,
    handle: async ({ application }) => {
      if (page === null) throw new HttpProblem('not_found', 'The page was not built: run npm run build:verify.');
      return {
        status: 200,
        contentType: 'text/html; charset=utf-8',
        body: Buffer.from(`${page.before}${await keysBlock(application.readJwks)}${page.after}`),
        headers: {
          'Content-Security-Policy': `${page.policy}; frame-ancestors 'none'`,
          'Cache-Control': 'no-cache',
          'Cross-Origin-Opener-Policy': 'same-origin',
        },
      };
    },
  });
