import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { MemoryWitnessStore } from '../../support/storage/memory/witnesses.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { keepWitness } from '../../../src/application/witnesses/keep-witness.js';
import { packWitness, unpackWitness } from '../../../src/application/witnesses/packing.js';
import { recordingLogger } from '../../support/silent-logger.js';

describe('keeping a witness', () => {
  it('stores it by the hash of its text, and the text comes back, short or long', async () => {
    for (const many of [500, 50_000]) {
      const [store, text] = [new MemoryWitnessStore(), JSON.stringify({ say: 'häuser', many: 'a'.repeat(many) })];
      const sha256 = await keepWitness(store, recordingLogger(), text);
      expect(sha256).to.equal(`0x${createHash('sha256').update(text).digest('hex')}`);
      const gzipped = await store.find(String(sha256));
      expect(gzipped?.length).to.be.lessThan(many / 5);
      expect(await unpackWitness({ sha256: String(sha256), gzipped: gzipped ?? new Uint8Array() })).to.equal(text);
    }
  });

  it('names none that is not stored: a store that fails, or does not answer, is null and a line in log', async () => {
    const stores = {
      'cannot be reached': () => Promise.reject(new StorageUnavailableError('made up')),
      'does not answer': () => new Promise<never>(() => undefined),
    };
    for (const [what, put] of Object.entries(stores)) {
      const logger = recordingLogger();
      expect(await keepWitness({ put }, logger, 'a witness'), what).to.equal(null);
      expect(
        logger.lines.map(({ level, message }) => `${level} ${message}`),
        what,
      ).to.deep.equal(['warn witness could not be kept']);
    }
  });

  it('keeps none that is longer than the store takes, and says so', async () => {
    const [logger, asked] = [recordingLogger(), [] as unknown[]];
    const put = async (witness: unknown) => void asked.push(witness);
    expect(await keepWitness({ put }, logger, randomBytes(300_000).toString('hex'))).to.equal(null);
    expect(asked).to.deep.equal([]);
    expect(logger.lines.map(({ message }) => message)).to.deep.equal(['witness is too long to be kept']);
  });
});

describe('reading a witness', () => {
  it('refuses bytes that are not those of the hash, or none that gzip made', async () => {
    const { sha256, gzipped } = await packWitness('a witness');
    expect(await unpackWitness({ sha256, gzipped })).to.equal('a witness');
    for (const other of [gzipSync('another witness'), gzipped.slice(0, -9), Uint8Array.of(1, 2, 3), new Uint8Array()])
      expect(await unpackWitness({ sha256, gzipped: other })).to.equal(null);
  });
});
