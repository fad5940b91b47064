import { KNOWN_CONTRACTS } from '../../../../adapters/contracts/local-registry/data/contracts.js';
import { BUNDLED_TOKENS } from '../../../../adapters/tokens/bundled-registry/data/tokens.js';
import type { Chain } from '../../../../domain/chains/index.js';
import { RIGHTS } from '../../../../domain/data/rights.js';
import type { AbiValue } from '../../../../domain/payload/evm/abi.js';
import { calldata } from '../../../support/payload-requests.js';
import { EVERYTHING } from '../../../support/payload-accounts.js';
import { attack, type Attack, type Group, type Making, several } from '../attack.js';
import { type Call, EVM, LATER, transaction, USDC } from './bytes-support.js';
import { badOrder, badSignIn, imitation } from './signed.js';

const tokensOf = (chain: Chain): readonly string[] =>
  BUNDLED_TOKENS.flatMap((token) => token.on[chain]?.contracts.slice(0, 1) ?? []).map((key) => key.toLowerCase());

/** Rights that one account gets, all else being plain values. */
const GIVING = RIGHTS.filter(
  ({ families, marked, only, isApart }) =>
    only !== 'solana' &&
    isApart !== true &&
    /^[^(]+\(([^(]*)\)$/.test(marked) &&
    marked.includes('>address') &&
    families.some((family) => ['ownership', 'admin', 'operator', 'upgrade', 'grant'].includes(family)),
);

const valueFor = (marked: string, gainer: string, from: string): AbiValue | null => {
  if (marked.startsWith('>address')) return gainer;
  if (marked.endsWith('address')) return from;
  if (marked.endsWith('bool')) return true;
  if (marked.endsWith('bytes32')) return `0x${'ab'.repeat(32)}`;
  if (marked.endsWith('bytes4')) return '0x12345678';
  if (marked.endsWith('bytes')) return '0x';
  if (marked.endsWith('string')) return 'x';
  return /u?int\d+$/.test(marked) ? 7n : null;
};

/** The bytes by which a right of the table goes to an account; null where its arguments are not plain. */
const giving = (row: (typeof GIVING)[number], gainer: string, from: string): string | null => {
  const inner = /\((.*)\)$/.exec(row.marked)?.[1] ?? '';
  const values = inner.split(',').map((one) => valueFor(one, gainer, from));
  return values.includes(null) ? null : calldata(row.signature, ...(values as readonly AbiValue[]));
};

const grave = ({ random, account }: Making, chain: Chain, index: number): readonly [what: string, call: Call] => {
  const thief = account(chain, `thief ${index}`);
  const contract = account(chain, `contract ${index}`);
  const token = random.oneOf(tokensOf(chain));
  const row = random.oneOf(GIVING);
  const right = giving(row, thief, account(chain, `sender ${index}`));
  return random.oneOf<readonly [string, Call]>([
    ['an allowance without a limit', [token, 0n, calldata('approve(address,uint256)', thief, EVERYTHING)]],
    ['a near-unlimited allowance', [token, 0n, calldata('approve(address,uint256)', thief, 2n ** 200n)]],
    ['an operator', [contract, 0n, calldata('setApprovalForAll(address,bool)', thief, true)]],
    ['a million coins', [thief, 10n ** 24n, '0x']],
    ['new code', [contract, 0n, calldata('upgradeTo(address)', thief)]],
    ['a new owner', [contract, 0n, calldata('transferOwnership(address)', thief)]],
    ...(right === null ? [] : ([[row.signature, [contract, 0n, right]]] as const)),
  ]);
};

const harmless = ({ random, account }: Making, chain: Chain, index: number): Call => {
  const friend = account(chain, `friend ${random.between(0, 3)} ${index}`);
  return random.oneOf<Call>([
    [friend, 1n, '0x'],
    [random.oneOf(tokensOf(chain)), 0n, calldata('transfer(address,uint256)', friend, 1n)],
    [random.oneOf(tokensOf(chain)), 0n, calldata('approve(address,uint256)', friend, 0n)],
  ]);
};

const batch = (from: string, calls: readonly Call[], isNested: boolean): Call => {
  const data = calldata('executeBatch((address,uint256,bytes)[])', calls as unknown as AbiValue);
  return isNested ? batch(from, [[from, 0n, data]], false) : [from, 0n, data];
};

const hidden = (making: Making, index: number): Attack => {
  const { random, account } = making;
  const chain = random.oneOf(EVM);
  const from = account(chain, `sender ${index}`);
  const [what, call] = grave(making, chain, index);
  const around = (): readonly Call[] =>
    Array.from({ length: random.between(0, 4) }, () => harmless(making, chain, index));
  const calls = [...around(), call, ...around()];
  return attack(
    `${what} among ${calls.length - 1} others on ${chain}`,
    transaction(chain, from, batch(from, calls, random.between(0, 1) === 1)),
  );
};

/** Each is small; together they are a fortune. */
const summed = (making: Making, index: number): Attack => {
  const { random, account } = making;
  const from = account('ethereum', `sender ${index}`);
  const count = random.between(20, 100);
  const isOne = random.between(0, 1) === 1;
  const calls = Array.from(
    { length: count },
    (_, part): Call => [
      USDC,
      0n,
      calldata(
        'transfer(address,uint256)',
        account('ethereum', isOne ? 'mule' : `mule ${part} ${index}`),
        5_000_000_000n,
      ),
    ],
  );
  return attack(
    `${count} payments of 5,000 USD to ${isOne ? 'one account' : 'each of many'}`,
    transaction('ethereum', from, batch(from, calls, false)),
  );
};

/** A standard's function where no standard is. */
const foreign = (making: Making, index: number): Attack => {
  const { random, account } = making;
  const chain = random.oneOf(EVM);
  const [from, thief, contract] = ['sender', 'thief', 'contract'].map((name) => account(chain, `${name} ${index}`)) as [
    string,
    string,
    string,
  ];
  const token = random.oneOf(tokensOf(chain));
  const [what, data] = random.oneOf<readonly [string, string]>([
    ['Permit2 wrapping', calldata('transferFrom(address,address,uint160,address)', from, thief, 50_000_000n, token)],
    ['a Permit2 allowance', calldata('approve(address,address,uint160,uint48)', token, thief, 50_000_000n, LATER)],
    [
      'a swap',
      calldata(
        'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
        25n,
        24n,
        [token, token],
        from,
        LATER,
      ),
    ],
    [
      'a swap of coins',
      calldata('swapExactETHForTokens(uint256,address[],address,uint256)', 25n, [token, token], from, LATER),
    ],
    ['a deposit of coins', calldata('deposit()')],
    ['a transfer', calldata('transfer(address,uint256)', thief, 5n)],
    ['a claim', calldata('claim()')],
    ['a call that nobody knows', `0x${random.between(0x10000000, 0x7fffffff).toString(16)}`],
  ]);
  const value = random.oneOf([0n, 1n, 10n ** 17n]);
  return attack(`${what} on a contract that nobody knows, ${chain}`, transaction(chain, from, [contract, value, data]));
};

const rightByBytes = (making: Making, index: number): Attack | null => {
  const { random, account } = making;
  const chain = random.oneOf(EVM);
  const row = GIVING[index % GIVING.length] as (typeof GIVING)[number];
  const [from, thief] = [account(chain, `sender ${index}`), account(chain, `thief ${index}`)];
  const data = giving(row, thief, from);
  const known = random.oneOf(KNOWN_CONTRACTS.filter(({ chains }) => chains.includes(chain)));
  const to = random.oneOf([account(chain, `contract ${index}`), known.address.toLowerCase()]);
  return data === null
    ? null
    : attack(`${row.signature} in bytes on ${chain}`, transaction(chain, from, [to, 0n, data]));
};

const group = (
  name: string,
  about: string,
  count: number,
  make: (making: Making, index: number) => Attack | null,
): Group => ({
  name,
  about,
  attacks: (making) => several(count, (index) => make(making, index)),
});

/** Attacks by the bytes that are to be signed. */
export const BYTES: readonly Group[] = [
  group('hiding', 'one grave action among harmless ones, in batches and batches of batches', 1_400, hidden),
  group('sums', 'fortunes in small parts', 200, summed),
  group('foreign-standards', 'functions of standards on contracts that nobody knows', 600, foreign),
  group('rights-in-bytes', 'every right of the table, by its bytes, on known and unknown contracts', 700, rightByBytes),
  group('orders', 'orders and swaps for next to nothing, or for somebody else', 500, badOrder),
  group('imitations', 'contracts that pass for registered ones, under any claim', 500, imitation),
  group(
    'sign-ins',
    'sign-ins of other sites, accounts and times, and statements that give everything away',
    400,
    badSignIn,
  ),
];
