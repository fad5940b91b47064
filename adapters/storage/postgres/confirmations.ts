import type { Knex } from 'knex';
import type { ConfirmationResult } from '../../../domain/record/confirmation.js';
import type { Environment } from '../../../domain/record/record.js';
import type { ConfirmationEntry, ConfirmationStore } from '../../../ports/stores/confirmations.js';
import type { ScopeNumbers } from './scopes.js';
import { asRepeatable } from './session/errors.js';

interface ConfirmationRow {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly key_id: string;
  readonly result: ConfirmationResult;
  readonly fields: readonly string[];
  readonly payload_sha256: string | null;
  readonly receipt: string | null;
  readonly confirmed_at: Date;
  readonly expires_at: Date;
}

/** A row for each answer, in the order of their numbers. */
export class PostgresConfirmationStore implements ConfirmationStore {
  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
  ) {}

  async append(entry: ConfirmationEntry): Promise<void> {
    // a try of unknown fate may leave the row twice, which changes nothing
    await asRepeatable('append a confirmation', async () => {
      await this.database('check_confirmations').insert({
        request_id: entry.requestId,
        scope_id: await this.scopes.ensure(entry.scope),
        key_id: entry.keyId,
        result: entry.result,
        fields: entry.fields,
        payload_sha256: entry.payloadSha256,
        receipt: entry.receipt,
        confirmed_at: new Date(entry.confirmedAtMs),
        expires_at: new Date(entry.expiresAtMs),
      });
    });
  }

  async listAnywhere(requestId: string): Promise<readonly ConfirmationEntry[]> {
    return asRepeatable('list confirmations', async () => {
      const rows = await this.database<ConfirmationRow>('check_confirmations')
        .join('scopes', 'scopes.scope_id', 'check_confirmations.scope_id')
        .where({ request_id: requestId } as object)
        .orderBy('confirmation_id')
        .select(
          'partner_id',
          'environment',
          'key_id',
          'result',
          'fields',
          'payload_sha256',
          'receipt',
          'confirmed_at',
          'expires_at',
        );
      return (rows as readonly ConfirmationRow[]).map((row) => confirmationEntry(requestId, row));
    });
  }
}

const confirmationEntry = (requestId: string, row: ConfirmationRow): ConfirmationEntry => ({
  requestId,
  scope: { partnerId: row.partner_id, environment: row.environment },
  keyId: row.key_id,
  result: row.result,
  fields: row.fields,
  payloadSha256: row.payload_sha256,
  receipt: row.receipt,
  confirmedAtMs: row.confirmed_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
});
