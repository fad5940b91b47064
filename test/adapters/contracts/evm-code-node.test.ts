import { expect } from 'chai';
import { SLOTS } from '../../../adapters/contracts/evm-code/calls.js';
import { evmCode } from '../../../adapters/contracts/evm-code/index.js';
import type { ContractRegistry } from '../../../ports/sources/contracts.js';
import { expectAction, judged } from '../../conformance/judge.js';
import { reasonOf } from '../../conformance/vendor.js';
import { CONTRACT, intentWith, NOW_MS, RECIPIENT, SENDER, tokens, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { accountOf } from '../../support/chain/accounts.js';
import { type Anvil, startAnvil } from '../../support/chain/anvil.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const OWNER = accountOf('owner').address;
const wordOf = (key: string): string => `0x${key.slice(2).padStart(64, '0')}`;

/** Code that returns this account to every question. */
const returning = (key: string): string => `0x73${key.slice(2)}5f5260205ff3`;
/** Code that says yes of this account and no of every other, as a list of frozen accounts does. */
const freezing = (key: string): string => `0x60043573${key.slice(2)}145f5260205ff3`;

describe('a real node that is asked what stands at an address', () => {
  let node: Anvil;
  let code: ContractRegistry;
  const open = (url: string) =>
    evmCode.create(
      { endpoints: { ethereum: [url] }, allowPrivateNetwork: true, maxAgeSeconds: 600 },
      dependenciesWith(),
    );
  before(async () => {
    node = await startAnvil({ genesisTime: NOW_MS / 1_000 - 60 });
    code = open(node.url);
  });
  after(async () => {
    await code.close();
    await node.stop();
  });
  const stateOf = async (key: string) => (await code.lookUp('ethereum', key, neverAborted())).state;

  it('says of a wallet how much it has sent, and nothing of issuers that are not there', async () => {
    expect(await stateOf(RECIPIENT)).to.deep.equal({
      ...{ code: 'none', implementation: null, admin: null, owner: null, delegate: null },
      ...{ age: 'unused', frozenBy: null },
    });
    await node.rpc('anvil_setNonce', RECIPIENT, '0x3');
    expect((await stateOf(RECIPIENT))?.age).to.equal('new');
  });

  it('reads code, owner and the slots of a proxy', async () => {
    await node.rpc('anvil_setCode', CONTRACT, returning(OWNER));
    await node.rpc('anvil_setStorageAt', CONTRACT, SLOTS.implementation, wordOf(SENDER));
    const answer = await code.lookUp('ethereum', CONTRACT, neverAborted());
    expect([answer.upgradeable, answer.verified]).to.deep.equal([true, null]);
    expect(answer.state).to.deep.include({ code: 'contract', owner: OWNER, implementation: SENDER, age: null });
  });

  it('reads what an issuer says of an account', async () => {
    await node.rpc('anvil_setCode', USDC_ON_ETHEREUM, freezing(OWNER));
    expect((await stateOf(OWNER))?.frozenBy).to.deep.equal(['USDC']);
    expect((await stateOf(SENDER))?.frozenBy, 'USDT is not there').to.equal(null);
  });

  it('tells a wallet that delegated to code from a contract, and blocks an allowance to it', async () => {
    const spender = accountOf('delegating').address;
    const allowance = () =>
      judged(evmCode, code, intentWith({ kind: 'approval', contract: spender, approval: tokens('1'), amount: '1' }));
    await node.rpc('anvil_setCode', spender, `0xef0100${CONTRACT.slice(2)}`);
    expect(await stateOf(spender)).to.deep.include({ code: 'delegated', delegate: CONTRACT });
    expectAction(await allowance(), 'BLOCK');
    await node.rpc('anvil_setCode', spender, returning(OWNER));
    expectAction(await allowance(), 'REVIEW');
  });

  it('is refused where it is a node of another chain', async () => {
    const other = await startAnvil({ chainId: 10, genesisTime: NOW_MS / 1_000 - 60 });
    const misplaced = open(other.url);
    expect(await reasonOf(misplaced.lookUp('ethereum', SENDER, neverAborted()))).to.equal('bad_response');
    await misplaced.close();
    await other.stop();
  });
});
