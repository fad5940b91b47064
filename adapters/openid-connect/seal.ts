import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Clock } from '../../ports/platform/platform.js';
import { SignInError } from '../../ports/platform/sign-in-provider.js';

/** How long a person may take at the provider. */
export const SIGN_IN_MS = 10 * 60_000;

/** What a sign-in keeps between going and coming back. */
export interface SignInState {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly returnTo: string;
}

const MEMBERS = ['state', 'nonce', 'verifier', 'returnTo'] as const;

/**
 * Seals the state into a text that the browser keeps, so that any instance can complete what another one began: a JWE
 * under a key that is made from the secret of the client, which all instances have.
 */
export const createSeal = (issuer: string, clientId: string, clientSecret: string, clock: Clock) => {
  const purpose = `signgate sign-in\n${issuer}\n${clientId}`;
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', purpose, 32));
  return {
    seal: (state: SignInState): Promise<string> =>
      new EncryptJWT({ ...state })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(clock.now() + SIGN_IN_MS))
        .encrypt(key),
    /** Rejects with `not_begun` for what is not sealed here, changed, or too old. */
    open: async (sealed: string): Promise<SignInState> => {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp', ...MEMBERS],
          currentDate: new Date(clock.now()),
        });
        const [state, nonce, verifier, returnTo] = MEMBERS.map((name) => String(payload[name])) as [
          string,
          string,
          string,
          string,
        ];
        return { state, nonce, verifier, returnTo };
      } catch (error) {
        throw new SignInError('not_begun', 'This browser began no sign-in, or too long ago.', { cause: error });
      }
    },
  };
};
