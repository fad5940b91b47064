import { expect } from 'chai';
import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { createCurrentSigner, rotateSigningKey } from '../../../src/application/reports/signing.js';
import { openReportService } from '../../support/report-service.js';

describe('the key that signs', () => {
  it('is registered once before it signs, and a rotated one before it is in force', async () => {
    const stores = createMemoryStorage();
    const service = await openReportService(stores);
    try {
      const { signingKeys, clock } = service;
      const registered: string[] = [];
      const publicKeys = {
        ...stores.publicKeys,
        list: () => stores.publicKeys.list(),
        register: async (key: Parameters<typeof stores.publicKeys.register>[0]) => {
          registered.push(key.publicKey.kid);
          expect(key.registeredAtMs).to.equal(clock.now());
          await stores.publicKeys.register(key);
        },
      };
      const currentSigner = createCurrentSigner({ signingKeys, publicKeys, clock });
      const first = await currentSigner();
      await currentSigner();
      const rotated = await rotateSigningKey({ signingKeys, publicKeys, clock });
      expect(registered).to.deep.equal([first?.publicKey.kid, rotated.kid]);
      expect((await currentSigner())?.publicKey.kid).to.equal(rotated.kid);
    } finally {
      await service.dispose();
    }
  });
});
