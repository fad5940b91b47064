import { expect } from 'chai';
import { OverloadedError, ProviderError, StorageUnavailableError } from '../../ports/sources/errors.js';
import type { Caller } from '../../src/application/caller.js';
import { createReadAudit } from '../../src/application/audit/read-audit.js';
import { createReadCheck } from '../../src/application/check/read-check.js';
import { createReadPrecision } from '../../src/application/outcomes/read-precision.js';
import { noVerdict, orUnavailable, Refusal } from '../../src/application/refusal.js';
import { createReadSources } from '../../src/application/sources/read-sources.js';
import { rejection } from '../conformance/storage/harness.js';

const OUT = [new StorageUnavailableError('out'), new OverloadedError('full')];

describe('a port that cannot answer now', () => {
  it('is a refusal that may be tried again, and has its cause', async () => {
    for (const cause of OUT) {
      const refused = await rejection(orUnavailable(() => Promise.reject(cause), 'Not now.'));
      expect(refused).to.be.instanceOf(Refusal);
      expect(refused).to.include({ code: 'service_unavailable', message: 'Not now.', retryAfterSeconds: 1, cause });
      const other = await rejection(orUnavailable(() => Promise.reject(cause), noVerdict));
      expect(other.message).to.equal(noVerdict(cause).message);
    }
  });

  it('says so of every list, record and figure that a caller reads, of an overload too', async () => {
    for (const cause of OUT) {
      const out = (): Promise<never> => Promise.reject(cause);
      const none = {} as never;
      const caller = { scope: { partnerId: 'p', environment: 'live' } } as unknown as Caller;
      const reads: readonly (() => Promise<unknown>)[] = [
        () => createReadAudit({ audit: { list: out }, keys: none })(caller, {}),
        () =>
          createReadPrecision({ outcomes: { list: out, precision: out, append: out }, clock: { now: () => 0 } })(
            caller,
            {},
          ),
        () =>
          createReadCheck({ ...{ checks: { find: out }, withdrawals: { find: out }, partitions: none } })(caller, 'a'),
        () => createReadSources(out, none)(caller),
      ];
      for (const read of reads) expect(await rejection(read())).to.include({ code: 'service_unavailable', cause });
    }
  });

  it('hides no other failure', async () => {
    for (const error of [new Error('a bug'), new ProviderError('timeout', 'made up'), noVerdict(null)])
      expect(await rejection(orUnavailable(() => Promise.reject(error), 'Not now.'))).to.equal(error);
  });
});
