type Fetch = typeof globalThis.fetch;
type Json = Readonly<Record<string, unknown>>;

const json = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

export const isConfirmation = (url: string): boolean => url.endsWith('/confirm');
const isCheck = (url: string): boolean => url.endsWith('/api/check-payload');

/** The real service, whose answers to these calls are others. */
const where =
  (applies: (url: string) => boolean, change: (answer: Json) => unknown): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init);
    return applies(String(url)) ? json(change((await answer.json()) as Json)) : answer;
  };

export const verdictWith = (change: (answer: Json) => unknown): Fetch => where(isCheck, change);
export const confirmationWith = (change: (answer: Json) => unknown): Fetch => where(isConfirmation, change);

const answering =
  (body: unknown, status = 200): Fetch =>
  async () =>
    json(body, status);

/** The service judges other bytes than it was asked about, and says so of none. */
const aboutOthers: Fetch = (url, init) => {
  const body = String(init?.body).replaceAll('0x2386f26fc10000', '0x1');
  return fetch(url, { ...init, body });
};

/** Nothing comes until the caller gives up. */
const silent: Fetch = (_, init) =>
  new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));

const PAGE = '<!doctype html><title>Welcome</title>';

/** Ways in which a service can fail. */
export const BROKEN: Readonly<Record<string, Fetch>> = {
  'is down': async () => {
    throw new TypeError('fetch failed');
  },
  'answers 500': answering({ statusCode: 500, code: 'internal_error', message: 'Failed.' }, 500),
  'answers 500 with an ALLOW': answering({ recommended_action: 'ALLOW' }, 500),
  'answers with a page': async () => new Response(PAGE, { headers: { 'content-type': 'text/html' } }),
  'answers with nothing': async () => new Response(null, { status: 204 }),
  'answers with cut off JSON': answering('{"recommended_action":"ALLOW"'),
  'answers with a list': answering(['ALLOW']),
  'never answers': silent,
  redirects: async () => Response.redirect('https://elsewhere.example/', 302),
  'confirms nothing, with 503': async (url, init) =>
    isConfirmation(String(url)) ? json({ code: 'service_unavailable' }, 503) : fetch(url, init),
};

/** Answers that look like those of the service. */
export const LYING: Readonly<Record<string, readonly [reason: string, fetch: Fetch]>> = {
  'an action that is none': ['invalid_answer', verdictWith((answer) => ({ ...answer, recommended_action: 'PERHAPS' }))],
  'no action': ['invalid_answer', verdictWith(({ recommended_action: _, ...rest }) => rest)],
  'an action in lower case': ['invalid_answer', verdictWith((answer) => ({ ...answer, recommended_action: 'allow' }))],
  'nothing about the bytes': ['invalid_answer', verdictWith(({ payload: _, ...rest }) => rest)],
  'a verdict about other bytes': ['other_bytes', aboutOthers],
  'a confirmation of another check': [
    'invalid_answer',
    confirmationWith((answer) => ({ ...answer, request_id: 'req_00000000000000000000000000' })),
  ],
  'a confirmation without a receipt': ['not_confirmed', confirmationWith(({ receipt: _, ...rest }) => rest)],
  DRIFTED: ['not_confirmed', confirmationWith((answer) => ({ ...answer, result: 'DRIFTED' }))],
  STATE_CHANGED: ['not_confirmed', confirmationWith((answer) => ({ ...answer, result: 'STATE_CHANGED' }))],
  'a confirmation that is over': [
    'not_confirmed',
    confirmationWith((answer) => ({ ...answer, expires_at: '2020-01-01T00:00:00.000Z' })),
  ],
};
