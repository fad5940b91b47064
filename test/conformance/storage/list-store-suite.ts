import { expect } from 'chai';
import { evmKey } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

/** What every `ListStore` guarantees before the first import. */
export const listStoreSuite = (harness: StoresHarness): void => {
  describe(`list store: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('answers a look-up with nothing where no list was imported', async () => {
      expect(await stores().lists.lookUp('ethereum', [evmKey('anybody')])).to.deep.equal([]);
      expect(await stores().lists.lists()).to.deep.equal([]);
    });
  });
};
