import type { Chain } from '../intent/chain.js';
import { currencyOf } from '../intent/chain-currency.js';
import type { PayloadAction, PayloadAsset } from './action.js';

/** A token contract as the token registry knows it. */
export interface KnownAsset {
  readonly symbol: string;
  readonly decimals: number | null;
}

const assetsOf = ({ asset, fields }: PayloadAction): readonly PayloadAsset[] =>
  [asset, ...fields.map((field) => field.asset)].filter((named) => named !== null);

/** The contracts of all assets of a payload, each once, in their order. */
export const assetKeys = (actions: readonly PayloadAction[]): readonly string[] => [
  ...new Set(actions.flatMap((action) => assetsOf(action).flatMap(({ address }) => address ?? []))),
];

/** An asset with symbol and decimals where the registry knows it, else as it is. */
export const namedAsset = (asset: PayloadAsset, chain: Chain, known: ReadonlyMap<string, KnownAsset>): PayloadAsset => {
  const { symbol, decimals } = (asset.address === null ? currencyOf(chain) : known.get(asset.address)) ?? asset;
  return { ...asset, symbol, decimals };
};

/** The actions with symbol and decimals of every asset that the registry knows; others stay without. */
export const withAssets = (
  actions: readonly PayloadAction[],
  chain: Chain,
  known: ReadonlyMap<string, KnownAsset>,
): readonly PayloadAction[] => {
  const named = (asset: PayloadAsset | null): PayloadAsset | null =>
    asset === null ? null : namedAsset(asset, chain, known);
  return actions.map((action) => ({
    ...action,
    asset: named(action.asset),
    fields: action.fields.map((field) => ({ ...field, asset: named(field.asset) })),
  }));
};
