import { CLOSE_PROGRAM, closedProgram, CREATION, isLookedUp, isWithin, NOBODY } from './effects.js';
import { instructionInWords } from './solana/words.js';
import { isoTime } from '../shared/iso-time.js';
import type { Language } from '../text/language.js';
import { shortAddress as short } from '../text/render.js';
import type { PayloadAction, PayloadActionKind } from './action.js';
import { assetName, howMuch, type Say, sayIn } from './say.js';

/** How an action is told, and whether it is part of an order, which another account fills. */
interface Told {
  readonly say: Say;
  /** The one who signs is "you". */
  readonly who: (account: string | null) => string;
  readonly what: string;
  readonly sender: string | null;
  readonly isInOrder: boolean;
}
type Teller = (action: PayloadAction, told: Told) => string;

/** To the minute, as a person reads it. */
const moment = (ms: number): string => isoTime(ms).replace(/^(.*)T(\d\d:\d\d).*$/, '$1 $2 UTC');

const until = ({ expiresAt }: PayloadAction, say: Say): string => {
  if (expiresAt === null) return say('untilRevoked');
  const ms = Number(expiresAt) * 1000;
  return Number.isSafeInteger(ms) && ms < MAX_DATE_MS ? say('untilTime', { time: moment(ms) }) : say('forEver');
};
/** Source: ECMAScript, the largest time value. */
const MAX_DATE_MS = 8.64e15;

/** A function by its name: the types of its arguments stand beside the sentence. */
const functionOf = ({ function: name }: PayloadAction): string =>
  name === null ? '' : ` (${name.replace(/\(.*$/s, '')})`;

/** Needs no transaction of the sender: others may bring the signature to the token. */
const SIGNED: readonly (string | null)[] = ['TransferWithAuthorization', 'ReceiveWithAuthorization'];

const MINTS = /^mint/i;
const BURNS = /^burn/i;

/** What goes from one account to another, an amount or an item. */
const gives: Teller = (action, { say, who, what, sender, isInOrder }) => {
  const { from, to, kind } = action;
  const name = action.function ?? '';
  if (name === NOBODY) return say('lost', { what });
  if (MINTS.test(name)) return say('mints', { what, to: who(to) });
  if (BURNS.test(name) && to === null) return say('destroys', { what });
  if (isInOrder && to === null) return say('givesToFiller', { what });
  const isItem = kind === 'nft_transfer';
  if (isInOrder && from === null && !isItem) return say('fillerSends', { what, to: who(to) });
  const basis = SIGNED.includes(action.function) ? say('bySignature', { until: until(action, say) }) : '';
  return from === sender || isItem
    ? say('sends', { what, to: who(to), until: basis })
    : say('moves', { what, from: who(from), to: who(to), until: basis });
};

/** `NFT 5 of the collection 0x1234…5678`. */
const itemOf = ({ asset }: PayloadAction, say: Say): string => {
  const [id, collection] = [asset?.tokenId ?? null, asset?.address ?? null];
  const item = id === null ? say('item') : say('itemNumber', { id });
  return collection === null ? item : say('ofCollection', { item, account: short(collection) });
};

const isItem = ({ kind, asset }: PayloadAction): boolean =>
  kind === 'nft_transfer' || (ALLOWANCES.includes(kind) && (asset?.tokenId ?? null) !== null);
const ALLOWANCES: readonly PayloadActionKind[] = ['allowance', 'permit'];

const fieldIn = ({ fields }: PayloadAction, label: string): string | null => {
  const found = fields.find((field) => field.label === label);
  return found === undefined ? null : found.kind === 'account' ? short(found.value) : found.value;
};

const accountIn = ({ fields }: PayloadAction, label: string): string | null =>
  fields.find((field) => field.label === label && field.kind === 'account')?.value ?? null;

const allows: Teller = (action, { say, who, what }) => {
  const to = who(action.to);
  if (action.amount === '0')
    return isItem(action)
      ? say('takesBackMove', { to, what })
      : say('takesBackSpend', { to, what: assetName(action.asset, say) });
  return say(isItem(action) ? 'letsMove' : 'letsSpend', { to, what, until: until(action, say) });
};

const contractIn = ({ target }: PayloadAction, say: Say): string =>
  target === null ? say('aContract') : short(target);

const upgrades: Teller = (action, { say, who }) => {
  const program = accountIn(action, 'Program');
  const target = program === null ? contractIn(action, say) : say('program', { account: short(program) });
  return say('replacesCode', { target, to: who(action.to) });
};

const closes: Teller = (action, { say, who }) => {
  const account = accountIn(action, 'Account');
  const what = account === null ? say('tokenAccount') : say('account', { account: short(account) });
  return say('closes', { what, to: who(action.to) });
};

const changesAuthority: Teller = (action, { say, who }) => {
  if (action.function === CLOSE_PROGRAM) return say('closesProgram', { program: closedProgram(action) ?? '' });
  const named = { function: functionOf(action) };
  return action.to === null && !isLookedUp(action)
    ? say('givesUpAuthority', named)
    : say('handsAuthority', { ...named, to: who(action.to) });
};

const TELLERS: Readonly<Record<PayloadActionKind, Teller>> = {
  native_transfer: gives,
  token_transfer: gives,
  nft_transfer: gives,
  allowance: allows,
  permit: allows,
  operator: (action, { say, who }) =>
    say(action.amount === '0' ? 'takesBackMoveAll' : 'letsMoveAll', {
      ...{ to: who(action.to), what: assetName(action.asset, say) },
    }),
  order: (action, { say }) => say('order', { until: until(action, say) }),
  ownership: (action, { say, who }) => say('ownership', { target: contractIn(action, say), to: who(action.to) }),
  upgrade: upgrades,
  delegatecall: ({ to }, { say }) => say('runsAsYou', { to: to === null ? say('anotherContract') : short(to) }),
  delegation: ({ to }, { say, who }) => (to === null ? say('endsDelegation') : say('delegates', { to: who(to) })),
  module: (action, { say, who }) =>
    say('module', { target: short(action.target ?? ''), to: who(action.to), function: functionOf(action) }),
  authority_change: changesAuthority,
  account_close: closes,
  wrap: (_action, { say, what }) => say('wraps', { what }),
  call: (action, { say }) =>
    action.function === CREATION && action.target === null
      ? say('creates')
      : say('calls', { target: contractIn(action, say), function: functionOf(action) }),
  unknown_call: (action, { say }) =>
    say('callsUnknown', { target: contractIn(action, say), function: functionOf(action) }),
};

/**
 * One sentence that says what an action does to the one who signs. Accounts are shortened. `all` are the actions of the
 * payload: what stands within an order is given by its maker, and by who fills it.
 */
export const sentenceOf = (
  action: PayloadAction,
  sender: string | null,
  all: readonly PayloadAction[] = [],
  language: Language = 'en',
): string => {
  const say = sayIn(language);
  if (action.words !== undefined) return say(action.words.name, action.words.values);
  const who = (account: string | null): string =>
    account === null ? say('unnamed') : account === sender ? say('you') : short(account);
  const what = isItem(action) ? itemOf(action, say) : howMuch(action, language);
  return (
    instructionInWords(action, {
      ...{ say, what, to: who(action.to), field: (label) => fieldIn(action, label) },
      isGivenUp: action.to === null && !isLookedUp(action),
    }) ??
    TELLERS[action.kind](action, {
      ...{ say, who, what, sender },
      isInOrder: all.some(({ kind, path }) => kind === 'order' && isWithin(action.path, path)),
    })
  );
};
