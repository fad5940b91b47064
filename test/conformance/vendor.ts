import type { Soon } from '../../domain/shared/soon.js';
import nock from 'nock';
import type { UnavailableReason } from '../../domain/facts/coverage.js';
import { ProviderError } from '../../ports/sources/errors.js';

// importing nock takes over every request of the process: it may only while these tests run
nock.restore();

/** How to play the vendor of an adapter that speaks HTTP. `Said` is one statement of the port's answers. */
export interface Vendor<Said extends object = object> {
  /** Scheme and host that the fixture's instances are made with, and the only one that they may speak to. */
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string | RegExp;
  /**
   * Headers without which the vendor refuses a call, names in small letters: first of all the one with the API key.
   * Empty for a vendor that asks for none.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** The addresses that a request is about; `body` is what was sent, parsed where it is JSON. */
  readonly asked: (path: string, body: unknown) => readonly string[];
  /** The vendor's good answer about exactly these addresses. `notFound` where it answers 404 about an unknown one. */
  readonly answer: (keys: readonly string[]) => object | NotFound;
  /** The schema in `wire.ts` of an answer of status 200. */
  readonly schema: object;
  /** Each word (literal) of that schema, with what it means. */
  readonly words: Readonly<Record<string, Word<Said>>>;
  /**
   * Places of objects in which members that are not described are passed over, where the vendor has more of them than
   * can be described: the head of a block differs by chain.
   */
  readonly open?: readonly string[];
  /** Further answers that must be refused, by what is wrong with them: a missing member, one more, an unknown value. */
  readonly nonsense: Readonly<Record<string, (keys: readonly string[]) => unknown>>;
}

/** A word of the vendor's: a good answer that holds it, and members of the statement that must become of it. */
export interface Word<Said extends object> {
  readonly answer: (keys: readonly string[]) => object;
  readonly means: Partial<Said>;
}

/** One call of a fresh instance, about these addresses. */
export interface VendorCall {
  readonly vendor: Vendor;
  /** Addresses of one request; none for a port that asks about something else. */
  readonly keys: readonly string[];
  /** Makes an instance; `ask` asks it about `keys`, and gives the statements of its answer. */
  readonly open: () => Promise<{ ask(signal: AbortSignal): Promise<readonly object[]>; close(): Promise<void> }>;
}

/** A 404 with this JSON: so the vendor says that it does not know the address. */
export class NotFound {
  constructor(readonly body: object) {}
}
export const notFound = (body: object): NotFound => new NotFound(body);

export const JSON_TYPE = { 'content-type': 'application/json' };

/** How a call of an adapter ended, and `because`, for the message of a test that fails: what it answered or threw. */
export interface Outcome {
  readonly reason: UnavailableReason | 'answered' | 'no provider error';
  readonly because: string;
}

export const outcomeOf = async (asked: Soon<unknown>): Promise<Outcome> =>
  Promise.resolve(asked).then(
    (answer) => ({ reason: 'answered' as const, because: `The adapter answered ${JSON.stringify(answer)}` }),
    (error: unknown) => ({
      reason: error instanceof ProviderError ? error.reason : ('no provider error' as const),
      because: `The adapter threw ${withCauses(error)}`,
    }),
  );

export const reasonOf = async (asked: Soon<unknown>): Promise<Outcome['reason']> => (await outcomeOf(asked)).reason;

/** The error with what led to it: a call of a path that the fixture does not name shows there alone. */
const withCauses = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? `${String(error)}, because of ${withCauses(error.cause)}`
    : String(error);

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
