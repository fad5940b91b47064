import type { Actor } from '../../../domain/record/actor.js';
import type { Knex } from 'knex';
import type { Policy } from '../../../domain/policy/policy.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { policyPublished } from '../../shared/audit-changes.js';
import { AlteredRowError, AlreadyExistsError } from '../../../ports/sources/errors.js';
import type { AlteredRow } from '../../../ports/stores/decision-rows.js';
import type { PolicyStore, PublishedPolicy } from '../../../ports/stores/policies.js';
import type { PostgresAuditLog } from './audit.js';
import { asRepeatable } from './session/errors.js';

const TABLE = 'policies';

interface PolicyRow {
  readonly policy_id: string;
  readonly version: number;
  /** Empty: built in. */
  readonly partner_id: string;
  readonly sha256: string;
  readonly published_at: Date;
  readonly document: Policy;
}

/** Published versions of policies: rows that never change. */
export class PostgresPolicyStore implements PolicyStore {
  constructor(
    private readonly database: Knex,
    private readonly audit: PostgresAuditLog,
  ) {}

  async publish(published: PublishedPolicy, by?: Actor): Promise<void> {
    const row = rowOf(published);
    const { policy_id, partner_id, version } = row;
    const existing = await asRepeatable('publish a policy', async () => {
      const same = () => this.policies().where({ policy_id, partner_id, version }).first('sha256');
      return (await same()) ?? (await this.insert(published, by)) ?? same();
    });
    if (existing?.sha256 !== row.sha256)
      throw new AlreadyExistsError('This version of the policy is published with another content');
  }

  /** Undefined: another publisher was faster. */
  private insert(published: PublishedPolicy, by: Actor | undefined): Promise<Pick<PolicyRow, 'sha256'> | undefined> {
    const row = rowOf(published);
    return this.database.transaction(async (transaction) => {
      const [added] = await transaction('policies')
        .insert({ ...row, document: JSON.stringify(row.document) })
        .onConflict(['policy_id', 'partner_id', 'version'])
        .ignore()
        .returning<Pick<PolicyRow, 'sha256'>[]>('sha256');
      if (added === undefined) return undefined;
      const before = await transaction<PolicyRow>('policies')
        .where({ policy_id: row.policy_id, partner_id: row.partner_id })
        .andWhere('version', '<', row.version)
        .orderBy('version', 'desc')
        .first();
      const change = policyPublished(before === undefined ? null : publishedOf(before), published);
      await this.audit.record(transaction, change, by);
      return added;
    });
  }

  async findCurrent(partnerId: string, policyId: string): Promise<PublishedPolicy | null> {
    const row = await asRepeatable('find a policy', () =>
      this.policies()
        .where({ policy_id: policyId })
        .whereIn('partner_id', [partnerId, ''])
        // the empty text of a built-in policy sorts last
        .orderBy([
          { column: 'partner_id', order: 'desc' },
          { column: 'version', order: 'desc' },
        ])
        .first(),
    );
    return row === undefined ? null : publishedOf(row);
  }

  async findByHash(sha256: string): Promise<PublishedPolicy | null> {
    const row = await asRepeatable('find a policy', () =>
      this.policies().where({ sha256 }).orderBy('published_at').first(),
    );
    return row === undefined ? null : publishedOf(row);
  }

  async list(partnerId: string | null): Promise<readonly PublishedPolicy[]> {
    const rows = await asRepeatable('list policies', () => {
      const query = this.policies().orderBy(['policy_id', 'version', 'partner_id']);
      return partnerId === null ? query : query.whereIn('partner_id', [partnerId, '']);
    });
    return rows.map(publishedOf);
  }

  /** Every row that does not fit its hash. */
  async altered(): Promise<readonly AlteredRow[]> {
    const rows = await asRepeatable('read every policy', () => this.policies().orderBy(['policy_id', 'version']));
    return rows.flatMap((row) => {
      const why = misfitOf(row);
      return why === null ? [] : [{ table: TABLE, row: nameOf(row), why }];
    });
  }

  private policies(): Knex.QueryBuilder<PolicyRow, PolicyRow[]> {
    return this.database<PolicyRow>('policies');
  }
}

const rowOf = ({ partnerId, policy, sha256, publishedAtMs }: PublishedPolicy): PolicyRow => ({
  policy_id: policy.policyId,
  version: policy.version,
  partner_id: partnerId ?? '',
  sha256,
  published_at: new Date(publishedAtMs),
  document: policy,
});

const nameOf = ({ policy_id: id, version, partner_id: partnerId }: PolicyRow): string =>
  `${id} ${version}${partnerId === '' ? '' : ` of ${partnerId}`}`;

const misfitOf = (row: PolicyRow): string | null => {
  if (contentHash(row.document) !== row.sha256) return 'its document does not have its hash';
  return row.document.policyId === row.policy_id && row.document.version === row.version
    ? null
    : 'id and version are not those of its document';
};

/** Rejects a row that does not fit its hash: a verdict by it would look as if it were by the policy that it names. */
const publishedOf = (row: PolicyRow): PublishedPolicy => {
  const why = misfitOf(row);
  if (why !== null) throw new AlteredRowError(TABLE, nameOf(row), why);
  return {
    partnerId: row.partner_id === '' ? null : row.partner_id,
    policy: row.document,
    sha256: row.sha256,
    publishedAtMs: row.published_at.getTime(),
  };
};
