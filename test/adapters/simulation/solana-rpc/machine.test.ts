import { expect } from 'chai';
import { DRAINED } from '../../../support/solana-machine/own-programs.js';
import { THIEF } from '../../../support/solana-machine/world.js';
import { SOLANA_KINDS } from '../../../support/solana-machine/kinds.js';
import { trySolanaMessage } from '../../../support/solana-machine/trial.js';
import { useSolanaMachine } from '../../../support/solana-machine/use-machine.js';

/** Another account signs too; no limit. */
const STOPPED = ['tokens, the fee paid by another', 'an allowance without limit'];

describe('a Solana message on Solana’s own runtime', () => {
  const solana = useSolanaMachine();

  const tried = (kind: string) => trySolanaMessage(solana.machine, solana.simulation, kind, 7);

  it('shows what a program of our own takes, and never allows one that waits with it', async () => {
    const drain = await tried('theft: by a program of its own');
    const taken = drain.execution?.effects.filter((one) => one.kind === 'balance' && one.account === THIEF);
    expect([drain.execution?.status, taken?.[0]?.kind === 'balance' ? taken[0].delta : null]).to.deep.equal([
      'ok',
      String(DRAINED),
    ]);
    expect([drain.action, ...drain.codes], drain.messages.join('\n')).to.include.members([
      'BLOCK',
      'undeclared_outflow',
    ]);
    const waits = await tried('theft: by a program that waits for a later slot');
    expect([waits.execution?.status, waits.execution?.effects, waits.action]).to.deep.equal(['ok', [], 'REVIEW']);
  });

  it('is done or refused as the program says that a token asks', async () => {
    const lenient = await tried('tokens whose program is asked');
    const refusing = await tried('fails: tokens whose program refuses');
    expect([lenient.execution?.status, refusing.execution?.status]).to.deep.equal(['ok', 'reverted']);
  });

  for (const kind of Object.keys(SOLANA_KINDS)) {
    it(`does what was said before: ${kind}`, async () => {
      const { execution, differences, again, action, messages } = await trySolanaMessage(
        solana.machine,
        solana.simulation,
        kind,
        7,
      );
      expect(differences, JSON.stringify(execution?.effects)).to.deep.equal([]);
      const isOfOwnProgram = /by a program (of its own|that waits)|whose program/.test(kind);
      expect(again.join(), 'without a node').to.match(
        isOfOwnProgram ? /lacks what the message needs: the code of \w+$/ : /^$/,
      );
      if (kind.startsWith('theft') || kind.startsWith('fails')) expect(action).not.to.equal('ALLOW');
      else if (!STOPPED.includes(kind)) expect(action, messages.join(' ')).not.to.equal('BLOCK');
      expect(messages.join(' ')).not.to.match(/allowance of SOL|amount of SOL|0 SOL/);
    });
  }
});
