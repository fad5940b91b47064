import { expect } from 'chai';
import { STANDARD_ROWS } from '../../../../domain/payload/evm/standards/index.js';
import { PERMIT2_ADDRESS } from '../../../../domain/payload/evm/standards/permit2.js';
import { parseFunction } from '../../../../domain/payload/evm/abi.js';
import { account, encodeCall, encodeValues, linesOf, read } from './drawn.js';
import { ACCOUNT_TABLE, BATCH_TABLE, VAULT_TABLE } from './tables/batches.js';
import { CONTROL_TABLE, SAFE_TABLE } from './tables/control.js';
import { EXECUTOR_TABLE, ROUTER_TABLE } from './tables/executors.js';
import { AGGREGATOR_TABLE, UNIVERSAL_ROUTER_TABLE, V2_TABLE, V3_TABLE, V4_TABLE } from './tables/exchanges.js';
import { BRIDGE_TABLE, CURVE_TABLE, PERMIT_CALL_TABLE, POSITION_TABLE, SHORT_TABLE } from './tables/positions.js';
import type { TableRow } from './tables/row.js';
import { SEAPORT_TABLE } from './tables/seaport.js';
import { PERMIT2_TABLE, TOKEN_TABLE } from './tables/tokens.js';

/** The contract that is called, where the standard is that of one alone. */
const CONTRACTS: Readonly<Record<string, string>> = { Permit2: PERMIT2_ADDRESS };

const TABLES: Readonly<Record<string, readonly TableRow[]>> = {
  tokens: TOKEN_TABLE,
  Permit2: PERMIT2_TABLE,
  vaults: VAULT_TABLE,
  control: CONTROL_TABLE,
  Safe: SAFE_TABLE,
  batches: BATCH_TABLE,
  accounts: ACCOUNT_TABLE,
  'Uniswap v2': V2_TABLE,
  'Uniswap v3': V3_TABLE,
  'Universal Router': UNIVERSAL_ROUTER_TABLE,
  'Uniswap v4': V4_TABLE,
  aggregators: AGGREGATOR_TABLE,
  routers: ROUTER_TABLE,
  executors: EXECUTOR_TABLE,
  Seaport: SEAPORT_TABLE,
  positions: POSITION_TABLE,
  bridges: BRIDGE_TABLE,
  Curve: CURVE_TABLE,
  'calls that bring a permit': PERMIT_CALL_TABLE,
  'short calls': SHORT_TABLE,
};

describe('the functions of standards', () => {
  for (const [name, table] of Object.entries(TABLES))
    it(`do what is said of them: ${name}`, () => {
      for (const [signature, values, expected, value = 0n] of table)
        expect(linesOf(encodeCall(signature, values), value, CONTRACTS[name]), signature).to.deep.equal(expected);
    });

  it('are all tried by a table of these tests', () => {
    const tried = new Set(Object.values(TABLES).flatMap((table) => table.map(([signature]) => signature)));
    expect(STANDARD_ROWS.map(({ signature }) => signature).filter((signature) => !tried.has(signature))).to.deep.equal(
      [],
    );
  });

  it('have canonical signatures, and no two of them one selector', () => {
    const parsed = STANDARD_ROWS.map(({ signature }) => parseFunction(signature));
    expect(parsed.map((each) => each?.signature)).to.deep.equal(STANDARD_ROWS.map(({ signature }) => signature));
    expect(new Set(parsed.map((each) => each?.selector)).size).to.equal(parsed.length);
  });

  it('say of each swap what is paid and what must come back', () => {
    const fieldsOf = (data: string) =>
      read(data).actions.flatMap(({ fields }) =>
        fields.map(({ label, value, asset }) => [label, value, asset?.address]),
      );
    const [gold, silver, bob, zero] = [account('gold'), account('silver'), account('bob'), `0x${'00'.repeat(20)}`];
    const exactIn = [
      ['Amount in', '9', gold],
      ['Minimum out', '5', silver],
    ];
    const exactOut = [
      ['Maximum in', '9', gold],
      ['Amount out', '5', silver],
    ];
    const recipient = ['Recipient', bob, undefined];
    const v2 = 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)';
    expect(fieldsOf(encodeCall(v2, [9n, 5n, [gold, silver], bob, 1n]))).to.deep.equal([...exactIn, recipient]);
    const v3 = 'exactOutput((bytes,address,uint256,uint256))';
    const backwards = `${silver}0001f4${gold.slice(2)}`;
    expect(fieldsOf(encodeCall(v3, [[backwards, bob, 5n, 9n]]))).to.deep.equal([...exactOut, recipient]);
    const v4 = (code: string, isFirstPaid: boolean, ...amounts: readonly bigint[]) => {
      const pool = [isFirstPaid ? gold : silver, isFirstPaid ? silver : gold, 500n, 10n, zero];
      const single = '((address,address,uint24,int24,address),bool,uint128,uint128,bytes)';
      const params = encodeValues(single, [[pool, isFirstPaid, ...amounts, '0x']]);
      return encodeCall('execute(bytes,bytes[])', ['0x10', [encodeValues('bytes,bytes[]', [code, [params]])]]);
    };
    expect(fieldsOf(v4('0x06', true, 9n, 5n))).to.deep.equal(exactIn);
    expect(fieldsOf(v4('0x08', false, 5n, 9n))).to.deep.equal(exactOut);
    const hops = (code: string, start: string, hop: string, ...amounts: readonly bigint[]) => {
      const types = '(address,(address,uint24,int24,address,bytes)[],uint128,uint128)';
      const params = encodeValues(types, [[start, [[hop, 500n, 10n, zero, '0x']], ...amounts]]);
      return encodeCall('execute(bytes,bytes[])', ['0x10', [encodeValues('bytes,bytes[]', [code, [params]])]]);
    };
    expect(fieldsOf(hops('0x07', gold, silver, 9n, 5n))).to.deep.equal(exactIn);
    expect(fieldsOf(hops('0x09', silver, gold, 5n, 9n))).to.deep.equal(exactOut);
  });
});
