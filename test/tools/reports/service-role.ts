import { signedNote } from '../../../domain/report/checkpoint-note.js';
import type { Signer } from '../../../ports/platform/signing.js';
import type { SealedLog } from './check-tampering.js';
import type { LogTampering } from './log-tampering.js';

/** What the database itself refuses to the role that the service works as. */
export const REFUSED_TO_SERVICE: readonly { readonly change: string; readonly row: string; readonly sql: string }[] = [
  {
    change: 'inserts a signing key',
    row: 'signing_keys',
    sql: `insert into signing_keys values ('forged', 'forged', now())`,
  },
  {
    change: 'inserts a signing key with an endorsement',
    row: 'signing_keys',
    sql: `insert into signing_keys select 'forged', 'forged', now(), key_id, 'forged' from signing_keys limit 1`,
  },
  {
    change: 'changes a signing key',
    row: 'signing_keys',
    sql: `update signing_keys set public_key = 'forged'`,
  },
  { change: 'changes a record', row: 'checks', sql: `update checks set record = ''` },
  { change: 'removes checks', row: 'checks', sql: 'delete from checks' },
  { change: 'removes seals', row: 'seals', sql: 'delete from seals' },
  { change: 'empties the reports', row: 'reports', sql: 'truncate reports' },
  { change: 'switches the triggers off', row: 'checks', sql: 'alter table checks disable trigger all' },
  {
    change: 'acts as a replica, which fires no triggers',
    row: '-',
    sql: 'set session_replication_role = replica',
  },
];

/** What it may do, and `verify-log` names. */
export const allowedToService = async (
  { checks, seals }: SealedLog,
  forger: Signer,
): Promise<readonly LogTampering[]> => {
  const [check, seal] = [checks[0], seals.at(-1)];
  if (check === undefined || seal === undefined) throw new Error('There are checks and seals');
  const text = 'signgate-reports/forged/sandbox\n';
  const note = signedNote(text, forger.publicKey, await forger.signBytes(new TextEncoder().encode(text)));
  return [
    {
      change: 'inserts a check of an earlier time',
      row: 'check req_added',
      statements: [
        ['set role signgate_app'],
        [
          `insert into checks select 'req_added', scope_id, key_id, checked_at, action, direction, duration_ms, timings,
             finding_codes, record from checks where request_id = $1`,
          check.requestId,
        ],
        ['reset role'],
      ],
    },
    {
      change: 'inserts a seal with another key’s signature',
      row: `seal ${seal.seq + 1}`,
      statements: [
        ['set role signgate_app'],
        [
          `insert into seals select scope_id, seq + 1, until + interval '1 hour', request_ids, record_hashes, $1
             from seals where seq = $2`,
          note,
          seal.seq,
        ],
        ['reset role'],
      ],
    },
  ];
};
