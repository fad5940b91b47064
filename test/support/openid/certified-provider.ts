import http from 'node:http';
import Provider from 'oidc-provider';
import { exportJWK, generateKeyPair } from 'jose';
import { CLIENT_ID, CLIENT_SECRET } from './client.js';

/**
 * A provider of others' making that is certified for OpenID Connect, with its own pages to sign in, to consent and to
 * sign out: any name with any password is the account of that name, whose groups are as told. It answers under the name
 * `localhost`, which is another site than 127.0.0.1.
 */
export interface CertifiedProvider {
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly groups: readonly string[];
}

export const startCertifiedProvider = async (
  port: number,
  serviceUrl: string,
  accounts: Readonly<Record<string, Account>>,
): Promise<CertifiedProvider> => {
  const issuer = `http://localhost:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${serviceUrl}/desk/oidc/return`],
        post_logout_redirect_uris: [`${serviceUrl}/desk`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'only' }] },
    cookies: { keys: ['made-up-key-of-cookies'] },
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email'] },
    // claims go into the identity token, not only to those who ask for them afterwards
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
  });
  const server = http.createServer(provider.callback());
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
