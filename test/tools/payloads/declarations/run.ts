import type { Chain } from '../../../../domain/chains/index.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import type { Declaration, Sort } from '../declaration.js';
import { judgePayload, type Judged } from '../../../support/payload-judging.js';
import type { Random } from '../../faults/support/random.js';
import { worldOf } from '../world.js';
import { SORTS } from './index.js';

/** How one declaration, or one change of one, was judged. */
export interface Trial {
  readonly sort: string;
  readonly chain: Chain;
  /** Null for the declaration that is right. */
  readonly change: string | null;
  readonly isLess: boolean;
  readonly action: Action;
  readonly codes: readonly string[];
  /** False where no finding names the field that was changed. */
  readonly isNamed: boolean;
}

const PAYLOADS: readonly (keyof PayloadMembers)[] = ['transaction', 'typed_data', 'user_operation', 'solana_message'];

const trialOf = (
  { sort, chain }: Declaration,
  { decision, codes }: Judged,
  { what, isLess, expected }: { what: string | null; isLess: boolean; expected: readonly string[] | null },
): Trial => ({
  sort,
  chain,
  change: what,
  isLess,
  action: decision.recommendedAction,
  codes,
  isNamed: expected === null || codes.some((code) => expected.includes(code)),
});

const trialsOf = async (declaration: Declaration): Promise<readonly Trial[]> => {
  const { request, changes } = declaration;
  const right = await judgePayload({ route: 'transaction', request });
  const trials = [trialOf(declaration, right, { what: null, isLess: false, expected: null })];
  const bare = Object.fromEntries(
    Object.entries(request).filter(([name]) => !(PAYLOADS as readonly string[]).includes(name)),
  ) as unknown as typeof request;
  for (const { what, isLess, codes, payload } of changes) {
    const judged = await judgePayload({ route: 'transaction', request: { ...bare, ...payload } });
    trials.push(trialOf(declaration, judged, { what, isLess, expected: codes }));
  }
  return trials;
};

/** Makes so many declarations of each sort on each of its chains, and judges them and their changes. */
export const runDeclarations = async (
  random: Random,
  seed: number,
  perChain: (sort: Sort) => number,
): Promise<readonly Trial[]> => {
  const world = worldOf(random, seed);
  const trials: Trial[] = [];
  let index = 0;
  for (const sort of SORTS)
    for (const chain of sort.chains)
      for (let count = 0; count < perChain(sort); count += 1) {
        index += 1;
        trials.push(...(await trialsOf({ ...sort.make(world, chain, index), sort: sort.name, chain })));
      }
  return trials;
};
