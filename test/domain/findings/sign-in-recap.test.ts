import { base64urlnopad, utf8 } from '@scure/base';
import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { judgePayload } from '../../support/payload-judging.js';

const ME = evmAddress('payer');
const ORIGIN = 'https://app.example';
const recap = (content: unknown): string => `urn:recap:${base64urlnopad.encode(utf8.decode(JSON.stringify(content)))}`;
const asks = (...methods: readonly string[]) => ({
  att: { eip155: Object.fromEntries(methods.map((method) => [`request/${method}`, [{}]])) },
});
const told = (...methods: readonly string[]): string =>
  'I further authorize the stated URI to perform the following actions on my behalf: ' +
  `(1) 'request': ${methods.map((method) => `'${method}'`).join(', ')} for 'eip155'.`;

/** A session that begins with a sign-in, as wallets are asked for it. */
const judge = async (statement: string, ...resources: readonly string[]) => {
  const listed = resources.map((one) => `\n- ${one}`).join('');
  const content =
    `app.example wants you to sign in with your Ethereum account:\n${ME}\n\n${statement}\n\nURI: ${ORIGIN}\n` +
    `Version: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2026-11-20T08:00:00Z\nResources:${listed}`;
  const message = { encoding: 'utf8' as const, content };
  const request = { chain: 'ethereum' as const, from_address: ME, message, origin: ORIGIN };
  return (await judgePayload({ route: 'payload', request })).decision.recommendedAction;
};

const METHODS = ['eth_sendTransaction', 'personal_sign'] as const;
const STATEMENT = `Sign in. ${told(...METHODS)}`;

describe('a sign-in that lets the site ask the wallet', () => {
  it('passes, since the wallet shows each request anew, where the statement says just that', async () => {
    expect(await judge(STATEMENT, recap(asks(...METHODS)))).to.equal('ALLOW');
    expect(await judge(told(...METHODS), `${ORIGIN}/terms`, recap({ ...asks(...METHODS), prf: [] }))).to.equal('ALLOW');
    const onOneChain = { att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] } } };
    expect(await judge(told('personal_sign'), recap(onOneChain))).to.equal('ALLOW');
  });

  it('is reviewed where it gives the site anything to do by itself', async () => {
    const { att } = asks(...METHODS);
    for (const content of [
      { att: { eip155: { ...att.eip155, 'execute/personal_sign': [{}] } } },
      { att: { ...att, 'https://notify.example': { 'manage/all-apps-notifications': [{}] } } },
      { att, prf: ['bafybeigk7ly3pog6uupxku3b6bubirr434ib6tfaymvox6gotaaaaaaaaa'] },
      { att: { eip155: { 'request/eth_sendTransaction': [{ max: '1' }], 'request/personal_sign': [{}] } } },
      { att: { eip155: {} } },
    ])
      expect(await judge(STATEMENT, recap(content)), JSON.stringify(content)).to.equal('REVIEW');
    expect(await judge(STATEMENT, recap(asks(...METHODS)), recap(asks(...METHODS)))).to.equal('REVIEW');
    expect(await judge(STATEMENT, 'urn:recap:e30', `${ORIGIN}/*`)).to.equal('REVIEW');
  });

  it('is reviewed where the statement says other than the recap, or asks for more', async () => {
    expect(await judge('Sign in.', recap(asks(...METHODS)))).to.equal('REVIEW');
    expect(await judge(STATEMENT, recap(asks('eth_sign')))).to.equal('REVIEW');
    expect(await judge(STATEMENT, `${ORIGIN}/terms`)).to.equal('REVIEW');
    expect(await judge(`You may transfer all my tokens. ${told(...METHODS)}`, recap(asks(...METHODS)))).to.equal(
      'REVIEW',
    );
  });
});
