import { expect } from 'chai';
import type { CellFigures } from './measure.js';
import { parseEchoes } from './ping.js';
import { type Cell, planOf } from './plan.js';
import { outcomeOf } from './show.js';

const figuresOf = (cell: Cell): CellFigures => ({
  ...cell,
  ...{ unavailable: 2, unexpected: 0, broken: 0, takenOut: 1, knownBad: 50, allowed: 0, seconds: 2 },
  load: { requestsPerSecond: 502, p50Ms: 10, p95Ms: 20, p99Ms: 30.4, failed: 2, answers: 1004 },
  checksPerSecond: 500 * cell.instances,
  echoes: { rttMs: 2 * cell.network.delayMs, lost: 2 * cell.network.loss },
  carried: { packets: 10_000 * cell.instances, dropped: 100, late_us: 1_000_000, worst_us: 5_000 },
  cpuUs: { service: 300, engine: 100, balancer: 50, load: 50, wire: 100 },
});

const cells = planOf().flatMap((step) => step.cells.map(figuresOf));
const ending = { acknowledged: 36_000, lost: 0, postgres: '15.18' };

describe('what is shown of the two hosts', () => {
  it('has a row for each network and a column for each number of instances, the best network first', () => {
    const [summary] = outcomeOf(cells, ending).sections;
    expect(summary?.table.rows).to.have.length(9);
    expect(summary?.table.rows[0]).to.deep.equal([
      'no delay',
      '0.0 ms',
      '0.00 %',
      '500/s, 30 ms',
      '1000/s, 30 ms',
      '1500/s, 30 ms',
      '2000/s, 30 ms',
    ]);
    expect(summary?.table.rows.at(-1)?.slice(0, 3)).to.deep.equal(['10 ms, loss 1 %', '20.0 ms', '2.00 %']);
    expect(summary?.notes.join(' ')).to.include('Acknowledged 36000, lost 0').and.include('72 × 503');
  });

  it('says beside each round what the network was and what a check cost', () => {
    const [, rounds, network] = outcomeOf(cells, ending).sections;
    expect(rounds?.table.rows[0]).to.deep.equal([
      'no delay',
      '1',
      '500',
      '10.0',
      '20.0',
      '30.4',
      '2',
      '0',
      '0',
      '1',
      '0 of 50',
    ]);
    expect(network?.table.rows.at(-4)).to.deep.equal([
      '10 ms, loss 1 %',
      '1',
      '20.00',
      '2.00 %',
      '10.0',
      '1.00 %',
      '0.10 (5.0)',
      '300',
      '100',
      '50',
      '50',
      '100',
      '0.30',
    ]);
  });

  it('draws throughput and p99, a line for each network', () => {
    const { plots } = outcomeOf(cells, ending);
    expect(plots.map(({ name }) => name)).to.deep.equal(['hosts-throughput', 'hosts-p99']);
    for (const { plot } of plots) expect(plot.series).to.have.length(9);
    expect(plots[0]?.plot.series[0]?.points).to.deep.equal([1, 2, 3, 4].map((x) => ({ x, y: 500 * x })));
  });

  it('is right with 503, and not with a lost check, a false ALLOW, another status, a broken call or no check', () => {
    expect(outcomeOf(cells, ending).isRight).to.equal(true);
    for (const wrong of [{ lost: 1 }, { acknowledged: 0 }])
      expect(outcomeOf(cells, { ...ending, ...wrong }).isRight, JSON.stringify(wrong)).to.equal(false);
    for (const wrong of [{ allowed: 1 }, { unexpected: 1 }, { broken: 1 }]) {
      const [first, ...others] = cells;
      const changed = [...others, { ...(first as CellFigures), ...wrong }];
      expect(outcomeOf(changed, ending).isRight, JSON.stringify(wrong)).to.equal(false);
    }
  });
});

describe('what ping says', () => {
  const said = (received: number, end: string): string =>
    `PING 10.0.0.2 (10.0.0.2) 56(84) bytes of data.\n\n--- 10.0.0.2 ping statistics ---\n` +
    `1000 packets transmitted, ${received} received, 2.1% packet loss, time 2012ms\n${end}`;

  it('is read as the mean round trip and the share of echoes that were lost', () => {
    const { rttMs, lost } = parseEchoes(said(979, 'rtt min/avg/max/mdev = 20.100/20.412/23.000/0.200 ms, pipe 11\n'));
    expect(rttMs).to.equal(20.412);
    expect(lost).to.be.closeTo(0.021, 1e-9);
  });

  it('is refused where no echo came back', () => {
    expect(() => parseEchoes(said(0, ''))).to.throw('ping said');
  });
});
