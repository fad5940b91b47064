import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { GOOD_BODY, perform, withService } from './call.js';

/** Two payments of one sender, and an item that cannot be read. */
export const recordBatch = (): Promise<RecordedExchange> =>
  withService({}, (url) =>
    perform(url, {
      summary: 'Two payments that belong together, and an item without an amount',
      path: '/api/check-batch',
      body: {
        items: [
          { id: 'first', check: GOOD_BODY },
          { id: 'second', check: { ...GOOD_BODY, amount: 12 } },
          { id: 'third', check: { ...GOOD_BODY, amount: '12' } },
        ],
      },
    }),
  );
