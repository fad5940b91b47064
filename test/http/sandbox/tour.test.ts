import { FINDING_CODES } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { takeTour } from '../../../src/cli/actions/sandbox.js';
import { PROBLEM_CODES } from '../../../src/http/problems/problems.js';
import { useReporting } from '../reports/support.js';
import { MEMORY } from '../real/support/storages.js';

/** What no request alone gives. */
const NEEDS_MORE = [
  ...['insufficient_scope', 'request_timeout', 'second_person_needed', 'rate_limit_exceeded'],
  ...['internal_error', 'service_unavailable'],
];

describe('a tour of the sandbox', () => {
  const reporting = useReporting(MEMORY);
  const takenBy = (key: string) => takeTour({ url: reporting().service.url, key });

  for (const time of ['first', 'second']) {
    it(`gets every finding code and every error code that a request can cause, the ${time} time`, async () => {
      const stops = await takenBy(reporting().key);
      expect(stops.map(({ code }) => code)).to.deep.equal([...FINDING_CODES, ...PROBLEM_CODES]);
      expect(stops.filter(({ held }) => held === false)).to.deep.equal([]);
      expect(stops.filter(({ held }) => held === null).map(({ code }) => code)).to.have.members(NEEDS_MORE);
    });
  }

  it('tells which do not come: with a production key those that are demonstrations', async () => {
    const key = await reporting().service.key({ partner: 'In production', environment: 'production' });
    const missing = (await takenBy(key)).filter(({ held }) => held === false).map(({ code }) => code);
    expect(missing).to.include.members(['sanctioned_address', 'control_changes', 'structuring_pattern']);
    expect(missing).to.not.include('unlimited_token_approval');
  });

  it('says of a server that is no Signgate, and of none, that it is not', async () => {
    const failureOf = (url: string) => takeTour({ url, key: reporting().key }).catch((error: unknown) => String(error));
    expect(await failureOf(`${reporting().service.url}/elsewhere`)).to.include('no catalogue (status 404)');
    expect(await failureOf('http://127.0.0.1:9')).to.include('http://127.0.0.1:9 does not answer');
  });
});
