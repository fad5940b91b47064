import { expect } from 'chai';
import nock from 'nock';
import type { ScreeningAnswer } from '../../../ports/sources/screening.js';
import { JSON_TYPE, outcomeOf, replyOf, withoutNetwork } from '../vendor.js';
import type { ScreeningFixture, ScreeningVendor } from './fixture.js';

type Reply = readonly [status: number, body: object];

/** The failures of one call, by the reason that the whole must then have. */
const FAILURES: Readonly<Record<string, Reply>> = {
  unauthorized: [401, {}],
  rate_limited: [429, {}],
  server_error: [500, {}],
  bad_response: [200, { sorry: true }],
};

/** What holds of an adapter that makes a call for each address: all calls are answered, or none counts. */
export const describeOneByOne = (fixture: ScreeningFixture, vendor: ScreeningVendor): void => {
  describe('with a call for each address', () => {
    withoutNetwork();
    const subjectKeys = [fixture.knownBad.evm, fixture.unknown.evm];

    /** Screens both addresses. The vendor answers about each by `replies`, and well about the others. */
    const screened = async (
      replies: Readonly<Record<string, Reply | Promise<Reply>>>,
      { deadlineMs = 2_000, asked = [] }: { readonly deadlineMs?: number; readonly asked?: string[] } = {},
    ): Promise<ScreeningAnswer> => {
      const reply = async (path: string, body: unknown) => {
        const keys = vendor.asked(path, body);
        asked.push(...keys);
        return [...((await replies[keys[0] ?? '']) ?? replyOf(vendor.answer(keys))), JSON_TYPE] as const;
      };
      nock(vendor.origin).persist().intercept(vendor.path, vendor.method).reply(reply);
      const screening = await fixture.create();
      try {
        return await screening.screen(
          { chain: 'ethereum', direction: 'incoming', subjectKeys },
          AbortSignal.timeout(deadlineMs),
        );
      } finally {
        await screening.close();
      }
    };

    it('asks about each address once, and about no other', async () => {
      const asked: string[] = [];
      const { signals } = await screened({}, { asked });
      expect(asked).to.have.members(subjectKeys);
      expect(new Set(signals.map((signal) => signal.subjectKey))).to.deep.equal(new Set([fixture.knownBad.evm]));
    });

    for (const [reason, reply] of Object.entries(FAILURES))
      it(`fails as a whole with ${reason} where the call about one address does`, async () => {
        for (const key of subjectKeys) {
          const outcome = await outcomeOf(screened({ [key]: reply }));
          expect(outcome.reason, `${key}: ${outcome.because}`).to.equal(reason);
          nock.cleanAll();
        }
      });

    it('fails as a whole with timeout where the vendor leaves one call open', async () => {
      const never = new Promise<Reply>(() => undefined);
      for (const key of subjectKeys) {
        const outcome = await outcomeOf(screened({ [key]: never }, { deadlineMs: 25 }));
        expect(outcome.reason, `${key}: ${outcome.because}`).to.equal('timeout');
        nock.cleanAll();
      }
    });
  });
};
