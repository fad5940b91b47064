import { type JudgedAction, judgedActions } from '../../actions/judged-action.js';
import { counterpartyOf } from '../../intent/counterparty.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { Proposal } from '../../payload/payload.js';
import type { TokenFacts } from '../token/token-facts.js';
import { tokenFactsOf } from '../token/token-of-action.js';
import { type PresentSize, presentSizeOf } from './check-size.js';
import { rememberedKey } from './history-facts.js';

/** An account that the bytes pay or give rights to, beside that of the first action. */
export interface Payee {
  readonly key: string;
  /** The first action that is about it. */
  readonly action: JudgedAction;
}

const NONE: readonly Payee[] = [];

/** Who gains by an action, where history may know it. */
export const gainerOf = ({ intent }: Pick<JudgedAction, 'intent'>): string | null =>
  rememberedKey(counterpartyOf(intent).address);

/** The accounts that history is asked about beside that of the first action, each once, in the order of the bytes. */
export const rememberedPayees = (proposal: Proposal): readonly Payee[] => {
  if (proposal.payload === null || proposal.intent.direction === 'incoming') return NONE;
  const [first, ...others] = judgedActions(proposal);
  const byKey = new Map<string, Payee>();
  const passedOver = [proposal.intent.sender.key, first === undefined ? null : gainerOf(first)];
  for (const action of others) {
    const key = gainerOf(action);
    if (key !== null && !passedOver.includes(key) && !byKey.has(key)) byKey.set(key, { key, action });
  }
  return [...byKey.values()];
};

/** How much an account is paid or may take by its action. */
export const sizeOfPayee = (first: TransactionIntent, { action }: Payee, token: TokenFacts | null): PresentSize =>
  presentSizeOf(action.intent, tokenFactsOf(token, first, action.intent));
