import { expect } from 'chai';
import { CONFIRMATION_RESULTS } from '../../../domain/record/confirmation.js';
import { confirmationEntry, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, requestId, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

/** What every `ConfirmationStore` guarantees. */
export const confirmationStoreSuite = (harness: StoresHarness): void => {
  describe(`confirmation store: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('gives back every answer with its receipt, in the order in which it was stored', async () => {
      const id = requestId();
      const entries = CONFIRMATION_RESULTS.map((result, place) =>
        confirmationEntry({
          requestId: id,
          result,
          fields: result === 'DRIFTED' ? ['data', 'message.{"a,b"}', 'spender'] : [],
          receipt: result === 'SAME' ? 'head.body.signature' : null,
          payloadSha256: place % 2 === 0 ? `0x${'12'.repeat(32)}` : null,
          // the order is that of storing, not that of the clock
          confirmedAtMs: NOON_MS - place,
        }),
      );
      for (const entry of entries) await stores().confirmations.append(entry);
      await stores().confirmations.append(confirmationEntry());
      expect(await stores().confirmations.listAnywhere(id)).to.deep.equal(entries);
    });

    it('keeps whose it was, and takes the same answer twice', async () => {
      const id = requestId();
      for (const scope of [SCOPE, OTHER_PARTNER, OTHER_ENVIRONMENT, SCOPE])
        await stores().confirmations.append(confirmationEntry({ requestId: id, scope }));
      const found = await stores().confirmations.listAnywhere(id);
      expect(found.map(({ scope }) => scope)).to.have.deep.members([SCOPE, OTHER_PARTNER, OTHER_ENVIRONMENT, SCOPE]);
    });

    it('knows nothing of a check that was never confirmed', async () => {
      await stores().confirmations.append(confirmationEntry());
      expect(await stores().confirmations.listAnywhere(requestId())).to.deep.equal([]);
    });
  });
};
