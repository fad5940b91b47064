import type { Chain } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Body, type Earlier, type Group, type Making, payment, several } from '../attack.js';
import { COINS } from './amounts.js';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Another account that begins and ends like this one. */
export const alike = (account: string, first: number, last: number, making: Making): string => {
  const isEvm = account.startsWith('0x');
  // zeros at the front are cheap to make, and no digits that anybody compares
  const zeros = isEvm ? (/^0x(0*)/.exec(account)?.[1]?.length ?? 0) : 0;
  const from = (isEvm ? 2 : 0) + first + zeros;
  const alphabet = isEvm ? '0123456789abcdef' : BASE58;
  const middle = [...account.slice(from, account.length - last)].map((letter) => {
    const place = alphabet.indexOf(letter);
    return alphabet.charAt((place + making.random.between(1, alphabet.length - 1)) % alphabet.length);
  });
  return account.slice(0, from) + middle.join('') + account.slice(account.length - last);
};

const repeated = (count: number, make: (index: number) => Earlier): readonly Earlier[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A thief becomes known by checks that are no payments of this size, all of today. */
const warming = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const pay = (body: Body): Body => payment(making, index, coin.chain, { token: coin.token, ...body });
  const large = pay({ amount: random.between(60_000, 900_000) });
  const [how, earlier] = random.oneOf<readonly [string, (count: number) => Earlier]>([
    ['dust', (count) => ({ body: pay({ amount: 0.01 + count / 100 }) })],
    ['signed dust', (count) => ({ body: pay({ amount: 0.01 + count / 100 }), outcome: 'signed' })],
    ['payments of the same day', (count) => ({ body: pay({ amount: 9_000 + count }) })],
    ['signed payments of a fiftieth', (count) => ({ body: pay({ amount: 1_000 + count }), outcome: 'signed' })],
    ['cancelled payments', (count) => ({ body: pay({ amount: 9_000 + count }), outcome: 'cancelled' })],
    [
      'revocations',
      () => ({ body: pay({ amount: 0, transaction_type: 'approval', approval_amount: '0' }), outcome: 'signed' }),
    ],
    [
      'payments by another',
      (count) => ({
        body: pay({ amount: 9_000 + count, from_address: making.account(coin.chain, `accomplice ${index}`) }),
        outcome: 'signed',
      }),
    ],
  ]);
  return attack(`${how}, then a large payment`, large, repeated(random.between(3, 6), earlier));
};

/** A planted address like one that was paid. */
const planted = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const genuine = making.account(coin.chain, `recipient ${index}`);
  const fake = alike(genuine, random.between(3, 6), random.between(3, 6), making);
  const pay = (to: string, body: Body = {}): Body =>
    payment(making, index, coin.chain, { token: coin.token, to_address: to, ...body });
  const chain: Chain = coin.chain === 'solana' ? 'solana' : random.oneOf([coin.chain, 'base', 'polygon']);
  const type = random.oneOf([undefined, 'safe_send', 'escrow']);
  const asked = repeated(random.between(0, 2), (count) => ({ body: pay(fake, { amount: 1 + count }) }));
  return attack(
    `a look-alike of a paid account, ${asked.length} checks of it before, on ${chain}`,
    pay(fake, { chain, token: 'USDC', ...(type === undefined ? {} : { transaction_type: type }) }),
    [{ body: pay(genuine, { amount: random.between(1, 900) }), outcome: 'signed' }, ...asked],
  );
};

/** Two that resemble each other, and neither is known: the one that is asked for first must not win. */
const race = (making: Making, index: number): Attack => {
  const { random } = making;
  const first = making.account('ethereum', `recipient ${index}`);
  const second = alike(first, 4, 4, making);
  const count = random.between(1, 3);
  return attack(
    'the second of two look-alikes of today',
    payment(making, index, 'ethereum', { to_address: second }),
    repeated(count, (at) => ({ body: payment(making, index, 'ethereum', { to_address: first, amount: 20 + at }) })),
  );
};

/** One sum in parts below the limit, to one account. */
const split = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const part = (): Body =>
    payment(making, index, coin.chain, {
      token: coin.token,
      amount: random.between(8_200, 9_900) + random.between(1, 99) / 100,
    });
  return attack(
    'a sum in parts to one account',
    part(),
    repeated(random.between(2, 5), () => ({ body: part() })),
  );
};

export const history: Group = {
  name: 'history',
  about: 'accounts warmed up within a day, planted look-alikes, sums in parts, outcomes that were reported of them',
  attacks: (making) => [
    ...several(80, (index) => warming(making, index)),
    ...several(80, (index) => planted(making, 1_000 + index)),
    ...several(30, (index) => race(making, 2_000 + index)),
    ...several(30, (index) => split(making, 3_000 + index)),
  ],
};
