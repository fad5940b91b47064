import { expect } from 'chai';
import { SOLANA_KINDS } from '../../../support/solana-machine/kinds.js';
import { trySolanaMessage } from '../../../support/solana-machine/trial.js';
import { useSolanaMachine } from '../../../support/solana-machine/use-machine.js';

/** Another account signs too; no limit. */
const STOPPED = ['tokens, the fee paid by another', 'an allowance without limit'];

describe('a Solana message on Solana’s own runtime', () => {
  const solana = useSolanaMachine();

  for (const kind of Object.keys(SOLANA_KINDS)) {
    it(`does what was said before: ${kind}`, async () => {
      const { execution, differences, action, messages } = await trySolanaMessage(
        solana.machine,
        solana.simulation,
        kind,
        7,
      );
      expect(differences, JSON.stringify(execution?.effects)).to.deep.equal([]);
      if (kind.startsWith('theft') || kind.startsWith('fails')) expect(action).not.to.equal('ALLOW');
      else if (!STOPPED.includes(kind)) expect(action, messages.join(' ')).not.to.equal('BLOCK');
      expect(messages.join(' ')).not.to.match(/allowance of SOL|amount of SOL|0 SOL/);
    });
  }
});
