import { endorsementText } from '../../../domain/report/key-endorsement.js';
import type { EndorsedKey, PublicJwk, PublicKeyStore, SignatureVerifier } from '../../../ports/platform/signing.js';

/** Which of the given keys count. */
export interface KeyTrust {
  /** Id of the first key; null where there is none, or not the one that was asked for. */
  readonly root: string | null;
  /** From the first key on, each with a good signature of the one before it. */
  readonly keys: readonly PublicJwk[];
  /** Every key that does not count, and why. */
  readonly refused: readonly { readonly keyId: string; readonly why: string }[];
}

/**
 * Follows the endorsements from the first key. `trustRoot` says which key that must be; without it, it is the first one
 * that has no endorsement, and every further one without is refused.
 */
export const trustKeys = async (
  given: readonly EndorsedKey[],
  verifier: Pick<SignatureVerifier, 'verifyBytes'>,
  trustRoot: string | null = null,
): Promise<KeyTrust> => {
  const first = given.find(({ publicKey, endorsement }) =>
    trustRoot === null ? endorsement === null : publicKey.kid === trustRoot,
  );
  const keys: PublicJwk[] = [];
  let rest = given;
  for (let next = first; next !== undefined; ) {
    const { publicKey } = next;
    keys.push(publicKey);
    rest = rest.filter((key) => key.publicKey.kid !== publicKey.kid);
    next = await successorOf(publicKey, rest, verifier);
  }
  return {
    root: first?.publicKey.kid ?? null,
    keys,
    refused: rest.map(({ publicKey, endorsement }) => ({
      keyId: publicKey.kid,
      why:
        endorsement === null
          ? 'no signature of a key before it, and it is not the trust root'
          : `no good signature of the key ${endorsement.by}, or that key does not count or has another successor`,
    })),
  };
};

/** One key follows another: a second one that is endorsed by the same key does not count. */
const successorOf = async (
  key: PublicJwk,
  given: readonly EndorsedKey[],
  verifier: Pick<SignatureVerifier, 'verifyBytes'>,
): Promise<EndorsedKey | undefined> => {
  for (const candidate of given) {
    const { publicKey, endorsement } = candidate;
    if (endorsement?.by !== key.kid) continue;
    const text = endorsementText({ keyId: publicKey.kid, by: key.kid, at: endorsement.at });
    const signature = Buffer.from(endorsement.signature, 'base64url');
    if (await verifier.verifyBytes(new TextEncoder().encode(text), signature, key)) return candidate;
  }
  return undefined;
};

/** Gives the keys of the store that count, as the store holds them now. */
export type TrustedKeys = () => Promise<readonly PublicJwk[]>;

export const createTrustedKeys =
  (publicKeys: Pick<PublicKeyStore, 'list'>, verifier: SignatureVerifier): TrustedKeys =>
  async () =>
    (await trustKeys(await publicKeys.list(), verifier)).keys;
