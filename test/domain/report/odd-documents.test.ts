import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { type OfflineVerification, verifyOffline } from '../../../domain/report/verify/verify-offline.js';

const golden = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../test/support/golden/${name}`, import.meta.url)), 'utf8');
const [REPORT, JWKS] = [golden('report-outgoing.json'), golden('jwks.json')];

/** Values that a file may hold and that text, comparison and recursion stumble over. */
const ODD: Readonly<Record<string, string>> = {
  'an object': '{}',
  'an object whose toString is a number': '{"toString":1}',
  'an object whose toString is an object': '{"toString":{},"valueOf":[]}',
  '200,000 nested arrays': '['.repeat(200_000) + ']'.repeat(200_000),
  '200,000 nested objects': '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000),
  'a number beyond all': '1e999',
  'half a character': String.raw`"\ud800"`,
  'a prototype': '{"__proto__":null}',
  'a long text': `"${'x'.repeat(1_000_000)}"`,
  nothing: 'null',
};
const PLACES = [
  ...['envelope_version', 'report', 'report.schema_version', 'report.report_id', 'report.issuer', 'report.check'],
  ...['report_id', 'request_id', 'report_sha256', 'signature', 'signature.jws', 'signature.key_id', 'chain'],
  ...['chain.seq', 'chain.chain_id', 'chain.signature', 'inclusion', 'inclusion.audit_path', 'inclusion.checkpoint'],
];

/** The report with another value in one place; what is not in the report is put there. */
const withOdd = (place: string, value: string): string => {
  const document = JSON.parse(REPORT) as Record<string, unknown>;
  let holder = document;
  const names = place.split('.');
  for (const name of names.slice(0, -1)) holder = (holder[name] ??= {}) as Record<string, unknown>;
  holder[names.at(-1) ?? ''] = '@odd@';
  return JSON.stringify(document).replace('"@odd@"', () => value);
};

const verify = (text: string, jwks = JWKS): Promise<OfflineVerification> =>
  verifyOffline({ file: new TextEncoder().encode(text), jwks, trustRoot: null, forms: [] });

/** The code that the command, the page without a network and the desk share. */
describe('documents that are JSON and no report', () => {
  for (const [what, value] of Object.entries(ODD)) {
    it(`are answered and never end the verification: ${what}`, async () => {
      expect((await verify(value)).ok).to.equal(false);
      // of a large value each place costs a tenth of a second
      const places = value.length > 10_000 ? ['envelope_version', 'report.schema_version', 'inclusion'] : PLACES;
      for (const place of places) expect((await verify(withOdd(place, value))).ok, place).to.equal(false);
      const withProof = withOdd('report.check', value).replace(/}$/, ',"inclusion":{"checkpoint":""}}');
      expect((await verify(withProof)).ok, 'beside a proof').to.equal(false);
    });

    it(`are answered as documents of keys: ${what}`, async () => {
      const key = `"kty":"OKP","crv":"Ed25519"`;
      for (const jwks of [value, `{"keys":${value}}`, `{"keys":[${value}]}`, `{"keys":[{${key},"x":${value}}]}`])
        expect((await verify(REPORT, jwks)).keysProblem, jwks.slice(0, 60)).to.be.a('string');
      // keys of other kinds are passed over, as RFC 7517 asks
      expect(
        (
          await verify(
            REPORT,
            JWKS.replace('[', () => `[${value},`),
          )
        ).keysProblem,
      ).to.equal(null);
    });
  }

  it('say which version a report has where that is a number', async () => {
    const detail = async (version: string) =>
      (await verify(withOdd('report.schema_version', version))).steps[1]?.detail;
    expect(await detail('7')).to.include('schema_version 7;');
    expect(await detail('{"toString":1}')).to.include('schema_version that is no number;');
  });

  it('are refused as documents of keys where one key is there twice', async () => {
    const [key = ''] = /\{"kty.*?\}/.exec(JWKS) ?? [];
    const { keysProblem } = await verify(REPORT, `{"keys":[${key},${key}]}`);
    expect(keysProblem).to.match(/^The key document names the key \S+ more than once\.$/);
    expect((await verify(REPORT, `{"keys":[${key}]}`)).keysProblem).to.equal(null);
  });
});
