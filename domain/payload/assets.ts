import { type Chain, currencyOf } from '../chains/index.js';
import { MINT_PROGRAMS } from '../data/mint-programs.js';
import type { PayloadAction, PayloadActionKind, PayloadAsset, TradeSide } from './action.js';
import { withMembers } from '../shared/with-members.js';

/** A token contract as the token registry knows it: without decimals no amount of it would be known. */
export interface KnownAsset {
  readonly symbol: string;
  readonly decimals: number;
}

const sidesOf = ({ trade }: PayloadAction): readonly TradeSide[] =>
  trade === undefined ? [] : [...trade.gives, ...trade.gets];

const assetsOf = (action: PayloadAction): readonly PayloadAsset[] =>
  [action.asset, ...action.fields.map(({ asset }) => asset), ...sidesOf(action).map(({ asset }) => asset)].filter(
    (named) => named !== null,
  );

/** The contracts of all assets of a payload, each once, in their order. */
export const assetKeys = (actions: readonly PayloadAction[]): readonly string[] => [
  ...new Set(actions.flatMap((action) => assetsOf(action).flatMap(({ address }) => address ?? []))),
];

/** An asset with symbol and decimals where the registry knows it, else as it is. */
export const namedAsset = (asset: PayloadAsset, chain: Chain, known: ReadonlyMap<string, KnownAsset>): PayloadAsset => {
  const { symbol, decimals } = (asset.address === null ? currencyOf(chain) : known.get(asset.address)) ?? asset;
  return withMembers(asset, { symbol, decimals });
};

/** Only these kinds go to the program of the mint: a new account names its mint and another program. */
const OF_TOKENS: readonly PayloadActionKind[] = ['token_transfer', 'allowance'];

/**
 * How these actions contradict what is known of a token: the end of a sentence. A token of Solana is
 * moved by the program that owns its mint, and with the decimals that the bytes say it has, or not at all: either the
 * network refuses them, or amounts are compared with wrong decimals. Null where nothing contradicts what is known.
 */
export const contradictionOf = (
  actions: readonly PayloadAction[],
  known: ReadonlyMap<string, KnownAsset>,
): string | null => {
  for (const { asset, target, kind } of actions) {
    const mint = asset?.address ?? '';
    const decimals = known.get(mint)?.decimals ?? null;
    const said = asset?.decimals ?? null;
    if (said !== null && decimals !== null && said !== decimals)
      return `says that a token has ${String(said)} decimals which has ${String(decimals)}`;
    const program = MINT_PROGRAMS.get(mint);
    if (program !== undefined && OF_TOKENS.includes(kind) && target !== program)
      return 'moves a token by a program that does not hold it';
  }
  return null;
};

/**
 * The actions with symbol and decimals of every asset that the registry knows; others stay without, also where the
 * bytes say decimals: these name nothing.
 */
export const withAssets = (
  actions: readonly PayloadAction[],
  chain: Chain,
  known: ReadonlyMap<string, KnownAsset>,
): readonly PayloadAction[] => {
  const named = (asset: PayloadAsset | null): PayloadAsset | null =>
    asset === null ? null : namedAsset(asset, chain, known);
  const sides = (given: readonly TradeSide[]): readonly TradeSide[] =>
    given.map((side) => withMembers(side, { asset: named(side.asset) }));
  return actions.map((action) => {
    const { trade, asset } = action;
    const members = {
      asset: named(asset === null ? null : withMembers(asset, { decimals: null })),
      fields: action.fields.map((field) =>
        field.asset === null ? field : withMembers(field, { asset: named(field.asset) }),
      ),
    };
    const all = withMembers(action, members);
    return trade === undefined
      ? all
      : withMembers(all, { trade: withMembers(trade, { gives: sides(trade.gives), gets: sides(trade.gets) }) });
  });
};
