import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { CLIENT_ID, CLIENT_SECRET } from './client.js';

/** What the provider does otherwise than an honest one. */
export interface Lies {
  /** Members of its metadata. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Claims in place of the honest ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** The whole identity token, made of the honest claims. */
  readonly token?: (claims: JWTPayload) => Promise<string> | string;
  /** Changes what it sends the browser back with. */
  readonly back?: (answer: URLSearchParams) => void;
  /** Answers with this status in place of what it knows, at one of its paths. */
  readonly fails?: { readonly path: string; readonly status: number; readonly body?: string };
  /** Takes a code as often as it comes. */
  readonly forgetsCodes?: boolean;
}

/** A provider of identities in one file: honest until it is told to lie. */
export interface LyingProvider {
  readonly issuer: string;
  /** Who is signed in there, by the claims; the next sign-in is theirs. */
  identity: JWTPayload;
  lies: Lies;
  /** How often a code was redeemed, rightly or not. */
  readonly redeemed: () => number;
  /** Of the key that it signs with. */
  readonly publicJwk: JWK;
  readonly sign: (claims: JWTPayload, algorithm?: string) => Promise<string>;
  /** Goes there as a browser does. Gives where it is sent back to. */
  readonly visit: (url: string) => Promise<string>;
  /** Signs with a new key from now on. */
  readonly rotate: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  readonly identity: JWTPayload;
}

const LIFETIME_SECONDS = 300;

export const startLyingProvider = async (): Promise<LyingProvider> => {
  const grants = new Map<string, Grant>();
  let redeemed = 0;
  let keys = await newKeys('first');
  const server = http.createServer((request, response) => {
    void answer(request).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const answer = async (request: http.IncomingMessage): Promise<Sent> => {
    const url = new URL(request.url ?? '/', issuer);
    const { fails } = provider.lies;
    if (fails?.path === url.pathname) return { status: fails.status, headers: JSON_TYPE, body: fails.body ?? '{}' };
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(200, { ...metadataOf(issuer), ...provider.lies.metadata });
      case '/jwks':
        return json(200, { keys: [{ ...keys.jwk, use: 'sig' }] });
      case '/authorize':
        return authorize(url.searchParams);
      case '/token':
        return redeem(request.headers.authorization ?? '', new URLSearchParams(await bodyOf(request)));
      default:
        return json(404, {});
    }
  };

  const authorize = (asked: URLSearchParams): Sent => {
    const code = randomUUID();
    const redirectUri = asked.get('redirect_uri') ?? '';
    const { identity, lies } = provider;
    grants.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      redirectUri,
      nonce: asked.get('nonce'),
      identity,
    });
    const back = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    lies.back?.(back);
    return { status: 302, headers: { location: `${redirectUri}?${back}` }, body: '' };
  };

  const redeem = async (authorization: string, form: URLSearchParams): Promise<Sent> => {
    redeemed += 1;
    const given = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8');
    if (decodeURIComponent(given) !== `${CLIENT_ID}:${CLIENT_SECRET}`) return json(401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return json(400, { error: 'invalid_grant' });
    if (provider.lies.forgetsCodes !== true) grants.delete(code);
    const nowSeconds = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      ...{ iss: issuer, aud: CLIENT_ID, iat: nowSeconds, exp: nowSeconds + LIFETIME_SECONDS },
      ...(grant.nonce !== null && { nonce: grant.nonce }),
      ...grant.identity,
      ...provider.lies.claims,
    };
    const idToken = await (provider.lies.token ?? provider.sign)(claims);
    return json(200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: idToken });
  };

  const provider: LyingProvider = {
    issuer,
    identity: { sub: 'ada' },
    lies: {},
    redeemed: () => redeemed,
    get publicJwk() {
      return keys.jwk;
    },
    sign: (claims, algorithm = 'ES256') =>
      new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: keys.jwk.kid ?? '' }).sign(keys.privateKey),
    visit: async (url) => {
      const reply = await fetch(url, { redirect: 'manual' });
      return reply.headers.get('location') ?? '';
    },
    rotate: async () => {
      keys = await newKeys(randomUUID());
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
};

interface Sent {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const json = (status: number, body: object): Sent => ({ status, headers: JSON_TYPE, body: JSON.stringify(body) });

const newKeys = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid } as JWK };
};

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/end-session`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

const bodyOf = async (request: http.IncomingMessage): Promise<string> => {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
};
