import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { routedOver } from './routed-harness.js';
import { storesSuite } from './stores-suite.js';

storesSuite({
  name: 'memory, in two places',
  hasSeveralDatabases: true,
  open: async () => {
    let passedMs = 0;
    const nowMs = () => Date.now() + passedMs;
    const main = createMemoryStorage({ nowMs });
    const stores = routedOver(main, createMemoryStorage({ nowMs, main }));
    return {
      stores,
      passTime: async (ms) => {
        passedMs += ms;
      },
      dispose: () => stores.close(),
    };
  },
});
