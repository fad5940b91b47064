import { trustKeys } from '../../../domain/report/verify/key-trust.js';
import type { PublicJwk, PublicKeyStore, SignatureVerifier } from '../../../ports/platform/signing.js';

/** Gives the keys of the store that count, as the store holds them now. */
export type TrustedKeys = () => Promise<readonly PublicJwk[]>;

export const createTrustedKeys =
  (publicKeys: Pick<PublicKeyStore, 'list'>, verifier: SignatureVerifier): TrustedKeys =>
  async () =>
    (await trustKeys(await publicKeys.list(), verifier)).keys;
