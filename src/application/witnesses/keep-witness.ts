import type { Logger } from '../../../ports/platform/platform.js';
import { MAX_WITNESS_BYTES, type WitnessStore } from '../../../ports/stores/witnesses.js';
import { Deadline } from '../shared/deadline.js';
import { packWitness } from './packing.js';

/** Longest time that a check waits for its witness to be stored, milliseconds. */
const KEEP_DEADLINE_MS = 300;

/**
 * Stores a witness and gives its hash, so that a record names none which is not stored. Null where it is not kept: the
 * log says why, and the check goes on, since its verdict does not rest on it. Never rejects.
 */
export const keepWitness = async (
  witnesses: Pick<WitnessStore, 'put'>,
  logger: Logger,
  text: string,
): Promise<string | null> => {
  const deadline = new Deadline(KEEP_DEADLINE_MS);
  try {
    const witness = await packWitness(text);
    const bytes = witness.gzipped.length;
    if (bytes > MAX_WITNESS_BYTES) {
      logger.log('warn', 'witness is too long to be kept', { bytes });
      return null;
    }
    await deadline.wait(witnesses.put(witness));
    return witness.sha256;
  } catch (error) {
    logger.log('warn', 'witness could not be kept', { error });
    return null;
  } finally {
    deadline.clear();
  }
};
