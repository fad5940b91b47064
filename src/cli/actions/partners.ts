import type { Partner } from '../../../ports/stores/keys.js';
import { findOrCreatePartner } from '../../application/keys/manage-keys.js';
import { withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';

const view = (partner: Partner) => ({
  partner_id: partner.partnerId,
  name: partner.name,
  created_at: time(partner.createdAtMs),
});

export const createPartner = ({ name, json }: { readonly name: string; readonly json?: boolean }): Promise<void> =>
  withDatabase(async (dependencies) => {
    const partner = view(await findOrCreatePartner(dependencies, name));
    print(json, partner, () => `${partner.partner_id}  ${partner.name}`);
  });

export const listPartners = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ keys }) => {
    const views = (await keys.listPartners()).map(view);
    print(json, { partners: views }, () =>
      textTable(
        ['PARTNER ID', 'NAME', 'CREATED'],
        views.map((partner) => [partner.partner_id, partner.name, partner.created_at]),
      ),
    );
  });
