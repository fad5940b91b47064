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

/** The declaration that is right, and each change of it. */
const submissionsOf = (declaration: Declaration) => {
  const { request, changes } = declaration;
  const bare = Object.fromEntries(
    Object.entries(request).filter(([name]) => !(PAYLOADS as readonly string[]).includes(name)),
  ) as unknown as typeof request;
  return [
    { declaration, request, what: null, isLess: false, expected: null },
    ...changes.map(({ what, isLess, codes, payload }) => ({
      ...{ declaration, request: { ...bare, ...payload }, what, isLess, expected: codes },
    })),
  ];
};

/** So many declarations of each sort on each of its chains, and their changes. */
export function* declarationSubmissions(random: Random, seed: number, perChain: (sort: Sort) => number) {
  const world = worldOf(random, seed);
  let index = 0;
  for (const sort of SORTS)
    for (const chain of sort.chains)
      for (let count = 0; count < perChain(sort); count += 1) {
        index += 1;
        yield* submissionsOf({ ...sort.make(world, chain, index), sort: sort.name, chain });
      }
}

export const runDeclarations = async (
  random: Random,
  seed: number,
  perChain: (sort: Sort) => number,
): Promise<readonly Trial[]> => {
  const trials: Trial[] = [];
  for (const { declaration, request, ...change } of declarationSubmissions(random, seed, perChain))
    trials.push(trialOf(declaration, await judgePayload({ route: 'transaction', request }), change));
  return trials;
};
