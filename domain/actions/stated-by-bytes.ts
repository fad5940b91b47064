import { type Chain, currencyOf } from '../chains/index.js';
import { type ParsedAddress, parseAddress } from '../intent/address.js';
import { intentOf } from '../intent/intent-of.js';
import { permissionFamilies } from '../intent/permissions.js';
import type { Declaration, TransactionIntent } from '../intent/intent.js';
import { UNNAMED_TOKEN } from '../intent/token-key.js';
import { NO_ACTION, type PayloadAction } from '../payload/action.js';
import {
  effectOf,
  isEmpty,
  isLookedUp,
  isWithin,
  paidInFields,
  receiverOf as receiverOfAction,
  standsForAll,
} from '../payload/effects.js';
import type { SigningPayload } from '../payload/payload.js';
import { inWholeTokens } from '../payload/quantity.js';
import { isReceivedBy } from '../payload/solana/token-accounts.js';
import { callPaidBy, headlineOf } from './judged-in-bytes.js';
import { withMembers } from '../shared/with-members.js';

/** What the caller says beside the bytes. */
export type BesideThePayload = Pick<Declaration, 'chain' | 'counterpartyName' | 'intentReference' | 'policyId'> & {
  readonly from: string;
  readonly expectedTo: string | null;
};

type Stated = Pick<Declaration, 'kind' | 'token' | 'amount' | 'approval' | 'permissions'> & {
  /** Null where the bytes do not name the receiver of asset or right; never filled with the sender. */
  readonly to: string | null;
  readonly contract: string | null;
};

/** An account that the bytes do not name. No source is asked about it, and nothing clears it. */
const UNNAMED: ParsedAddress = { given: 'an account that the bytes do not name', key: null, problem: null };

/** Base units in whole tokens; null where the decimals are not known. */
const inTokens = ({ amount, asset }: Pick<PayloadAction, 'amount' | 'asset'>): string | null => {
  const decimals = asset?.decimals ?? null;
  return amount === null || amount === 'unlimited' || decimals === null ? null : inWholeTokens(amount, decimals);
};

const nameOfFunction = ({ function: name }: PayloadAction): readonly string[] => (name === null ? [] : [name]);

/** Instructions that make or destroy tokens: they pay nothing. Source: SPL Token. */
const MAKES_OR_DESTROYS = /^(?:MintTo|Burn)/;

const isPayment = ({ kind, function: name }: PayloadAction): boolean =>
  (kind === 'native_transfer' || kind === 'token_transfer') && !MAKES_OR_DESTROYS.test(name ?? '');

/**
 * What a call takes from the sender, so far as it is known: coins that go along, else what a swap or an order gives,
 * else what a descriptor shows of it.
 */
const takenBy = (
  call: PayloadAction,
  actions: readonly PayloadAction[],
  sender: string,
): { readonly token: string; readonly amount: string } | null => {
  const payment = actions.find((action) => action.asset?.address === null && callPaidBy(action, actions) === call);
  const given = call.trade?.gives.filter(({ account }) => account === sender || account === null) ?? [];
  const shown = paidInFields(call)
    .filter(({ value }) => !standsForAll(value))
    .map(({ asset, value }) => ({ asset, amount: value }));
  for (const side of [...(payment === undefined ? [] : [payment]), ...given, ...shown]) {
    const amount = inTokens(side);
    const token = side.asset?.symbol ?? null;
    if (token !== null && amount !== null) return { token, amount };
  }
  return null;
};

/** A right that is taken back is an allowance of nothing. */
const takenBack = (action: PayloadAction, token: string): Stated => ({
  kind: 'approval',
  token,
  amount: '0',
  approval: { kind: 'base_units', given: '0', value: '0' },
  permissions: [],
  to: action.to,
  contract: action.asset?.address ?? null,
});

const allowanceOf = (action: PayloadAction, given: string, token: string): Stated => ({
  kind: 'approval',
  token,
  // the allowance is the only amount in the bytes
  amount: inTokens(action) ?? '0',
  approval: approvalOf(given),
  permissions: [],
  to: action.to,
  contract: action.asset?.address ?? null,
});

const givesAmount = ({ kind, amount }: PayloadAction): boolean =>
  (kind === 'allowance' || kind === 'permit') && amount !== null;

/** Code that takes over an account, or runs as it: what is called is that code. */
const isOfCode = ({ kind }: PayloadAction): boolean => kind === 'delegation' || kind === 'delegatecall';

const approvalOf = (given: string): NonNullable<Declaration['approval']> =>
  given === 'unlimited' ? { kind: 'unlimited', given } : { kind: 'base_units', given, value: given };

/** A mint to the sender is a purchase or deposit, as in a declared mint: it makes no coins for others. */
const isOwnMint = (action: PayloadAction, sender: string): boolean => {
  const { function: name, to, kind } = action;
  // what a descriptor shows of typed data makes its name no stricter
  const isTypeShown = kind === 'call' && name?.includes('(') === false;
  if ((kind !== 'unknown_call' && !isTypeShown) || name === null || (to !== null && to !== sender)) return false;
  const families = permissionFamilies(name, 'evm');
  return families.length > 0 && families.every((family) => family === 'mint');
};

/** The permit that a call brings stands inside it, and who is paid among its fields: its name adds nothing. */
const isPermitInside = (
  { function: name, certainty, path }: PayloadAction,
  actions: readonly PayloadAction[],
): boolean =>
  name !== null &&
  certainty === 'exact' &&
  actions.some((inner) => inner.kind === 'permit' && isWithin(inner.path, path)) &&
  permissionFamilies(name, 'evm').every((family) => family === 'permit' || family === 'payout');

/** Token and amount of a call: for a right, the token it is over; else what the call takes. */
const partOf = (
  action: PayloadAction,
  actions: readonly PayloadAction[],
  sender: string,
  coin: string,
): Pick<Stated, 'token' | 'amount'> =>
  givesAmount(action)
    ? { token: action.asset?.symbol ?? action.asset?.address ?? coin, amount: '0' }
    : (takenBy(action, actions, sender) ?? { token: coin, amount: '0' });

/** A right over a token is stated in full, even if the contract is not known to give what its function names. */
const callOf = (action: PayloadAction, actions: readonly PayloadAction[], sender: string, coin: string): Stated => {
  const { token, amount } = partOf(action, actions, sender, coin);
  return {
    kind: isOwnMint(action, sender) ? 'mint' : 'call',
    token,
    amount,
    approval: givesAmount(action) && action.amount !== null ? approvalOf(action.amount) : null,
    permissions: isOfCode(action) || isPermitInside(action, actions) ? [] : nameOfFunction(action),
    to: receiverOfAction(action) ?? (effectOf(action) === 'none' && !isLookedUp(action) ? sender : null),
    contract: isOfCode(action) ? action.to : (action.target ?? action.asset?.address ?? null),
  };
};

/**
 * A payment of a token that the registry knows is a transfer, an allowance an approval, all else a call. A standard's
 * function on another contract is a call too: what it moves is not certain.
 */
const statedAs = (action: PayloadAction, actions: readonly PayloadAction[], sender: string, chain: Chain): Stated => {
  const coin = currencyOf(chain).symbol;
  const { kind, certainty, asset, amount, to } = action;
  const token = asset?.symbol ?? null;
  const called = (): Stated => callOf(action, actions, sender, coin);
  const isTakenBack = effectOf(action) === 'grants' && isEmpty(action);
  // on a contract of another standard, taking a right back gives no right and clears nothing
  if (certainty !== 'exact') return isTakenBack ? withMembers(called(), { permissions: [], approval: null }) : called();
  if (isPayment(action)) {
    const whole = inTokens(action);
    return token === null || whole === null
      ? called()
      : {
          kind: 'transfer',
          token,
          amount: whole,
          approval: null,
          permissions: [],
          to,
          contract: asset?.address ?? null,
        };
  }
  const named = token ?? (asset === null ? UNNAMED_TOKEN : (asset.address ?? coin));
  if (isTakenBack) return takenBack(action, named);
  const isAllowance = kind === 'allowance' || kind === 'permit';
  return isAllowance && to !== null && amount !== null ? allowanceOf(action, amount, named) : called();
};

/** On Solana a payment goes to a token account. Its owner is the expected one if the account derives from them. */
const receiverOf = (
  action: PayloadAction,
  to: string | null,
  { chain, expectedTo }: BesideThePayload,
): ParsedAddress => {
  const owner = expectedTo === null ? null : parseAddress(chain, expectedTo);
  if (owner !== null && owner.key !== null && isReceivedBy(action, owner.key, null)) return owner;
  return to === null ? UNNAMED : parseAddress(chain, to);
};

/** One action of the bytes as a caller would declare it. `claimed`: what the caller says of the contract it calls. */
export const statedByBytes = (
  action: PayloadAction,
  actions: readonly PayloadAction[],
  beside: BesideThePayload,
  claimed: boolean | null,
): TransactionIntent => {
  const { chain } = beside;
  const sender = parseAddress(chain, beside.from);
  const { to, contract, ...stated } = statedAs(action, actions, sender.key ?? beside.from, chain);
  const declaration = withMembers(stated, {
    kindRule: 'payload' as const,
    direction: 'outgoing' as const,
    chain,
    addresses: {
      from_address: sender,
      to_address: receiverOf(action, to, beside),
      contract_address: contract === null ? null : parseAddress(chain, contract),
      expected_to_address: beside.expectedTo === null ? null : parseAddress(chain, beside.expectedTo),
    },
    contractVerified: claimed,
    counterpartyName: beside.counterpartyName,
    intentReference: beside.intentReference,
    policyId: beside.policyId,
    contractIsToken:
      contract !== null &&
      action.asset?.address === contract &&
      (stated.kind === 'approval' || action.asset.symbol !== null),
  });
  return intentOf(declaration);
};

/** The intent of a check of bytes alone, for its record, comparison and sentences: what they are mainly about. */
export const intentOfBytes = (
  { actions }: Pick<SigningPayload, 'actions'>,
  beside: BesideThePayload,
): TransactionIntent =>
  statedByBytes(headlineOf(actions, parseAddress(beside.chain, beside.from).key) ?? NO_ACTION, actions, beside, null);
