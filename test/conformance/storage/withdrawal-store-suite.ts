import { expect } from 'chai';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import type { ListChanges, Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import { writersEnded } from '../../support/database.js';
import { putList, rowOf } from '../../support/lists.js';
import { ownEntry } from '../../support/own-knowledge.js';
import { checkEntry, evmKey, HOUR_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';
import { webhookOf } from './webhook-store-suite.js';

export const withdrawalOf = (
  { requestId, scope }: Pick<CheckEntry, 'requestId' | 'scope'>,
  changes: Partial<Withdrawal> = {},
): Withdrawal => ({
  ...{ requestId, scope, source: 'example-list', version: 'a'.repeat(64), address: evmKey('thief') },
  withdrawnAtMs: NOON_MS + HOUR_MS,
  ...changes,
});

/** What every `WithdrawalStore` guarantees. */
export const withdrawalStoreSuite = (harness: StoresHarness): void => {
  describe(`withdrawal store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const store = (): WithdrawalStore => stores().withdrawals;
    const stored = async (changes: Parameters<typeof checkEntry>[0] = {}): Promise<CheckEntry> => {
      const entry = checkEntry(changes);
      await stores().checks.append(entry);
      return entry;
    };
    const allowed = async (...question: Parameters<WithdrawalStore['allowed']>) => {
      const pages: string[][] = [];
      for await (const page of store().allowed(...question)) pages.push(page.map(({ requestId }) => requestId));
      return pages;
    };
    const changes = async (): Promise<ListChanges | null> => {
      await writersEnded();
      return store().changes();
    };
    const update = (source: string, atMs: number, ...keys: readonly string[]) =>
      putList(stores().archive, { source, publishedAt: isoTime(atMs) }, ...keys.map((key) => rowOf(key)));

    it('withdraws a check once: the first withdrawal stays, and its own scope alone sees it', async () => {
      const [first, second] = [await stored(), await stored()];
      const withdrawal = withdrawalOf(first);
      await store().append([]);
      await store().append([withdrawal]);
      await store().append([withdrawalOf(first, { source: 'another-list' }), withdrawalOf(second)]);
      expect(await store().find(SCOPE, first.requestId)).to.deep.equal(withdrawal);
      expect(await store().find(SCOPE, second.requestId)).to.deep.equal(withdrawalOf(second));
      for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT])
        expect(await store().find(scope, first.requestId)).to.equal(null);
      expect(await store().find(SCOPE, checkEntry().requestId)).to.equal(null);
    });

    it('gives what was allowed after a moment and is not withdrawn, in pages of one scope, oldest first', async () => {
      const late = await stored({ checkedAtMs: NOON_MS + 2 });
      const early = await stored({ checkedAtMs: NOON_MS + 1 });
      const other = await stored({ scope: OTHER_PARTNER, checkedAtMs: NOON_MS + 1 });
      const withdrawn = await stored({ checkedAtMs: NOON_MS + 1 });
      const same = await stored({ checkedAtMs: NOON_MS + 2 });
      await stored({ checkedAtMs: NOON_MS });
      await stored({ action: 'REVIEW', checkedAtMs: NOON_MS + 1 });
      await store().append([withdrawalOf(withdrawn)]);
      const own = [early.requestId, ...[late.requestId, same.requestId].sort()];
      expect(await allowed(SCOPE, NOON_MS, 2)).to.deep.equal([own.slice(0, 2), own.slice(2)]);
      expect(await allowed(null, NOON_MS, 3)).to.have.deep.members([own, [other.requestId]]);
      expect(await allowed(OTHER_ENVIRONMENT, NOON_MS, 3)).to.deep.equal([]);
    });

    it('tells of each list that changed, until that is handled', async () => {
      expect(await changes()).to.equal(null);
      await update('first-list', NOON_MS, evmKey(1));
      await update('second-list', NOON_MS + 1, evmKey(2));
      await update('first-list', NOON_MS + 2, evmKey(1), evmKey(3));
      const seen = (await changes())!;
      const lists = [
        { source: 'first-list', atMs: NOON_MS },
        { source: 'second-list', atMs: NOON_MS + 1 },
      ];
      expect({ ...seen, lists: [...seen.lists].sort((left, right) => left.atMs - right.atMs) }).to.deep.include({
        lists,
        denying: [],
      });
      await update('third-list', NOON_MS + 3, evmKey(4));
      expect((await changes())?.from).to.equal(seen.from);
      await store().handled(seen);
      const next = await changes();
      expect(next?.lists).to.deep.equal([{ source: 'third-list', atMs: NOON_MS + 3 }]);
      expect(next?.from).not.to.equal(seen.from);
      await store().handled(next!);
      // the same content again is no change
      await update('third-list', NOON_MS + 4, evmKey(4));
      expect(await changes()).to.equal(null);
    });

    it('tells who denied an address, and of no other statement', async () => {
      const at = (atMs: number) => ({ statedAt: isoTime(atMs) });
      await stores().statements.state(SCOPE, [ownEntry(evmKey(1), { kind: 'allow' })], 9);
      expect(await changes()).to.equal(null);
      const denied = ownEntry(evmKey(1), { statementId: 'stm_1', ...at(NOON_MS) });
      await stores().statements.state(SCOPE, [denied], 9);
      await stores().statements.state(SCOPE, [ownEntry(evmKey(2), { statementId: 'stm_2', ...at(NOON_MS + 1) })], 9);
      const seen = (await changes())!;
      expect(seen).to.deep.include({ lists: [], denying: [{ scope: SCOPE, atMs: NOON_MS }] });
      await store().handled(seen);
      await stores().statements.remove(SCOPE, denied, null, NOON_MS + 2);
      expect(await changes()).to.equal(null);
    });

    it('is an event for its own partner, once', async () => {
      const [webhook, other] = [webhookOf(), webhookOf({ scope: OTHER_PARTNER })];
      for (const one of [webhook, other]) await stores().webhooks.create(one, null, 9);
      const check = await stored();
      const withdrawal = withdrawalOf(check);
      for (let times = 0; times < 2; times += 1) {
        await store().append([withdrawal]);
        await writersEnded();
        await stores().webhooks.note(NOON_MS);
      }
      const query = { status: null, olderThan: null, count: 9 };
      const [event, ...more] = (await stores().webhooks.deliveries(SCOPE, webhook.webhookId, query)) ?? [];
      expect(more).to.deep.equal([]);
      expect(event).to.deep.include({
        eventId: `evt_withdrawn_${check.requestId}`,
        type: 'check.withdrawn',
        data: { request_id: check.requestId, source: 'example-list', address: evmKey('thief') },
        occurredAtMs: withdrawal.withdrawnAtMs,
      });
      expect(await stores().webhooks.deliveries(OTHER_PARTNER, other.webhookId, query)).to.deep.equal([]);
    });

    it('lets one reader work at a time', async () => {
      const ran = await store().exclusively(async () => {
        expect(await store().exclusively(async () => undefined)).to.equal(false);
      });
      expect(ran).to.equal(true);
    });
  });
};
