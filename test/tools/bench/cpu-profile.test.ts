import { expect } from 'chai';
import {
  allocationsByOwner,
  type AllocationNode,
  type CpuProfile,
  type ProfileNode,
  timeByOwner,
} from './cpu-profile.js';

const node = (id: number, functionName: string, url: string, children: readonly number[] = []): ProfileNode => ({
  id,
  callFrame: { functionName, url },
  children,
});

const profileOf = (nodes: readonly ProfileNode[], samples: readonly number[]): CpuProfile => ({
  nodes,
  samples,
  timeDeltas: samples.map(() => 100),
});

describe('the time of a profile by whose code it is', () => {
  const nodes = [
    node(1, '(root)', '', [2, 3, 4, 5]),
    node(2, '(idle)', ''),
    node(3, '(garbage collector)', ''),
    node(4, 'processTicksAndRejections', 'node:internal/process/task_queues', [6]),
    node(5, 'listOnTimeout', 'node:internal/timers'),
    node(6, 'handle', 'file:///srv/dist/src/http/app.js', [7, 9]),
    node(7, 'decide', 'file:///srv/dist/domain/decide.js', [8]),
    node(8, 'sort', ''),
    node(9, 'query', 'file:///srv/node_modules/pg/lib/client.js', [10]),
    node(10, 'writev', 'node:net'),
  ];

  it('counts the work of Node itself for the nearest caller, and for Node where there is none', () => {
    const times = timeByOwner(profileOf(nodes, [7, 8, 10, 6, 5]));
    expect([...times]).to.have.deep.members([
      ['domain', 200],
      ['pg', 100],
      ['http', 100],
      ['node', 100],
    ]);
  });

  it('keeps idleness and garbage collection apart, and begins with the most', () => {
    expect([...timeByOwner(profileOf(nodes, [2, 2, 2, 3, 3, 9]))]).to.deep.equal([
      ['idle', 300],
      ['gc', 200],
      ['pg', 100],
    ]);
  });

  it('adds up to the whole time', () => {
    const samples = nodes.map(({ id }) => id);
    const sum = [...timeByOwner(profileOf(nodes, samples)).values()].reduce((total, time) => total + time, 0);
    expect(sum).to.equal(samples.length * 100);
  });

  it('is not misled by a function with the name of a member of every object', () => {
    const odd = [node(1, '(root)', '', [2]), node(2, 'constructor', 'file:///srv/dist/domain/decide.js')];
    expect([...timeByOwner(profileOf(odd, [2]))]).to.deep.equal([['domain', 100]]);
  });
});

describe('the memory of a profile by whose code it is', () => {
  const at = (url: string, selfSize: number, children: readonly AllocationNode[] = []): AllocationNode => ({
    callFrame: { functionName: '', url },
    selfSize,
    children,
  });

  it('counts what Node itself allocates for the nearest caller, and begins with the most', () => {
    const head = at('', 1, [
      at('file:///srv/dist/src/http/app.js', 10, [at('node:buffer', 5), at('file:///srv/dist/domain/decide.js', 40)]),
    ]);
    expect([...allocationsByOwner(head)]).to.deep.equal([
      ['domain', 40],
      ['http', 15],
      ['node', 1],
    ]);
  });
});
