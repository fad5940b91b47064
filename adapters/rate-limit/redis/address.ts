import { Redis, type RedisOptions } from 'ioredis';

/** The port that Sentinels listen on where none is given. */
const SENTINEL_PORT = 26_379;

/** `redis+sentinel://[:password@]host[:port],…/name`, in parts. */
const SENTINELS = /^redis\+sentinel:\/\/([^@/]*@)?([^/?#]+)(\/.*)$/;

/**
 * A client for `redis://`, `rediss://` or `redis+sentinel://`. With Sentinels the client asks them for
 * the primary of that name, and leaves one that they have replaced. The password is that of the Redis; that of the
 * Sentinels follows as `?sentinel_password=`.
 */
export const clientOf = (url: string, common: RedisOptions & { readonly replyMapping?: 'legacy' }): Redis => {
  const [, login = '', hosts, rest] = SENTINELS.exec(url) ?? [];
  if (hosts === undefined || rest === undefined) return new Redis(url, common);
  const { username, password, pathname, searchParams } = new URL(`redis://${login}sentinels${rest}`);
  const sentinelPassword = searchParams.get('sentinel_password');
  return new Redis({
    ...common,
    sentinels: hosts.split(',').map((host) => {
      const { hostname, port } = new URL(`redis://${host}`);
      return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? SENTINEL_PORT : Number(port) };
    }),
    name: decodeURIComponent(pathname.slice(1)),
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(sentinelPassword !== null && { sentinelPassword }),
    failoverDetector: true,
  });
};
