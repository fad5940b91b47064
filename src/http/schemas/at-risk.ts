import { Type } from '../../../domain/shared/schema.js';
import { closed, list, nullable, oneOf } from './building-blocks.js';
import { AssetSchema } from './payload.js';
import { ExecutionBlockSchema } from './simulation.js';

/** What a signature lets others take, on the newest block. Only where a node is configured and could read it. */
export const AtRiskSchema = closed(
  {
    usd: nullable(Type.String({ description: 'Of all that has a price, by the highest that is known.' })),
    is_whole: Type.Boolean({ description: 'False: more could be taken than is listed.' }),
    whole_account: Type.Boolean({ description: 'True: everything that the account holds; what is common is listed.' }),
    block: nullable(ExecutionBlockSchema),
    assets: list(
      closed({
        owner: Type.String({ description: 'From whom.' }),
        takers: list(Type.String(), { description: 'By whom. Empty: by anybody.' }),
        asset: AssetSchema,
        amount: Type.String({ description: 'Base units: the least of balance and of what is allowed.' }),
        usd: nullable(Type.String()),
        basis: oneOf(['executed', 'read'], { description: 'executed: it was taken from the taker’s side.' }),
        in_exchange: Type.Boolean({ description: 'True: something has to come back for it.' }),
      }),
    ),
  },
  { title: 'AtRisk', description: 'The most that others could take by this signature now.' },
);
