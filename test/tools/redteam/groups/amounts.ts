import type { Chain } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Body, type Group, type Making, payment, several } from '../attack.js';

interface Coin {
  readonly chain: Chain;
  readonly token: string;
  readonly decimals: number;
  readonly contract: string;
  /** A well-known spender on this chain. */
  readonly spender: string;
}

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
/** Worth one dollar each, so that amounts are values. */
export const COINS: readonly Coin[] = [
  {
    chain: 'ethereum',
    token: 'USDC',
    decimals: 6,
    contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    spender: PERMIT2,
  },
  {
    chain: 'ethereum',
    token: 'DAI',
    decimals: 18,
    contract: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    spender: PERMIT2,
  },
  {
    chain: 'bnb',
    token: 'USDT',
    decimals: 18,
    contract: '0x55d398326f99059fF775485246999027B3197955',
    spender: PERMIT2,
  },
  {
    chain: 'polygon',
    token: 'USDC',
    decimals: 6,
    contract: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    spender: PERMIT2,
  },
  {
    chain: 'base',
    token: 'USDC',
    decimals: 6,
    contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    spender: PERMIT2,
  },
  {
    chain: 'arbitrum',
    token: 'USDT',
    decimals: 6,
    contract: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    spender: PERMIT2,
  },
  {
    chain: 'optimism',
    token: 'USDC',
    decimals: 6,
    contract: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    spender: PERMIT2,
  },
  {
    chain: 'solana',
    token: 'USDC',
    decimals: 6,
    contract: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    spender: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
  },
];

const MAX_AMOUNT = 1e18;
const UNLIMITED_TOKENS = 10n ** 10n;
const hex = (value: bigint): string => `0x${value.toString(16)}`;

/** An allowance that is no limit: words, powers of two, and numbers from ten billion tokens on. */
const unlimited = ({ random }: Making, { decimals }: Coin): string => {
  const tokens = UNLIMITED_TOKENS * 10n ** BigInt(random.between(0, 40)) + BigInt(random.between(0, 9_999));
  const units = tokens * 10n ** BigInt(decimals);
  const power = random.oneOf([112n, 128n, 160n, 192n, 255n, 256n]);
  return random.oneOf([
    random.oneOf(['unlimited', 'UNLIMITED', 'Unlimited', 'max', 'MAX', 'mAx']),
    tokens.toString(),
    `${tokens.toString()}.000000000000000001`,
    `000${tokens.toString()}`,
    hex(units < 2n ** 256n ? units : 2n ** 256n - 1n),
    hex(2n ** power - 1n),
    `0x${(2n ** power - 1n).toString(16).toUpperCase().padStart(64, '0')}`,
    (2n ** power - 1n).toString(),
  ]);
};

const spenderOf = (making: Making, coin: Coin, index: number): Body => {
  const made = making.account(coin.chain, `spender ${index}`);
  return making.random.oneOf([
    { contract_address: coin.spender },
    { to_address: coin.spender },
    { to_address: coin.spender, contract_address: coin.contract },
    { contract_address: made, contract_verified: true },
    { to_address: made },
    { to_address: made, contract_address: coin.contract, contract_verified: true },
  ]);
};

const typed = (type: string | undefined): Body => (type === undefined ? {} : { transaction_type: type });

const unlimitedAllowance = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const approval = unlimited(making, coin);
  const same = Number(approval);
  const amount = random.oneOf([0, 1, 100, 9_000, Number.isFinite(same) && same <= MAX_AMOUNT ? same : 50]);
  const type = random.oneOf([
    'approval',
    'approval',
    undefined,
    'contract_interaction',
    'swap',
    'safe_send',
    'mint',
    'escrow',
  ]);
  return attack(
    `unlimited ${approval.slice(0, 24)} beside ${amount} ${coin.token}, ${type ?? 'no type'}`,
    payment(making, index, coin.chain, {
      token: coin.token,
      amount,
      approval_amount: approval,
      ...spenderOf(making, coin, index),
      ...typed(type),
    }),
  );
};

const excess = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS.filter(({ chain }) => chain !== 'solana'));
  const amount = random.between(1, 5_000);
  const allowed = BigInt(amount) * BigInt(random.between(2, 900));
  const approval = random.oneOf([allowed.toString(), hex(allowed * 10n ** BigInt(coin.decimals))]);
  return attack(
    `an allowance of ${String(allowed)} for an operation of ${amount}`,
    payment(making, index, coin.chain, {
      token: coin.token,
      amount,
      approval_amount: approval,
      contract_address: coin.spender,
      ...typed(random.oneOf(['approval', undefined])),
    }),
  );
};

const NOTHING = ['0', '0.0', '0x0', '0x', '0.000000000000000000', `0x${'0'.repeat(64)}`].filter(
  (text) => text !== '0x',
);

const largeBeside = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const amount = random.between(12_000, 9_000_000);
  const approval = random.oneOf([...NOTHING, '1', '0.000001', String(amount), undefined]);
  const made = making.account(coin.chain, `contract ${index}`);
  const contract = random.oneOf([
    {},
    { contract_address: coin.contract },
    { contract_address: made, contract_verified: true },
  ]);
  // a type that says approval is one: it moves no more than the allowance
  const type = random.oneOf([undefined, 'safe_send', 'escrow', 'contract_interaction', 'swap', 'mint']);
  return attack(
    `${amount} ${coin.token} beside an approval of ${approval ?? 'none'}, ${type ?? 'no type'}`,
    payment(making, index, coin.chain, {
      token: coin.token,
      amount,
      ...(approval === undefined ? {} : { approval_amount: approval }),
      ...contract,
      ...typed(type),
    }),
  );
};

const implausible = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const amount = 10 ** random.between(10, 18);
  const type = random.oneOf([undefined, 'safe_send', 'escrow', 'swap', 'mint', 'contract_interaction']);
  const sender = making.account(coin.chain, `sender ${index}`);
  const isCall = type === 'swap' || type === 'mint' || type === 'contract_interaction';
  return attack(
    `${amount} ${coin.token}, ${type ?? 'no type'}`,
    payment(making, index, coin.chain, {
      token: random.oneOf([coin.token, coin.token, coin.chain === 'solana' ? 'SOL' : 'WETH']),
      amount,
      ...typed(type),
      ...(isCall ? { to_address: sender, contract_address: coin.spender } : {}),
    }),
  );
};

export const amounts: Group = {
  name: 'amounts',
  about:
    'allowances without a limit or above the amount, large payments beside approvals of nothing, impossible amounts',
  attacks: (making) => [
    ...several(450, (index) => unlimitedAllowance(making, index)),
    ...several(100, (index) => excess(making, index)),
    ...several(250, (index) => largeBeside(making, index)),
    ...several(100, (index) => implausible(making, index)),
  ],
};
