import { expect } from 'chai';
import { withoutNetwork } from '../../../conformance/vendor.js';
import { askedTransfer, FAKE_HEAD, fakeNode, isCanary } from '../../../support/fake-node.js';
import { neverAborted } from '../../../support/provider-dependencies.js';
import {
  type Asked,
  asks,
  type Change,
  executionBy,
  isRereading,
  OTHER_HASH,
  playNode,
  type Reply,
  rereadAs,
  simulationOf,
  THIEF,
  TRANSFER,
} from './nodes.js';

describe('the block that an execution is pinned to', () => {
  withoutNetwork();

  it('is read once more where the chain was reorganised, and believed where it is not again', async () => {
    let rereads = 0;
    playNode(1, (good, asked) => {
      if (!isRereading(asked)) return good;
      rereads += 1;
      return rereads === 1 ? rereadAs(good, asked, OTHER_HASH) : good;
    });
    expect(await executionBy(simulationOf(1))).to.deep.include({ isStable: true });
    expect(rereads).to.equal(2);
  });

  it('is likely the one that was named before: what is asked about that ahead counts for it alone', async () => {
    let head = FAKE_HEAD;
    let requests: Asked[] = [];
    playNode(1, (good, asked) => {
      if (isCanary(asked)) return good;
      requests.push(asked);
      const calls = asked as readonly { readonly method: string }[];
      const isOfBlock = ({ id }: Reply): boolean => calls[id]?.method === 'eth_getBlockByNumber';
      return (good as readonly Reply[]).map((reply) => (isOfBlock(reply) ? { ...reply, result: head } : reply));
    });
    const simulation = simulationOf(1);
    const executed = async () => {
      requests = [];
      const { execution } = await simulation.simulate(TRANSFER, neverAborted());
      expect(execution).to.deep.include({ status: 'ok', level: 4, isStable: true, isComplete: true });
      return [execution?.block?.hash, requests.length];
    };
    expect(await executed()).to.deep.equal([FAKE_HEAD.hash, 3]);
    expect(await executed()).to.deep.equal([FAKE_HEAD.hash, 2]);
    const headers = JSON.stringify(requests).match(/"prevRandao":"0x\w+"/g);
    expect(await executed()).to.deep.equal([FAKE_HEAD.hash, 2]);
    expect(JSON.stringify(requests).match(/"prevRandao":"0x\w+"/g)).to.not.include.any.members(headers ?? []);
    head = { ...FAKE_HEAD, hash: OTHER_HASH };
    expect(await executed()).to.deep.equal([OTHER_HASH, 3]);
    await simulation.close();
  });

  it('takes one request more where something changes that no log lets expect', async () => {
    let requests = 0;
    playNode(1, (good, asked) => {
      if (isCanary(asked)) return good;
      requests += 1;
      return JSON.parse(JSON.stringify(good).replace(/"logs":\[\{.*?\}\]/g, '"logs":[]')) as unknown;
    });
    const simulation = simulationOf(1);
    const { execution, witness } = await simulation.simulate(TRANSFER, neverAborted());
    await simulation.close();
    expect(requests).to.equal(4);
    expect(execution).to.deep.include({ status: 'ok', isStable: true, isLogged: false });
    const balances = execution?.effects.filter(({ kind }) => kind === 'balance') ?? [];
    const { reads } = JSON.parse(witness ?? '') as { readonly reads: readonly { readonly what: string }[] };
    expect(reads.filter(({ what }) => what === 'balance'))
      .to.have.length(balances.length)
      .above(0);
  });

  it('is asked about behind a second, wider simulation, and not with the one that it took the place of', async () => {
    // from its second block on each request moves nothing to an account that no log named; a contract pays no gas
    let blocks = 0;
    const switching = fakeNode((call) => {
      blocks += 1;
      return askedTransfer(call).map((one) => ({ ...one, units: 0n, ...(blocks > 1 ? { to: THIEF } : {}) }));
    });
    let isReorganised = false;
    const change: Change = (good, asked) => {
      if (isCanary(asked)) return good;
      if (asks(asked, 'eth_simulateV1')) return good;
      blocks = 0;
      if (asks(asked, 'eth_getBalance'))
        return (good as readonly Reply[]).map((reply) => (reply.id === 4 ? { ...reply, result: '0x6000' } : reply));
      return isReorganised && isRereading(asked) ? rereadAs(good, asked, OTHER_HASH) : good;
    };
    playNode(1, change, switching);
    expect(await executionBy(simulationOf(1))).to.deep.include({ status: 'ok', isStable: true });
    [blocks, isReorganised] = [0, true];
    expect(await executionBy(simulationOf(1))).to.deep.include({ status: 'ok', isStable: false });
  });

  it('gives a result that is not stable where the chain is reorganised both times', async () => {
    playNode(1, (good, asked) => (isRereading(asked) ? rereadAs(good, asked, OTHER_HASH) : good));
    expect(await executionBy(simulationOf(1))).to.deep.include({ isStable: false });
  });
});
