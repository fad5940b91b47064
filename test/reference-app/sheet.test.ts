import { expect } from 'chai';
import fc from 'fast-check';
import type { DecodedAction, Verdict } from '../../src/reference-app/page/api-types.js';
import { SCENES } from '../../src/reference-app/page/story/scenes.js';
import { differingRuns, sheetOf } from '../../src/reference-app/page/story/sheet.js';
import { actionWith, payloadWith, verdictWith } from './answers.js';

const [{ intent, handed }] = SCENES;
const OWN = intent.from_address;
const OTHER = `0x${'ab'.repeat(20)}`;
const USDC = { address: `0x${'cc'.repeat(20)}`, symbol: 'USDC', decimals: 6, token_id: null };

const action = (members: Partial<DecodedAction>): DecodedAction =>
  actionWith({
    ...{ kind: 'token_transfer', asset: USDC, amount: '25000000', from: OWN, to: OTHER, target: USDC.address },
    ...members,
  });

const sheetAbout = (members: Partial<Verdict>) => sheetOf(verdictWith(members), { told: intent, handed });
const bytesDoing = (...actions: readonly DecodedAction[]) => sheetAbout({ payload: payloadWith({ actions }) });

describe('the sheet of a wallet', () => {
  it('tells what the user sends from what the user gets, and from what others get', () => {
    const { send, get, others, spenders, isWhole } = bytesDoing(
      action({}),
      action({ from: OTHER, to: OWN.toUpperCase().replace('0X', '0x'), amount: '1000000' }),
      action({ from: OTHER, to: USDC.address, amount: '2000000' }),
    );
    expect(send).to.deep.equal([{ text: '25 USDC', account: OTHER }]);
    expect(get).to.deep.equal([{ text: '1 USDC', account: null }]);
    expect(others).to.deep.equal([{ text: '2 USDC', account: USDC.address }]);
    expect(spenders).to.deep.equal([]);
    expect(isWhole).to.equal(true);
  });

  it('names every right that is given, whatever its kind, and none that is taken back', () => {
    const { send, spenders } = bytesDoing(
      action({ kind: 'permit', amount: 'unlimited' }),
      action({ kind: 'allowance', amount: '0' }),
      action({ kind: 'delegation', amount: null, asset: null }),
      action({ kind: 'upgrade', amount: null, asset: null }),
    );
    expect(send).to.deep.equal([]);
    expect(spenders.map(({ text }) => text)).to.deep.equal(['any amount of USDC', 'A sentence.', 'A sentence.']);
  });

  it('says that more may happen where a part is not known', () => {
    expect(bytesDoing(action({ kind: 'unknown_call', certainty: 'unknown' })).isWhole).to.equal(false);
    expect(bytesDoing(action({ certainty: 'hint' })).isWhole).to.equal(false);
  });

  it('calls nothing nothing where a call leaves open what it takes: the user was told an amount', () => {
    const call = action({ kind: 'call', from: null, to: null, asset: null, amount: null });
    const outer = { ...call, path: '1' };
    const inner = action({ path: '1.0' });
    expect(bytesDoing(call)).to.deep.include({
      send: [{ text: '25 USDC, as you were told', what: '25 USDC', account: null }],
      isWhole: false,
    });
    expect(bytesDoing(outer, inner)).to.deep.include({ send: [{ text: '25 USDC', account: OTHER }], isWhole: true });
  });

  it('prefers what a node saw, and says so', () => {
    const balance = { kind: 'balance' as const, account: OWN, asset: USDC, before: '30000000', after: '0' };
    const { send, basis } = sheetAbout({
      simulation: { status: 'ok', block: null, diverging: false, effects: [{ ...balance, delta: '-30000000' }] },
    } as unknown as Partial<Verdict>);
    expect(send).to.deep.equal([{ text: '30 USDC', account: null }]);
    expect(basis).to.equal('executed');
  });

  it('marks exactly the characters in which two accounts differ', () => {
    const texts = fc.string({ minLength: 1, maxLength: 44 });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const runs = differingRuns(one, other);
        expect(runs.map(({ text }) => text).join('')).to.equal(one);
        let place = 0;
        for (const { text, differs } of runs) {
          for (const character of text) {
            expect(differs).to.equal(character.toLowerCase() !== (other[place] ?? '').toLowerCase());
            place += 1;
          }
        }
      }),
    );
  });
});
