import type { PricingVersion } from '../../../domain/report/pricing.js';
import { publishPricing } from '../../application/reports/pricing.js';
import { withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';

interface SetOptions {
  readonly currency: string;
  readonly unitPrice: string;
  readonly billingActive?: boolean;
  readonly json?: boolean;
}

const view = (pricing: PricingVersion) => ({
  version: pricing.version,
  currency: pricing.currency,
  unit_price: pricing.unitPrice,
  billing_active: pricing.billingActive,
  published_at: time(pricing.publishedAtMs),
});

export const set = ({ currency, unitPrice, billingActive, json }: SetOptions): Promise<void> =>
  withDatabase(async ({ pricing, clock }) => {
    const published = view(
      await publishPricing({ pricing, clock }, { currency, unitPrice, billingActive: billingActive === true }),
    );
    const billing = published.billing_active ? 'active' : 'not active';
    print(
      json,
      published,
      () => `Version ${published.version}: ${unitPrice} ${currency} a report, billing ${billing}.`,
    );
  });

export const listReportPrices = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ pricing }) => {
    const views = (await pricing.list()).map(view);
    print(json, { pricing: views }, () =>
      textTable(
        ['VERSION', 'CURRENCY', 'UNIT PRICE', 'BILLING', 'PUBLISHED'],
        views.map((row) => [
          String(row.version),
          row.currency,
          row.unit_price,
          row.billing_active ? 'active' : 'not active',
          row.published_at,
        ]),
      ),
    );
  });
