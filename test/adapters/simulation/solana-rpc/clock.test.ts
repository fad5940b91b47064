import { expect } from 'chai';
import { reasonOf, withoutNetwork } from '../../../conformance/vendor.js';
import { type Change, executionBy, PAID, playNode, simulationOf } from './nodes.js';

/** Gives the accounts with a clock that is so many seconds ahead. */
const ahead =
  (seconds: number): Change =>
  (good, asked) => {
    if (asked.join() !== 'getMultipleAccounts') return good;
    return good.map((reply) => {
      const [clock, ...others] = reply.result.value as readonly { readonly data: readonly [string, string] }[];
      const data = Buffer.from(clock?.data[0] ?? '', 'base64');
      data.writeBigInt64LE(data.readBigInt64LE(data.length - 8) + BigInt(seconds), data.length - 8);
      const later = { ...clock, data: [data.toString('base64'), 'base64'] };
      return { ...reply, result: { ...reply.result, value: [later, ...others] } };
    });
  };

describe('the clock of a Solana node', () => {
  withoutNetwork();

  it('is refused where it is further behind than the settings allow', async () => {
    playNode(1);
    expect(await reasonOf(executionBy(simulationOf(1, 1)))).to.equal('bad_response');
  });

  it('is refused where it is of the future', async () => {
    playNode(1, PAID, { change: ahead(3_600) });
    expect(await reasonOf(executionBy(simulationOf(1)))).to.equal('bad_response');
  });

  it('is believed where it is a little ahead', async () => {
    playNode(1, PAID, { change: ahead(60) });
    expect(await reasonOf(executionBy(simulationOf(1)))).to.equal('answered');
  });
});
