import type { Proposal } from '../../../../domain/payload/payload.js';
import type { ReExecuted } from '../../../../ports/sources/simulation.js';
import { blockEffects } from '../block-effects.js';
import { slotEffects } from '../slots.js';
import { type PlannedCall, plannedCalls } from '../transaction.js';
import { execTransactionData } from '../../../../domain/payload/evm/safe-transaction.js';
import { outcomeOf, readWitness, type ExecutionWitness } from '../witness.js';
import { executeWitness } from './machine.js';

/** The owners who agree were asked of the chain; what they agree to is in the bytes. */
const isOfSafe = (planned: PlannedCall, { data, safe }: PlannedCall): boolean =>
  planned.safe !== undefined &&
  safe !== undefined &&
  planned.safe.proposal.digest === safe.proposal.digest &&
  data === execTransactionData(planned.safe.proposal, safe.signatures);

/** The last is what is kept: of an agreement what the Safe does. One before it is where nothing else was executed. */
const isOfProposal = ({ call }: ExecutionWitness, proposal: Proposal): boolean =>
  plannedCalls(proposal).some((planned) => {
    const names = ['sender', 'to', 'value', 'delegate'] as const;
    const isSame = names.every((name) => planned[name] === call[name]);
    return isSame && (isOfSafe(planned, call) || (planned.from === call.from && planned.data === call.data));
  });

/** What a witness does here and now, beside what the node said. Throws for a text that is no witness. */
export const executeAgain = async (text: string, proposal: Proposal): Promise<ReExecuted> => {
  const witness = readWitness(text);
  const { call, reads, delegation, outcome } = witness;
  const { block, diff, missing } = await executeWitness(witness);
  const again = outcomeOf(block);
  const isSame = {
    output: again.output === outcome.output,
    logs: again.logs === outcome.logs,
    gas_used: again.gasUsed === outcome.gasUsed,
    call: isOfProposal(witness, proposal),
  };
  return {
    block: witness.block,
    status: block.status,
    effects: blockEffects({ block, reads, call, delegation, slots: slotEffects(diff, call.safes) }).effects,
    differences: Object.entries(isSame).flatMap(([what, same]) => (same ? [] : [what])),
    missing,
  };
};
