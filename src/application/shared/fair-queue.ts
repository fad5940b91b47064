import { OverloadedError } from '../../../ports/sources/errors.js';

export interface FairBounds {
  /** Works side by side, of all together and of one partner. */
  readonly all: number;
  readonly ofOne: number;
  /** Works of one partner that may wait. One more is refused. */
  readonly waitingOfOne: number;
}

interface Member {
  inUse: number;
  /** When it came, or began its last work: a count. */
  turn: number;
  readonly waiting: (() => Promise<void>)[];
}

/**
 * Partners take turns: the next place is for the one with the fewest works under way, and of these for the one whose
 * last turn, or arrival, is the longest ago. A free place never waits, except for a partner that has all that one may
 * have.
 */
export class FairQueue {
  private readonly members = new Map<string, Member>();
  private inUse = 0;
  private turns = 0;

  constructor(private readonly bounds: FairBounds) {}

  /** Rejects with `OverloadedError` where too much of that partner waits already; else ends as `work` does. */
  run<Result>(partnerId: string, work: () => Promise<Result>): Promise<Result> {
    const member = this.members.get(partnerId) ?? { inUse: 0, turn: (this.turns += 1), waiting: [] };
    const isFull = this.inUse >= this.bounds.all || member.inUse >= this.bounds.ofOne;
    if (isFull && member.waiting.length >= this.bounds.waitingOfOne)
      return Promise.reject(new OverloadedError('Too many requests of this partner are waiting'));
    this.members.set(partnerId, member);
    return new Promise((resolve, reject) => {
      member.waiting.push(() => work().then(resolve, reject));
      this.startNext();
    });
  }

  private startNext(): void {
    for (let next = this.choose(); next !== undefined && this.inUse < this.bounds.all; next = this.choose()) {
      const [partnerId, member] = next;
      const work = member.waiting.shift();
      member.inUse += 1;
      member.turn = this.turns += 1;
      this.inUse += 1;
      void work?.().finally(() => this.end(partnerId, member));
    }
  }

  private choose(): [string, Member] | undefined {
    let best: [string, Member] | undefined;
    for (const entry of this.members) {
      const [, { inUse, turn, waiting }] = entry;
      if (waiting.length === 0 || inUse >= this.bounds.ofOne) continue;
      if (best === undefined || inUse < best[1].inUse || (inUse === best[1].inUse && turn < best[1].turn)) best = entry;
    }
    return best;
  }

  private end(partnerId: string, member: Member): void {
    this.inUse -= 1;
    member.inUse -= 1;
    if (member.inUse === 0 && member.waiting.length === 0) this.members.delete(partnerId);
    this.startNext();
  }
}
