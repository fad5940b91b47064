import type { Knex } from 'knex';
import type pg from 'pg';
import { signingKeyRegistered } from '../../../shared/audit-changes.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import { type PublicKeyStore, type RegisteredKey, SigningKeyError } from '../../../../ports/platform/signing.js';
import { AlreadyExistsError } from '../../../../ports/sources/errors.js';
import type { PostgresAuditLog } from '../audit.js';
import { asPort, asRepeatable, errorCode } from '../session/errors.js';

interface KeyRow {
  readonly key_id: string;
  readonly public_key: string;
  readonly registered_at: Date;
  readonly endorsed_by: string | null;
  readonly endorsement: string | null;
}

/** There is one first key, and one key after each. The lock lets instances that start at once see one another's. */
const LOCK = 'lock table signing_keys in share row exclusive mode';
const REGISTER = `
insert into signing_keys (key_id, public_key, registered_at, endorsed_by, endorsement)
select $1, $2, $3, $4, $5
where not exists (select from signing_keys where endorsed_by is not distinct from $4)
on conflict do nothing`;

const NO_RIGHT = '42501';

/** Every public key, with what vouches for it. The role of the service reads them; only the owner adds one. */
export class PostgresPublicKeyStore implements PublicKeyStore {
  /** `asOwner` runs statements as the connected user, outside the role of the service. */
  constructor(
    private readonly database: Knex,
    private readonly audit: PostgresAuditLog,
    private readonly asOwner: (run: (client: pg.ClientBase) => Promise<void>) => Promise<void>,
  ) {}

  async register(key: RegisteredKey): Promise<void> {
    const { publicKey, registeredAtMs, endorsement } = key;
    const { kid, x } = publicKey;
    const values = [kid, x, new Date(registeredAtMs), endorsement?.by ?? null, endorsement?.signature ?? null];
    await asPort('register a public key', async () => {
      try {
        await this.asOwner(async (client) => {
          await client.query('begin');
          await client.query(LOCK);
          const { rowCount } = await client.query(REGISTER, values);
          const entry = rowCount === 1 ? this.audit.statements(signingKeyRegistered(key)) : [];
          for (const { sql, bindings } of entry) await client.query(sql, [...bindings]);
          await client.query('commit');
        });
      } catch (error) {
        if (errorCode(error) !== NO_RIGHT) throw error;
        throw new SigningKeyError(
          'This database user may not register a signing key. Run signgate signing trust-root, or signing endorse, ' +
            'with the DATABASE_URL of the owner of the tables.',
        );
      }
    });
    const keys = await this.list();
    if (!keys.some((one) => one.publicKey.kid === kid))
      throw new AlreadyExistsError('Another key has the place of this one');
  }

  async list(): Promise<readonly RegisteredKey[]> {
    const rows = await asRepeatable('list public keys', () =>
      this.database<KeyRow, KeyRow[]>('signing_keys').orderBy(['registered_at', 'key_id']),
    );
    return rows.map((row) => ({
      publicKey: { kty: 'OKP', crv: 'Ed25519', x: row.public_key, kid: row.key_id, alg: 'EdDSA', use: 'sig' },
      registeredAtMs: row.registered_at.getTime(),
      endorsement:
        row.endorsed_by === null
          ? null
          : { by: row.endorsed_by, at: isoTime(row.registered_at.getTime()), signature: row.endorsement ?? '' },
    }));
  }
}
