import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';

const ME = evmAddress('payer');
const ORIGIN = 'https://app.example';

/** A sign-in on 2026-11-20, with some parts in place of its own. */
const signIn = ({ account = ME, statement = 'Sign in.', chainId = '1', issued = '2026-11-20T08:00:00Z', more = '' }) =>
  `app.example wants you to sign in with your Ethereum account:\n${account}\n\n${statement}\n\nURI: ${ORIGIN}\n` +
  `Version: 1\nChain ID: ${chainId}\nNonce: 32891756\nIssued At: ${issued}${more}`;

const verdictOn = async (parts: Parameters<typeof signIn>[0]): Promise<readonly string[]> => {
  const message = { encoding: 'utf8' as const, content: signIn(parts) };
  const request = { chain: 'ethereum' as const, from_address: ME, message, origin: ORIGIN };
  const { decision, codes } = await judgePayload({ route: 'payload', request });
  return [decision.recommendedAction, ...codes];
};

describe('a sign-in that is not as it should be', () => {
  const odd: readonly (readonly [string, Parameters<typeof signIn>[0]])[] = [
    ['has ended', { more: '\nExpiration Time: 2020-01-01T00:00:00Z' }],
    ['begins tomorrow', { more: '\nNot Before: 2026-11-25T00:00:00Z' }],
    ['was issued in the future', { issued: '2027-01-01T00:00:00Z' }],
    ['was made years ago, without an end', { issued: '2020-01-01T00:00:00Z' }],
    ['names a time that is none', { issued: 'yesterday' }],
    ['names another network', { chainId: '56' }],
    ['writes its account with a wrong checksum', { account: ME.replace(/[a-f]/, (letter) => letter.toUpperCase()) }],
    ['names a page of another site', { more: '\nResources:\n- https://elsewhere.example/rights' }],
    ['asks for custody', { statement: 'I authorize app.example to transfer all my tokens and grant it full custody.' }],
    ['asks for all of it in other words', { statement: 'You let us move all your crypto assets at any time.' }],
    ['denies one thing and asks for another', { statement: 'This costs no gas, and lets us withdraw what you have.' }],
    ['asks in a sentence with a denial', { statement: 'I do not mind that the site will transfer my tokens.' }],
    ['asks in look-alike letters', { statement: 'I give full cust\u043edy to app.example.' }],
    ['asks for rights to sign', { statement: 'I delegate signing rights over this wallet to the operator.' }],
    ['asks for an allowance', { statement: 'I approve the unlimited spending of my USDC.' }],
    ['asks for the words of the wallet', { statement: 'Confirm your seed phrase to keep access.' }],
    ['asks in German', { statement: 'Ich erm\u00e4chtige diese Seite, alle meine Token zu \u00fcbertragen.' }],
    ['asks in Spanish', { statement: 'Autorizo a retirar todos los fondos de esta cuenta.' }],
    ['asks in Japanese', { statement: '\u3059\u3079\u3066\u306e\u8cc7\u7523\u3092\u59d4\u306d\u307e\u3059' }],
    ['asks in Chinese', { statement: '\u540c\u610f\u8f6c\u79fb\u5168\u90e8\u8d44\u4ea7' }],
    ['asks for authority', { statement: 'This gives the site authority over the account.' }],
  ];
  for (const [what, parts] of odd)
    it(`is REVIEW where it ${what}`, async () =>
      expect(await verdictOn(parts)).to.deep.equal(['REVIEW', 'sign_in_irregular']));

  const ordinary: readonly (readonly [string, Parameters<typeof signIn>[0]])[] = [
    ['ends tomorrow', { more: '\nExpiration Time: 2026-11-30T00:00:00Z' }],
    ['says that nothing is transferred', { statement: 'Signing does not transfer any funds. It costs nothing.' }],
    ['proves ownership', { statement: 'Sign to prove that you own this wallet. No gas, no transaction.' }],
    ['says that nothing is', { statement: 'We never ask for a seed phrase. Nothing is transferred.' }],
    ['says so in German', { statement: 'Es wird nichts bezahlt und keine Guthaben \u00fcbertragen.' }],
    ['says so in French', { statement: 'Aucun transfert ne sera fait.' }],
    ['says so in Chinese', { statement: '\u8fd9\u4e0d\u4f1a\u8f6c\u79fb\u8d44\u4ea7\u3002' }],
    ['approves a message', { statement: 'Approve this message to show that you own the account.' }],
    ['never asks', { statement: 'We will never ask for custody or control of your funds.' }],
    ['speaks of a service', { statement: 'Click to sign in and accept the Terms of Service and Privacy Policy.' }],
    ['accepts terms', { statement: 'I accept the Terms of Service of app.example: https://app.example/terms' }],
    ['names a page of its own', { more: `\nResources:\n- ${ORIGIN}/terms\n- ipfs://bafybeiabc` }],
  ];
  for (const [what, parts] of ordinary)
    it(`is ALLOW where it ${what}`, async () => expect(await verdictOn(parts)).to.deep.equal(['ALLOW']));
});
