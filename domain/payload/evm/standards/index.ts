import { lazily } from '../../../shared/lazily.js';
import { type AbiParameter, parseFunction } from '../abi.js';
import { AAVE_SHORT_ROWS } from './aave-short-calls.js';
import { ACCOUNT_ROWS } from './accounts.js';
import { AGGREGATOR_ROWS } from './aggregators.js';
import { BRIDGE_ROWS } from './bridges.js';
import { CONTROL_ROWS } from './control.js';
import { CURVE_ROUTER_ROWS } from './curve-router.js';
import { EXECUTOR_ROWS } from './executors.js';
import { MULTI_SEND_ROWS } from './multi-send.js';
import { MULTICALL_ROWS } from './multicall.js';
import { PERMIT2_ROWS } from './permit2.js';
import { PERMIT_CALL_ROWS } from './permit-calls.js';
import { PERMIT_ROWS } from './permits.js';
import { POSITION_ROWS } from './positions.js';
import type { StandardRow } from './row.js';
import { SAFE_ROWS } from './safe.js';
import { SEAPORT_ROWS } from './seaport.js';
import { TOKEN_ROWS } from './tokens.js';
import { UNISWAP_PAYMENT_ROWS } from './uniswap-payments.js';
import { UNISWAP_V2_ROWS } from './uniswap-v2.js';
import { UNISWAP_V3_ROWS } from './uniswap-v3.js';
import { UNIVERSAL_ROUTER_ROWS } from './universal-router.js';
import { VAULT_ROWS } from './vaults.js';

/** A row with the types that its arguments are decoded by. */
export interface StandardFunction {
  readonly row: StandardRow;
  readonly inputs: readonly AbiParameter[];
}

/** Every function of a standard that is read, each selector once. */
export const STANDARD_ROWS: readonly StandardRow[] = [
  ...TOKEN_ROWS,
  ...PERMIT_ROWS,
  ...PERMIT2_ROWS,
  ...VAULT_ROWS,
  ...CONTROL_ROWS,
  ...SAFE_ROWS,
  ...MULTI_SEND_ROWS,
  ...MULTICALL_ROWS,
  ...ACCOUNT_ROWS,
  ...EXECUTOR_ROWS,
  ...UNISWAP_V2_ROWS,
  ...UNISWAP_V3_ROWS,
  ...UNISWAP_PAYMENT_ROWS,
  ...UNIVERSAL_ROUTER_ROWS,
  ...POSITION_ROWS,
  ...AGGREGATOR_ROWS,
  ...CURVE_ROUTER_ROWS,
  ...BRIDGE_ROWS,
  ...PERMIT_CALL_ROWS,
  ...AAVE_SHORT_ROWS,
  ...SEAPORT_ROWS,
];

const bySelector = lazily(
  (): ReadonlyMap<string, StandardFunction> =>
    new Map(
      STANDARD_ROWS.flatMap((row) => {
        const parsed = parseFunction(row.signature);
        return parsed === null ? [] : [[parsed.selector, { row, inputs: parsed.inputs }] as const];
      }),
    ),
);

/** What a standard says of a selector: `0x` and 8 lower-case hex digits. Null where none does. */
export const standardFunction = (selector: string): StandardFunction | null => bySelector().get(selector) ?? null;
