import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import nock from 'nock';
import type { UnavailableReason } from '../../domain/facts/coverage.js';
import { ProviderError } from '../../ports/sources/errors.js';

// importing nock takes over every request of the process: it may only while these tests run
nock.restore();

/** How to play the vendor of an adapter that speaks HTTP. */
export interface Vendor {
  /** Scheme and host that the fixture's instances are made with, and the only one that they may speak to. */
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string | RegExp;
  /** The addresses that a request is about; `body` is what was sent, parsed where it is JSON. */
  readonly asked: (path: string, body: unknown) => readonly string[];
  /** The vendor's good answer about exactly these addresses. `notFound` where it answers 404 about an unknown one. */
  readonly answer: (keys: readonly string[]) => object | NotFound;
  /**
   * Further answers that must be refused, by what is wrong with them: an unknown value, a missing member.
   */
  readonly nonsense: Readonly<Record<string, (keys: readonly string[]) => unknown>>;
}

/** A 404 with this JSON: so the vendor says that it does not know the address. */
export class NotFound {
  constructor(readonly body: object) {}
}
export const notFound = (body: object): NotFound => new NotFound(body);

/** An address that no fixture knows. */
const OTHER_KEY = `0x${'7'.repeat(40)}`;

/** One call of a fresh instance, about these addresses. */
export interface VendorCall {
  readonly vendor: Vendor;
  /** Addresses of one request; none for a port that asks about something else. */
  readonly keys: readonly string[];
  /** Makes an instance; the returned function asks it about `keys`. */
  readonly open: () => Promise<{ ask(signal: AbortSignal): Promise<unknown>; close(): Promise<void> }>;
}

export const JSON_TYPE = { 'content-type': 'application/json' };
/** Well over what any adapter may take. */
const HUGE_BYTES = 8 * 1024 * 1024;
/** Failures in a row after which an adapter leaves its vendor alone. */
const MOST_FAILURES_BEFORE_REST = 5;

export const reasonOf = async (
  asked: Promise<unknown>,
): Promise<UnavailableReason | 'answered' | 'no provider error'> =>
  asked.then(
    () => 'answered' as const,
    (error: unknown) => (error instanceof ProviderError ? error.reason : 'no provider error'),
  );

/** Status and body of an answer of the vendor. */
export const replyOf = (answer: object | NotFound): [status: number, body: object] =>
  answer instanceof NotFound ? [404, answer.body] : [200, answer];

/** Closes the network while the enclosing suite runs, and after each test forgets what a vendor was to answer. */
export const withoutNetwork = (): void => {
  before(() => {
    nock.activate();
    nock.disableNetConnect();
  });
  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  after(() => {
    nock.enableNetConnect();
    nock.restore();
  });
};

/** Lets the vendor answer in every test of the enclosing suite. */
export const playVendor = (vendor: Vendor): void => {
  withoutNetwork();
  beforeEach(() => {
    nock(vendor.origin)
      .persist()
      .intercept(vendor.path, vendor.method)
      .reply((path, body) => [...replyOf(vendor.answer(vendor.asked(path, body))), JSON_TYPE]);
  });
};

type Headers = Readonly<Record<string, string>>;

const textOf = (answer: object | NotFound): string => JSON.stringify(replyOf(answer)[1]);

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
    ['a small body that unpacks to a large one', gzipSync(tooLarge), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
    ...named
      .slice(0, 1)
      .map((key) => ['an answer about another address', good.replace(new RegExp(key, 'i'), OTHER_KEY)] as const),
    ...(named.length === 0 || withoutFirst instanceof NotFound
      ? []
      : [['an answer that leaves an address out', textOf(withoutFirst)] as const]),
    ...(keys.length < 2
      ? []
      : [['an answer about one address more', textOf(vendor.answer([...keys, OTHER_KEY]))] as const]),
    ...Object.entries(vendor.nonsense).map(([what, body]) => [what, JSON.stringify(body(keys))] as const),
  ];
};

/**
 * What every adapter that speaks to a vendor must make of the vendor's failures. Source: register of faults, A and 50a.
 */
export const describeVendor = ({ vendor, keys, open }: VendorCall): void => {
  describe('before a vendor that fails', () => {
    withoutNetwork();
    const route = () => nock(vendor.origin).intercept(vendor.path, vendor.method);
    const good = () => textOf(vendor.answer(keys));
    const aboutUnknown = vendor.answer([OTHER_KEY]);

    /** Asks once; gives the reason of the failure and how often the vendor was called. */
    const outcome = async (
      prepare: (interceptor: nock.Interceptor) => nock.Scope,
      deadlineMs = 1_000,
    ): Promise<readonly [string, number]> => {
      let calls = 0;
      const scope = prepare(route().times(10));
      scope.on('request', () => (calls += 1));
      const instance = await open();
      const reason = await reasonOf(instance.ask(AbortSignal.timeout(deadlineMs)));
      await instance.close();
      return [reason, calls];
    };
    it('takes a good answer', async () => {
      expect(await outcome((interceptor) => interceptor.reply(200, good(), JSON_TYPE))).to.deep.equal(['answered', 1]);
    });

    const refusals: readonly (readonly [number, UnavailableReason])[] = [
      [401, 'unauthorized'],
      [403, 'unauthorized'],
      [429, 'rate_limited'],
      ...(aboutUnknown instanceof NotFound ? [] : [[404, 'bad_response'] as const]),
      [204, 'bad_response'],
    ];
    for (const [status, reason] of refusals) {
      it(`calls a ${status} ${reason}, even with a good body, and asks once`, async () => {
        const body = status === 204 ? '' : good();
        expect(await outcome((interceptor) => interceptor.reply(status, body, JSON_TYPE))).to.deep.equal([reason, 1]);
      });
    }

    if (aboutUnknown instanceof NotFound) {
      const to404 = (body: string, headers: Headers = JSON_TYPE) =>
        outcome((interceptor) => interceptor.reply(404, body, headers));

      it('takes a 404 that says that the address is unknown', async () => {
        expect(await to404(textOf(aboutUnknown))).to.deep.equal(['answered', 1]);
      });

      const others: readonly (readonly [string, string, Headers])[] = [
        ['with the body of a good answer', good(), JSON_TYPE],
        ['of a gateway that knows no such path', '{"message":"no route matched"}', JSON_TYPE],
        ['that is a page', '<html></html>', { 'content-type': 'text/html' }],
        ['that is empty', '', {}],
      ];
      for (const [what, body, headers] of others) {
        it(`calls a 404 ${what} bad_response`, async () => {
          expect(await to404(body, headers)).to.deep.equal(['bad_response', 1]);
        });
      }

      it('calls a 200 with the body of a 404 bad_response', async () => {
        const said = textOf(aboutUnknown);
        expect(await outcome((interceptor) => interceptor.reply(200, said, JSON_TYPE))).to.deep.equal([
          'bad_response',
          1,
        ]);
      });
    }

    for (const status of [500, 503]) {
      it(`calls a ${status} server_error, even with a good body, and asks once more`, async () => {
        expect(await outcome((interceptor) => interceptor.reply(status, good(), JSON_TYPE))).to.deep.equal([
          'server_error',
          2,
        ]);
      });
    }

    for (const code of ['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT']) {
      it(`calls ${code} network_error, and asks once more`, async () => {
        const error = Object.assign(new Error('made up'), { code });
        expect(await outcome((interceptor) => interceptor.replyWithError(error))).to.deep.equal(['network_error', 2]);
      });
    }

    it('takes the answer of the second try', async () => {
      nock(vendor.origin).intercept(vendor.path, vendor.method).reply(500, '');
      nock(vendor.origin).intercept(vendor.path, vendor.method).reply(200, good(), JSON_TYPE);
      const instance = await open();
      expect(await reasonOf(instance.ask(AbortSignal.timeout(1_000)))).to.equal('answered');
      await instance.close();
    });

    it('gives up a vendor that is slow at once when the signal ends, and does not ask again', async () => {
      // the vendor would answer after the test has failed for its own time limit
      const answersLate = (interceptor: nock.Interceptor) => interceptor.delay(60_000).reply(200, good(), JSON_TYPE);
      expect(await outcome(answersLate, 100)).to.deep.equal(['timeout', 1]);
    });

    it('does not start a second try for which no time is left', async () => {
      const [reason, calls] = await outcome((interceptor) => interceptor.delay(120).reply(500, ''), 150);
      expect(['timeout', 'server_error']).to.include(reason);
      expect(calls).to.equal(1);
    });

    for (const [what, body, headers = JSON_TYPE] of badAnswers(vendor, keys)) {
      it(`calls ${what} bad_response`, async () => {
        const [reason] = await outcome((interceptor) => interceptor.reply(200, body, headers));
        expect(reason).to.equal('bad_response');
      });
    }

    for (const status of [301, 302, 307, 308]) {
      it(`follows no ${status}, and speaks to no other host`, async () => {
        const elsewhere = nock('https://elsewhere.example').get(/.*/).reply(200, good(), JSON_TYPE);
        const [reason] = await outcome((interceptor) =>
          interceptor.reply(status, '', { location: 'https://elsewhere.example/v1' }),
        );
        expect(reason).to.equal('bad_response');
        expect(elsewhere.isDone()).to.equal(false);
      });
    }

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
        await reasonOf(instance.ask(AbortSignal.timeout(1_000)));
      const before = calls;
      expect(await reasonOf(instance.ask(AbortSignal.timeout(1_000)))).to.equal('circuit_open');
      expect(calls).to.equal(before);
      await instance.close();
    });
  });
};
