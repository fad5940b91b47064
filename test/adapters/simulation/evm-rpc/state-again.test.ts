import { expect } from 'chai';
import { readPlanOf } from '../../../../adapters/simulation/evm-rpc/candidates.js';
import { divergenceOf } from '../../../../adapters/shared/compare-executions.js';
import { TRANSFER_BATCH } from '../../../../adapters/simulation/evm-rpc/logs.js';
import { evmStateAgain } from '../../../../adapters/simulation/evm-rpc/index.js';
import { plannedCalls } from '../../../../adapters/simulation/evm-rpc/transaction.js';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import { evmAddress } from '../../../support/addresses.js';
import { SENDER } from '../../../support/builders.js';
import { allowance, balance, ETH, executionWith, tokenAt } from '../../../support/executions.js';
import { TRANSFER } from './nodes.js';

const POOL = evmAddress('pool');
const IN = tokenAt(evmAddress('coin in'));
const OUT = tokenAt(evmAddress('coin out'));
const swap = (units: bigint, gained: bigint) => [balance(SENDER, IN, -units), balance(SENDER, OUT, gained)];

const JUDGED = executionWith({ effects: swap(1_000_000n, 2_000_000n) });
const again = (changes: Partial<Execution>): string | null =>
  evmStateAgain(TRANSFER, JUDGED, executionWith({ effects: JUDGED.effects, ...changes }));

describe('the state just before a signature', () => {
  it('is another one where the same bytes now take much more, or give much less', () => {
    for (const effects of [swap(1_200_000n, 2_000_000n), swap(1_000_000n, 1_000n), swap(10n ** 30n, 2_000_000n)])
      expect(again({ effects })).to.not.equal(JUDGED.fingerprint);
  });

  it('is the same where prices moved a little, or for the better', () => {
    for (const effects of [JUDGED.effects, swap(1_020_000n, 1_950_000n), swap(960_000n, 9_000_000n)])
      expect(again({ effects })).to.equal(JUDGED.fingerprint);
  });

  it('is not known where the second execution can be relied on less than the first', () => {
    const disagreeing = [
      { id: 'ethereum-1', agreed: true },
      { id: 'ethereum-2', agreed: false },
    ];
    for (const changes of [{ isComplete: false }, { lacksFunds: true }, { level: 3 }, { endpoints: disagreeing }])
      expect(again(changes), JSON.stringify(changes)).to.equal(null);
    expect(again({ isLogged: false })).to.not.equal(JUDGED.fingerprint);
  });
});

describe('executions under several headers', () => {
  const between = (...all: readonly (readonly Execution['effects'][number][])[]) =>
    divergenceOf(
      all.map((effects) => ({ status: 'ok', effects })),
      SENDER,
    );

  it('diverge where one of them takes much more of the same asset, though another takes of a second one', () => {
    const refunded = [balance(SENDER, IN, -(10n ** 12n)), balance(SENDER, ETH, -(10n ** 17n))];
    const ordinary = [balance(SENDER, IN, -(10n ** 6n)), balance(SENDER, ETH, -(10n ** 18n))];
    expect(between(ordinary, refunded)).to.equal('loses_more');
    const granted = (after: string) => [allowance(SENDER, POOL, IN, after)];
    expect(between(granted('1000'), granted('1000'), granted('unlimited'))).to.equal('loses_more');
  });

  it('do not where a price differs a little, or by the rounding of small amounts', () => {
    expect(between(swap(1_000_000n, 5n), swap(1_050_000n, 9n))).to.equal('no');
    expect(between(swap(1n, 5n), swap(2n, 5n))).to.equal('no');
  });
});

describe('what is read of an ERC-1155 batch', () => {
  const word = (value: bigint | number): string => value.toString(16).padStart(64, '0');
  const planFor = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => word(index + 1));
    const data = `0x${[word(64), word(96 + count * 32), word(count), ...ids, word(count), ...ids].join('')}`;
    const account = `0x${word(BigInt(SENDER))}`;
    const log = { address: POOL, topics: [TRANSFER_BATCH, account, account, account], data };
    const [call] = plannedCalls(TRANSFER);
    if (call === undefined) throw new Error('A transfer can be executed');
    return readPlanOf(call, TRANSFER, { frames: [], logs: [log], touched: new Map() });
  };

  it('is cut where it moves more ids than are read, and whole where it does not', () => {
    expect(planFor(17).isCut).to.equal(true);
    expect(planFor(16).isCut).to.equal(false);
    expect(
      planFor(16)
        .groups.flat()
        .filter(({ what }) => what === 'balance_of_id'),
    ).to.have.length(16);
  });
});
