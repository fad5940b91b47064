import type { PayloadAction, PayloadActionKind, PayloadField } from './action.js';

/** What an action does to the one who signs: gives an asset away, gives a right, changes control, or neither. */
export type ActionEffect = 'moves' | 'grants' | 'controls' | 'none';

/** By kind. A delegatecall runs foreign code as the account itself, so it is control. */
const EFFECTS: Readonly<Record<PayloadActionKind, ActionEffect>> = {
  native_transfer: 'moves',
  token_transfer: 'moves',
  nft_transfer: 'moves',
  order: 'moves',
  account_close: 'moves',
  allowance: 'grants',
  permit: 'grants',
  operator: 'grants',
  ownership: 'controls',
  upgrade: 'controls',
  delegatecall: 'controls',
  delegation: 'controls',
  module: 'controls',
  authority_change: 'controls',
  wrap: 'none',
  call: 'none',
  unknown_call: 'none',
};

/** The label of native value that goes along with a call: the call is the next action on its level. */
export const GOES_ALONG = 'Goes along with';

/** The label of the account that does what a proposal contains. */
export const VAULT = 'Vault';

/** The label of who receives or gets a right where a lookup table gives the account: it is not known. */
export const LOOKED_UP = 'Receiver in a lookup table';

/** True where a lookup table holds the receiver: there is one, and the bytes do not name it. */
export const isLookedUp = ({ fields }: PayloadAction): boolean => fields.some(({ label }) => label === LOOKED_UP);

/** True where an account acts by what an action contains: the contract that is called, or the vault of a proposal. */
export const actsIn = ({ target, fields }: PayloadAction, account: string | null): boolean =>
  account !== null && (target === account || fields.some(({ label, value }) => label === VAULT && value === account));

/** Stand for a function: a contract is created; no account gets the coins. */
export const CREATION = 'create';
export const NOBODY = 'no recipient';

/** What the kind of an action does. */
export const effectOf = ({ kind }: PayloadAction): ActionEffect => EFFECTS[kind];

/** Who receives or gets the right; of an order the first account to which something must come back. */
export const receiverOf = ({ kind, to, trade }: PayloadAction): string | null =>
  kind === 'order' && trade !== undefined ? (trade.gets[0]?.account ?? null) : to;

/** True where nothing is given: an amount of zero, a right that is taken back. */
export const isEmpty = ({ amount }: PayloadAction): boolean => amount === '0';

/** True where the sender receives: proceeds, a refund, its own money back. */
export const isReceived = (action: PayloadAction, sender: string | null): boolean =>
  effectOf(action) === 'moves' && action.to === sender && action.from !== sender;

/** The actions that give something of the sender away, or give rights over it, in their order. */
export const givingActions = (actions: readonly PayloadAction[], sender: string | null): readonly PayloadAction[] =>
  actions.filter((action) => effectOf(action) !== 'none' && !isEmpty(action) && !isReceived(action, sender));

/** True where the first path lies within the second: `0.1` within `0`. */
export const isWithin = (path: string, outer: string): boolean => path.startsWith(`${outer}.`);

/** What comes back, by the words of standards and of descriptors. */
const RECEIVED = /\b(?:out|minimum|receiv\w*|return\w*)\b/i;

/** Functions that pay out to who calls them: what they show is what comes back. */
const PAYS_OUT = /^(?:withdraw|redeem|claim|borrow|unstake|unwrap)/i;

/** True for a call that pays what is the caller's already, by the name that its maker gives the function. */
export const paysBack = ({ function: name }: PayloadAction): boolean =>
  PAYS_OUT.test(name ?? '') && !/^borrow/i.test(name ?? '');

/** The amounts that a call shows as given, in base units. */
export const paidInFields = (action: PayloadAction): readonly PayloadField[] =>
  action.kind !== 'call' || action.certainty !== 'exact' || PAYS_OUT.test(action.function ?? '')
    ? []
    : action.fields.filter(
        (field) => field.kind === 'amount' && !RECEIVED.test(field.label) && /^\d+$/.test(field.value),
      );

/** An amount above any supply means all of a debt or a holding. The bytes do not say how much that is. */
export const standsForAll = (units: string): boolean => BigInt(units) >= 2n ** 128n;

/** Descriptor labels of the account that gets what a call brings, or may withdraw a validator's deposit. */
const RECEIVES = /\b(?:recipient|receiver|beneficiary|credentials|destination address)\b|^to$/i;
/** An account in a word: alone, or behind the version of the credentials of a validator. */
const IN_A_WORD = /^0x(?:0[012])?0{22,24}([0-9a-f]{40})$/;
const isWord = (value: string): boolean => /^0x[0-9a-f]{64}$/.test(value) || /^\d{20,}$/.test(value);

const accountInWord = (value: string): string => {
  const word = value.startsWith('0x') ? value : `0x${BigInt(value).toString(16).padStart(64, '0')}`;
  const [, digits] = (word.length === 66 ? IN_A_WORD.exec(word) : null) ?? [];
  return digits === undefined ? value : `0x${digits}`;
};

/** The receivers that a description shows: accounts, or the word itself where it holds none of this chain. */
export const receiversShown = ({ kind, certainty, fields }: PayloadAction): readonly string[] =>
  kind !== 'call' || certainty !== 'exact'
    ? []
    : fields
        .filter(({ label }) => RECEIVES.test(label))
        .flatMap((field) =>
          field.kind === 'account' ? [field.value] : isWord(field.value) ? [accountInWord(field.value)] : [],
        );

/** The accounts that an action names, beside the sender. */
export const accountsOf = (actions: readonly PayloadAction[], sender: string | null): readonly string[] =>
  [
    ...new Set(
      actions
        .flatMap(({ from, to, target, asset, fields }) => [
          from,
          to,
          target,
          asset?.address ?? null,
          ...fields.flatMap(({ kind, value }) => (kind === 'account' ? [value] : [])),
        ])
        .filter((account) => account !== null && account !== sender),
    ),
  ] as readonly string[];

/** The instruction that closes a live program, as it is named here. */
export const CLOSE_PROGRAM = 'CloseProgram';

/** The program that an action closes for ever; null for every other action. */
export const closedProgram = ({ function: name, fields }: PayloadAction): string | null =>
  name === CLOSE_PROGRAM ? (fields.find(({ label }) => label === 'Program')?.value ?? null) : null;
