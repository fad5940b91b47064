import Big from 'big.js';
import { parseAddress } from '../intent/address.js';
import { type Chain, currencyOf } from '../chains/index.js';
import { intentOf } from '../intent/intent-of.js';
import type { Declaration, TransactionIntent } from '../intent/intent.js';
import type { PayloadAction } from './action.js';
import { effectOf, givingActions } from './effects.js';
import type { SigningPayload } from './payload.js';
import { isReceivedBy } from './solana/token-accounts.js';

/** What the caller says beside the bytes. */
export type BesideThePayload = Pick<Declaration, 'chain' | 'counterpartyName' | 'intentReference' | 'policyId'> & {
  readonly from: string;
  readonly expectedTo: string | null;
};

type Derived = Pick<Declaration, 'kind' | 'token' | 'amount' | 'approval' | 'permissions'> & {
  readonly to: string;
  readonly contract: string | null;
};

/** Base units in whole tokens; null where the decimals are not known. */
const inTokens = ({ amount, asset }: PayloadAction): string | null => {
  const decimals = asset?.decimals ?? null;
  if (amount === null || amount === 'unlimited' || decimals === null) return null;
  return new Big(amount).times(`1e-${String(decimals)}`).toFixed();
};

const nameOfFunction = (action: PayloadAction): readonly string[] =>
  action.function === null ? [] : [action.function];

/** A payment of a token that the registry knows is a transfer, an allowance an approval; all else is a call. */
const derivedFrom = (action: PayloadAction, sender: string, nativeSymbol: string): Derived => {
  const token = action.asset?.symbol ?? null;
  const whole = inTokens(action);
  const contract = action.asset?.address ?? null;
  const to = action.to ?? sender;
  // a function of a standard on a contract that is not the standard's moves nothing for certain
  const kind = action.certainty === 'exact' ? action.kind : 'unknown_call';
  if ((kind === 'native_transfer' || kind === 'token_transfer') && token !== null && whole !== null)
    return { kind: 'transfer', token, amount: whole, approval: null, permissions: [], to, contract };
  if ((kind === 'allowance' || kind === 'permit') && action.to !== null && action.amount !== null) {
    const given = action.amount;
    const approval =
      given === 'unlimited'
        ? ({ kind: 'unlimited', given } as const)
        : ({ kind: 'base_units', given, value: given } as const);
    return {
      kind: 'approval',
      token: token ?? contract ?? nativeSymbol,
      // what is allowed is all that the bytes say of an amount
      amount: whole ?? '0',
      approval,
      permissions: [],
      to,
      contract,
    };
  }
  return {
    kind: 'call',
    token: nativeSymbol,
    amount: '0',
    approval: null,
    permissions: nameOfFunction(action),
    to,
    contract: action.target ?? contract,
  };
};

/** The action that the payload is about: the first that gives something, else the first of all. */
export const mainActionOf = (actions: readonly PayloadAction[], sender: string | null): PayloadAction | null => {
  const giving = givingActions(actions, sender);
  const first = giving.find((action) => effectOf(action) !== 'controls') ?? giving[0];
  return first ?? actions.find((action) => effectOf(action) !== 'none') ?? actions[0] ?? null;
};

/** On Solana a payment goes to a token account: to the owner whom the caller expects, where it is derived from that. */
const receiverOf = (main: PayloadAction | null, to: string, chain: Chain, expected: string | null): string => {
  const owner = expected === null ? null : parseAddress(chain, expected).key;
  return main !== null && expected !== null && owner !== null && isReceivedBy(main, owner, null) ? expected : to;
};

/**
 * The intent that a payload shows, where nothing but the bytes was sent: of its main action. Other actions are judged
 * by the rules for payloads.
 */
export const intentOfPayload = (payload: SigningPayload, beside: BesideThePayload): TransactionIntent => {
  const { chain } = beside;
  const sender = parseAddress(chain, beside.from);
  const main = mainActionOf(payload.actions, sender.key);
  const native = currencyOf(chain).symbol;
  const { to, contract, ...derived } =
    main === null
      ? {
          kind: 'call' as const,
          token: native,
          amount: '0',
          approval: null,
          permissions: [],
          to: beside.from,
          contract: null,
        }
      : derivedFrom(main, beside.from, native);
  return intentOf({
    ...derived,
    kindRule: 'payload',
    direction: 'outgoing',
    chain,
    addresses: {
      from_address: sender,
      to_address: parseAddress(chain, receiverOf(main, to, chain, beside.expectedTo)),
      contract_address: contract === null ? null : parseAddress(chain, contract),
      expected_to_address: beside.expectedTo === null ? null : parseAddress(chain, beside.expectedTo),
    },
    contractVerified: null,
    counterpartyName: beside.counterpartyName,
    intentReference: beside.intentReference,
    policyId: beside.policyId,
    contractIsToken: contract !== null && main?.asset?.symbol !== null && main?.asset?.address === contract,
  });
};
