import { expect } from 'chai';
import fc from 'fast-check';
import { historyId } from '../../../adapters/storage/postgres/history/history-id.js';
import { usePostgres } from './support/postgres-test.js';
import { anyText } from '../../support/any-text.js';
import { runs } from '../../support/depth.js';

describe('the id of a key in history', () => {
  const test = usePostgres();

  it('is the first 16 bytes of the SHA-256 that PostgreSQL computes', async () => {
    const texts = anyText(60).filter((text) => !text.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [row] = await test().database.run(
          `select encode(substring(sha256(convert_to($1, 'UTF8')) from 1 for 16), 'hex') as id`,
          [text],
        );
        expect(row).to.deep.equal({ id: historyId(text) });
        expect(historyId(text), 'once more').to.equal(row?.['id']);
      }),
      { numRuns: runs(30) },
    );
  });
});
