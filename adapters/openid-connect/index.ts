import { createHash } from 'node:crypto';
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import * as oidc from 'openid-client';
import type { CustomFetch } from 'openid-client';
import type { Clock } from '../../ports/platform/platform.js';
import { type CompletedSignIn, SignInError, type SignInProvider } from '../../ports/platform/sign-in-provider.js';
import { createSeal, type SignInState } from './seal.js';
import { allowedLookup, ask, assertAllowedUrl, decoded, ENCODINGS, type ResolveAll } from '../shared/bounded-http.js';
import { isPublicAddress } from '../shared/public-address.js';

/** Far more than the metadata, keys or tokens of a provider take. */
const MAX_BYTES = 1_048_576;
/** Where the library gives none. */
const DEADLINE_MS = 5_000;
/** Statuses whose answers have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Where the library may ask. The operator named the issuer's host; what the provider names beside it must be at a
 * public address, judged as it is connected to, unless the issuer itself is at a private one: its network then is the
 * operator's own.
 */
const lookupBeside = (issuerHost: string, resolve: ResolveAll): LookupFunction => {
  const atPublic = allowedLookup({ allowPrivateNetwork: false, lookup: resolve }).lookup;
  return (hostname, options, callback) =>
    resolve(issuerHost, { all: true }, (error, addresses) => {
      const isOwnNetwork = error === null && addresses.some(({ address }) => !isPublicAddress(address));
      if (!isOwnNetwork && atPublic !== undefined) return atPublic(hostname, options, callback);
      return resolve(hostname, { ...options, all: true }, (failure, [first, ...others]) => {
        if (failure !== null || first === undefined) return callback(failure, '', 0);
        return options.all === true ? callback(null, [first, ...others]) : callback(null, first.address, first.family);
      });
    });
};

/** The library's requests: they follow no redirect, and there is an end to how much is read. */
export const boundedFetch =
  (issuer: string, resolve: ResolveAll = systemLookup): CustomFetch =>
  async (url, options) => {
    // its type of a request has members that Node's lacks
    const request = new Request(url, options as RequestInit);
    const sent = new Uint8Array(await request.arrayBuffer());
    const asked = new URL(request.url);
    const { hostname: issuerHost } = new URL(issuer);
    const isBeside = asked.hostname !== issuerHost;
    // an IP address needs no look-up
    if (isBeside && isIP(bare(asked.hostname)) !== 0) assertAllowedUrl(asked.href, false);
    const answer = await ask(asked, {
      ...(isBeside && { lookup: lookupBeside(bare(issuerHost), resolve) }),
      method: request.method,
      headers: { 'accept-encoding': ENCODINGS, ...Object.fromEntries(request.headers) },
      ...(sent.byteLength > 0 && { body: sent }),
      signal: options.signal ?? AbortSignal.timeout(DEADLINE_MS),
    });
    const body = decoded(answer);
    if (body === null) throw new TypeError('the provider compressed its answer in an unknown way');
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of body) {
      bytes += piece.byteLength;
      if (bytes > MAX_BYTES) throw new TypeError('the answer of the provider is too long');
      pieces.push(piece);
    }
    const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    return new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(pieces), { status, statusText, headers });
  };

export interface OpenIdConnectOptions {
  /** As the provider calls itself, to the letter. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to, as it knows it. */
  readonly returnUrl: string;
  /** Where it sends them after they signed out there. */
  readonly signedOutUrl: string;
  /** Separated by spaces. */
  readonly scope: string;
  readonly name: string;
  readonly clock: Clock;
}

/** Signatures that a client can verify and not make. What a provider offers beside them is never taken. */
const ALGORITHMS: readonly string[] = ['RS256', 'PS256', 'ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA'];
const TIMEOUT_SECONDS = 5;
/** How far the provider's clock may be off. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** How long what the provider says of itself is taken for true. */
const METADATA_MS = 10 * 60_000;

/** The authorization code flow with PKCE, state and nonce. It asks the provider at a sign-in, never before. */
export const createOpenIdConnect = (options: OpenIdConnectOptions): SignInProvider => {
  const { issuer, clientId, clientSecret, returnUrl, signedOutUrl, scope, name, clock } = options;
  const { seal, open } = createSeal(issuer, clientId, clientSecret, clock);
  let known: { readonly config: Promise<oidc.Configuration>; readonly untilMs: number } | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    if (known !== null && clock.now() < known.untilMs) return known.config;
    const config = configured(options).catch((error: unknown) => {
      known = null;
      throw asSignInError(error);
    });
    known = { config, untilMs: clock.now() + METADATA_MS };
    return config;
  };
  return {
    issuer,
    name,
    begin: async (returnTo) => {
      const config = await configuration();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const url = oidc.buildAuthorizationUrl(config, {
        ...{ redirect_uri: returnUrl, scope, state, nonce },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, sealed: await seal({ state, nonce, verifier, returnTo }) };
    },
    open: async (sealed) => {
      const begun = await open(sealed);
      return { complete: async (answer) => completed(options, await configuration(), begun, answer) };
    },
    signOutUrl: async () => {
      const config = await configuration().catch(() => null);
      if (config?.serverMetadata().end_session_endpoint === undefined) return null;
      // without the token of the sign-in, which is not kept: the provider asks the person, and sends it back
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: signedOutUrl }).href;
    },
  };
};

const completed = async (
  { issuer, returnUrl }: OpenIdConnectOptions,
  config: oidc.Configuration,
  { state, nonce, verifier, returnTo }: SignInState,
  answer: URLSearchParams,
): Promise<CompletedSignIn> => {
  const names = [...answer.keys()];
  if (names.length > new Set(names).size)
    throw new SignInError('failed', 'The provider sent a parameter more than once');
  const tokens = await oidc
    .authorizationCodeGrant(config, new URL(`${returnUrl}?${answer}`), {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    })
    .catch((error: unknown) => {
      throw asSignInError(error);
    });
  const claims = tokens.claims();
  if (claims?.iss !== issuer || claims.sub === '')
    throw new SignInError('failed', 'The identity does not come from the provider');
  return { issuer, subject: claims.sub, claims, returnTo, signInId: hashOf(state) };
};

const configured = async ({ issuer, clientId, clientSecret }: OpenIdConnectOptions): Promise<oidc.Configuration> => {
  const isLoopback = new URL(issuer).protocol === 'http:';
  // only a loopback name may be http: the settings see to that
  const execute = isLoopback ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    ...{ execute, timeout: TIMEOUT_SECONDS, [oidc.customFetch]: boundedFetch(issuer) },
  });
  const metadata: oidc.ServerMetadata = found.serverMetadata();
  if (metadata.issuer !== issuer) throw new SignInError('failed', `The provider calls itself ${metadata.issuer}`);
  for (const place of [metadata.authorization_endpoint, metadata.end_session_endpoint])
    if (place !== undefined && !isLoopback && new URL(place).protocol !== 'https:')
      throw new SignInError('failed', 'The provider names a place that is not https');
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  // providers disagree on how a secret with a "-" goes into a Basic header
  const authenticate = ways.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
  const config = new oidc.Configuration(
    {
      ...metadata,
      id_token_signing_alg_values_supported: (metadata.id_token_signing_alg_values_supported ?? ['RS256']).filter(
        (algorithm) => ALGORITHMS.includes(algorithm),
      ),
    },
    clientId,
    { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authenticate(clientSecret),
  );
  config.timeout = TIMEOUT_SECONDS;
  config[oidc.customFetch] = boundedFetch(issuer);
  if (isLoopback) oidc.allowInsecureRequests(config);
  // the token comes straight from the provider, and its signature is verified all the same
  oidc.enableNonRepudiationChecks(config);
  return config;
};

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');

/** Codes of the library that say that no whole answer came. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

const asSignInError = (error: unknown): SignInError => {
  if (error instanceof SignInError) return error;
  if (error instanceof oidc.AuthorizationResponseError)
    return new SignInError('refused', 'The provider refused the sign-in', { cause: named(error.error) });
  if (error instanceof oidc.ResponseBodyError && error.status < 500)
    return new SignInError('failed', 'The provider refused the code', { cause: named(error.error) });
  const { code: given } = (error ?? {}) as { readonly code?: unknown };
  const code = typeof given === 'string' ? given : '';
  const isUnanswered =
    error instanceof oidc.ResponseBodyError || NO_ANSWER.has(code) || (error instanceof TypeError && code === '');
  return isUnanswered
    ? new SignInError('provider_unavailable', 'The provider does not answer', {
        cause: named(code || messageOf(error)),
      })
    : new SignInError('failed', 'The answer of the provider cannot be trusted', {
        cause: named(code || messageOf(error)),
      });
};

/** A short word of the provider or the library for the log, never an answer as a whole: that may hold tokens. */
const named = (word: string): string => word.replace(/[^\w .:'"-]/g, '?').slice(0, 100);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
