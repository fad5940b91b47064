import { expect } from 'chai';
import { Transaction } from 'micro-eth-signer';
import { accountOf } from '../../support/chain/accounts.js';
import { type Anvil, startAnvil } from '../../support/chain/anvil.js';
import { RpcError } from '../../support/chain/rpc.js';

const alice = accountOf('alice');
const bob = accountOf('bob');
const GWEI = 10n ** 9n;

const payment = (nonce: bigint, value: bigint): string =>
  Transaction.prepare(
    {
      ...{ type: 'eip1559', chainId: 10n, nonce, to: bob.address, value, data: '', gasLimit: 21_000n, accessList: [] },
      ...{ maxFeePerGas: 30n * GWEI, maxPriorityFeePerGas: GWEI },
    },
    false,
  )
    .signBy(alice.key, false)
    .toHex();

describe('the node of the tests', () => {
  let node: Anvil;
  before(async () => {
    node = await startAnvil({ chainId: 10, funded: [alice.address] });
  });
  after(() => node.stop());

  const balanceOf = async (address: string): Promise<bigint> =>
    BigInt(await node.rpc<string>('eth_getBalance', address, 'latest'));

  it('mines signed bytes at once, and forgets them with its snapshot', async () => {
    const id = await node.snapshot();
    const { status, effectiveGasPrice } = await node.sendRaw(payment(0n, 5n));
    expect([status, await balanceOf(bob.address)]).to.deep.equal(['0x1', 5n]);
    expect(BigInt(effectiveGasPrice) > GWEI).to.equal(true);
    await node.revert(id);
    expect(await balanceOf(bob.address)).to.equal(0n);
    expect((await node.sendRaw(payment(0n, 7n))).status).to.equal('0x1');
  });

  it('makes blocks 12 s apart, with all that a header has on a real chain', async () => {
    type Header = Readonly<Record<'timestamp' | 'miner' | 'mixHash' | 'baseFeePerGas', string>>;
    const head = (): Promise<Header> => node.rpc<Header>('eth_getBlockByNumber', 'latest', false);
    const { timestamp } = await head();
    await node.mine(2);
    const later = await head();
    expect(Number(later.timestamp) - Number(timestamp)).to.equal(24);
    for (const member of [later.miner, later.mixHash, later.baseFeePerGas]) expect(BigInt(member) > 0n).to.equal(true);
  });

  it('sends for an account whose key is not at hand, and says what it refuses', async () => {
    const { status } = await node.sendAs(alice.address, { to: bob.address, value: '0x1' });
    expect(status).to.equal('0x1');
    const refused: unknown = await node.rpc('eth_noSuchMethod').catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(RpcError);
  });
});
