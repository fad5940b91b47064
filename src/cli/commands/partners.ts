import type { Command } from 'commander';
import type { Partner } from '../../../ports/stores/keys.js';
import { findOrCreatePartner } from '../../application/keys/manage-keys.js';
import { withDatabase } from '../command-context.js';
import { print, table, time } from '../output.js';
import { parsePartnerName } from '../parse.js';

const view = (partner: Partner) => ({
  partner_id: partner.partnerId,
  name: partner.name,
  created_at: time(partner.createdAtMs),
});

/** `signgate partners create|list`. */
export const addPartnerCommands = (program: Command): void => {
  const partners = program.command('partners').description('who keys, policies and data belong to');
  partners
    .command('create')
    .description('make a partner; one of that name is returned as it is')
    .requiredOption('--name <name>', 'its name', parsePartnerName)
    .option('--json', 'print one JSON line')
    .action(create);
  partners.command('list').description('list partners').option('--json', 'print one JSON line').action(list);
};

const create = ({ name, json }: { readonly name: string; readonly json?: boolean }): Promise<void> =>
  withDatabase(async (dependencies) => {
    const partner = view(await findOrCreatePartner(dependencies, name));
    print(json, partner, () => `${partner.partner_id}  ${partner.name}`);
  });

const list = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ keys }) => {
    const views = (await keys.listPartners()).map(view);
    print(json, { partners: views }, () =>
      table(
        ['PARTNER ID', 'NAME', 'CREATED'],
        views.map((partner) => [partner.partner_id, partner.name, partner.created_at]),
      ),
    );
  });
