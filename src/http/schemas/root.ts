import { type Static, Type } from '../../../domain/shared/schema.js';
import { closed } from './building-blocks.js';

const path = (description: string) => Type.String({ pattern: '^/', description });

/** What the service is, and where its pages are. */
export const RootSchema = closed(
  {
    name: Type.String({ description: 'The name of the product.' }),
    version: Type.String({ description: 'Of the program and of its HTTP interface.' }),
    links: closed(
      {
        console: path('The console, for people.'),
        openapi: path('The description of the interface, for programs.'),
        findings: path('The page of each finding code.'),
        errors: path('The page of each error code.'),
        health: path('Whether the process runs.'),
        ready: path('Whether it can answer checks.'),
        jwks: path('The keys that verify reports and receipts.'),
      },
      { description: 'Paths of this service.' },
    ),
  },
  { title: 'Root', description: 'The service, its version and its pages.' },
);
export type RootView = Static<typeof RootSchema>;
