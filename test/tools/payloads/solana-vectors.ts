import { solanaPayload } from '../../../domain/payload/solana/solana-payload.js';
import { exception, type Judge, RIGHT, wrong } from './judgement.js';

interface SolanaRow {
  readonly id: string;
  /** Base64. */
  readonly message: string;
  /** False where the network would refuse it. */
  readonly valid: boolean;
  readonly fee_payer: string;
  /** In the order of the instructions. */
  readonly programs: readonly string[];
}

/** Right where fee payer and programs are those of the row. One that the network would refuse must be refused. */
export const solanaVectors: Judge = (row) => {
  const { id, message, valid, fee_payer: feePayer, programs } = row as SolanaRow;
  const payload = solanaPayload(message, { chain: 'solana', sender: feePayer, describe: () => null });
  if (payload.status === 'invalid') {
    return valid ? wrong(id, payload.problem ?? '') : exception(`not valid, refused: it ${payload.problem}`);
  }
  if (!valid) return wrong(id, 'is not valid, but read');
  if (payload.signers[0] !== feePayer) return wrong(id, 'has another fee payer');
  // what a batch contains has a longer path
  const called = payload.actions.filter(({ path }) => !path.includes('.')).map(({ target }) => target);
  return called.join() === programs.join() ? RIGHT : wrong(id, 'calls other programs');
};
