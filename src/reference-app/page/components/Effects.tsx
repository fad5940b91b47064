import type { PublishedEffect } from '../../../../domain/facts/simulation/published-execution.js';
import { howMuch } from '../../../../domain/payload/sentence.js';
import type { Schemas } from '../api-types.js';
import { shownMoment, words } from '../text.js';
import { Address, Foreign } from './Foreign.js';

const STATUSES: Readonly<Record<Schemas['Simulation']['status'], string>> = {
  ok: 'A node executed the bytes as the next block would.',
  reverted: 'A node executed the bytes, and they revert: nothing but the fee would be spent.',
  halted: 'A node executed the bytes, and they halt: nothing but the fee would be spent.',
  unavailable: 'No node executed the bytes. What they would do is known from reading them alone.',
};

/** What differs once the bytes are executed, by a node. */
export const Effects = ({
  simulation,
  sender,
}: {
  readonly simulation: Schemas['Simulation'];
  readonly sender: string;
}) => (
  <section aria-labelledby="effects-title">
    <h3 id="effects-title">What would happen</h3>
    <p class="quiet">
      {STATUSES[simulation.status]}
      {simulation.block === null ? null : ` State of ${shownMoment(simulation.block.time)}.`}
      {simulation.diverging ? ' It differs from block to block; the worst is shown.' : null}
    </p>
    {simulation.effects.length === 0 ? null : (
      <ol class="actions">
        {simulation.effects.map((effect, index) => (
          <li key={index}>
            <p class="sentence">{sentenceOf(effect)}</p>
            <dl class="parts">
              {accountsOf(effect).map(([label, account]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{account.toLowerCase() === sender.toLowerCase() ? 'You' : <Address text={account} />}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    )}
  </section>
);

const sentenceOf = (effect: PublishedEffect) => {
  switch (effect.kind) {
    case 'balance': {
      const isLess = effect.delta.startsWith('-');
      const amount = howMuch({ amount: effect.delta.replace('-', ''), asset: effect.asset });
      return (
        <>
          {isLess ? 'Loses' : 'Gains'} <Foreign text={amount} />
        </>
      );
    }
    case 'allowance':
      return (
        <>
          May spend <Foreign text={howMuch({ amount: effect.after, asset: effect.asset })} />
        </>
      );
    case 'operator':
      return effect.after ? 'May move everything of the collection' : 'May no longer move the collection';
    case 'control':
      return (
        <>
          {words(effect.what)} is <Foreign text={effect.after ?? 'taken away'} />
        </>
      );
  }
};

const accountsOf = (effect: PublishedEffect): readonly (readonly [string, string])[] => {
  switch (effect.kind) {
    case 'balance':
      return [['Account', effect.account]];
    case 'allowance':
      return [
        ['Spender', effect.spender],
        ['Owner', effect.owner],
      ];
    case 'operator':
      return [
        ['Operator', effect.operator],
        ['Owner', effect.owner],
      ];
    case 'control':
      return [['Contract', effect.target]];
  }
};
