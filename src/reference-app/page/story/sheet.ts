import type { PublishedEffect } from '../../../../domain/facts/simulation/published-execution.js';
import { type Amount, howMuch as howMuchIn, sayIn } from '../../../../domain/payload/say.js';
import { amountOf } from '../../../../domain/text/render.js';
import type { DecodedAction, Verdict } from '../api-types.js';
import { type Asked, isIncoming } from '../draft.js';
import { LANGUAGE, STORY_TEXTS } from './texts.js';

/** A line of the sheet: what, and the account that it is about, in full. */
export interface SheetLine {
  readonly text: string;
  /** What of, where the line says more than that; null where that has no name. */
  readonly what?: string | null;
  readonly account: string | null;
}

/** What a wallet shows before a signature. */
export interface WalletSheet {
  readonly send: readonly SheetLine[];
  readonly get: readonly SheetLine[];
  /** What moves between accounts that are both not the user's. */
  readonly others: readonly SheetLine[];
  /** Who can spend or control something afterwards. */
  readonly spenders: readonly SheetLine[];
  /** Where it was learned. */
  readonly basis: 'executed' | 'read' | 'told';
  /** False where a part of the bytes is not known: more may happen than the sheet says. */
  readonly isWhole: boolean;
}

const howMuch = (of: Amount): string => howMuchIn(of, LANGUAGE);

type Part = 'send' | 'get' | 'others' | 'spenders';
type Placed = readonly [Part, SheetLine];

const sheet = (placed: readonly Placed[], basis: WalletSheet['basis'], isWhole: boolean): WalletSheet => {
  const linesOf = (part: Part) => placed.filter(([one]) => one === part).map(([, line]) => line);
  return {
    send: linesOf('send'),
    get: linesOf('get'),
    others: linesOf('others'),
    spenders: linesOf('spenders'),
    basis,
    isWhole,
  };
};

/**
 * What the user sends, gets, and lets others spend: from an execution where there is one, else from the bytes, else
 * from what was declared. Pure.
 */
export const sheetOf = (verdict: Verdict, asked: Asked): WalletSheet => {
  const { payload, simulation } = verdict;
  const isOwn = (account: string | null): boolean =>
    account?.toLowerCase() === asked.told.from_address.trim().toLowerCase();
  if (simulation?.status === 'ok') {
    const placed = simulation.effects.flatMap((effect) => placedEffect(effect, isOwn));
    return sheet(placed, 'executed', payload?.status === 'decoded' && !simulation.diverging);
  }
  if (payload === undefined) return sheet(declared(asked), 'told', true);
  const placed = payload.actions.flatMap((action) => placedAction(action, isOwn));
  const isWhole =
    payload.status === 'decoded' && !payload.actions.some((action) => leavesOpen(action, payload.actions));
  const told = isWhole || placed.some(([part]) => part === 'send') ? [] : declaredToo(asked);
  return sheet([...told, ...placed], 'read', isWhole);
};

/** A call whose own bytes do not say what follows from it. */
const leavesOpen = ({ path, kind, certainty }: DecodedAction, actions: readonly DecodedAction[]): boolean =>
  certainty !== 'exact' || (CALLS.includes(kind) && !actions.some((other) => other.path.startsWith(`${path}.`)));

/** What the user was told to send, where the bytes leave open what is taken: "nothing" would be a guess. */
const declaredToo = (asked: Asked): readonly Placed[] =>
  declared(asked).flatMap(([part, { text }]) =>
    part === 'send' && /[1-9]/.test(String(asked.told.amount))
      ? [['send', { text: STORY_TEXTS.asTold(text), what: text, account: null }] as const]
      : [],
  );

type IsOwn = (account: string | null) => boolean;

const placedEffect = (effect: PublishedEffect, isOwn: IsOwn): readonly Placed[] => {
  switch (effect.kind) {
    case 'balance': {
      if (!isOwn(effect.account)) return [];
      const isLess = effect.delta.startsWith('-');
      const text = howMuch({ amount: effect.delta.replace('-', ''), asset: effect.asset });
      return [[isLess ? 'send' : 'get', { text, account: null }]];
    }
    case 'allowance':
      if (!isOwn(effect.owner) || effect.after === '0') return [];
      return [['spenders', { text: howMuch({ amount: effect.after, asset: effect.asset }), account: effect.spender }]];
    case 'operator':
      if (!isOwn(effect.owner) || !effect.after) return [];
      return [['spenders', { text: STORY_TEXTS.sheet.wholeCollection, account: effect.operator }]];
    case 'control':
      return [['spenders', { text: STORY_TEXTS.sheet.controlOfContract, account: effect.target }]];
  }
};

const TRANSFERS: readonly string[] = ['native_transfer', 'token_transfer', 'nft_transfer'];
/** Contain others, or say only that something is called. */
const CALLS: readonly string[] = ['call', 'unknown_call'];
/** The same asset in another form: it stays the user's. */
const NEUTRAL: readonly string[] = ['wrap'];

/** Rights to spend; an amount of nothing takes one back. */
const ALLOWANCES: readonly string[] = ['allowance', 'permit'];

/** Whoever holds the account holds all that is in it. */
const whatOf = ({ kind, to }: DecodedAction): string | null =>
  (kind === 'delegation' && to !== null) || kind === 'delegatecall' ? sayIn(LANGUAGE)('everything') : null;

const placedAction = (action: DecodedAction, isOwn: IsOwn): readonly Placed[] => {
  if (CALLS.includes(action.kind) || NEUTRAL.includes(action.kind)) return [];
  if (ALLOWANCES.includes(action.kind)) {
    return action.amount === '0' ? [] : [['spenders', { text: howMuch(action), account: action.to }]];
  }
  if (!TRANSFERS.includes(action.kind))
    return [['spenders', { text: action.text, what: whatOf(action), account: action.to }]];
  const text = howMuch(action);
  if (isOwn(action.to)) return [['get', { text, account: null }]];
  return [[action.from === null || isOwn(action.from) ? 'send' : 'others', { text, account: action.to }]];
};

/** What the user was told; nothing where there are bytes alone. */
const declared = (asked: Asked): readonly Placed[] => {
  const { amount, token, from_address: from, to_address: to, transaction_type: type } = asked.told;
  if (amount === undefined || token === undefined || to === undefined) return [];
  const text = amountOf(String(amount), token, LANGUAGE);
  if (isIncoming(asked)) return [['get', { text, account: from }]];
  return [[type === 'approval' ? 'spenders' : 'send', { text, account: to }]];
};

/** Two accounts side by side, in runs of characters that are the same or differ, whatever their letter case. */
export const differingRuns = (
  one: string,
  other: string,
): readonly { readonly text: string; readonly differs: boolean }[] => {
  const runs: { text: string; differs: boolean }[] = [];
  [...one].forEach((character, index) => {
    const differs = character.toLowerCase() !== (other[index] ?? '').toLowerCase();
    const last = runs.at(-1);
    if (last?.differs === differs) last.text += character;
    else runs.push({ text: character, differs });
  });
  return runs;
};
