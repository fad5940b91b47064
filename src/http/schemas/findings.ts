import { FINDING_CODES } from '../../../domain/findings/index.js';
import { DATA_NEEDS, FINDING_SOURCES } from '../../../domain/findings/finding.js';
import { type Static, Type } from '../../../domain/shared/schema.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { ACTIONS } from '../../../domain/verdict/action.js';
import { closed, list, oneOf } from './building-blocks.js';

/** One finding code as the catalogue has it. */
export const CatalogueEntrySchema = closed(
  {
    code: oneOf(FINDING_CODES, { description: 'Stable: never renamed and never reused.' }),
    source: oneOf(FINDING_SOURCES),
    severity: oneOf(SEVERITIES, { description: 'The default. A finding may be milder or graver, and says so.' }),
    action: oneOf(ACTIONS, { description: 'The default. A policy may be stricter.' }),
    meaning: Type.String({ description: 'When it is given.' }),
    what_to_do: Type.String(),
    needs: list(oneOf(DATA_NEEDS), {
      description:
        'What data it is made of: the request, the bytes, the history of this partner, bundled tables and ' +
        'registries, imported lists, your own knowledge, a vendor or node.',
    }),
    example: closed(
      {
        method: oneOf(['POST']),
        path: oneOf(['/api/check-transaction', '/api/check-payload']),
        body: Type.Object(
          {},
          { additionalProperties: true, title: 'ExampleBody', description: 'As its route takes it.' },
        ),
      },
      { description: 'With a sandbox key this request gives the finding, among others. Its parties are made up.' },
    ),
    docs_url: Type.String({ pattern: '^/docs/findings/[a-z_]+$', description: 'Its page, a path of this service.' }),
  },
  { title: 'CatalogueEntry', description: 'A finding code: what it means, what to do, and how to try it.' },
);

/** Every finding code. */
export const CatalogueSchema = closed({ findings: list(CatalogueEntrySchema) }, { title: 'FindingCatalogue' });

/** The query of the catalogue. */
export const CatalogueQuerySchema = closed({
  source: Type.Optional(
    oneOf(FINDING_SOURCES, {
      description: 'Only the findings of this source.',
      'x-rule': `must be one of ${FINDING_SOURCES.join(', ')}`,
    }),
  ),
});
export type CatalogueQuery = Static<typeof CatalogueQuerySchema>;
export type CatalogueEntry = Static<typeof CatalogueEntrySchema>;
export type CatalogueView = Static<typeof CatalogueSchema>;
