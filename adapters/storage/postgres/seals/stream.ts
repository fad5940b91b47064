/**
 * What is said and done beside the checks, and is sealed with them: append-only tables of which each row is a leaf. A
 * row is named by a word and its key, which no id of a check is like.
 */
interface SealedTable {
  readonly word: string;
  readonly table: string;
  readonly key: string;
  /** When it was said: in a seal's stretch of time it must be in that seal. */
  readonly at: string;
  /** Further columns of a time. */
  readonly times?: readonly string[];
}

const SEALED_TABLES: readonly SealedTable[] = [
  { word: 'outcome', table: 'check_outcomes', key: 'outcome_id', at: 'reported_at' },
  {
    ...{ word: 'confirmation', table: 'check_confirmations', key: 'confirmation_id' },
    ...{ at: 'confirmed_at', times: ['expires_at'] },
  },
  { word: 'disposition', table: 'check_dispositions', key: 'disposition_no', at: 'decided_at' },
  { word: 'assignment', table: 'check_assignments', key: 'assignment_no', at: 'assigned_at' },
  { word: 'note', table: 'check_notes', key: 'note_no', at: 'noted_at' },
  { word: 'statement', table: 'partner_statements', key: 'change_id', at: 'changed_at' },
  { word: 'withdrawal', table: 'check_withdrawals', key: 'request_id', at: 'withdrawn_at' },
  { word: 'audit', table: 'audit_entries', key: 'audit_id', at: 'recorded_at' },
];

const CHAIN_OF_ENTRY = `case when partner_id is null or environment is null then 'service/production'
  else partner_id || '/' || environment end`;

/**
 * Finds the rows of a stretch. An entry of the audit trail that is of no partner's environment is of the service's own
 * chain.
 */
export const SEALED_INDEXES = SEALED_TABLES.map(({ table, at }) =>
  table === 'audit_entries'
    ? `create index ${table}_to_seal on ${table} ((${CHAIN_OF_ENTRY}), ${at});`
    : `create index ${table}_to_seal on ${table} (scope_id, ${at});`,
).join('\n');

/** Of the rows `t` of the scope whose number, partner and environment are these expressions. */
const ofScope = ({ table }: SealedTable, scopeId: string, chain: string): string =>
  table === 'audit_entries' ? `(${CHAIN_OF_ENTRY}) = ${chain}` : `t.scope_id = ${scopeId}`;

const within = (at: string, from: string, until: string): string =>
  `t.${at} >= coalesce(${from}, '-infinity') and t.${at} < ${until}`;

/** Whether the scope `s` has such rows after its last seal `l` and before $1. */
export const HAS_UNSEALED = SEALED_TABLES.map(
  (sealed) => `exists (select from ${sealed.table} t
    where ${ofScope(sealed, 's.scope_id', `s.partner_id || '/' || s.environment`)}
      and ${within(sealed.at, 'l.until', '$1')})`,
).join(' or ');

/**
 * The whole row as text that is the same in every session, but for the number of its transaction, which is another one
 * in another database.
 */
const textOf = ({ at, times = [] }: SealedTable): string => {
  const moments = [at, ...times].map((time) => `'${time}', t.${time} at time zone 'UTC'`);
  return `(to_jsonb(t) - 'written_in' || jsonb_build_object(${moments.join(', ')}))::text`;
};

/** Id, time and text of the rows of scope $1 from $2 to before $3. */
export const SEALABLE_ROWS = SEALED_TABLES.map(
  (sealed) => `
  select '${sealed.word} ' || t.${sealed.key} as request_id, t.${sealed.at} as checked_at, ${textOf(sealed)} as record
  from ${sealed.table} t
  where ${ofScope(sealed, '$1', `(select partner_id || '/' || environment from scopes where scope_id = $1)`)}
    and ${within(sealed.at, '$2::timestamptz', '$3')}`,
).join('\n  union all');
