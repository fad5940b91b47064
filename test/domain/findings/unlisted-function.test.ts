import { expect } from 'chai';
import fc from 'fast-check';
import { decide } from '../../../domain/decision/decide.js';
import { INTENT_KINDS } from '../../../domain/intent/intent.js';
import { redeclared } from '../../../domain/intent/intent-of.js';
import { namesWhoGains, readPermission } from '../../../domain/intent/permissions.js';
import { isStricter } from '../../../domain/verdict/action.js';
import { CONTRACT, type IntentChanges, RECIPIENT, SENDER, tokens } from '../../support/builders.js';
import { codesOf, decided } from '../../support/deciding.js';
import { runs } from '../../support/depth.js';
import { cases } from '../../support/generators/cases.js';

const VERIFIED = { contract: { verified: true } } as const;

const call = (permission: string, to: string): IntentChanges => ({
  ...{ kind: 'call', contract: CONTRACT, to },
  permissions: [permission],
});

/** Functions that no table names, in the forms in which a caller could name them. */
const unlisted = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.stringMatching(/^[a-z]{3,9}([A-Z][a-z]{2,7}){0,2}$/),
      fc.constantFrom('', '()', '(address)', '(uint256,address,bytes)', ' to my other account'),
    )
    .map(([name, rest]) => name + rest)
    .filter((text) => {
      const { functions } = readPermission(text, 'evm');
      return functions.every(({ families }) => families.length === 0) && !namesWhoGains([text], 'evm');
    });

/** Ordinary circumstances, in which a function that is named could clear something. */
const calm = fc.record({
  kind: fc.constantFrom(...INTENT_KINDS),
  kindRule: fc.constantFrom('sent' as const, 'contract_address' as const, 'permissions' as const),
  to: fc.constantFrom(SENDER, CONTRACT, RECIPIENT),
  contract: fc.constantFrom(CONTRACT, null),
  amount: fc.constantFrom('0', '250'),
  approval: fc.constantFrom(null, tokens('250'), tokens('0')),
  contractVerified: fc.constantFrom(null, true),
});

describe('a declared function', () => {
  it('is as strict with a function that no table knows, or that may name anybody, as with none', () => {
    for (const permission of [
      'foo(address)',
      'collect((uint256,address,uint128,uint128))',
      'bridge to my other account',
    ])
      expect(codesOf(call(permission, RECIPIENT), VERIFIED), permission).to.deep.equal(['receiver_not_sender']);
    for (const to of [SENDER, CONTRACT]) expect(codesOf(call('foo(address)', to), VERIFIED)).to.deep.equal([]);
  });

  it('never clears where no table knows it: in ordinary circumstances', () =>
    fc.assert(
      fc.property(calm, unlisted(), fc.constantFrom(true, false, null), (intent, permission, verified) => {
        const facts = { contract: { verified } };
        const unnamed = decided(intent, facts).recommendedAction;
        const named = decided({ ...intent, permissions: [permission] }, facts).recommendedAction;
        expect(isStricter(unnamed, named), `${unnamed}, and ${named} with ${permission}`).to.equal(false);
      }),
      { numRuns: runs(150, 3_000) },
    ));

  it('never clears where no table knows it: in any circumstances', () =>
    fc.assert(
      fc.property(cases(['outgoing']), unlisted(), ({ intent, payload, facts, policy, nowMs }, permission) => {
        const verdict = (permissions: readonly string[]) =>
          decide({ intent: redeclared(intent, { permissions }), payload }, facts, policy, nowMs).recommendedAction;
        const [unnamed, named] = [verdict([]), verdict([permission])];
        expect(isStricter(unnamed, named), `${unnamed}, and ${named} with ${permission}`).to.equal(false);
      }),
      { numRuns: runs(100, 2_000) },
    ));
});
