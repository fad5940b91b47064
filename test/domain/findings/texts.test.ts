import { base64 } from '@scure/base';
import { expect } from 'chai';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import {
  account,
  bytes as bytesOf,
  encodeMessage,
  key,
  messageOf,
  PAYER,
  u32,
  u64,
} from '../../support/solana-messages.js';

const SYSTEM = '11111111111111111111111111111111';
const PAYS = { program: SYSTEM, accounts: [PAYER, account(2)], data: bytesOf(u32(2), u64(5000)) };
const ME = evmAddress('payer');
const verdictOn = async (request: Partial<PayloadCheckRequest>): Promise<readonly string[]> => {
  const { decision, codes } = await judgePayload({
    route: 'payload',
    request: { chain: 'ethereum', from_address: ME, ...request },
  });
  return [decision.recommendedAction, ...codes];
};
const hexOf = (text: string): string => `0x${Buffer.from(text).toString('hex')}`;

describe('a text', () => {
  const message = (content: string) => verdictOn({ message: { encoding: 'utf8', content } });

  it('says where it holds what is not seen, or what turns letters round', async () => {
    for (const hidden of ['\u202e', '\u200b', '\u2066', '\u{e0041}'])
      expect(await message(`Welcome to our own shop.${hidden} Sign in.`)).to.deep.equal([
        'REVIEW',
        'payload_partly_decoded',
      ]);
  });

  it('says nothing of it where a script or emoji need such characters', async () => {
    for (const text of [
      'می\u200cخواهم وارد شوم به فروشگاه',
      'Hello \u{1f468}\u200d\u{1f4bb} of the shop, sign in',
      'שלום לכם בחנות',
    ])
      expect(await message(text)).to.deep.equal(['REVIEW', 'payload_not_decoded']);
  });
});

describe('32 bytes', () => {
  const texts = [
    'ログインしてください!!',
    'Sign in to Veeeeeery early access.'.slice(0, 32),
    'Вход на сайт exmpl 123',
    'ab\n'.repeat(10) + 'cd',
  ];
  for (const text of texts)
    it(`that can be read are a text, in either form, and REVIEW: ${JSON.stringify(text)}`, async () => {
      expect(Buffer.from(text)).to.have.length(32);
      for (const message of [
        { encoding: 'utf8' as const, content: text },
        { encoding: 'hex' as const, content: hexOf(text) },
      ])
        expect(await verdictOn({ message })).to.deep.equal(['REVIEW', 'payload_partly_decoded']);
    });

  it('that cannot be read, or are sent as a hash, are a hash', async () => {
    for (const message of [
      { encoding: 'hex' as const, content: `0x${'ab'.repeat(32)}` },
      { encoding: 'utf8' as const, content: `0x${'ab'.repeat(32)}` },
      { encoding: 'hex' as const, content: hexOf(`${'a'.repeat(31)}\u0000`) },
      { encoding: 'hex' as const, content: hexOf(`${'a'.repeat(29)}\u202e`) },
      { encoding: 'hash' as const, content: hexOf('a'.repeat(32)) },
    ])
      expect(await verdictOn({ message })).to.include.members(['BLOCK', 'raw_hash_signature']);
  });
});

describe('a text on Solana', () => {
  const ORIGIN = 'https://app.example.com';
  const HEAD = `app.example.com wants you to sign in with your Solana account:\n${PAYER}`;
  const FIELDS =
    `URI: ${ORIGIN}\nVersion: 1\nChain ID: mainnet\nNonce: bZQJ0SL6gJ\n` + 'Issued At: 2026-11-20T08:00:00.000Z';
  const SIGN_IN = `${HEAD}\n\nOnly proves that you own this wallet.\n\n${FIELDS}`;
  const on = (content: string, origin: string | undefined = ORIGIN) => [
    { chain: 'solana' as const, from_address: PAYER, origin, message: { encoding: 'utf8' as const, content } },
    { chain: 'solana' as const, from_address: PAYER, origin, solana_message: base64.encode(Buffer.from(content)) },
  ];
  const rows: readonly (readonly [string, string, readonly string[]])[] = [
    ['signs in', SIGN_IN, ['ALLOW']],
    ['signs in and says nothing more', HEAD, ['ALLOW']],
    ['signs in without a statement', `${HEAD}\n\n${FIELDS}\nResources:\n- ${ORIGIN}/terms`, ['ALLOW']],
    ['signs in with a statement alone', `${HEAD}\n\nWelcome.`, ['ALLOW']],
    ['has ended', `${SIGN_IN}\nExpiration Time: 2026-11-21T08:00:00Z`, ['REVIEW', 'sign_in_irregular']],
    ['names another network', SIGN_IN.replace('mainnet', 'devnet'), ['REVIEW', 'sign_in_irregular']],
    ['asks for more', SIGN_IN.replace('Only', 'I give full custody. Only'), ['REVIEW', 'sign_in_irregular']],
    ['says more behind its end', `${SIGN_IN}\n\nAnd all I have.`, ['REVIEW', 'payload_partly_decoded']],
    [
      'names another site',
      SIGN_IN.replaceAll('app.example.com', 'other.example'),
      ['BLOCK', 'message_origin_mismatch', 'payload_not_decoded'],
    ],
    ['is plain', 'Welcome to our shop. こんにちは', ['REVIEW', 'payload_not_decoded']],
    ['is as long as a hash', 'a'.repeat(32), ['REVIEW', 'payload_partly_decoded']],
  ];
  for (const [what, content, verdict] of rows)
    it(`is read in both members of a request: ${what}`, async () => {
      for (const request of on(content)) expect(await verdictOn(request)).to.deep.equal(verdict);
    });

  /** Source: @solana/kit, its encoder of off-chain messages. */
  const MARK = bytesOf(0xff, [...Buffer.from('solana offchain')]);
  const marked = (content: string, signer = PAYER): readonly Uint8Array[] => {
    const text = [...Buffer.from(content)];
    const length = [text.length & 0xff, text.length >> 8];
    return [
      bytesOf(MARK, 0, new Uint8Array(32).fill(7), 1, 1, key(signer), length, text),
      bytesOf(MARK, 0, 1, length, text),
      bytesOf(MARK, 1, 1, key(signer), text),
    ];
  };
  const verdictsOn = (content: Uint8Array) =>
    Promise.all(
      [
        { message: { encoding: 'hex' as const, content: `0x${Buffer.from(content).toString('hex')}` } },
        { solana_message: base64.encode(content) },
      ].map((request) => verdictOn({ chain: 'solana', from_address: PAYER, origin: ORIGIN, ...request })),
    );

  it('behind the mark of off-chain messages is the text that it is', async () => {
    for (const [text, verdict] of [
      [SIGN_IN, ['ALLOW']],
      ['Welcome to our shop.', ['REVIEW', 'payload_not_decoded']],
      [SIGN_IN.replace('mainnet', 'devnet'), ['REVIEW', 'sign_in_irregular']],
    ] as const)
      for (const content of marked(text)) expect(await verdictsOn(content), text).to.deep.equal([verdict, verdict]);
  });

  it('behind that mark is for who must sign it, and whole', async () => {
    const [v0, , v1] = marked('Welcome.', account(9));
    for (const content of [v0, v1])
      for (const verdict of await verdictsOn(content ?? bytesOf()))
        expect(verdict).to.include.members(['BLOCK', 'payload_signer_mismatch']);
    const [whole = bytesOf()] = marked('Welcome.');
    for (const content of [bytesOf(whole, 0), whole.slice(0, -1), bytesOf(MARK, 2, [...Buffer.from('Welcome.')])])
      for (const [action] of await verdictsOn(content)) expect(action).to.not.equal('ALLOW');
  });

  it('of another account is BLOCK', async () => {
    for (const request of on(SIGN_IN.replace(PAYER, '9AKBc64gwaNHYcS5gv24fxobUAoorhxEELP5HHZNebf4')))
      expect(await verdictOn(request)).to.include.members(['BLOCK', 'payload_signer_mismatch']);
  });

  it('that is a transaction, or a hash, is BLOCK', async () => {
    const bytes = encodeMessage(messageOf({ calls: [PAYS] }));
    const request = { chain: 'solana' as const, from_address: PAYER };
    for (const content of [`0x${Buffer.from(bytes).toString('hex')}`, `0x81${'00'.repeat(40)}`, `0x${'ab'.repeat(32)}`])
      expect(await verdictOn({ ...request, message: { encoding: 'hex', content } })).to.include.members([
        'BLOCK',
        'raw_hash_signature',
      ]);
  });
});
