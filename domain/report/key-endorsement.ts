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
