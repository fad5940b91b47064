import Big from 'big.js';
import { declaredAllowance } from '../../facts/token/value.js';
import type { Facts } from '../../facts/facts.js';
import { chainOfId, currencyOf, isWrappedNative } from '../../chains/index.js';
import { spenderOf } from '../../intent/counterparty.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { TokenFacts } from '../../facts/token/token-facts.js';
import { effectOf, receiverOf } from '../../payload/effects.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import type { SubmittedPayload } from '../../payload/payload.js';
import { sentenceOf } from '../../payload/sentence.js';
import { helperPaying } from '../../payload/solana/programs/liquid-staking.js';
import { accountMadeBy } from '../../payload/solana/programs/system.js';
import { isReceivedBy } from '../../payload/solana/token-accounts.js';
import { isHelper } from '../../actions/judged-in-bytes.js';
import { type DeclaredMatch, isCreation, matchDeclared, payersOf } from '../../actions/match-declared.js';
import { paidByCall } from './paid-by-call.js';

export const COMPARED_FIELDS = [
  'chain',
  'from_address',
  'to_address',
  'expected_to_address',
  'token',
  'amount',
  'spender',
  'contract_address',
  'approval_amount',
  'transaction_type',
  'native_value',
  'actions',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/**
 * `narrower` and `wider`: less or more than was declared. `undeclared`: the bytes do what nothing declares.
 * `not_comparable`: one of the two is not known.
 */
export const COMPARISON_RESULTS = ['match', 'mismatch', 'narrower', 'wider', 'undeclared', 'not_comparable'] as const;
export type ComparisonResult = (typeof COMPARISON_RESULTS)[number];

/** One thing that was declared, beside what the bytes say of it. */
export interface Comparison {
  readonly field: ComparedField;
  readonly declared: string | null;
  readonly found: string | null;
  readonly result: ComparisonResult;
}

const NOTHING: readonly Comparison[] = [];

const compared = (
  field: ComparedField,
  declared: string | null,
  found: string | null,
  result: ComparisonResult,
): readonly Comparison[] => [{ field, declared, found, result }];

const equal = (field: ComparedField, declared: string | null, found: string | null): readonly Comparison[] =>
  compared(field, declared, found, found === null ? 'not_comparable' : declared === found ? 'match' : 'mismatch');

const chainRows = ({ chain }: TransactionIntent, { chainId }: SubmittedPayload): readonly Comparison[] => {
  if (chainId === null || chainId === '0') return NOTHING;
  return compared(
    'chain',
    chain,
    chainOfId(chainId) ?? `chain id ${chainId}`,
    chainId === currencyOf(chain).chainId ? 'match' : 'mismatch',
  );
};

/** True for an account that signs first, so it pays the fee, and otherwise acts only in helper instructions. */
const isSponsor = (account: string | null, signers: readonly string[], actions: readonly PayloadAction[]): boolean =>
  account === signers[0] && actions.every((action) => action.from !== account || isHelper(action));

/** True for an account that gives to the sender and does nothing else: who sells in the same message signs for it. */
const isGiver = (account: string, sender: string | null, actions: readonly PayloadAction[]): boolean => {
  const own = actions.filter(({ from }) => from === account);
  const isGift = (action: PayloadAction) => effectOf(action) === 'moves' && isReceivedBy(action, sender ?? '', null);
  return own.length > 0 && own.every(isGift);
};

/** Everyone who must sign is the sender, who gives it something, or what the same bytes make: a payee need not sign. */
const signerRows = (
  { sender, kindRule }: TransactionIntent,
  { signers, actions }: SubmittedPayload,
): readonly Comparison[] => {
  if (signers.length === 0) return NOTHING;
  const made = new Set(actions.flatMap((action) => [accountMadeBy(action), helperPaying(action, actions)]));
  const [first = null] = signers;
  const others = signers.filter(
    (signer) => signer !== sender.key && !made.has(signer) && !isGiver(signer, sender.key, actions),
  );
  const found = others[0] ?? first;
  if (first === sender.key && others.length === 0) return compared('from_address', sender.given, first, 'match');
  const isSponsored =
    kindRule === 'payload' &&
    signers.includes(sender.key ?? '') &&
    others.length === 1 &&
    isSponsor(found, signers, actions);
  return compared('from_address', sender.given, found, isSponsored ? 'undeclared' : 'mismatch');
};

const recipientRows = (
  field: 'to_address' | 'expected_to_address',
  declared: { readonly given: string; readonly key: string | null } | null,
  action: PayloadAction,
  facts: Facts,
): readonly Comparison[] => {
  if (declared === null) return NOTHING;
  const to = receiverOf(action);
  if (to === null) return compared(field, declared.given, null, 'not_comparable');
  const [mint = null] = facts.token.value?.officialContracts ?? [];
  const isMatch = declared.key !== null && isReceivedBy({ ...action, to }, declared.key, mint);
  return compared(field, declared.given, to, isMatch ? 'match' : 'mismatch');
};

const tokenRows = (intent: TransactionIntent, facts: Facts, { asset }: PayloadAction): readonly Comparison[] => {
  const token = facts.token.value;
  if (asset === null || token === null) return compared('token', intent.token, null, 'not_comparable');
  const found = asset.symbol ?? asset.address;
  if (asset.address === null) return compared('token', intent.token, found, token.native ? 'match' : 'mismatch');
  if (token.officialContracts.includes(asset.address)) return compared('token', intent.token, found, 'match');
  // a registered contract belongs to another symbol
  if (token.knownOnChain || asset.symbol !== null) return compared('token', intent.token, found, 'mismatch');
  const named = intent.addresses.contract_address?.key ?? null;
  if (named === asset.address) return compared('token', intent.token, found, 'match');
  const isOther = intent.kind === 'transfer' && named !== null;
  return compared('token', intent.token, found, isOther ? 'mismatch' : 'not_comparable');
};

const bySize = (declared: Big, found: Big): ComparisonResult =>
  found.eq(declared) ? 'match' : found.gt(declared) ? 'wider' : 'narrower';

/** Base units, and the token that they are of. */
interface Quantity {
  readonly amount: string | null;
  readonly asset: { readonly decimals: number | null } | null;
}

/** Base units in whole tokens; null where the decimals are not known. */
const inTokens = ({ amount, asset }: Quantity): Big | null => {
  const decimals = asset?.decimals ?? null;
  if (amount === null || amount === 'unlimited' || decimals === null) return null;
  return new Big(amount).times(`1e-${String(decimals)}`);
};

const amountRows = (intent: TransactionIntent, action: Quantity): readonly Comparison[] => {
  const found = inTokens(action);
  return found === null
    ? compared('amount', intent.amount, action.amount, 'not_comparable')
    : compared('amount', intent.amount, found.toFixed(), bySize(new Big(intent.amount), found));
};

const allowanceRows = (intent: TransactionIntent, facts: Facts, action: PayloadAction): readonly Comparison[] => {
  const declared = declaredAllowance(intent, facts.token.value);
  const given = intent.approval?.given ?? intent.amount;
  const isUnlimited = action.amount === 'unlimited';
  if (declared === 'unlimited' || isUnlimited) {
    const result = isUnlimited ? (declared === 'unlimited' ? 'match' : 'wider') : 'narrower';
    return compared('approval_amount', given, action.amount, result);
  }
  const found = inTokens(action);
  if (found === null || !(declared instanceof Big)) {
    const isSame = intent.approval?.kind === 'base_units' && intent.approval.value === action.amount;
    return compared('approval_amount', given, action.amount, isSame ? 'match' : 'not_comparable');
  }
  return compared('approval_amount', given, found.toFixed(), bySize(declared, found));
};

/** The value that becomes the declared token, one for one. */
const isOwnValue = (facts: Facts, main: PayloadAction | null, value: bigint): boolean =>
  main?.kind === 'wrap' &&
  main.amount === value.toString() &&
  facts.token.value?.officialContracts.includes(main.target ?? '') === true;

/** Of a call that was declared with native currency, what it sends is compared as its amount. */
const nativeRows = ({ nativeValue, role, main }: DeclaredMatch, facts: Facts): readonly Comparison[] =>
  nativeValue === 0n ||
  (role === 'call' && (facts.token.value?.native === true || isOwnValue(facts, main, nativeValue)))
    ? NOTHING
    : compared('native_value', '0', nativeValue.toString(), 'undeclared');

/** Whether an asset is the declared token; native coins and their wrapped form stand for each other. */
export const isDeclaredAsset = (asset: PayloadAsset, token: TokenFacts): boolean => {
  if (asset.address === null) return token.native || token.officialContracts.some(isWrappedNative);
  return token.officialContracts.includes(asset.address) || (token.native && isWrappedNative(asset.address));
};

/** What a declared call takes from the sender, in the declared token or in another. */
const paidRows = (
  intent: TransactionIntent,
  { actions }: SubmittedPayload,
  facts: Facts,
  { main }: DeclaredMatch,
): readonly Comparison[] => {
  const token = facts.token.value;
  if (token === null) return NOTHING;
  const paid = payersOf(main, actions, intent.sender.key).flatMap((payer) => paidByCall(actions, payer));
  const inToken = paid.filter(({ asset }) => asset !== null && isDeclaredAsset(asset, token));
  // native value beside another token has a row of its own
  const others = paid.flatMap(({ asset }) =>
    asset === null || asset.address === null || isDeclaredAsset(asset, token) ? [] : [asset.symbol ?? asset.address],
  );
  // a token that is not known here may be any
  const result = token.decimals === null ? 'not_comparable' : 'mismatch';
  const rows = [...new Set(others)].flatMap((other) => compared('token', intent.token, other, result));
  if (token.decimals === null) return rows;
  const units = inToken.reduce((total, { amount }) => total + amount, 0n);
  const sum = new Big(units.toString()).times(`1e-${String(token.decimals)}`);
  return [
    ...rows,
    ...(inToken.length > 0 || token.native
      ? compared('amount', intent.amount, sum.toFixed(), bySize(new Big(intent.amount), sum))
      : NOTHING),
  ];
};

const undeclaredRows = (
  { undeclared }: DeclaredMatch,
  { sender }: TransactionIntent,
  { actions }: SubmittedPayload,
): readonly Comparison[] =>
  undeclared.flatMap((action) => compared('actions', null, sentenceOf(action, sender.key, actions), 'undeclared'));

/** The rows about the action that was declared, by what it is. */
const mainRows = (
  intent: TransactionIntent,
  payload: SubmittedPayload,
  facts: Facts,
  match: DeclaredMatch,
): readonly Comparison[] => {
  const { main, expected } = match;
  if (main === null) return compared('transaction_type', expected, match.foundType, 'mismatch');
  const type = compared('transaction_type', expected, match.foundType, 'match');
  const { to_address: to, expected_to_address: meant, contract_address: contract } = intent.addresses;
  if (match.role === 'payment') {
    return [
      ...recipientRows('to_address', to, main, facts),
      ...recipientRows('expected_to_address', meant, main, facts),
      ...tokenRows(intent, facts, main),
      ...amountRows(intent, main),
      ...type,
    ];
  }
  if (match.role === 'allowance') {
    const spender = spenderOf(intent) ?? { field: 'to_address' as const, address: to };
    return [
      ...equal('spender', spender.address.key ?? spender.address.given, main.to),
      ...recipientRows('expected_to_address', meant, main, facts),
      ...tokenRows(intent, facts, main),
      ...allowanceRows(intent, facts, main),
      ...type,
    ];
  }
  const called = contract === null ? NOTHING : calledRows(contract.key, main);
  return [...called, ...paidRows(intent, payload, facts, match), ...type];
};

/** A contract that the bytes create could not be declared. */
const calledRows = (declared: string | null, main: PayloadAction): readonly Comparison[] =>
  isCreation(main)
    ? compared('contract_address', declared, 'a new contract', 'mismatch')
    : equal('contract_address', declared, main.target);

/**
 * What was declared beside what the bytes say, field by field. Nothing is compared that the bytes cannot say. Where
 * only the bytes were sent, chain, signer and the expected recipient are all that was declared.
 */
export const comparePayload = (
  intent: TransactionIntent,
  payload: SubmittedPayload | null,
  facts: Facts,
): readonly Comparison[] => {
  if (payload === null || payload.status === 'invalid') return NOTHING;
  const always = [...chainRows(intent, payload), ...signerRows(intent, payload)];
  const match = matchDeclared(intent, payload);
  if (intent.kindRule === 'payload') {
    const meant = intent.addresses.expected_to_address;
    return match.main === null
      ? always
      : [...always, ...recipientRows('expected_to_address', meant, match.main, facts)];
  }
  // a text neither pays nor allows; as a call it may be what was meant
  if (payload.actions.length === 0 && (match.role === 'call' || payload.status !== 'decoded')) return always;
  return [
    ...always,
    ...mainRows(intent, payload, facts, match),
    ...nativeRows(match, facts),
    ...undeclaredRows(match, intent, payload),
  ];
};
