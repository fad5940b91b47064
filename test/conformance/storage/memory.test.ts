import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { storesSuite } from './stores-suite.js';

storesSuite({
  name: 'memory',
  open: async () => {
    let passedMs = 0;
    const stores = createMemoryStorage({ nowMs: () => Date.now() + passedMs });
    return {
      stores,
      passTime: async (ms) => {
        passedMs += ms;
      },
      dispose: () => stores.close(),
    };
  },
});
