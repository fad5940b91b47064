/** What lies between any two hosts. */
export interface Network {
  /** `1 ms, loss 0.1 %`. */
  readonly name: string;
  /** Of each packet on its way, one way. */
  readonly delayMs: number;
  /** Share of packets that are lost, one way. */
  readonly loss: number;
}

/** One measured round. */
export interface Cell {
  readonly instances: number;
  readonly network: Network;
}

const DELAYS_MS = [0, 1, 10] as const;
const LOSSES_PERCENT = [0, 0.1, 1] as const;
export const INSTANCE_COUNTS = [1, 2, 3, 4] as const;

const networkOf = (delayMs: number, lossPercent: number): Network => ({
  name: `${delayMs === 0 ? 'no delay' : `${delayMs} ms`}${lossPercent === 0 ? '' : `, loss ${lossPercent} %`}`,
  delayMs,
  loss: lossPercent / 100,
});

/** Every delay with every loss, the best network first. */
export const NETWORKS: readonly Network[] = LOSSES_PERCENT.flatMap((loss) =>
  DELAYS_MS.map((delayMs) => networkOf(delayMs, loss)),
);

/** A step of a run: once these instances run, a round in each network. */
export interface Step {
  readonly instances: number;
  readonly cells: readonly Cell[];
}

/**
 * The rounds of a run. Instances come one by one, so that none is started twice; every second step takes the networks
 * from the other end, so that what grows with the run (tables, caches) is not always on the side of the worst network.
 */
export const planOf = (networks: readonly Network[] = NETWORKS): readonly Step[] =>
  INSTANCE_COUNTS.map((instances, index) => ({
    instances,
    cells: (index % 2 === 0 ? networks : [...networks].reverse()).map((network) => ({ instances, network })),
  }));

/** Which host has the instance of this number, counted from 0: they are spread evenly. */
export const hostOf = (instance: number): 'a' | 'b' => (instance % 2 === 0 ? 'a' : 'b');
