import { request } from 'undici';
import { openWorld, type World, type WorldOptions } from '../browser/support/world.js';

export const CHECK = '/api/protection/check';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

/** Calls of the application’s own page, without a browser. Each test opens a world, which is closed after it. */
export const pageCalls = () => {
  let world: World | null = null;
  const opened = (): World => {
    if (world === null) throw new Error('The reference application was not opened');
    return world;
  };
  const open = async (options: WorldOptions = {}): Promise<void> => {
    world = await openWorld(options);
  };
  afterEach(async () => {
    await world?.close();
    world = null;
  });

  const send = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: string | Buffer | null = null,
  ): Promise<Reply> => {
    const answer = await request(`${opened().appUrl}${path}`, { method: method as 'GET', headers, body });
    const text = await answer.body.text();
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };
  /** As the page's own script sends it. */
  const own = (headers: Record<string, string> = {}): Record<string, string> => ({
    origin: opened().appUrl,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    ...headers,
  });
  return { open, send, own };
};
