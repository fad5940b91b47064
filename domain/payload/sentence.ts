import { CLOSE_PROGRAM, closedProgram, CREATION, isLookedUp, isWithin, NOBODY } from './effects.js';
import { instructionInWords } from './solana/words.js';
import { isoTime } from '../shared/iso-time.js';
import { inWholeTokens } from './quantity.js';
import type { PayloadAction, PayloadActionKind, PayloadAsset } from './action.js';

const SHOWN_FRONT = 6;
const SHOWN_BACK = 4;

/** An account as a person compares it; the whole of it stands beside the sentence. */
const short = (account: string): string =>
  account.length <= SHOWN_FRONT + SHOWN_BACK + 1
    ? account
    : `${account.slice(0, SHOWN_FRONT)}…${account.slice(-SHOWN_BACK)}`;

const who = (account: string | null, sender: string | null): string => {
  if (account === null) return 'an account that the bytes do not name';
  return account === sender ? 'you' : short(account);
};

type NamedAsset = Pick<PayloadAsset, 'address' | 'symbol' | 'decimals'>;

const nameOf = (asset: NamedAsset | null): string => {
  if (asset === null) return 'tokens that the bytes do not name';
  return asset.symbol ?? (asset.address === null ? 'the native coin' : `the unknown token ${short(asset.address)}`);
};

/** An amount in words: `25 USDC`; base units where the decimals are not known. */
export const howMuch = ({
  amount,
  asset,
}: {
  readonly amount: string | null;
  readonly asset: NamedAsset | null;
}): string => {
  const name = nameOf(asset);
  if (amount === 'unlimited') return `any amount of ${name}`;
  if (amount === null) return `an unknown amount of ${name}`;
  const decimals = asset?.decimals ?? null;
  if (decimals === null) return `${amount} base units of ${name}`;
  return `${inWholeTokens(amount, decimals)} ${name}`;
};

/** To the minute, as a person reads it. */
const moment = (ms: number): string => isoTime(ms).replace(/^(.*)T(\d\d:\d\d).*$/, '$1 $2 UTC');

const until = ({ expiresAt }: PayloadAction): string => {
  if (expiresAt === null) return ', until it is taken back';
  const ms = Number(expiresAt) * 1000;
  return Number.isSafeInteger(ms) && ms < MAX_DATE_MS ? `, until ${moment(ms)}` : ', for ever';
};
/** Source: ECMAScript, the largest time value. */
const MAX_DATE_MS = 8.64e15;

/** A function by its name: the types of its arguments stand beside the sentence. */
const functionOf = ({ function: name }: PayloadAction): string =>
  name === null ? '' : ` (${name.replace(/\(.*$/s, '')})`;

/** The one who signs, and whether the action is a part of an order, which somebody else fills. */
interface Told {
  readonly sender: string | null;
  readonly isInOrder: boolean;
}
type Teller = (action: PayloadAction, told: Told) => string;

/** What needs no transaction of the sender: anybody may bring the signature to the token. */
const SIGNED: readonly (string | null)[] = ['TransferWithAuthorization', 'ReceiveWithAuthorization'];

const MINTS = /^mint/i;
const BURNS = /^burn/i;

const gives: Teller = (action, { sender, isInOrder }) => {
  const { from, to } = action;
  const name = action.function ?? '';
  const much = howMuch(action);
  if (action.function === NOBODY) return `Sends ${much} to no account: it would be lost.`;
  if (MINTS.test(name)) return `Mints ${much} to ${who(to, sender)}.`;
  if (BURNS.test(name) && to === null) return `Destroys ${much}.`;
  if (isInOrder && to === null) return `Gives ${much} to the one who fills the order.`;
  if (isInOrder && from === null) return `The one who fills the order sends ${much} to ${who(to, sender)}.`;
  const basis = SIGNED.includes(action.function) ? `, by this signature alone${until(action)}` : '';
  const what = from === sender ? `Sends ${much}` : `Moves ${much} from ${who(from, sender)}`;
  return `${what} to ${who(to, sender)}${basis}.`;
};

/** `NFT 5 of the collection 0x1234…5678`. */
const itemOf = ({ asset }: PayloadAction): string => {
  const [id, collection] = [asset?.tokenId ?? null, asset?.address ?? null];
  return (
    (id === null ? 'an NFT' : `NFT ${id}`) + (collection === null ? '' : ` of the collection ${short(collection)}`)
  );
};

const fieldIn = ({ fields }: PayloadAction, label: string): string | null => {
  const found = fields.find((field) => field.label === label);
  return found === undefined ? null : found.kind === 'account' ? short(found.value) : found.value;
};

const accountIn = ({ fields }: PayloadAction, label: string): string | null =>
  fields.find((field) => field.label === label && field.kind === 'account')?.value ?? null;

const allows: Teller = (action, { sender }) => {
  const [spender, isItem] = [who(action.to, sender), (action.asset?.tokenId ?? null) !== null];
  const what = isItem ? itemOf(action) : nameOf(action.asset);
  if (action.amount === '0') return `Takes back the right of ${spender} to ${isItem ? 'move' : 'spend'} ${what}.`;
  return isItem
    ? `Lets ${spender} move ${what}${until(action)}.`
    : `Lets ${spender} spend ${howMuch(action)}${until(action)}.`;
};

const nft: Teller = (action, { sender, isInOrder }) => {
  if (isInOrder && action.to === null) return `Gives ${itemOf(action)} to the one who fills the order.`;
  if (MINTS.test(action.function ?? '')) return `Mints ${itemOf(action)} to ${who(action.to, sender)}.`;
  if (BURNS.test(action.function ?? '') && action.to === null) return `Destroys ${itemOf(action)}.`;
  return `Sends ${itemOf(action)} to ${who(action.to, sender)}.`;
};

const upgrades: Teller = (action, { sender }) => {
  const program = accountIn(action, 'Program');
  const of =
    program === null ? (action.target === null ? 'a contract' : short(action.target)) : `program ${short(program)}`;
  return `Replaces the code of ${of} by that of ${who(action.to, sender)}.`;
};

const closes: Teller = (action, { sender }) => {
  const account = accountIn(action, 'Account');
  const what = account === null ? 'a token account' : `the account ${short(account)}`;
  return `Closes ${what}; what is left goes to ${who(action.to, sender)}.`;
};

const TELLERS: Readonly<Record<PayloadActionKind, Teller>> = {
  native_transfer: gives,
  token_transfer: gives,
  nft_transfer: nft,
  allowance: allows,
  permit: allows,
  operator: (action, { sender }) =>
    action.amount === '0'
      ? `Takes back the right of ${who(action.to, sender)} to move all of ${nameOf(action.asset)}.`
      : `Lets ${who(action.to, sender)} move all of ${nameOf(action.asset)} that you hold, now and later.`,
  order: (action) => `Offers assets of yours to who takes the order, for what stands in it${until(action)}.`,
  ownership: (action, { sender }) =>
    `Changes who controls ${action.target === null ? 'a contract' : short(action.target)}: now ` +
    `${who(action.to, sender)}.`,
  upgrade: upgrades,
  delegatecall: (action) =>
    `Runs the code of ${action.to === null ? 'another contract' : short(action.to)} as if it were your account.`,
  delegation: (action, { sender }) =>
    action.to === null
      ? 'Takes the delegation of your account back.'
      : `Hands your account over to the code of ${who(action.to, sender)}.`,
  module: (action, { sender }) =>
    `Changes who may act for the Safe ${action.target === null ? '' : short(action.target)}: ` +
    `${who(action.to, sender)}${functionOf(action)}.`,
  authority_change: (action, { sender }) =>
    action.function === CLOSE_PROGRAM
      ? `Closes the program ${closedProgram(action) ?? ''} for good: it never runs again.`
      : action.to === null && !isLookedUp(action)
        ? `Gives up an authority${functionOf(action)} for good.`
        : `Hands an authority${functionOf(action)} to ${who(action.to, sender)}.`,
  account_close: closes,
  wrap: (action) => `Exchanges ${howMuch(action)} for its wrapped form, or back.`,
  call: (action) =>
    action.function === CREATION && action.target === null
      ? 'Creates a contract.'
      : `Calls ${action.target === null ? 'a contract' : short(action.target)}${functionOf(action)}.`,
  unknown_call: (action) =>
    `Calls ${action.target === null ? 'a contract' : short(action.target)}${functionOf(action)}: what that does ` +
    `is not known here.`,
};

/**
 * One sentence that says what an action does to the one who signs. Accounts are shortened. `all` are the actions of the
 * payload: what stands within an order is given by its maker, and by who fills it.
 */
export const sentenceOf = (action: PayloadAction, sender: string | null, all: readonly PayloadAction[] = []): string =>
  action.words ??
  instructionInWords(action, {
    to: who(action.to, sender),
    much: howMuch(action),
    field: (label) => fieldIn(action, label),
    isGivenUp: action.to === null && !isLookedUp(action),
  }) ??
  TELLERS[action.kind](action, {
    sender,
    isInOrder: all.some(({ kind, path }) => kind === 'order' && isWithin(action.path, path)),
  });
