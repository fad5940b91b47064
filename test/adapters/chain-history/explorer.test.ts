import { inspect } from 'node:util';
import { expect } from 'chai';
import nock from 'nock';
import { type ExplorerConfig, explorerHistory } from '../../../adapters/chain-history/explorer/index.js';
import { EVM_CHAINS } from '../../../domain/chains/index.js';
import { SENDER } from '../../support/builders.js';
import { JSON_TYPE, reasonOf, withoutNetwork } from '../../conformance/vendor.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const KEY = 'a-key-that-nobody-may-read';
const EXPLORER = 'https://explorer.example';

const sourceWith = (changes: Partial<ExplorerConfig> = {}) =>
  explorerHistory.create(
    {
      ...{ baseUrl: `${EXPLORER}/v2/api`, apiKey: KEY, endpoints: {} },
      ...{ allowPrivateNetwork: false, transactions: 1_000, keepSeconds: 0 },
      ...changes,
    },
    dependenciesWith(),
  );

const asking = (changes: Partial<ExplorerConfig> = {}) =>
  sourceWith(changes).paymentsOf(
    { chain: 'base', account: SENDER, registeredAmong: async () => new Set() },
    neverAborted(),
  );

const TRANSACTION = {
  ...{ blockNumber: '1', timeStamp: '1700000000', hash: `0x${'ab'.repeat(32)}`, from: SENDER, isError: '0' },
  ...{ to: `0x${'cd'.repeat(20)}`, value: '1', input: '0x' },
};
const EMPTY = { status: '0', message: 'No transactions found', result: [] };

describe('what an explorer is asked and says', () => {
  withoutNetwork();

  it('asks Etherscan by the number of the chain, and an explorer of one chain without it and the key', async () => {
    const asked: string[] = [];
    for (const origin of [EXPLORER, 'https://base.example'])
      nock(origin)
        .get(/.*/)
        .reply(200, (path) => (asked.push(path), EMPTY), JSON_TYPE);
    await asking();
    await asking({ endpoints: { base: 'https://base.example/api?apikey=own' } });
    const [ofAll, ofOne] = asked.map((path) => new URL(path, EXPLORER));
    expect([ofAll?.pathname, ofAll?.searchParams.get('chainid'), ofAll?.searchParams.get('apikey')]).to.deep.equal([
      '/v2/api',
      '8453',
      KEY,
    ]);
    expect([ofOne?.pathname, ofOne?.searchParams.get('chainid'), ofOne?.searchParams.get('apikey')]).to.deep.equal([
      '/api',
      null,
      'own',
    ]);
  });

  it('says why an explorer refuses by a 200', async () => {
    const refusals = {
      'Max calls per sec rate limit reached (3/sec)': 'rate_limited',
      'Invalid API Key (#err2)': 'unauthorized',
      'Too many invalid api key attempts, please try again later': 'unauthorized',
      'Free API access is not supported for this chain.': 'unauthorized',
      'Missing or unsupported chainid parameter (required for v2 api)': 'unauthorized',
      'Max daily rate limit reached. 110000 (100%) of 100000 day/limit': 'rate_limited',
      'Query Timeout occured. Please select a smaller result dataset': 'server_error',
      'Error! Missing Or invalid Action name': 'bad_response',
    };
    for (const [result, reason] of Object.entries(refusals)) {
      nock(EXPLORER).persist().get(/.*/).reply(200, { status: '0', message: 'NOTOK', result }, JSON_TYPE);
      expect(await reasonOf(asking()), result).to.equal(reason);
      nock.cleanAll();
    }
  });

  it('holds its key in no failure', async () => {
    const failures: readonly ((route: nock.Interceptor) => nock.Scope)[] = [
      (route) => route.reply(401, ''),
      (route) => route.reply(302, '', { location: `https://elsewhere.example/?apikey=${KEY}` }),
      (route) => route.reply(200, { status: '0', message: 'NOTOK', result: `Invalid API Key ${KEY}` }, JSON_TYPE),
      (route) => route.reply(200, `{"status":"${KEY}`, JSON_TYPE),
      (route) => route.replyWithError(Object.assign(new Error('made up'), { code: 'ECONNRESET' })),
    ];
    for (const failing of failures) {
      failing(nock(EXPLORER).persist().get(/.*/));
      const failure = await asking().then(
        () => 'answered',
        (error: unknown) => error,
      );
      expect(failure).to.be.instanceOf(Error);
      expect(inspect(failure, { depth: 9, showHidden: true })).to.not.include(KEY);
      nock.cleanAll();
    }
  });

  it('says that older transactions were not read where as many came as were asked for', async () => {
    const many = { status: '1', message: 'OK', result: Array.from({ length: 10 }, () => TRANSACTION) };
    nock(EXPLORER).persist().get(/.*/).reply(200, many, JSON_TYPE);
    expect((await asking({ transactions: 10 })).isWhole).to.equal(false);
    expect((await asking({ transactions: 11 })).isWhole).to.equal(true);
  });

  it('says so where a plan that costs nothing gave no more than it gives, though more was asked for', async () => {
    const result = Array.from({ length: 1_000 }, () => TRANSACTION);
    nock(EXPLORER).persist().get(/.*/).reply(200, { status: '1', message: 'OK', result }, JSON_TYPE);
    expect((await asking({ transactions: 10_000 })).isWhole).to.equal(false);
  });

  it('covers the chains that are named as those of the key, and those with an explorer of their own', () => {
    const source = sourceWith({ chains: ['ethereum', 'polygon'], endpoints: { base: 'https://base.example/api' } });
    const covered = EVM_CHAINS.filter((chain) => source.supports(chain));
    expect(covered).to.have.members(['ethereum', 'polygon', 'base']);
    expect(EVM_CHAINS.every((chain) => sourceWith().supports(chain))).to.equal(true);
  });

  it('reads Blockscout: a contract that was made, nothing, and a refusal without a list', async () => {
    const created = {
      ...TRANSACTION,
      to: '',
      contractAddress: `0x${'cd'.repeat(20)}`,
      gasPrice: '',
      confirmations: '9',
    };
    nock(EXPLORER)
      .get(/.*/)
      .reply(200, { status: '1', message: 'OK', result: [created] }, JSON_TYPE);
    expect((await asking()).payments).to.deep.equal([]);
    nock(EXPLORER).get(/.*/).reply(200, { status: '0', message: 'No transactions found', result: [] }, JSON_TYPE);
    expect((await asking()).payments).to.deep.equal([]);
    nock(EXPLORER)
      .persist()
      .get(/.*/)
      .reply(200, { status: '0', message: 'Invalid address hash', result: null }, JSON_TYPE);
    expect(await reasonOf(asking())).to.equal('bad_response');
    nock.cleanAll();
  });

  it('is not made without an explorer', () => {
    expect(() =>
      explorerHistory.create(
        { ...{ baseUrl: EXPLORER, endpoints: {}, allowPrivateNetwork: false }, transactions: 1_000, keepSeconds: 0 },
        dependenciesWith(),
      ),
    ).to.throw(/apiKey/);
  });
});
