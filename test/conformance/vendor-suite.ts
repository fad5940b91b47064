import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import nock from 'nock';
import type { UnavailableReason } from '../../domain/facts/coverage.js';
import {
  JSON_TYPE,
  NotFound,
  type Outcome,
  outcomeOf,
  replyOf,
  type Vendor,
  type VendorCall,
  withoutNetwork,
} from './vendor.js';
import { describeWords } from './vendor-words.js';

/** An address that no fixture knows. */
const OTHER_KEY = `0x${'7'.repeat(40)}`;

/** Well over what any adapter may take. */
const HUGE_BYTES = 8 * 1024 * 1024;
/** Failures in a row after which an adapter leaves its vendor alone. */
const MOST_FAILURES_BEFORE_REST = 5;

type Headers = Readonly<Record<string, string>>;

const textOf = (answer: object | NotFound): string => JSON.stringify(replyOf(answer)[1]);

/** The value with one member more, once for each object in it, by the place of that object. */
const withOneMore = (value: unknown, place = ''): readonly (readonly [place: string, value: unknown])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, member]) =>
    withOneMore(member, `${place}/${name}`).map(
      ([where, changed]) =>
        [where, Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }] as const,
    ),
  );
  return Array.isArray(value) ? inside : [[place, { ...value, not_described: true }], ...inside];
};

/** Answers of status 200 that must be refused, by what is wrong with each. */
const badAnswers = (
  vendor: Vendor,
  keys: readonly string[],
): readonly (readonly [string, string | Buffer, Headers?])[] => {
  const good = textOf(vendor.answer(keys));
  const tooLarge = `${good}${' '.repeat(HUGE_BYTES)}`;
  // where an answer names no address there is none to be wrong: the call alone says what it is about
  const named = keys.filter((key) => good.toLowerCase().includes(key.toLowerCase()));
  const withoutFirst = vendor.answer(keys.slice(1));
  return [
    ['an empty body', ''],
    ['null', 'null'],
    ['"0"', '"0"'],
    ['0', '0'],
    ['[]', '[]'],
    ['{}', '{}'],
    ['truncated JSON', good.slice(0, -2)],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xff, 0x7d])])],
    ['another content type', good, { 'content-type': 'text/html' }],
    ['no content type', good, {}],
    ['a body that is too large', tooLarge],
    [
      'a small body that unpacks to a large one',
      gzipSync(tooLarge, { level: 1 }),
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
    ],
    ...named
      .slice(0, 1)
      .map((key) => ['an answer about another address', good.replace(new RegExp(key, 'i'), OTHER_KEY)] as const),
    ...(named.length === 0 || withoutFirst instanceof NotFound
      ? []
      : [['an answer that leaves an address out', textOf(withoutFirst)] as const]),
    ...(keys.length < 2
      ? []
      : [['an answer about one address more', textOf(vendor.answer([...keys, OTHER_KEY]))] as const]),
    ...withOneMore(JSON.parse(good))
      .filter(([place]) => vendor.open?.includes(place) !== true)
      .map(
        ([place, body]) => [`an answer with one member more at ${place || 'its top'}`, JSON.stringify(body)] as const,
      ),
    ...Object.entries(vendor.nonsense).map(([what, body]) => [what, JSON.stringify(body(keys))] as const),
  ];
};

/** The call ended so; if not, the message says what the adapter answered or threw. */
const expectEnd = ({ reason, calls, because }: Ended, expected: Outcome['reason'], expectedCalls = calls): void => {
  expect({ reason, calls }, because).to.deep.equal({ reason: expected, calls: expectedCalls });
};

interface Ended extends Outcome {
  /** How often the vendor was called. */
  readonly calls: number;
}

/**
 * What every adapter that speaks to a vendor must make of the vendor's answers and failures.
 */
export const describeVendor = (call: VendorCall): void => {
  describeWords(call);
  const { vendor, keys, open } = call;
  describe('before a vendor that fails', () => {
    withoutNetwork();
    const route = () => nock(vendor.origin).intercept(vendor.path, vendor.method);
    const good = () => textOf(vendor.answer(keys));
    const aboutUnknown = vendor.answer([OTHER_KEY]);

    /** Asks once. The time is over `leftMs` after the vendor was called: no test waits for a deadline. */
    const ended = async (
      prepare: (interceptor: nock.Interceptor) => nock.Scope,
      leftMs: number | null = null,
    ): Promise<Ended> => {
      let calls = 0;
      const time = new AbortController();
      const end = () => time.abort(new DOMException('made up', 'TimeoutError'));
      const scope = prepare(route().times(10));
      scope.on('request', () => {
        calls += 1;
        if (leftMs !== null) setTimeout(end, leftMs);
      });
      const instance = await open();
      const outcome = await outcomeOf(instance.ask(time.signal));
      await instance.close();
      return { ...outcome, calls };
    };

    it('takes a good answer', async () => {
      expectEnd(await ended((interceptor) => interceptor.reply(200, good(), JSON_TYPE)), 'answered', 1);
    });

    it('sends every header without which the vendor refuses a call', async () => {
      const sent: Record<string, string>[] = [];
      await ended((interceptor) =>
        interceptor.reply(function () {
          sent.push(this.req.headers as Record<string, string>);
          return [200, good(), JSON_TYPE];
        }),
      );
      expect(sent).to.have.length(1);
      expect(sent[0]).to.include(vendor.headers);
    });

    const refusals: readonly (readonly [number, UnavailableReason])[] = [
      [401, 'unauthorized'],
      [403, 'unauthorized'],
      [429, 'rate_limited'],
      ...(aboutUnknown instanceof NotFound ? [] : [[404, 'bad_response'] as const]),
      [204, 'bad_response'],
    ];
    for (const [status, reason] of refusals)
      it(`calls a ${status} ${reason}, even with a good body, and asks once`, async () => {
        const body = status === 204 ? '' : good();
        expectEnd(await ended((interceptor) => interceptor.reply(status, body, JSON_TYPE)), reason, 1);
      });

    if (aboutUnknown instanceof NotFound) {
      const to404 = (body: string, headers: Headers = JSON_TYPE) =>
        ended((interceptor) => interceptor.reply(404, body, headers));

      // where the body names the address, it must be the one that was asked for
      const unknown = textOf(aboutUnknown).replace(new RegExp(OTHER_KEY, 'i'), keys[0] ?? OTHER_KEY);

      it('takes a 404 that says that the address is unknown', async () => {
        expectEnd(await to404(unknown), 'answered', 1);
      });

      const others: readonly (readonly [string, string, Headers])[] = [
        ['with the body of a good answer', good(), JSON_TYPE],
        ['of a gateway that knows no such path', '{"message":"no route matched"}', JSON_TYPE],
        ['that is a page', '<html></html>', { 'content-type': 'text/html' }],
        ['that is empty', '', {}],
        ...(unknown === textOf(aboutUnknown)
          ? []
          : [['about another address', textOf(aboutUnknown), JSON_TYPE] as const]),
      ];
      for (const [what, body, headers] of others)
        it(`calls a 404 ${what} bad_response`, async () => {
          expectEnd(await to404(body, headers), 'bad_response', 1);
        });

      it('calls a 200 with the body of a 404 bad_response', async () => {
        const said = textOf(aboutUnknown);
        expectEnd(await ended((interceptor) => interceptor.reply(200, said, JSON_TYPE)), 'bad_response', 1);
      });
    }

    for (const status of [500, 503])
      it(`calls a ${status} server_error, even with a good body, and asks once more`, async () => {
        expectEnd(await ended((interceptor) => interceptor.reply(status, good(), JSON_TYPE)), 'server_error', 2);
      });

    for (const code of ['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'])
      it(`calls ${code} network_error, and asks once more`, async () => {
        const error = Object.assign(new Error('made up'), { code });
        expectEnd(await ended((interceptor) => interceptor.replyWithError(error)), 'network_error', 2);
      });

    it('takes the answer of the second try', async () => {
      nock(vendor.origin).intercept(vendor.path, vendor.method).reply(500, '');
      nock(vendor.origin).intercept(vendor.path, vendor.method).reply(200, good(), JSON_TYPE);
      const instance = await open();
      const { reason, because } = await outcomeOf(instance.ask(AbortSignal.timeout(10_000)));
      expect(reason, because).to.equal('answered');
      await instance.close();
    });

    it('gives up a vendor that is slow at once when the signal ends, and does not ask again', async () => {
      // the vendor would answer after the test has failed for its own time limit
      const answersLate = (interceptor: nock.Interceptor) => interceptor.delay(60_000).reply(200, good(), JSON_TYPE);
      expectEnd(await ended(answersLate, 0), 'timeout', 1);
    });

    it('does not start a second try for which no time is left', async () => {
      const { reason, calls, because } = await ended((interceptor) => interceptor.reply(500, ''), 10);
      expect(['timeout', 'server_error'], because).to.include(reason);
      expect(calls).to.equal(1);
    });

    for (const [what, body, headers = JSON_TYPE] of badAnswers(vendor, keys))
      it(`calls ${what} bad_response`, async () => {
        expectEnd(await ended((interceptor) => interceptor.reply(200, body, headers)), 'bad_response');
      });

    for (const status of [301, 302, 307, 308])
      it(`follows no ${status}, and speaks to no other host`, async () => {
        const elsewhere = nock('https://elsewhere.example').get(/.*/).reply(200, good(), JSON_TYPE);
        const toElsewhere = { location: 'https://elsewhere.example/v1' };
        expectEnd(await ended((interceptor) => interceptor.reply(status, '', toElsewhere)), 'bad_response');
        expect(elsewhere.isDone()).to.equal(false);
      });

    it('leaves the vendor alone after failures in a row', async () => {
      let calls = 0;
      route()
        .times(100)
        .reply(401, () => {
          calls += 1;
          return '';
        });
      const instance = await open();
      for (let failure = 0; failure < MOST_FAILURES_BEFORE_REST; failure += 1)
        await outcomeOf(instance.ask(AbortSignal.timeout(10_000)));
      const before = calls;
      const { reason, because } = await outcomeOf(instance.ask(AbortSignal.timeout(10_000)));
      expect(reason, because).to.equal('circuit_open');
      expect(calls).to.equal(before);
      await instance.close();
    });
  });
};
