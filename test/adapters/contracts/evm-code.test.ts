import { expect } from 'chai';
import nock from 'nock';
import { CONTRACT_TABLE } from '../../../adapters/contracts/local-registry/data/contracts.js';
import {
  callsAbout,
  issuersFor,
  SLOT_NAMES,
  SLOTS,
  type SlotName,
} from '../../../adapters/contracts/evm-code/calls.js';
import { createCodeClient } from '../../../adapters/contracts/evm-code/client.js';
import { FREEZING_ISSUERS } from '../../../adapters/contracts/evm-code/data/issuers.js';
import { answerOfCode } from '../../../adapters/contracts/evm-code/map.js';
import type { AccountReading } from '../../../adapters/contracts/evm-code/wire.js';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import type { Chain } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { JSON_TYPE, reasonOf, withoutNetwork } from '../../conformance/vendor.js';
import { CONTRACT, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const EMPTY = '0'.repeat(64);
const wordOf = (key: string): string => key.slice(2).padStart(64, '0');
const NO_SLOTS = Object.fromEntries(SLOT_NAMES.map((name) => [name, EMPTY])) as Record<SlotName, string>;

/** What is made of a node's reading, by what differs from a contract without slots. */
const answerTo = (changes: Partial<AccountReading>) =>
  answerOfCode(CONTRACT, {
    blockTimeMs: Date.parse(CONTRACT_TABLE.asOf),
    code: '0x6080',
    nonce: 1,
    slots: NO_SLOTS,
    owner: null,
    frozen: [],
    ...changes,
  });
const stateOf = (changes: Partial<AccountReading>) => answerTo(changes).state;
const withSlots = (slots: Partial<Record<SlotName, string>>) => answerTo({ slots: { ...NO_SLOTS, ...slots } });

describe('what a node reads at an address', () => {
  it('is a wallet with a rough age, a contract, or a wallet that delegated to code', () => {
    expect(stateOf({ code: '0x', nonce: 0 })).to.deep.include({ code: 'none', age: 'unused', delegate: null });
    expect([1, 9, 10].map((nonce) => stateOf({ code: '0x', nonce })?.age)).to.deep.equal(['new', 'new', 'used']);
    expect(stateOf({})).to.deep.include({ code: 'contract', age: null });
    expect(stateOf({ code: `0xef0100${RECIPIENT.slice(2)}`, nonce: 12 })).to.deep.include({
      ...{ code: 'delegated', delegate: RECIPIENT, age: 'used' },
    });
  });

  it('is a contract where code only begins like a delegation', () => {
    for (const code of [`0xef0100${RECIPIENT.slice(2)}00`, '0xef0100', '0xef00'])
      expect(stateOf({ code })?.code, code).to.equal('contract');
  });

  it('is a proxy by the slots of EIP-1967 and by those before it, with who can change it', () => {
    const answer = withSlots({ implementation: wordOf(RECIPIENT), admin: wordOf(SENDER) });
    expect(answer.upgradeable).to.equal(true);
    expect(answer.state).to.deep.include({ implementation: RECIPIENT, admin: SENDER });
    const former = withSlots({ formerImplementation: wordOf(RECIPIENT), formerAdmin: wordOf(SENDER) });
    expect([former.upgradeable, former.state?.implementation, former.state?.admin]).to.deep.equal([
      true,
      RECIPIENT,
      SENDER,
    ]);
    const beacon = withSlots({ beacon: wordOf(RECIPIENT) });
    expect([beacon.upgradeable, beacon.state?.implementation]).to.deep.equal([true, null]);
  });

  it('is not called a proxy, and never called fixed, where no slot says so', () => {
    expect([answerTo({}).upgradeable, answerTo({}).verified, answerTo({}).receives]).to.deep.equal([null, null, null]);
    expect(withSlots({ implementation: '1'.repeat(64) }).upgradeable, 'no account').to.equal(null);
    const wallet = answerTo({ code: '0x', slots: { ...NO_SLOTS, implementation: wordOf(SENDER) } });
    expect([wallet.upgradeable, wallet.state?.implementation]).to.deep.equal([null, null]);
  });

  it('names an owner only where the contract returns one account', () => {
    const ownerOf = (owner: string | null) => stateOf({ owner })?.owner;
    expect(ownerOf(`0x${wordOf(SENDER)}`)).to.equal(SENDER);
    for (const owner of [null, '0x', `0x${EMPTY}`, `0x${'f'.repeat(64)}`, `0x${wordOf(SENDER)}${EMPTY}`])
      expect(ownerOf(owner), String(owner)).to.equal(null);
  });

  it('is frozen, not frozen, or not known to be', () => {
    const frozen = (...outputs: readonly string[]) =>
      stateOf({ frozen: outputs.map((output, index) => ({ token: ['USDC', 'USDT'][index] ?? '', output })) })?.frozenBy;
    const [yes, no] = [`0x${EMPTY.slice(1)}1`, `0x${EMPTY}`];
    expect([frozen(yes, no), frozen(yes, yes), frozen(no, no)]).to.deep.equal([['USDC'], ['USDC', 'USDT'], []]);
    expect([frozen('0x', no), frozen('0x', yes)], 'no such contract').to.deep.equal([null, ['USDT']]);
    expect(frozen()).to.deep.equal([]);
    expect(() => frozen(`0x${'2'.padStart(64, '0')}`)).to.throw(ProviderError);
  });
});

describe('the issuers that can freeze accounts', () => {
  it('are asked by the official contracts of their tokens', async () => {
    const registry = bundledRegistry.create({}, dependenciesWith());
    for (const [chain, issuers] of Object.entries(FREEZING_ISSUERS))
      for (const { token, contract } of issuers) {
        const request = { chain: chain as Chain, symbol: token, keys: [] };
        const { officialContracts } = await registry.lookUp(request, neverAborted());
        expect(officialContracts, `${token} on ${chain}`).to.include(contract);
      }
  });

  it('are not asked about their own contract, which USDC keeps frozen', () => {
    expect(issuersFor('ethereum', USDC_ON_ETHEREUM).map(({ token }) => token)).to.deep.equal(['USDT']);
    expect(issuersFor('ethereum', SENDER)).to.have.length(2);
    expect(issuersFor('bnb', SENDER)).to.deep.equal([]);
  });

  it('are asked in the same batch as the code, the nonce and every slot', () => {
    const calls = callsAbout(SENDER, issuersFor('ethereum', SENDER));
    const asked = calls.map(({ method, params }) => [method, ...params].join(' '));
    expect(asked).to.include.members([
      `eth_getCode ${SENDER} latest`,
      `eth_getTransactionCount ${SENDER} latest`,
      ...SLOT_NAMES.map((name) => `eth_getStorageAt ${SENDER} ${SLOTS[name]} latest`),
    ]);
    expect(calls.filter(({ method }) => method === 'eth_call')).to.have.length(3);
  });
});

describe('two nodes for a chain', () => {
  withoutNetwork();
  const [FIRST, SECOND] = ['https://one.example', 'https://two.example'];
  const open = () => createCodeClient({ endpoints: { ethereum: [FIRST, SECOND] }, allowPrivateNetwork: false });
  const chainIdOf = (client: ReturnType<typeof open>) =>
    client.ask(
      'ethereum',
      [{ method: 'eth_chainId', params: [] }],
      ([reply]) => {
        if (reply?.ok !== true || reply.result !== '0x1') throw new ProviderError('bad_response', 'made up');
        return reply.result;
      },
      neverAborted(),
    );
  const node = (origin: string, status: number, result: string) =>
    nock(origin)
      .post('/')
      .times(2)
      .reply(status, [{ jsonrpc: '2.0', id: 0, result }], JSON_TYPE);

  it('give an answer while one of them is out, or speaks of another chain', async () => {
    for (const [status, result] of [
      [401, '0x1'],
      [200, '0x38'],
    ] as const) {
      node(FIRST, status, result);
      node(SECOND, 200, '0x1');
      const client = open();
      expect(await chainIdOf(client)).to.equal('0x1');
      await client.close();
      nock.cleanAll();
    }
  });

  it('fail as the first did where neither gives one', async () => {
    node(FIRST, 401, '0x1');
    node(SECOND, 429, '0x1');
    const client = open();
    expect(await reasonOf(chainIdOf(client))).to.equal('unauthorized');
    await client.close();
  });

  it('are asked no more than so many questions at a time', async () => {
    const client = open();
    nock(FIRST).persist().post('/').delay(60_000).reply(200, []);
    nock(SECOND).persist().post('/').delay(60_000).reply(200, []);
    const ending = new AbortController();
    const ask = () => client.ask('ethereum', [{ method: 'eth_chainId', params: [] }], () => null, ending.signal);
    const waiting = Array.from({ length: 256 }, () => reasonOf(ask()));
    expect(await reasonOf(ask())).to.equal('overloaded');
    ending.abort();
    expect(new Set(await Promise.all(waiting))).to.deep.equal(new Set(['timeout']));
    expect(await reasonOf(ask()), 'there is room again').to.not.equal('overloaded');
    await client.close();
  });
});
