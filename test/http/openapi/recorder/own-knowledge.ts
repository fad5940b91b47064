import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { PRESETS } from '../../../support/presets.js';
import { perform, withService } from './call.js';

const { to_address: treasury } = PRESETS.outgoing[0].intent;
const THIEF = `0x${'7f'.repeat(20)}`;
const EXCHANGE = `0x${'6e'.repeat(20)}`;

const LIST = '/api/address-lists/deny';
const ATTRIBUTIONS = '/api/attributions';

/** The operations about a partner's own lists, each by one call. */
export const recordAddressLists = (): Promise<Record<'put' | 'read' | 'removed', RecordedExchange>> =>
  withService({}, async (url) => {
    const put = await perform(url, {
      summary: 'Two addresses that no check lets through any more',
      method: 'PUT',
      path: LIST,
      body: {
        entries: [
          { address: THIEF, chain: 'evm', reason: 'Case 17: took funds from a customer' },
          { address: treasury, chain: 'base', reason: 'Wallet was moved', expires_at: '2027-11-21T00:00:00Z' },
        ],
      },
    });
    const read = await perform(url, { summary: 'One page of the list', method: 'GET', path: `${LIST}?limit=1` });
    const removed = await perform(url, {
      summary: 'An entry that was taken off',
      method: 'DELETE',
      path: `${LIST}?address=${treasury}&chain=base`,
    });
    return { put, read, removed };
  });

/** The operations about attributions, each by one call. */
export const recordAttributions = (): Promise<Record<'added' | 'read' | 'removed', RecordedExchange>> =>
  withService({}, async (url) => {
    const added = await perform(url, {
      summary: 'An exchange that the Travel Rule message names',
      path: ATTRIBUTIONS,
      body: {
        address: EXCHANGE,
        chain: 'evm',
        kind: 'travel_rule',
        entity: { name: 'Example Exchange AG', type: 'exchange', jurisdiction: 'CH' },
        reference: 'IVMS101 message 5521',
        document_sha256: 'ab'.repeat(32),
        valid_until: '2027-06-30T00:00:00Z',
      },
    });
    const read = await perform(url, { summary: 'What was said', method: 'GET', path: ATTRIBUTIONS });
    const { statement_id: id } = added.body as { readonly statement_id: string };
    const removed = await perform(url, {
      summary: 'An attribution that was taken back',
      method: 'DELETE',
      path: `${ATTRIBUTIONS}?statement_id=${id}`,
    });
    return { added, read, removed };
  });
