import { evmAddress } from '../../support/addresses.js';
import { SENDER_ADDRESSES } from './load.js';

/** So many that a run meets none often enough to know it for good: history is asked each time. */
const RECIPIENTS = 100_000;

/** An ordinary transfer; `more` replaces or adds members. No two are the same intent. */
export const transferBody =
  (more: Readonly<Record<string, unknown>> = {}) =>
  (index: number): string =>
    JSON.stringify({
      from_address: SENDER_ADDRESSES[index % SENDER_ADDRESSES.length],
      to_address: evmAddress(`bench recipient ${index % RECIPIENTS}`),
      chain: 'ethereum',
      token: 'USDC',
      amount: 25,
      transaction_type: 'safe_send',
      intent_reference: `growth ${index}`,
      ...more,
    });
