import { Type } from '../../../domain/shared/schema.js';
import { closed, list } from './building-blocks.js';

export const SERVICE_NAME = 'Signgate transaction risk check';

export const HealthSchema = closed(
  { status: Type.Literal('ok'), service: Type.Literal(SERVICE_NAME) },
  { title: 'Health', description: 'The process answers. Says nothing about what it depends on.' },
);

export const ReadinessSchema = closed(
  {
    status: Type.Literal('ready'),
    service: Type.Literal(SERVICE_NAME),
    degraded: Type.Optional(
      list(closed({ what: Type.String(), reason: Type.String() }), {
        description: 'Required lists that are past their maximum age: checks are answered, and none is ALLOW.',
      }),
    ),
  },
  { title: 'Readiness', description: 'Everything that a check needs answers.' },
);
