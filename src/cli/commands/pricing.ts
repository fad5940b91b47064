import type { Command } from 'commander';
import type { PricingVersion } from '../../../domain/report/pricing.js';
import { publishPricing } from '../../application/reports/pricing.js';
import { withDatabase } from '../command-context.js';
import { print, table, time } from '../output.js';

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

/** `signgate pricing set|list`. */
export const addPricingCommands = (program: Command): void => {
  const pricing = program
    .command('pricing')
    .description('the price of a report, in versions: a report keeps the price of its creation');
  pricing
    .command('set')
    .description('publish the next version of the price')
    .requiredOption('--currency <code>', 'ISO 4217, for instance EUR')
    .requiredOption('--unit-price <decimal>', 'exact decimal, for instance 12.50')
    .option('--billing-active', 'charging and settlement are configured')
    .option('--json', 'print one JSON line')
    .action(set);
  pricing.command('list').description('every version').option('--json', 'print one JSON line').action(list);
};

const set = ({ currency, unitPrice, billingActive, json }: SetOptions): Promise<void> =>
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

const list = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ pricing }) => {
    const views = (await pricing.list()).map(view);
    print(json, { pricing: views }, () =>
      table(
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
