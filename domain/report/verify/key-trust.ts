import { utf8ToBytes } from '@noble/hashes/utils.js';
import { exactBase64url } from './encoding.js';
import { type EndorsedKey, KeyDocumentError, type PublicJwk, type SignatureVerifier } from './signed.js';

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
 * that has no endorsement. Every further one without is refused.
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
    const signature = exactBase64url(endorsement.signature);
    if (signature !== null && (await verifier.verifyBytes(utf8ToBytes(text), signature, key))) return candidate;
  }
  return undefined;
};

/** The keys that count. Rejects with `KeyDocumentError` where the trust root that was asked for is not among them. */
export const trustIn = async (
  given: readonly EndorsedKey[],
  verifier: Pick<SignatureVerifier, 'verifyBytes'>,
  trustRoot?: string,
): Promise<KeyTrust> => {
  const trust = await trustKeys(given, verifier, trustRoot ?? null);
  if (trustRoot !== undefined && trust.root === null)
    throw new KeyDocumentError(`The trust root ${trustRoot} is not among the public keys.`);
  return trust;
};

/**
 * What the key before signs for a new one. The first line keeps it apart from every other text that a key signs. The
 * ids are thumbprints, so they stand for the keys themselves.
 */
export const endorsementText = ({
  keyId,
  by,
  at,
}: {
  readonly keyId: string;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}): string => `signgate-key-endorsement/1\n${keyId}\n${by}\n${at}\n`;
