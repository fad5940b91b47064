import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { PricingVersion } from '../../../../domain/report/pricing.js';
import { pricePublished } from '../../../shared/audit-changes.js';
import { AlreadyExistsError } from '../../../../ports/sources/errors.js';
import type { PricingStore } from '../../../../ports/stores/reports.js';
import type { PostgresAuditLog } from '../audit.js';
import { asRepeatable } from '../session/errors.js';

interface PricingRow {
  readonly version: number;
  readonly currency: string;
  readonly unit_price: string;
  readonly billing_active: boolean;
  readonly published_at: Date;
}

const pricingOf = (row: PricingRow): PricingVersion => ({
  version: row.version,
  currency: row.currency,
  unitPrice: row.unit_price,
  billingActive: row.billing_active,
  publishedAtMs: row.published_at.getTime(),
});

const rowOf = (pricing: PricingVersion): PricingRow => ({
  version: pricing.version,
  currency: pricing.currency,
  unit_price: pricing.unitPrice,
  billing_active: pricing.billingActive,
  published_at: new Date(pricing.publishedAtMs),
});

const newestOf = async (database: Knex): Promise<PricingRow | undefined> =>
  database<PricingRow>('report_pricing').orderBy('version', 'desc').first();

/** Versions of the price: rows that never change. */
export class PostgresPricingStore implements PricingStore {
  constructor(
    private readonly database: Knex,
    private readonly audit: PostgresAuditLog,
  ) {}

  async publish(pricing: PricingVersion): Promise<void> {
    const row = rowOf(pricing);
    // safe to run twice: a try that was committed unseen has the very same content
    const existing = await asRepeatable('publish a price', () =>
      this.database.transaction(async (transaction) => {
        const before = await newestOf(transaction);
        const added = await transaction('report_pricing')
          .insert(row)
          .onConflict('version')
          .ignore()
          .returning('version');
        const change = pricePublished(before === undefined ? null : pricingOf(before), pricing);
        await this.audit.record(transaction, added.length > 0 ? change : null);
        return transaction<PricingRow>('report_pricing').where({ version: pricing.version }).first();
      }),
    );
    if (existing === undefined || !isDeepStrictEqual(pricingOf(existing), pricing))
      throw new AlreadyExistsError('This version of the price is published already');
  }

  async current(): Promise<PricingVersion | null> {
    const row = await asRepeatable('read the price', () => newestOf(this.database));
    return row === undefined ? null : pricingOf(row);
  }

  async list(): Promise<readonly PricingVersion[]> {
    const rows = await asRepeatable('list prices', () =>
      this.database<PricingRow, PricingRow[]>('report_pricing').orderBy('version'),
    );
    return rows.map(pricingOf);
  }
}
