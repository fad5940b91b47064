import { expect } from 'chai';
import { withoutNetwork } from '../../../conformance/vendor.js';
import { FAKE_HEAD, isCanary } from '../../../support/fake-node.js';
import { neverAborted } from '../../../support/provider-dependencies.js';
import {
  type Asked,
  executionBy,
  isRereading,
  OTHER_HASH,
  playNode,
  type Reply,
  rereadAs,
  simulationOf,
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

  it('gives a result that is not stable where the chain is reorganised both times', async () => {
    playNode(1, (good, asked) => (isRereading(asked) ? rereadAs(good, asked, OTHER_HASH) : good));
    expect(await executionBy(simulationOf(1))).to.deep.include({ isStable: false });
  });
});
