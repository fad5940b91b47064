import type { PayloadField } from '../action.js';
import type { CallDescription } from './descriptor/call-description.js';
import { describedCall } from './descriptor/described-call.js';
import type { ActionDraft } from './standards/drafts.js';
import type { CallEffect, EvmCall } from './standards/row.js';

/** Standards whose bytes do not name the asset: its contract's description does. */
const UNNAMED: ReadonlySet<string> = new Set(['ERC-4626']);

/** True for a standard of which a description may know more. */
export const leavesAssetUnnamed = (source: string): boolean => UNNAMED.has(source);

/** The asset of the amount that the description shows with this value; null where it shows none. */
const assetShown = (shown: readonly PayloadField[], value: string | null): PayloadField['asset'] =>
  shown.find((field) => field.kind === 'amount' && field.value === value)?.asset ?? null;

const namedDraft = (draft: ActionDraft, shown: readonly PayloadField[]): ActionDraft => ({
  ...draft,
  ...(draft.asset === null ? { asset: assetShown(shown, draft.amount ?? null) } : {}),
  ...(draft.fields === undefined
    ? {}
    : {
        fields: draft.fields.map((field) =>
          field.kind === 'amount' && field.asset === null ? { ...field, asset: assetShown(shown, field.value) } : field,
        ),
      }),
});

/** The effects of a standard's function, with the assets that the description of its very contract names. */
export const withNamedAssets = (
  effects: readonly CallEffect[],
  call: EvmCall,
  description: CallDescription | null,
): readonly CallEffect[] => {
  const shown = description?.certainty === 'exact' ? describedCall({ ...call, target: call.to }, description) : null;
  if (shown === null) return effects;
  const named = (effect: CallEffect): CallEffect =>
    'call' in effect ? effect : { draft: namedDraft(effect.draft, shown.fields), inner: effect.inner.map(named) };
  return effects.map(named);
};
