import type { PublishedAsset } from '../../payload/published-action.js';
import { inWholeTokens } from '../../payload/quantity.js';
import type { ExecutionBlock } from './execution.js';

/** What could be taken, as answers and reports show it. */
export interface PublishedAtRisk {
  /** Of what has a price; null where nothing has. Exact decimal text. */
  readonly usd: string | null;
  readonly is_whole: boolean;
  readonly whole_account: boolean;
  /** Null: made up, for a demonstration. */
  readonly block: ExecutionBlock | null;
  readonly assets: readonly PublishedAssetAtRisk[];
}

export interface PublishedAssetAtRisk {
  readonly owner: string;
  readonly takers: readonly string[];
  readonly asset: PublishedAsset;
  readonly amount: string;
  readonly usd: string | null;
  readonly basis: 'executed' | 'read';
  readonly in_exchange: boolean;
}

const amountText = ({ amount, asset }: PublishedAssetAtRisk): string => {
  const name = asset.symbol ?? asset.address ?? 'the native coin';
  if (asset.token_id !== null) return `item ${asset.token_id} of ${name}`;
  if (asset.decimals === null) return `${amount} ${asset.symbol === null ? 'base units of ' : ''}${name}`;
  const [whole = '0', part = ''] = inWholeTokens(amount, asset.decimals).split('.');
  const shown = /[1-9]/.test(whole + part.slice(0, MOST_DECIMALS)) ? part.slice(0, MOST_DECIMALS) : part;
  const decimals = shown === '' ? '' : `.${shown}`;
  return `${grouped(whole)}${decimals} ${name}`;
};

const MOST_DECIMALS = 6;
const MOST_NAMED = 3;
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `You could lose 12,345 USDC (about 12,345 USD).` One sentence for the one who signs; null where nothing can go. */
export const atRiskSentence = ({ assets, usd, is_whole, whole_account }: PublishedAtRisk): string | null => {
  const taken = assets.filter(({ amount }) => amount !== '0');
  if (taken.length === 0) return whole_account ? 'You could lose everything that this account holds.' : null;
  const does = taken.every(({ in_exchange }) => in_exchange) ? 'give' : 'lose';
  const named = taken.slice(0, MOST_NAMED).map(amountText).join(', ');
  const more = taken.length > MOST_NAMED ? ` and ${taken.length - MOST_NAMED} more` : '';
  const [dollars = ''] = (usd ?? '').split('.');
  const worth = usd === null ? '' : ` (about ${grouped(dollars)} USD)`;
  const rest = whole_account ? ', and everything else that this account holds' : is_whole ? '' : ', and perhaps more';
  return `You could ${does} ${named}${more}${worth}${rest}.`;
};
