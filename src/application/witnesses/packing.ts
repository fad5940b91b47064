import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';
import type { WitnessEntry } from '../../../ports/stores/witnesses.js';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** No witness has so many characters: a node answers at most 8 MiB to each of a few questions. */
const MAX_TEXT_BYTES = 33_554_432;

/**
 * Most witnesses are shorter: to compress one here takes 0.15 ms, and to have it done by another thread 0.3. Tables as
 * large as a long text needs are not filled for it.
 */
const SHORT_TEXT = 16_384;
const SHORT = { windowBits: 13, memLevel: 6 };

const sha256Of = (text: string): string => `0x${hash('sha256', text)}`;

/** A witness as it is stored. The hash is that of the text: it does not depend on how it was compressed. */
export const packWitness = async (text: string): Promise<WitnessEntry> => ({
  sha256: sha256Of(text),
  gzipped: text.length <= SHORT_TEXT ? gzipSync(text, SHORT) : await compress(text),
});

/** The text of stored bytes; null where they are not the ones that the hash was made of. */
export const unpackWitness = async ({ sha256, gzipped }: WitnessEntry): Promise<string | null> => {
  let text: string;
  try {
    text = (await expand(gzipped, { maxOutputLength: MAX_TEXT_BYTES })).toString('utf8');
  } catch {
    // bytes that cannot be expanded fit no hash
    return null;
  }
  return sha256Of(text) === sha256 ? text : null;
};
