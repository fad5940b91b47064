import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectPresentable } from './presentable.js';
import { useWorlds } from './worlds.js';

/** A state of a page that is worth looking at, and how it is reached from any other state. */
export interface State<World, Change> {
  readonly name: string;
  readonly arrange: (page: Page, world: World) => Promise<void>;
  /** What is different in a world of its own. */
  readonly world?: Change;
  /** Leaves a world or a page in which other states cannot be reached any more. */
  readonly ends?: true;
  /** What differs from another state of the same page, where that is too long to be judged each time. */
  readonly within?: readonly string[];
  /** The state from which it differs in its words alone: it has a picture, and is not judged again. */
  readonly like?: string;
}

/** A test for each of these states: on one page after the other, where a state needs no world of its own. */
export const describeEachState = <World extends { close(): Promise<void> }, Change>(
  name: string,
  states: readonly State<World, Change>[],
  openWorld: (change?: Change) => Promise<World>,
  /** Of the shared world, what one state sees. */
  partOf: (world: World) => Promise<World> = (world) => Promise.resolve(world),
): void => {
  describe(`every state of ${name}`, function () {
    this.timeout(120_000);
    // the chart of the desk refuses a browser whose language has no proper tag
    const worlds = useWorlds(openWorld, { locale: 'en-US' });

    const judged = states.filter(({ like }) => like === undefined);
    const names = new Set<string | undefined>(judged.map((state) => state.name));
    const lost = states.filter(({ like }) => like !== undefined && !names.has(like));
    if (lost.length > 0) throw new Error(`Like a state that is not judged: ${lost.map((state) => state.name).join()}`);
    for (const { name: state, arrange, world: change, ends, within } of judged)
      it(`${state}: no violation of accessibility or policy, no outside request, nothing too wide`, async () => {
        const isAlone = change !== undefined || ends === true;
        const { world, session } = await (isAlone ? worlds.alone(change) : worlds.shared());
        await arrange(session.page, isAlone ? world : await partOf(world));
        await expectPresentable(session.page, within);
        expect(session.complaints).to.deep.equal([]);
        expect(session.outsideRequests).to.deep.equal([]);
      });
  });
};
