import { ME, type Phish, phishesOn, THIEF } from './phish.js';

const ORIGIN = 'https://app.example';
const signIn = (host: string, uri = `https://${host}`, account = '0x1111111111111111111111111111111111111111') =>
  [
    `${host} wants you to sign in with your Ethereum account:`,
    account,
    '',
    `URI: ${uri}`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: abcdefgh12',
    'Issued At: 2026-11-22T00:00:00.000Z',
  ].join('\n');
const text = (content: string, origin?: string) => ({
  message: { encoding: 'utf8' as const, content },
  ...(origin === undefined ? {} : { origin }),
});
const mine = signIn('app.example', 'https://app.example', ME);
const hex = (content: string) => ({ message: { encoding: 'hex' as const, content } });

/** Texts, and what is none. */
export const MESSAGE_PHISHES: readonly Phish[] = phishesOn('ethereum', [
  ['the hash of eth_sign', { message: { encoding: 'hash', content: `0x${'ab'.repeat(32)}` } }, text('Hello')],
  ['a message that is a hash', hex(`0x${'ab'.repeat(32)}`), text('Hello')],
  ['text that is a hash', text(`0x${'ab'.repeat(32)}`), text('Hello')],
  ['a message that is signed data', hex(`0x1901${'ab'.repeat(64)}`), text('Hello')],
  ['a message that is no text', hex('0xfffefd'), text('Hello')],
  [
    'a sign-in for another origin',
    text(signIn('bank.example', 'https://bank.example', ME), ORIGIN),
    text(mine, ORIGIN),
  ],
  ['a sign-in with two sites', text(signIn('app.example', 'https://bank.example', ME), ORIGIN), text(mine, ORIGIN)],
  [
    'a sign-in with a user before the site',
    text(signIn('app.example@bank.example', 'https://bank.example', ME), ORIGIN),
    text(mine, ORIGIN),
  ],
  [
    'a sign-in of another port',
    text(signIn('app.example:8443', 'https://app.example:8443', ME), ORIGIN),
    text(mine, ORIGIN),
  ],
  [
    'a sign-in of another account',
    text(signIn('app.example', 'https://app.example', THIEF), ORIGIN),
    text(mine, ORIGIN),
  ],
  [
    'a sign-in with letters of another alphabet',
    text(signIn('аpp.example', 'https://аpp.example', ME), ORIGIN),
    text(mine, ORIGIN),
  ],
  ['a sign-in without an origin', text(mine), text(mine, ORIGIN)],
]);
