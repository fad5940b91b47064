import { expect } from 'chai';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import { LeaseLostError } from '../../../ports/stores/idempotency.js';
import { checkEntry, MINUTE_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

/** Texts that a store which parses and prints JSON would change. */
const TELLTALE_TEXTS: Readonly<Record<string, string>> = {
  'the order of members': '{"b":1,"a":2,"10":3,"9":4}',
  'numbers beyond a double':
    '{"amount":9007199254740993,"exact":0.1000000000000000055511151231257827,"e":1e400,"zero":-0.0}',
  'white space inside and around': ' {\t"a" :\n[ 1 , 2 ] } \n',
  'text of every script': '{"name":"Ünïcödé Кириллица 漢字 \u{1F512} e\u0301 \u2028 \ufffd"}',
  'escapes as they were written': '{"a":"\\u00e9\\/\\ud83d\\ude00\\u0000\\ud800 \\"quoted\\" back\\\\slash"}',
  'a repeated member': '{"a":1,"a":2}',
  'text that looks like SQL or a parameter': '{"a":"\'); drop table checks; -- $1 ? :x {}"}',
};

const all = async (checks: AsyncIterable<StoredCheck>): Promise<StoredCheck[]> => {
  const found: StoredCheck[] = [];
  for await (const check of checks) found.push(check);
  return found;
};

const ids = (checks: readonly { readonly requestId: string }[]): readonly string[] =>
  checks.map((check) => check.requestId);

/** What every `CheckStore` guarantees. */
export const checkStoreSuite = (harness: StoresHarness): void => {
  describe(`check store: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('finds a check as soon as it is acknowledged', async () => {
      const entry = checkEntry();
      await stores().checks.append(entry);
      const { requestId, scope, keyId, checkedAtMs, timings, recordJson } = entry;
      expect(await stores().checks.find(SCOPE, requestId)).to.deep.equal({
        requestId,
        scope,
        keyId,
        checkedAtMs,
        timings,
        recordJson,
      });
    });

    it('stores several checks together, each as if it had been appended alone', async () => {
      const entries = [checkEntry(), checkEntry({ action: 'BLOCK' }), checkEntry()];
      await stores().checks.appendTogether(SCOPE, entries);
      await stores().checks.appendTogether(SCOPE, entries);
      await stores().checks.appendTogether(SCOPE, []);
      for (const { requestId, recordJson } of entries)
        expect((await stores().checks.find(SCOPE, requestId))?.recordJson).to.equal(recordJson);
      expect(await all(stores().checks.latest(SCOPE, 10))).to.have.length(3);
    });

    it('stores several checks with the answer to their call, and none of them where its lease was lost', async () => {
      const call = { scope: SCOPE, operation: 'POST /api/batch', key: 'key', bodySha256: '00'.repeat(32) };
      const late = { ...call, holder: 'req_late' };
      const holder = { ...call, holder: 'req_holder' };
      await stores().idempotency.claim(holder);
      const lost = [checkEntry(), checkEntry()];
      const refusal = await stores()
        .checks.appendTogether(SCOPE, lost, { call: late, answer: 'late' })
        .catch((error: unknown) => error);
      expect(refusal).to.be.instanceOf(LeaseLostError);
      await stores().checks.appendTogether(SCOPE, [checkEntry()], { call: holder, answer: 'first' });
      expect(await stores().idempotency.claim({ ...call, holder: 'req_again' })).to.deep.equal({
        kind: 'answered',
        answer: 'first',
      });
      expect(await all(stores().checks.latest(SCOPE, 10))).to.have.length(1);
      const empty = { ...holder, key: 'no checks' };
      await stores().idempotency.claim(empty);
      await stores().checks.appendTogether(SCOPE, [], { call: empty, answer: 'nothing to store' });
      expect((await stores().idempotency.claim({ ...empty, holder: 'req_again' })).kind).to.equal('answered');
    });

    it('finds nothing under an unknown id', async () => {
      expect(await stores().checks.find(SCOPE, 'req_unknown')).to.equal(null);
      await stores().checks.append(checkEntry());
      expect(await stores().checks.find(SCOPE, 'req_unknown')).to.equal(null);
    });

    it("never finds another scope's check", async () => {
      const entry = checkEntry();
      await stores().checks.append(entry);
      for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT]) {
        await stores().checks.append(checkEntry({ scope }));
        expect(await stores().checks.find(scope, entry.requestId)).to.equal(null);
      }
    });

    for (const [what, recordJson] of Object.entries(TELLTALE_TEXTS))
      it(`gives a record back to the byte: ${what}`, async () => {
        const entry = checkEntry({ recordJson });
        const beside = checkEntry();
        await Promise.all([stores().checks.append(entry), stores().checks.append(beside)]);
        expect((await stores().checks.find(SCOPE, entry.requestId))?.recordJson).to.equal(recordJson);
        expect((await stores().checks.find(SCOPE, beside.requestId))?.recordJson).to.equal(beside.recordJson);
      });

    it('gives a large record back to the byte', async () => {
      const recordJson = JSON.stringify({ text: 'ä\u{1F512}"'.repeat(40_000) });
      const entry = checkEntry({ recordJson });
      await stores().checks.append(entry);
      expect((await stores().checks.find(SCOPE, entry.requestId))?.recordJson).to.equal(recordJson);
    });

    it('keeps times and timings exact', async () => {
      const entry = checkEntry({
        checkedAtMs: 1_795_262_400_123,
        timings: { parseMs: 0.1, gatherMs: 2.3000000000000003, decideMs: 0 },
      });
      await stores().checks.append(entry);
      const found = await stores().checks.find(SCOPE, entry.requestId);
      expect(found?.checkedAtMs).to.equal(entry.checkedAtMs);
      expect(found?.timings).to.deep.equal(entry.timings);
    });

    it('changes nothing when the same request id is appended again, even with another content', async () => {
      const first = checkEntry();
      await stores().checks.append(first);
      await stores().checks.append(first);
      await stores().checks.append({ ...first, recordJson: '{"another":true}', keyId: 'key00002' });
      expect((await stores().checks.find(SCOPE, first.requestId))?.recordJson).to.equal(first.recordJson);
      expect(await all(stores().checks.latest(SCOPE, 10))).to.have.length(1);
    });

    it('gives no check to a scope that appends its request id again', async () => {
      const first = checkEntry();
      await stores().checks.append(first);
      await stores().checks.append({ ...first, scope: OTHER_PARTNER });
      expect(await stores().checks.find(OTHER_PARTNER, first.requestId)).to.equal(null);
    });

    it('stores each of many checks that are appended at once, also one that comes twice', async () => {
      const entries = Array.from({ length: 700 }, (_, index) => checkEntry({ checkedAtMs: NOON_MS + index }));
      await Promise.all([...entries, ...entries.slice(0, 50)].map((entry) => stores().checks.append(entry)));
      const found = await all(stores().checks.latest(SCOPE, 1_000));
      expect(ids(found)).to.deep.equal(ids(entries).toReversed());
      expect(found.map((check) => check.recordJson)).to.deep.equal(
        entries.map((entry) => entry.recordJson).toReversed(),
      );
    });

    it('lists the newest checks first, by time and then by id, and no more than asked', async () => {
      const [a, b, c, d] = [NOON_MS, NOON_MS + MINUTE_MS, NOON_MS + MINUTE_MS, NOON_MS - MINUTE_MS].map((checkedAtMs) =>
        checkEntry({ checkedAtMs }),
      ) as [
        ReturnType<typeof checkEntry>,
        ReturnType<typeof checkEntry>,
        ReturnType<typeof checkEntry>,
        ReturnType<typeof checkEntry>,
      ];
      for (const entry of [a, b, c, d]) await stores().checks.append(entry);
      expect(ids(await all(stores().checks.latest(SCOPE, 10)))).to.deep.equal(ids([c, b, a, d]));
      expect(ids(await all(stores().checks.latest(SCOPE, 2)))).to.deep.equal(ids([c, b]));
      expect(ids(await all(stores().checks.latest(SCOPE, 10, NOON_MS + MINUTE_MS)))).to.deep.equal(ids([a, d]));
    });

    it('lists one scope only', async () => {
      const own = checkEntry();
      await stores().checks.append(own);
      await stores().checks.append(checkEntry({ scope: OTHER_PARTNER }));
      await stores().checks.append(checkEntry({ scope: OTHER_ENVIRONMENT }));
      expect(ids(await all(stores().checks.latest(SCOPE, 10)))).to.deep.equal([own.requestId]);
      expect(await all(stores().checks.latest({ partnerId: 'prt_nobody', environment: 'sandbox' }, 10))).to.deep.equal(
        [],
      );
    });

    it('answers a ping while it takes writes', async () => {
      await stores().checks.ping();
    });

    it('closes more than once', async () => {
      await stores().checks.append(checkEntry());
      await stores().close();
      await stores().close();
    });
  });
};
