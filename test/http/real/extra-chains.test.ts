import { expect } from 'chai';
import { answerFor } from '../../../adapters/tokens/bundled-registry/registry.js';
import { CHAINS, currencyOf, EXTRA_CHAINS } from '../../../domain/chains/index.js';
import { evmAddress } from '../../support/addresses.js';
import { runs } from '../../support/depth.js';
import { transaction } from '../../support/payload-requests.js';
import { FROM } from '../../support/payload-accounts.js';
import { type ReportingService, sharedDatabase, startReporting } from '../../support/reports/report-services.js';
import { corpus } from '../../tools/intents/corpus.js';
import { differences, movedToExtras } from '../../tools/intents/moved.js';
import { runRows } from '../../tools/intents/running.js';
import { itemsOf, resultsOf, sendBatch } from './support/batches.js';
import { checkedBytes, confirm, PAID } from './support/confirming.js';
import { type Reply, useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { MEMORY } from './support/storages.js';

const ALL_ON = { EXTRA_CHAINS: EXTRA_CHAINS.join(', ') };
const SEVEN = 'must be one of ethereum, bnb, polygon, base, arbitrum, optimism, solana';

const messageOf = ({ status, json }: Reply): unknown => [status, json['message']];

type Send = (method: string, path: string, body?: unknown) => Promise<Reply>;

/** Every request that names a chain, and the member by which it does. */
const requestsOn = (chain: string, send: Send): readonly (readonly [member: string, Promise<Reply>])[] => [
  ['chain', send('POST', '/api/check-transaction', transfer(chain, { chain }))],
  ['chain', send('POST', '/api/check-payload', { from_address: FROM, chain, transaction: transaction(PAID) })],
  ['entries/0/chain', send('PUT', '/api/address-lists/deny', entriesOn(chain))],
  ['chain', send('DELETE', `/api/address-lists/deny?address=${evmAddress('denied')}&chain=${chain}`)],
  ['chain', send('GET', `/api/checks?chain=${chain}`)],
  ['chain', send('POST', '/api/attributions', attributionOn(chain))],
  ['unlimited_approval_spenders/0/chain', send('POST', '/api/policies', policyOn(chain))],
];

const entriesOn = (chain: string) => ({
  entries: [{ address: evmAddress('denied'), chain, reason: 'A test.' }],
});
const policyOn = (chain: string) => ({
  ...{ policy_id: `on_${chain}`, name: 'A test', direction: 'outgoing' },
  unlimited_approval_spenders: [{ chain, address: evmAddress('spender') }],
});
const attributionOn = (chain: string) => ({
  ...{ address: evmAddress('known'), chain, kind: 'verified_counterparty', reference: 'File 1' },
  ...{ entity: { name: 'Example', type: 'company' }, valid_until: new Date(Date.now() + 86_400_000).toISOString() },
});

describe('an extra chain that is off', () => {
  const service = useRealService(MEMORY);
  let send: Send;
  before(async () => {
    const key = await service().key();
    send = (method, path, body) =>
      service().send(method, path, {
        key,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
  });

  it('is refused wherever a request names one, as every unknown chain is', async () => {
    for (const chain of [...EXTRA_CHAINS, 'fantom'])
      for (const [member, asked] of requestsOn(chain, send)) {
        const reply = await asked;
        expect([reply.status, reply.json['code']], reply.text).to.deep.equal([400, 'invalid_request']);
        const details = reply.json['details'] as readonly { path: string; message: string }[];
        const { message } = details.find(({ path }) => path === `/${member}`) ?? {};
        expect(message?.replace(', evm', ''), reply.text).to.equal(
          member.startsWith('unlimited') ? 'must be equal to one of the allowed values' : SEVEN,
        );
      }
  });

  it('is in no list of the API description', async () => {
    const { text } = await send('GET', '/openapi.json');
    for (const chain of EXTRA_CHAINS) expect(text).not.to.include(`"${chain}"`);
  });

  it('is refused as one item of a batch', async () => {
    const key = await service().key();
    const reply = await sendBatch(service(), key, itemsOf([transfer('a'), transfer('b', { chain: 'linea' })]));
    expect(resultsOf(reply).map(({ status }) => status)).to.deep.equal([200, 400]);
  });
});

describe('an extra chain that is on', () => {
  const service = useRealService(MEMORY, { environment: ALL_ON });

  it('is taken wherever a request names a chain, and no other that is unknown', async () => {
    const key = await service().key();
    const headers = { 'content-type': 'application/json' };
    const send: Send = (method, path, body) =>
      service().send(method, path, { key, ...(body !== undefined && { headers, body: JSON.stringify(body) }) });
    for (const chain of EXTRA_CHAINS)
      for (const [, asked] of requestsOn(chain, send)) {
        const reply = await asked;
        expect(reply.status, reply.text).to.be.oneOf([200, 201, 404]);
        expect(reply.text).not.to.include('must be one of');
      }
    expect(messageOf(await send('POST', '/api/check-transaction', transfer('x', { chain: 'fantom' })))).to.deep.equal([
      400,
      `chain must be one of ${[...CHAINS, ...EXTRA_CHAINS].join(', ')}.`,
    ]);
    expect((await send('GET', '/openapi.json')).text).to.include(`"solana","${EXTRA_CHAINS.join('","')}"`);
  });

  it('has its coin and its dollars, and allows an ordinary payment of either', async () => {
    const key = await service().key();
    for (const chain of EXTRA_CHAINS) {
      const dollars = ['USDC', 'USDT'].filter((symbol) => answerFor({ chain, symbol, keys: [] }).knownOnChain);
      expect(dollars, chain).not.to.deep.equal([]);
      for (const token of [...dollars, currencyOf(chain).symbol]) {
        const verdict = await service().verdict(key, transfer(`${chain} ${token}`, { chain, token, amount: 0.01 }));
        expect([verdict.network_valid, verdict.recommended_action], `${token} on ${chain}`).to.deep.equal([
          true,
          'ALLOW',
        ]);
      }
    }
  });

  it('never says that a token does not exist there: no row is complete for it', async () => {
    const key = await service().key();
    for (const [chain, code] of [
      ['avalanche', 'token_not_recognized'],
      ['ethereum', 'token_not_on_chain'],
    ] as const) {
      const verdict = await service().verdict(key, transfer('USDbC', { chain, token: 'USDbC' }));
      expect(verdict.findings.map((finding) => finding.code)).to.include(code);
    }
  });

  it('gives intents the action that they have on their own chain', async () => {
    const rows = corpus().filter(({ before }, index) => before.length === 0 && index % runs(27, 9) === 0);
    const moved = movedToExtras(rows);
    expect(moved.length).to.be.greaterThan(runs(60, 200));
    expect(differences(await runRows(rows), await runRows(moved))).to.deep.equal([]);
  });
});

describe('what was recorded of an extra chain', function () {
  this.timeout(240_000);
  let on: ReportingService;
  let off: ReportingService;
  before(async () => {
    const { storage } = await sharedDatabase();
    on = await startReporting(storage, ALL_ON);
    off = await startReporting(storage, { DATA_DIR: on.folder });
  });
  after(async () => {
    await on.stop();
    await off.stop();
  });

  it('is read, listed, confirmed, reported and replayed after it was turned off', async () => {
    const key = await on.key();
    const bytes = { transaction: transaction(PAID, '0x', '10000000000000000', 130) };
    const requestId = await checkedBytes(on, key, 'ALLOW', { ...bytes, chain: 'unichain' });
    expect((await confirm(on, key, requestId, { ...bytes, chain: 'unichain' })).json).to.include({ result: 'SAME' });
    const record = await off.read(key, requestId);
    expect([record.status, record.text]).to.deep.equal([200, (await on.read(key, requestId)).text]);
    expect((await confirm(off, key, requestId, bytes)).json).to.include({ result: 'SAME' });
    expect((await off.makeReport(key, { request_id: requestId })).status).to.equal(201);
    const policy = {
      policy_id: 'careful',
      name: 'Careful',
      direction: 'outgoing',
      thresholds: { large_amount_usd: 1 },
    };
    const headers = { 'content-type': 'application/json' };
    const tested = await off.send('POST', '/api/policies/test', { key, headers, body: JSON.stringify({ policy }) });
    expect(tested.json).to.include({ replayed: 1, stricter: 1 });
  });
});
