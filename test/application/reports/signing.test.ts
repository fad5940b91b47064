import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { SigningKeyError } from '../../../ports/platform/signing.js';
import { createCurrentSigner, rotateSigningKey, trustRootOf } from '../../../src/application/reports/signing.js';
import { rejection } from '../../conformance/storage/harness.js';
import { newSigner } from '../../support/report-signing.js';
import { openReportService } from '../../support/report-service.js';

describe('the key that signs', () => {
  it('is registered once before it signs, and a rotated one, endorsed, before it is in force', async () => {
    const stores = createMemoryStorage();
    const service = await openReportService(stores);
    try {
      const { signingKeys, verifier, clock } = service;
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
      const signing = { signingKeys, publicKeys, verifier, clock };
      const currentSigner = createCurrentSigner(signing);
      const first = await currentSigner();
      await currentSigner();
      const rotated = await rotateSigningKey(signing);
      expect(registered).to.deep.equal([first?.publicKey.kid, rotated.kid]);
      expect((await currentSigner())?.publicKey.kid).to.equal(rotated.kid);
      expect((await stores.publicKeys.list()).map(({ endorsement }) => endorsement?.by ?? null)).to.deep.equal([
        null,
        first?.publicKey.kid,
      ]);
      expect(await trustRootOf(signing)).to.deep.equal({ keyId: first?.publicKey.kid, isNew: false });
    } finally {
      await service.dispose();
    }
  });

  it('signs nothing while another key was first and has not endorsed it', async () => {
    const { publicKeys } = createMemoryStorage();
    const [first, other] = [await newSigner(), await newSigner()];
    await publicKeys.register({ publicKey: first.publicKey, registeredAtMs: 1, endorsement: null });
    const service = await openReportService(createMemoryStorage());
    try {
      const { verifier, clock } = service;
      const signingKeys = { current: async () => other, rotate: () => Promise.reject(new Error('not asked')) };
      const error = await rejection(createCurrentSigner({ signingKeys, publicKeys, verifier, clock })());
      expect(error).to.be.instanceOf(SigningKeyError);
      expect(error.message).to.include(`${other.publicKey.kid} is not endorsed`);
      expect(await publicKeys.list()).to.have.length(1);
    } finally {
      await service.dispose();
    }
  });
});
