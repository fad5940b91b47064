import { recordText, readRecordText } from '../../../domain/record/record-text.js';
import { commandResult } from '../../support/service-process.js';
import { logRow } from './tampering-tables.js';
import type { MatrixRow } from './matrix.js';
import type { Sandbox } from './sandbox.js';

/** What the owner of the tables changes in records that no checkpoint has seen. */
export interface Unsealed {
  /** A check whose record alone is changed. */
  readonly recordOnly: string;
  /** A check whose action is changed in record and columns, so that they agree. */
  readonly agreeing: string;
  /** The same with a check of which a report was made before. */
  readonly reported: string;
}

/** Changes the records; the service then seals what it finds. */
export const changeBeforeSealing = (sandbox: Sandbox, { recordOnly, agreeing, reported }: Unsealed): Promise<void> =>
  sandbox.asOwner(async (client) => {
    await client.query('alter table checks disable trigger user');
    for (const requestId of [recordOnly, agreeing, reported]) {
      const { rows } = await client.query<{ readonly record: string }>(
        'select record from checks where request_id = $1',
        [requestId],
      );
      const record = readRecordText(rows[0]?.record ?? '');
      const action = record.decision.recommendedAction === 'BLOCK' ? 'ALLOW' : 'BLOCK';
      const text = recordText({ ...record, decision: { ...record.decision, recommendedAction: action } });
      await client.query('update checks set record = $1 where request_id = $2', [text, requestId]);
      if (requestId !== recordOnly)
        await client.query('update checks set action = $1 where request_id = $2', [action, requestId]);
    }
    await client.query('alter table checks enable trigger user');
  });

/** What is still seen after such a record was sealed. */
export const seenAfterSealing = async (
  sandbox: Sandbox,
  { recordOnly, agreeing, reported }: Unsealed,
): Promise<readonly MatrixRow[]> => {
  const where = 'the owner of the tables, before the check is sealed';
  const replayed = await commandResult(['checks', 'replay', agreeing, '--json'], sandbox.settings);
  return [
    await logRow(sandbox, where, 'a record changed, its columns left', { row: `check ${recordOnly}`, exitCode: 1 }),
    await logRow(sandbox, where, 'record and columns changed, after a report was made of it', {
      row: `check ${reported}`,
      exitCode: 1,
    }),
    {
      where,
      change: 'the action changed in record and columns, no report',
      detectedBy: replayed.code === 1 && replayed.stdout.includes('"different"') ? 'replay' : null,
      row: `check ${agreeing}`,
      exitCode: replayed.code,
      words: replayed.stdout.trim(),
    },
  ];
};
