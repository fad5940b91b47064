import type { PartitionStore } from '../../../ports/stores/partitions.js';
import { Refusal } from '../refusal.js';

export const NO_SUCH_CHECK = 'There is no check of this request_id.';

/**
 * Why a check is not found. The months are those of the whole database: the answer tells no one whether such a check
 * was made. Rejects with `StorageUnavailableError`.
 */
export const noSuchCheck = async (
  partitions: Pick<PartitionStore, 'isRetired'>,
  requestId: string,
): Promise<Refusal> => {
  const isRetired = await partitions.isRetired(requestId);
  return new Refusal(
    'not_found',
    isRetired
      ? 'The operator of this service retired the checks of that time, and may still have them.'
      : NO_SUCH_CHECK,
  );
};
