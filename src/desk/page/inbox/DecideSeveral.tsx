import { useState } from 'preact/hooks';
import { type Disposition, DISPOSITIONS, dispositionState } from '../../../../domain/record/disposition.js';
import { call, objectWith } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { counted, DISPOSITION_WORDS, MAX_CHARACTERS } from '../parts/words.js';
import { noteDecided } from './use-inbox.js';

const SHORTEST_REASON = 3;

interface SeveralOptions {
  readonly chosen: readonly string[];
  /** What a check was asked, in words. */
  readonly deedOf: (requestId: string) => string;
  /** Those that were not recorded stay chosen. */
  readonly done: (refused: readonly string[]) => void;
}

/** Records one decision with one reason for each. Gives those that were refused, with why. */
const decideEach = async (ids: readonly string[], disposition: Disposition, reason: string) => {
  const refused: (readonly [id: string, why: string])[] = [];
  for (const id of ids) {
    const outcome = await call<DeskSchemas['Disposition']>({
      method: 'POST',
      path: `/api/checks/${encodeURIComponent(id)}/dispositions`,
      body: { disposition, reason },
      read: objectWith<DeskSchemas['Disposition']>(),
    });
    if (outcome.ok) noteDecided(id, dispositionState(outcome.value));
    else refused.push([id, outcome.failure.message]);
  }
  return refused;
};

/** One decision for several checks: each is recorded by itself, with the same reason. */
export const DecideSeveral = ({ chosen, deedOf, done }: SeveralOptions) => {
  const [disposition, setDisposition] = useState<Disposition>('reject');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const record = async (): Promise<void> => {
    if (reason.trim().length < SHORTEST_REASON) {
      setTold('Write down why, so that others can follow it later.');
      return;
    }
    setBusy(true);
    const refused = await decideEach(chosen, disposition, reason.trim());
    setBusy(false);
    setReason('');
    const recorded = `Recorded for ${counted(chosen.length - refused.length, 'check')}.`;
    setTold([recorded, ...refused.map(([id, why]) => `${deedOf(id)}: ${why}`)].join(' '));
    done(refused.map(([id]) => id));
  };
  return (
    <form
      class="several"
      aria-label="Decide several at once"
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      {chosen.length === 0 ? null : (
        <>
          <label>
            Decide {counted(chosen.length, 'check')}{' '}
            <select
              value={disposition}
              onChange={({ currentTarget }) => setDisposition(currentTarget.value as Disposition)}
            >
              {DISPOSITIONS.map((kind) => (
                <option key={kind} value={kind}>
                  {DISPOSITION_WORDS[kind][0]}
                </option>
              ))}
            </select>
          </label>
          <label>
            Why?{' '}
            <input
              type="text"
              maxLength={MAX_CHARACTERS}
              value={reason}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary" disabled={busy}>
            {busy ? 'Recording…' : `Record for ${chosen.length}`}
          </button>
        </>
      )}
      <p role="status">{told}</p>
    </form>
  );
};
