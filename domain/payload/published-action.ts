import type { Certainty, PayloadAction, PayloadActionKind, PayloadAsset } from './action.js';
import type { Language } from '../text/language.js';
import { sentenceOf } from './sentence.js';

/** An asset as answers and reports show it. */
export interface PublishedAsset {
  readonly address: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  readonly token_id: string | null;
}

/** An action as answers and reports show it, with its sentence. Members are those of `PayloadAction`. */
export interface PublishedAction {
  readonly path: string;
  readonly kind: PayloadActionKind;
  /** The action in a sentence for the one who signs. */
  readonly text: string;
  readonly asset: PublishedAsset | null;
  readonly amount: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly target: string | null;
  readonly function: string | null;
  readonly certainty: Certainty;
  readonly source: string | null;
  readonly expires_at: string | null;
  readonly fields: readonly {
    readonly label: string;
    readonly value: string;
    readonly kind: 'account' | 'amount' | 'text';
    readonly asset: PublishedAsset | null;
  }[];
}

/** The published form of an asset. */
export const publishedAsset = ({ tokenId, ...same }: PayloadAsset): PublishedAsset => ({ ...same, token_id: tokenId });

const assetOrNull = (asset: PayloadAsset | null): PublishedAsset | null =>
  asset === null ? null : publishedAsset(asset);

const published = ({
  trade: _trade,
  hash: _hash,
  words: _words,
  mover: _mover,
  ...action
}: PayloadAction): Omit<PayloadAction, 'trade' | 'hash' | 'words' | 'mover'> => action;

/** The published form of an action, which is one of `all`. `sender` is the key of the one who signs. */
export const publishedAction = (
  action: PayloadAction,
  sender: string | null,
  all: readonly PayloadAction[],
  language: Language = 'en',
): PublishedAction => {
  const { asset, expiresAt, fields, ...same } = published(action);
  return {
    ...same,
    text: sentenceOf(action, sender, all, language),
    asset: assetOrNull(asset),
    expires_at: expiresAt,
    fields: fields.map((field) => ({ ...field, asset: assetOrNull(field.asset) })),
  };
};
