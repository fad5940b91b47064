import { expect } from 'chai';
import { createResilience } from '../../../adapters/shared/resilience.js';
import type { UnavailableReason } from '../../../domain/facts/coverage.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { neverAborted } from '../../support/provider-dependencies.js';

const FAILURES_TO_OPEN = 5;
const REST_MS = 5_000;

describe('resilience of a call to a provider', () => {
  // the circuit takes its time from here
  const realNow = Date.now;
  let nowMs = realNow();
  before(() => {
    Date.now = () => nowMs;
  });
  after(() => {
    Date.now = realNow;
  });

  /** A provider that fails with these reasons, one by one, and then answers. */
  const providerThat = (...reasons: readonly UnavailableReason[]) => providerAt(0.5, reasons);
  /** The same, while this process is at work for this share of the time. */
  const providerAt = (workload: number, reasons: readonly UnavailableReason[]) => {
    let calls = 0;
    const run = createResilience(() => () => workload);
    const ask = (signal = neverAborted()): Promise<string> =>
      run(async () => {
        const reason = reasons[calls];
        calls += 1;
        if (reason !== undefined) throw new ProviderError(reason, 'made up');
        return 'answered';
      }, signal).catch((error: unknown) => (error instanceof ProviderError ? error.reason : String(error)));
    return { ask, calls: () => calls };
  };
  const failures = (count: number): UnavailableReason[] => Array.from({ length: count }, () => 'unauthorized');

  it('tries once more after a failure that may pass, and never twice more', async () => {
    const passing = providerThat('server_error');
    expect([await passing.ask(), passing.calls()]).to.deep.equal(['answered', 2]);
    const lasting = providerThat('network_error', 'server_error', 'server_error');
    expect([await lasting.ask(), lasting.calls()]).to.deep.equal(['server_error', 2]);
  });

  for (const reason of ['unauthorized', 'rate_limited', 'bad_response', 'timeout'] as const) {
    it(`does not try again after ${reason}`, async () => {
      const provider = providerThat(reason);
      expect([await provider.ask(), provider.calls()]).to.deep.equal([reason, 1]);
    });
  }

  it('opens the circuit after failures in a row, and then costs the provider nothing', async () => {
    const provider = providerThat(...failures(100));
    for (let call = 0; call < FAILURES_TO_OPEN; call += 1) expect(await provider.ask()).to.equal('unauthorized');
    expect([await provider.ask(), await provider.ask(), provider.calls()]).to.deep.equal([
      'circuit_open',
      'circuit_open',
      FAILURES_TO_OPEN,
    ]);
  });

  it('does not open the circuit while answers come in between', async () => {
    const provider = providerThat(...failures(FAILURES_TO_OPEN - 1));
    for (let call = 0; call < 2 * FAILURES_TO_OPEN; call += 1) await provider.ask();
    expect(await provider.ask()).to.equal('answered');
  });

  const TIMEOUTS = Array.from({ length: FAILURES_TO_OPEN }, () => 'timeout' as const);

  it('opens no circuit for time that ran out while this process was too busy to listen', async () => {
    const provider = providerAt(1, TIMEOUTS);
    for (let call = 0; call < FAILURES_TO_OPEN; call += 1) expect(await provider.ask()).to.equal('timeout');
    expect(await provider.ask()).to.equal('answered');
  });

  it('opens the circuit for other time that ran out, and for other failures however busy this process is', async () => {
    for (const provider of [providerThat(...TIMEOUTS), providerAt(1, failures(FAILURES_TO_OPEN))]) {
      for (let call = 0; call < FAILURES_TO_OPEN; call += 1) await provider.ask();
      expect(await provider.ask()).to.equal('circuit_open');
    }
  });

  it('recovers by itself: one call is let through after the rest, and its answer closes the circuit', async () => {
    const provider = providerThat(...failures(FAILURES_TO_OPEN + 1));
    for (let call = 0; call < FAILURES_TO_OPEN; call += 1) await provider.ask();
    nowMs += REST_MS;
    expect(await provider.ask(), 'still failing').to.equal('unauthorized');
    expect(await provider.ask(), 'and left alone again').to.equal('circuit_open');
    nowMs += REST_MS;
    expect([await provider.ask(), await provider.ask()]).to.deep.equal(['answered', 'answered']);
  });

  it('starts no second try when the time is up', async () => {
    const provider = providerThat('server_error');
    expect([await provider.ask(AbortSignal.timeout(10)), provider.calls()]).to.deep.equal(['timeout', 1]);
  });
});
