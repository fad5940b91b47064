import { NO_ACTION, type PayloadAction, type PayloadField, textField } from '../action.js';
import { MAX_ACTIONS, MAX_CALL_DEPTH, type PayloadContext, type UnknownCall } from '../context.js';
import type { CallDescription } from './descriptor/call-description.js';
import { describedCall, REST_LABEL } from './descriptor/described-call.js';
import { describedTrade } from './descriptor/described-trade.js';
import { decodeLeading } from './abi.js';
import { decodeLoosely } from './abi-loose.js';
import { rightByCall } from './rights.js';
import { GOES_ALONG } from '../effects.js';
import { type ActionDraft, assetOf, moves } from './standards/drafts.js';
import { standardFunction } from './standards/index.js';
import type { CallEffect, EvmCall } from './standards/row.js';
import { withMembers } from '../../shared/with-members.js';

/** Standards whose bytes do not name the asset: its contract's description does. */
const UNNAMED: ReadonlySet<string> = new Set(['ERC-4626']);

/** True for a standard of which a description may know more. */
const leavesAssetUnnamed = (source: string): boolean => UNNAMED.has(source);

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
const withNamedAssets = (
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

/** A place in the tree of actions, and how many actions stand below it so far. */
interface Place {
  readonly path: string;
  readonly depth: number;
  below: number;
}

/** What a draft leaves out, by the call that it belongs to. */
export type Defaults = Pick<PayloadAction, 'target' | 'function' | 'source' | 'certainty'>;

/** The tree of actions that calls make, and what was not understood of them. */
export interface Unrolled {
  readonly actions: readonly PayloadAction[];
  readonly unknownCalls: readonly UnknownCall[];
  /** Why it is not wholly read, as the end of a sentence: the first reason that was met. Null where it is. */
  readonly problem: string | null;
  /** True where at least one action, or the standard of a call, is known. */
  readonly isAnythingKnown: boolean;
  readonly isCut: boolean;
}

interface Walk {
  readonly context: PayloadContext;
  readonly actions: PayloadAction[];
  readonly unknownCalls: Map<string, UnknownCall>;
  problem: string | null;
  isAnythingKnown: boolean;
  isCut: boolean;
}

const SELECTOR_LENGTH = 10;
const BYTES_BEHIND = 'has bytes behind the arguments of a call';
const READS_NO_TAG: ReadonlySet<string> = new Set(['ERC-4626', 'WETH9']);
const ROOT: Defaults = { target: null, function: null, source: null, certainty: 'exact' };

const blame = (walk: Walk, problem: string): void => {
  walk.problem ??= problem;
};

const cut = (walk: Walk): null => {
  walk.isCut = true;
  blame(walk, `holds more than ${MAX_ACTIONS} actions, or calls nested deeper than ${MAX_CALL_DEPTH}`);
  return null;
};

/** Puts an action into the tree; null where a limit leaves no room for it or for what it contains. */
const place = (walk: Walk, parent: Place, draft: ActionDraft, defaults: Defaults): Place | null => {
  if (walk.actions.length >= MAX_ACTIONS || parent.depth >= MAX_CALL_DEPTH) return cut(walk);
  const path = parent.path === '' ? String(parent.below) : `${parent.path}.${parent.below}`;
  parent.below += 1;
  // as `withMembers`, of four at once
  const action: PayloadAction = Object.assign({ ...NO_ACTION }, defaults, draft, { path });
  walk.actions.push(action);
  if (action.certainty === 'exact' || action.kind !== 'unknown_call')
    walk.isAnythingKnown ||= action.certainty !== 'hint';
  if (action.certainty !== 'exact') blame(walk, 'holds something that no standard explains');
  return { path, depth: parent.depth + 1, below: 0 };
};

const walkEffects = (walk: Walk, parent: Place, effects: readonly CallEffect[], defaults: Defaults): void => {
  for (const effect of effects) {
    if (walk.actions.length >= MAX_ACTIONS) {
      cut(walk);
      return;
    }
    if ('call' in effect) walkCall(walk, parent, effect.call);
    else {
      const at = place(walk, parent, effect.draft, defaults);
      if (at !== null) walkEffects(walk, at, effect.inner, defaults);
    }
  }
};

/** A call that nothing explains, by the right that the table of rights reads from it. */
const walkUnexplained = (walk: Walk, parent: Place, call: EvmCall, source: string | null): void => {
  const right = rightOf(call);
  const draft = right?.draft ?? { kind: 'unknown_call', from: call.from };
  const certainty = draft.kind === 'unknown_call' ? 'unknown' : 'hint';
  place(walk, parent, draft, { target: call.to, function: right?.signature ?? null, source, certainty });
};

/** A call that no standard explains: by a descriptor of the contract, by a list of names, or not at all. */
const walkUnknown = (walk: Walk, parent: Place, call: EvmCall): void => {
  const target = call.to;
  const selector = call.data.length < SELECTOR_LENGTH ? null : selectorOf(call);
  const description = selector === null || isDelegated(call) ? null : walk.context.describe(target, selector);
  if (selector !== null && description === null) collect(walk, call);
  const described = description === null ? null : describedCall(withMembers(call, { target }), description);
  const isExact = description?.certainty === 'exact';
  if (description === null || described === null) {
    if (isExact)
      blame(walk, `calls ${description.signature} with arguments that ${description.source} does not explain`);
    walkUnexplained(walk, parent, call, isExact ? description.source : null);
    return;
  }
  walkDescribed(walk, parent, call, description, described);
};

/** A call whose arguments a descriptor or a list of names gives. The right that the table reads from it stays one. */
const walkDescribed = (
  walk: Walk,
  parent: Place,
  call: EvmCall,
  { certainty, source }: CallDescription,
  described: NonNullable<ReturnType<typeof describedCall>>,
): void => {
  if (described.rest !== '0x') blame(walk, BYTES_BEHIND);
  const isExact = certainty === 'exact';
  const right: ActionDraft = rightOf(call)?.draft ?? { kind: 'unknown_call', from: call.from };
  const kind = isExact && right.kind === 'unknown_call' ? 'call' : right.kind;
  const trade = isExact && kind === 'call' ? describedTrade(described.fields, call) : null;
  const at = place(
    walk,
    parent,
    withMembers(right, { kind, fields: isExact ? described.fields : [], ...(trade === null ? {} : { trade }) }),
    { target: call.to, function: described.signature, source, certainty },
  );
  if (at !== null && isExact)
    for (const inner of described.calls.filter(({ data, value }) => data !== '0x' || value > 0n))
      walkCall(walk, at, withMembers(inner, { to: inner.target, self: inner.target }));
};

/**
 * The right that the table reads from a call. It lowers nothing: whatever the contract is, what the function would give
 * is judged. Code that runs in another's name has a rule of its own.
 */
const rightOf = (call: EvmCall) => (isDelegated(call) ? null : rightByCall(call));

const selectorOf = (call: EvmCall): string => call.data.slice(0, SELECTOR_LENGTH);

const collect = (walk: Walk, call: EvmCall): void => {
  const selector = selectorOf(call);
  walk.unknownCalls.set(`${call.to} ${selector}`, { target: call.to, selector });
};

const isDelegated = (call: EvmCall): boolean => call.self !== call.to;

/**
 * What the standard's function does with these arguments; null where they are not as the standard has them. What only a
 * less strict contract reads from them is a hint. Wallets and sites hang tags on arguments: what these say is still
 * seen, and that there is more is said. Vaults and wrapped coins read nothing but their arguments, so a tag behind them
 * takes nothing away from what is known.
 */
const effectsOf = (
  walk: Walk,
  call: EvmCall,
  known: NonNullable<ReturnType<typeof standardFunction>>,
): { readonly effects: readonly CallEffect[]; readonly isLoose?: true } | null => {
  const digits = call.data.slice(SELECTOR_LENGTH);
  const decoded = decodeLeading(known.inputs, `0x${digits}`);
  const values = decoded?.values ?? decodeLoosely(known.inputs, digits);
  const effects = values === null ? null : known.row.effects(values as never, call, walk.context);
  if (effects === null || decoded === null) {
    walk.isAnythingKnown = true;
    blame(walk, `calls ${known.row.signature} with arguments that are not encoded as ${known.row.source} has them`);
    return effects === null ? null : { effects, isLoose: true };
  }
  const { rest } = decoded;
  if (rest === '0x') return { effects };
  if (READS_NO_TAG.has(known.row.source)) return { effects: withTag(effects, rest) };
  blame(walk, BYTES_BEHIND);
  return { effects };
};

/** Shows the tag with the first action of the call, so that no bytes stay hidden. */
const withTag = (effects: readonly CallEffect[], tag: string): readonly CallEffect[] =>
  effects.map((effect, place) =>
    place > 0 || !('draft' in effect)
      ? effect
      : { ...effect, draft: { ...effect.draft, fields: [...(effect.draft.fields ?? []), textField(REST_LABEL, tag)] } },
  );

const walkFunction = (walk: Walk, parent: Place, call: EvmCall): void => {
  const known = standardFunction(selectorOf(call));
  // code that was written for its own storage does something else in the storage of another account
  if (known === null || (isDelegated(call) && !known.row.delegated)) {
    walkUnknown(walk, parent, call);
    return;
  }
  const { row } = known;
  const isHint = row.isOfStandard !== null && !row.isOfStandard(call.to);
  if (isHint && walk.context.describe(call.to, selectorOf(call))?.certainty === 'exact') {
    walkUnknown(walk, parent, call);
    return;
  }
  const read = effectsOf(walk, call, known);
  const defaults: Defaults = {
    target: call.to,
    function: row.signature,
    source: row.source,
    certainty: isHint || read?.isLoose === true ? 'hint' : 'exact',
  };
  if (read === null) {
    const draft = rightOf(call)?.draft ?? { kind: 'unknown_call', from: call.from };
    place(walk, parent, draft, withMembers(defaults, { certainty: 'unknown' as const }));
    return;
  }
  const isUnnamed = leavesAssetUnnamed(row.source) && !isDelegated(call);
  if (isHint || isUnnamed) collect(walk, call);
  const nothing: CallEffect = { draft: { kind: 'call', from: call.from }, inner: [] };
  const { effects } = read;
  const named = isUnnamed ? withNamedAssets(effects, call, walk.context.describe(call.to, selectorOf(call))) : effects;
  walkEffects(walk, parent, named.length === 0 ? [nothing] : named, defaults);
};

const walkCall = (walk: Walk, parent: Place, call: EvmCall): void => {
  const isEmpty = call.data === '0x';
  if (!isDelegated(call) && (call.value > 0n || isEmpty)) {
    // bytes that name no function reach the contract as a plain payment does
    const fields = call.data.length < SELECTOR_LENGTH ? [] : [textField(GOES_ALONG, 'a call')];
    const native = withMembers(moves(assetOf(null), call.value, call.from, call.to), { fields });
    place(walk, parent, native, { target: call.to, function: null, source: null, certainty: 'exact' });
    if (isEmpty) return;
  }
  if (call.data.length < SELECTOR_LENGTH) walkUnknown(walk, parent, call);
  else walkFunction(walk, parent, call);
};

/**
 * What effects come to: one tree, read in the order in which things happen. Total and bounded by `context.ts`; what
 * does not fit is left out, and `isCut` says so.
 */
export const unroll = (
  effects: readonly CallEffect[],
  context: PayloadContext,
  defaults: Defaults = ROOT,
): Unrolled => {
  const walk: Walk = {
    context,
    actions: [],
    unknownCalls: new Map(),
    problem: null,
    isAnythingKnown: false,
    isCut: false,
  };
  walkEffects(walk, { path: '', depth: 0, below: 0 }, effects, defaults);
  const { actions, problem, isAnythingKnown, isCut } = walk;
  return { actions, unknownCalls: [...walk.unknownCalls.values()], problem, isAnythingKnown, isCut };
};
