import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { GOOD_BODY, perform, withService } from './call.js';

/** Two payments of one sender, and an item that cannot be judged. */
export const recordBatch = (): Promise<RecordedExchange> =>
  withService({}, (url) =>
    perform(url, {
      summary: 'Two payments that belong together, and an item under a policy that was never published',
      path: '/api/check-batch',
      body: {
        items: [
          { id: 'first', check: GOOD_BODY },
          { id: 'second', check: { ...GOOD_BODY, amount: 12 } },
          { id: 'third', check: { ...GOOD_BODY, policy_id: 'house_rules' } },
        ],
      },
    }),
  );
