import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';
import { words } from '../../support/words.js';

const ME = evmAddress('payer');

/** The verdict on a sign-in of a host, asked for by the same or another origin. */
const verdictOn = async (host: string, origin = `https://${host}`): Promise<readonly string[]> => {
  const content =
    `${host} wants you to sign in with your Ethereum account:\n${ME}\n\nSign in.\n\nURI: https://${host}\n` +
    'Version: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2026-11-20T08:00:00Z';
  const message = { encoding: 'utf8' as const, content };
  const { decision, codes } = await judgePayload({
    route: 'payload',
    request: { chain: 'ethereum', from_address: ME, message, origin },
  });
  return [decision.recommendedAction, ...codes];
};

describe('a site that looks like a well-known one', () => {
  for (const host of words(`
    xn--uniswp-8qa.org app.xn--uniswp-8qa.org unlswap.org uniswaap.org uniswap-claim.com uniswap.io app-uniswap.org
    uniswap.org.claim.example curve-fi.claim.example rnetamask.io opensae.io xn--aav-0zc.com
  `))
    it(`is REVIEW: ${host}`, async () => expect(await verdictOn(host)).to.deep.equal(['REVIEW', 'lookalike_site']));

  it('is REVIEW where it mixes letters of two scripts, whatever it resembles', async () => {
    expect(await verdictOn('xn--exmple-4nf.net')).to.deep.equal(['REVIEW', 'lookalike_site']);
    // a whole word of Cyrillic letters that reads as an English one
    expect(await verdictOn('xn--80ak6aa92e.com')).to.deep.equal(['REVIEW', 'lookalike_site']);
  });

  for (const host of words(`
    app.uniswap.org opensea.io app.example unison.org xn--mnchen-3ya.example xn--e1afmkfd.xn--p1ai xn--fiqs8s.example
    learning-curve.example safehouse.example base-camp.example
  `))
    it(`is no other site, in any script: ${host}`, async () => expect(await verdictOn(host)).to.deep.equal(['ALLOW']));

  it('is the same site with its letters written out', async () => {
    expect(await verdictOn('münchen.example', 'https://xn--mnchen-3ya.example')).to.deep.equal(['ALLOW']);
    expect(await verdictOn('xn--mnchen-3ya.example', 'https://munchen.example')).to.deep.equal([
      'BLOCK',
      'message_origin_mismatch',
      'payload_not_decoded',
    ]);
  });
});
