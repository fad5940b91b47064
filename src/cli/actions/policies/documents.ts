import { readBoundedFile, SMALL_FILE_BYTES } from '../../../../adapters/shared/bounded-file.js';
import type { KeyStore } from '../../../../ports/stores/keys.js';
import type { PublishedPolicy } from '../../../../ports/stores/policies.js';
import { time } from '../../output.js';

/** The JSON of a policy file. Rejects with a message that names the file. */
export const readDocument = async (file: string): Promise<unknown> => {
  const text = (await readBoundedFile(file, SMALL_FILE_BYTES, { mayBePipe: true })).toString();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/** Rejects for a name that no partner has. */
export const partnerIdOf = async (keys: KeyStore, name: string): Promise<string> => {
  const partner = await keys.findPartnerByName(name);
  if (partner === null) throw new Error(`There is no partner named "${name}". See: signgate partners list`);
  return partner.partnerId;
};

export const view = ({ partnerId, policy, sha256, publishedAtMs }: PublishedPolicy) => ({
  policy_id: policy.policyId,
  version: policy.version,
  name: policy.name,
  direction: policy.direction,
  partner_id: partnerId,
  sha256,
  published_at: time(publishedAtMs),
});
