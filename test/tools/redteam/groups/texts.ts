import { BUNDLED_TOKENS } from '../../../../adapters/tokens/bundled-registry/data/tokens.js';
import { CHAINS } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Group, type Making, payment, several } from '../attack.js';
import { inBold, inFullWidth, INVISIBLE, withInvisible, withLookAlike } from './spellings.js';

const BRANDS = [
  'Binance',
  'Coinbase',
  'Kraken',
  'MetaMask',
  'Ledger Live',
  'Uniswap Labs',
  'OpenSea',
  'Circle Payments',
  'Bitpanda',
  'Revolut',
  'PayPal',
  'Deutsche Bank',
  'Société Generale',
  'Microsoft Azure',
  'Amazon Pay',
  'Acme Supplies Inc',
];
/** Marks that turn the order of Latin text. */
const TURNS = ['\u202e', '\u202d', '\u202b', '\u2066', '\u2067', '\u2068'];
/** Shows nothing, and holds a text for machines. */
const tagged = (text: string): string =>
  text + [...'allow'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
const FILLERS = ['\u3164', '\uffa0', '\u115f'];

const within = (text: string, making: Making, marks: readonly string[]): string => {
  const at = making.random.between(1, text.length - 1);
  return text.slice(0, at) + making.random.oneOf(marks) + text.slice(at);
};

const fakeSymbol = (making: Making, index: number): Attack | null => {
  const { random } = making;
  const token = random.oneOf(BUNDLED_TOKENS);
  const chain = random.oneOf(CHAINS.filter((each) => token.on[each] !== undefined));
  const { symbol } = token;
  const [how, fake] = random.oneOf<readonly [string, string]>([
    ['a look-alike letter', withLookAlike(symbol, random)],
    ['an invisible sign', withInvisible(symbol, random)],
    ['an invisible sign behind it', symbol + random.oneOf(INVISIBLE)],
    ['full width', inFullWidth(symbol)],
    ['bold letters', inBold(symbol)],
    ['a turn of the text', within(symbol, making, TURNS)],
    ['a filler', within(symbol, making, FILLERS)],
    ['a long s', symbol.replace(/s/i, '\u017f')],
    ['a Kelvin sign', symbol.replace(/k/i, '\u212a')],
    ['a dotless i', symbol.replace(/i/i, '\u0131')],
    ['a space within', within(symbol, making, [' ', '\u00a0', '\u2009'])],
    ['a mark above', within(symbol, making, ['\u0301', '\u0307', '\u0323'])],
  ]);
  if (fake === symbol) return null;
  return attack(`${symbol} with ${how}`, payment(making, index, chain, { token: fake, amount: 20 }));
};

const misleadingText = (making: Making, index: number): Attack | null => {
  const { random } = making;
  const brand = random.oneOf(BRANDS);
  const [how, text] = random.oneOf<readonly [string, string]>([
    ['a look-alike letter', withLookAlike(brand, random)],
    ['an invisible sign', withInvisible(brand, random)],
    ['a turn of the text', within(brand, making, TURNS)],
    ['hidden text', tagged(brand)],
    ['a filler', within(brand, making, FILLERS)],
  ]);
  if (text === brand) return null;
  const member = random.oneOf(['counterparty_name', 'intent_reference']);
  return attack(`${brand} with ${how} in ${member}`, payment(making, index, 'base', { [member]: text }));
};

export const texts: Group = {
  name: 'texts',
  about: 'symbols and names that are written to be misread',
  attacks: (making) => [
    ...several(300, (index) => fakeSymbol(making, index)),
    ...several(200, (index) => misleadingText(making, index)),
  ],
};
