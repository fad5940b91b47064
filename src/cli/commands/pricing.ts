import type { Command } from 'commander';
import { loaded } from '../loaded.js';

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
    .action(loaded(() => import('../actions/pricing.js'), 'set'));
  pricing
    .command('list')
    .description('every version')
    .action(loaded(() => import('../actions/pricing.js'), 'listReportPrices'));
};
