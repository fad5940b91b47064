import { expect } from 'chai';
import { incomingFrom, sharedDatabase, startReporting } from '../../support/reports/report-services.js';
import { transfer } from '../real/support/requests.js';
import { envelopeOf } from './support.js';

describe('several instances on one PostgreSQL', function () {
  this.timeout(120_000);

  it('make one report of a hundred calls at once, with one metering row and the same bytes for all', async () => {
    const { database, storage } = await sharedDatabase();
    const first = await startReporting(storage);
    const keyFile = `${first.folder}/signing-key.pem`;
    const second = await startReporting(storage, { SIGNING_KEY_FILE: keyFile });
    try {
      const key = await first.key();
      const { request_id: requestId } = await first.verdict(key, incomingFrom(0xde300001));
      // the key file is made by the first use
      await first.send('GET', '/.well-known/jwks.json');
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          (index % 2 === 0 ? first : second).makeReport(key, {
            request_id: requestId,
            business_reference: 'all at once',
          }),
        ),
      );
      expect(replies.filter(({ status }) => status === 201)).to.have.lengthOf(1);
      expect(replies.filter(({ status }) => status === 200)).to.have.lengthOf(99);
      expect(new Set(replies.map(({ text }) => text)).size).to.equal(1);
      expect(await database.run('select count(*)::integer as n from reports')).to.deep.equal([{ n: 1 }]);
      expect(await database.run('select count(*)::integer as n from report_metering')).to.deep.equal([{ n: 1 }]);
    } finally {
      await second.stop();
      await first.stop();
      await database.drop();
    }
  });

  it('keep one chain without a gap while both make different reports', async () => {
    const { database, storage } = await sharedDatabase();
    const first = await startReporting(storage);
    const second = await startReporting(storage, { SIGNING_KEY_FILE: `${first.folder}/signing-key.pem` });
    try {
      const key = await first.key();
      await first.send('GET', '/.well-known/jwks.json');
      const requestIds = await Promise.all(
        Array.from(
          { length: 30 },
          async (_, index) => (await first.verdict(key, transfer(`chain ${index}`))).request_id,
        ),
      );
      const replies = await Promise.all(
        requestIds.map((requestId, index) =>
          (index % 2 === 0 ? first : second).makeReport(key, { request_id: requestId }),
        ),
      );
      const places = replies.map((reply) => envelopeOf(reply).chain).sort((left, right) => left.seq - right.seq);
      expect(places.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: 30 }, (_, index) => index + 1));
      for (const [index, place] of places.entries())
        if (index > 0) expect(place.previous_link_hash).to.equal(places[index - 1]?.link_hash);
    } finally {
      await second.stop();
      await first.stop();
      await database.drop();
    }
  });
});
