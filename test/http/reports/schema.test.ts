import { expect } from 'chai';
import { compileSchema } from '../../../src/http/schemas/ajv.js';
import { ReportDocumentSchema } from '../../../src/http/schemas/report.js';
import { ALL_SAMPLES } from '../../support/payload-samples.js';
import { bodyOf } from '../../support/report-samples.js';
import { deliver, newSigner } from '../../support/report-signing.js';

const BYTES = ['payload-declared', 'payload-alone', 'payload-hostile'];
const sampleOf = (name: string) => ALL_SAMPLES[name]?.() ?? expect.fail(`No sample ${name}`);

describe('the schema of a report', () => {
  const fits = compileSchema(ReportDocumentSchema);

  it('fits every report, with bytes or without', async () => {
    const signer = await newSigner();
    for (const name of [...BYTES, 'payload-executed', 'payload-not-executed', 'demonstration-path']) {
      const document: unknown = JSON.parse((await deliver(bodyOf(sampleOf(name)), signer)).text);
      expect(fits(document), `${name} ${JSON.stringify(fits.errors)}`).to.equal(true);
    }
  });

  it('names every member of the section on bytes: another one does not fit', async () => {
    const body = bodyOf(sampleOf('payload-alone'));
    const payload = { ...body.payload, note: 'added' };
    const { text } = await deliver({ ...body, ...{ payload } } as typeof body, await newSigner());
    expect(fits(JSON.parse(text))).to.equal(false);
  });
});
