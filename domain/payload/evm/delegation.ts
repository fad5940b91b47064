import { accountOrNull } from './standards/drafts.js';
import { does, type Effect } from './standards/row.js';

/**
 * The account's code becomes that of the delegate; the zero address takes a delegation back, and gives nothing.
 * Source: EIP-7702.
 */
export const delegatesTo = (account: string, delegate: string): Effect =>
  does({
    kind: 'delegation',
    amount: accountOrNull(delegate) === null ? '0' : null,
    from: account,
    to: accountOrNull(delegate),
    source: 'EIP-7702',
  });
