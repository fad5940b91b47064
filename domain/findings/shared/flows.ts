import type { Chain } from '../../chains/index.js';
import type { BalanceEffect, ExecutedEffect, Execution } from '../../facts/simulation/execution.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import { compareText } from '../../shared/compare-text.js';
import { listParam, type Param } from '../../text/params.js';
import { unitsParam } from './text-params.js';

/** The key of native coins. */
export const NATIVE = 'native';

/** What makes two assets the same one. */
export const assetKey = ({ address, tokenId }: PayloadAsset): string =>
  tokenId === null ? (address ?? NATIVE) : `${address ?? NATIVE} ${tokenId}`;

/**
 * An action is about an asset. Of a function that ERC-20 and ERC-721 share, the bytes do not tell an amount from the
 * number of an NFT.
 */
export const isAbout = ({ asset, amount }: PayloadAction, wanted: PayloadAsset): boolean =>
  asset !== null && (assetKey(asset) === assetKey(wanted) || isSharedForm(asset, amount, wanted));

const isSharedForm = (asset: PayloadAsset, amount: string | null, wanted: PayloadAsset): boolean =>
  wanted.tokenId !== null && asset.address === wanted.address && asset.tokenId === null && amount === wanted.tokenId;

/** What an account loses (negative) or gains of one asset, in base units. */
export interface Flow {
  readonly key: string;
  readonly asset: PayloadAsset;
  readonly units: bigint;
}

export const isBalance = (effect: ExecutedEffect): effect is BalanceEffect => effect.kind === 'balance';

/** What some accounts lose or gain together, a row for each asset that does not stay the same, in their order. */
export const flowsOf = ({ effects }: Execution, isOne: (effect: BalanceEffect) => boolean): readonly Flow[] => {
  const flows = new Map<string, Flow>();
  for (const { asset, delta } of effects.filter(isBalance).filter(isOne)) {
    const key = assetKey(asset);
    const known = flows.get(key);
    flows.set(key, { key, asset: known?.asset ?? asset, units: (known?.units ?? 0n) + BigInt(delta) });
  }
  return [...flows.values()].filter(({ units }) => units !== 0n);
};

/** Each amount once, in one order: nodes agree in another order than they answer. */
export const flowsParam = (flows: readonly Flow[], chain: Chain): Param => {
  const byText = new Map(
    flows.map(({ units, asset }) => unitsParam(units, asset, chain)).map((param) => [JSON.stringify(param), param]),
  );
  return listParam([...byText].sort(([left], [right]) => compareText(left, right)).map(([, param]) => param));
};
