import {
  isCount,
  isDate,
  isDecimal,
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isShaped,
  isText,
  type Predicate,
} from '../../shared/shape.js';
import type { PayloadAsset } from '../../payload/action.js';
import {
  type AllowanceEffect,
  type AssetAtRisk,
  type AssetPrice,
  type AtRisk,
  type BalanceEffect,
  type ControlEffect,
  CONTROLS,
  DIVERGENCES,
  EFFECT_SOURCES,
  type ExecutedEffect,
  type Execution,
  type ExecutionBlock,
  type ExecutionEndpoint,
  EXECUTION_STATUSES,
  SIGNER_KINDS,
  type OperatorEffect,
  type Proceeds,
  type TokenProceeds,
} from './execution.js';

const isBaseUnits: Predicate = (value) => typeof value === 'string' && /^\d{1,78}$/.test(value);
const isDelta: Predicate = (value) => typeof value === 'string' && /^-?\d{1,78}$/.test(value);
const isAllowance: Predicate = (value) => value === 'unlimited' || isBaseUnits(value);
const isHash: Predicate = (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value);
const isFlagOrAbsent: Predicate = (value) => value === undefined || isFlag(value);
const isLevel: Predicate = (value) => isCount(value) && (value as number) <= 4;

const isAsset = isShaped<PayloadAsset>({
  address: isNullOr(isText),
  symbol: isNullOr(isText),
  decimals: isNullOr(isCount),
  tokenId: isNullOr(isBaseUnits),
});

const common = { source: isOneOf(EFFECT_SOURCES) };

const SHAPES: Readonly<Record<ExecutedEffect['kind'], Predicate>> = {
  balance: isShaped<BalanceEffect>({
    ...common,
    kind: isText,
    account: isText,
    asset: isAsset,
    before: isBaseUnits,
    after: isBaseUnits,
    delta: isDelta,
  }),
  allowance: isShaped<AllowanceEffect>({
    ...common,
    kind: isText,
    owner: isText,
    spender: isText,
    asset: isAsset,
    before: isAllowance,
    after: isAllowance,
  }),
  operator: isShaped<OperatorEffect>({
    ...common,
    kind: isText,
    owner: isText,
    operator: isText,
    asset: isAsset,
    before: isFlag,
    after: isFlag,
  }),
  control: isShaped<ControlEffect>({
    ...common,
    kind: isText,
    target: isText,
    what: isOneOf(CONTROLS),
    before: isNullOr(isText),
    after: isNullOr(isText),
  }),
};

const isEffect: Predicate = (value) => {
  const kind = (value as { readonly kind?: unknown } | null)?.kind;
  return typeof kind === 'string' && Object.hasOwn(SHAPES, kind) && SHAPES[kind as ExecutedEffect['kind']](value);
};

const isPrice = isShaped<AssetPrice>({ address: isNullOr(isText), leastUsd: isDecimal, mostUsd: isDecimal });

const isTokenProceeds = isShaped<TokenProceeds>({
  token: isText,
  canMove: isFlag,
  feeBps: isCount,
  givers: isListOf(isText),
  isNew: isFlag,
});
const isProceeds = isShaped<Proceeds>({ tokens: isListOf(isTokenProceeds), wallets: isListOf(isText) });

const isBlock = isShaped<ExecutionBlock>({ number: isCount, hash: isText, time: isDate });

/** Whether a value, at run time, is an `AtRisk`. */
export const isAtRisk: Predicate = isShaped<AtRisk>({
  block: isNullOr(isBlock),
  assets: isListOf(
    isShaped<AssetAtRisk>({
      owner: isText,
      takers: isListOf(isText),
      asset: isAsset,
      amount: isBaseUnits,
      basis: isOneOf(['executed', 'read']),
      isExchange: isFlag,
      usd: isNullOr(isDecimal),
    }),
  ),
  isWhole: isFlag,
  isAccount: isFlag,
});

/** Whether a value, at run time, is an `Execution`. */
export const isExecution: Predicate = isShaped<Execution>({
  status: isOneOf(EXECUTION_STATUSES),
  level: isLevel,
  block: isNullOr(isBlock),
  variants: isCount,
  diverging: isOneOf(DIVERGENCES),
  effects: isListOf(isEffect),
  isLogged: isFlag,
  isStable: isFlag,
  isComplete: isFlag,
  lacksFunds: isFlag,
  endpoints: isListOf(isShaped<ExecutionEndpoint>({ id: isText, agreed: isFlag, answered: isFlagOrAbsent })),
  witnessSha256: isNullOr(isHash),
  fingerprint: isNullOr(isHash),
  prices: (value) => value === undefined || isListOf(isPrice)(value),
  proceeds: (value) => value === undefined || isProceeds(value),
  atRisk: (value) => value === undefined || isAtRisk(value),
  signer: (value) => value === undefined || isOneOf(SIGNER_KINDS)(value),
});
