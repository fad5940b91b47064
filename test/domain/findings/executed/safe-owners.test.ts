import { expect } from 'chai';
import { decide } from '../../../../domain/decision/decide.js';
import type { Action } from '../../../../domain/verdict/action.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../../support/builders.js';
import { contractFacts } from '../../../support/facts.js';
import { SAFE_KINDS } from '../../../support/chain/safe-kinds.js';
import { partOf, safeTypedData } from '../../../support/chain/safes.js';
import { executionWith, nodeFact } from '../../../support/executions.js';
import { judgePayload } from '../../../support/payload-judging.js';
import { seededRandom } from '../../../tools/faults/support/random.js';

const SAFE = partOf('treasury');

/** How a proposal is judged that an execution shows to do just what it says; `isOurs`: our registry knows the Safe. */
const actionFor = async (kind: string, what: 'owner' | 'module' | 'guard', isOurs: boolean): Promise<Action> => {
  const { proposed, owners } = SAFE_KINDS[kind]?.draw(seededRandom(3)) ?? {};
  if (proposed === undefined) throw new Error(`There is no kind "${kind}"`);
  const after = `0x${(proposed.data ?? '').slice(34, 74)}`;
  const effects = [{ kind: 'control', target: SAFE, what, before: null, after, source: 'trace' } as const];
  const { proposal, facts } = await judgePayload(
    {
      route: 'payload',
      request: { from_address: owners?.[0] ?? '', chain: 'ethereum', typed_data: safeTypedData(proposed) },
    },
    [nodeFact(executionWith({ effects }))],
  );
  const contracts = facts.contracts.map((fact) =>
    fact.value?.key === SAFE && isOurs
      ? { ...fact, value: contractFacts(SAFE, { name: 'Our treasury', verified: true }) }
      : fact,
  );
  return decide(proposal, { ...facts, contracts }, OUTGOING_DEFAULT, NOW_MS).recommendedAction;
};

describe('a proposal that changes who acts for a Safe', () => {
  for (const [kind, what] of [
    ['Safe: another owner', 'owner'],
    ['Safe: another module', 'module'],
    ['Safe: another guard', 'guard'],
  ] as const)
    it(`is REVIEW where the Safe is in our own registry, and BLOCK where nobody knows it: ${what}`, async () => {
      expect(await actionFor(kind, what, true)).to.equal('REVIEW');
      expect(await actionFor(kind, what, false)).to.equal('BLOCK');
    });
});
