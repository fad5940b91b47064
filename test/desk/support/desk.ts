import type { RealService, Reply } from '../../http/real/support/real-service.js';

export const JSON_HEADERS = { 'content-type': 'application/json' };

/** A person at the desk, as the browser sends what the page asks. */
export interface Visitor {
  readonly cookie: string;
  readonly csrfToken: string;
  readonly session: Readonly<Record<string, unknown>>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  /** A write with all that the page sends; `headers` replace or, where empty, leave out. */
  readonly write: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
}

/** The name and value of the session cookie that an answer sets. */
export const cookieOf = ({ headers }: Reply): string => String(headers['set-cookie']).split(';')[0] ?? '';

export const signIn = (
  service: RealService,
  key: string,
  headers: Record<string, string> = { origin: service.url },
): Promise<Reply> =>
  service.send('POST', '/desk/session', { headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify({ key }) });

/** Signs in, which must succeed. */
export const visit = async (service: RealService, key: string): Promise<Visitor> => {
  const reply = await signIn(service, key);
  if (reply.status !== 201) throw new Error(`Not signed in: ${reply.text}`);
  return visitorFrom(service, cookieOf(reply), reply);
};

/** The person of a session, as the page learns of it. */
export const visitorOf = async (service: RealService, cookie: string): Promise<Visitor> => {
  const reply = await service.send('GET', '/desk/session', { headers: { cookie } });
  if (reply.status !== 200) throw new Error(`No session: ${reply.text}`);
  return visitorFrom(service, cookie, reply);
};

const visitorFrom = (service: RealService, cookie: string, reply: Reply): Visitor => {
  const csrfToken = String(reply.json['csrf_token']);
  return {
    ...{ cookie, csrfToken, session: reply.json },
    get: (path, headers = {}) => service.send('GET', path, { headers: { cookie, ...headers } }),
    write: (method, path, body, headers = {}) => {
      const sent = { cookie, origin: service.url, 'x-csrf-token': csrfToken, ...JSON_HEADERS, ...headers };
      const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
      return service.send(method, path, {
        headers: named,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
  };
};
