import { plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';

/**
 * What the service's own history says, for this partner and environment only. The present check is never part of it.
 */
export interface HistoryFacts {
  /** Earlier ALLOWed checks to this recipient by this partner, each intent once; counted up to the number asked for. */
  readonly allowedChecksToRecipient: number;
  /** There are earlier transfer checks by this sender to this recipient, with any verdict. */
  readonly recipientUsedBySender: boolean;
  /**
   * Recipients that this sender really used (a transfer whose check was not BLOCK) and that look like the present one;
   * sorted, at most 5. Empty where the sender really used the present one itself: it then imitates no other.
   */
  readonly lookalikeRecipients: readonly string[];
  /**
   * Other intents by this sender in the last 24 h whose value lies in the band asked for; up to
   * `HISTORY_LIMITS.bandChecks`; null when not asked.
   */
  readonly bandChecksLastDay: number | null;
  /** This sender's checks in the last hour, each intent once, up to the limit asked for; null when not asked. */
  readonly checksLastHour: number | null;
}

/** How far history is counted: more would change no decision. */
export const HISTORY_LIMITS = { allowedChecks: 100, bandChecks: 10, lookalikes: 5 } as const;

export const HISTORY = {
  capability: 'recipient_history',
  sources: 'own',
  columns: row<HistoryFacts>({
    allowedChecksToRecipient: plain(),
    recipientUsedBySender: plain(),
    lookalikeRecipients: plain(),
    bandChecksLastDay: plain(),
    checksLastHour: plain(),
  }),
} as const satisfies FactKind<HistoryFacts>;
