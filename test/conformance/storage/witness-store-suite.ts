import { expect } from 'chai';
import { MAX_WITNESS_BYTES } from '../../../ports/stores/witnesses.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const hashOf = (digits: string): string => `0x${digits.repeat(32)}`;

/** What every `WitnessStore` guarantees. */
export const witnessStoreSuite = (harness: StoresHarness): void => {
  describe(`witness store: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('gives back exactly the bytes that were stored, up to the longest', async () => {
      const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const longest = new Uint8Array(MAX_WITNESS_BYTES).fill(7);
      await stores().witnesses.put({ sha256: hashOf('ab'), gzipped: all });
      await stores().witnesses.put({ sha256: hashOf('cd'), gzipped: longest });
      expect(await stores().witnesses.find(hashOf('ab'))).to.deep.equal(all);
      expect(await stores().witnesses.find(hashOf('cd'))).to.deep.equal(longest);
    });

    it('takes the same hash any number of times, at once too, and keeps what it has', async () => {
      const put = (byte: number) => stores().witnesses.put({ sha256: hashOf('ab'), gzipped: Uint8Array.of(byte) });
      await put(1);
      await Promise.all([1, 2, 3, 4].map(put));
      expect(await stores().witnesses.find(hashOf('ab'))).to.deep.equal(Uint8Array.of(1));
    });

    it('refuses what is longer, and stores nothing of it', async () => {
      const gzipped = new Uint8Array(MAX_WITNESS_BYTES + 1);
      expect(await rejection(stores().witnesses.put({ sha256: hashOf('ab'), gzipped }))).to.be.instanceOf(RangeError);
      expect(await stores().witnesses.find(hashOf('ab'))).to.equal(null);
    });

    it('knows nothing of a hash that was never stored', async () => {
      await stores().witnesses.put({ sha256: hashOf('ab'), gzipped: Uint8Array.of(1) });
      expect(await stores().witnesses.find(hashOf('cd'))).to.equal(null);
    });
  });
};
