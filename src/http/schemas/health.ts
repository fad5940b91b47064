import { type Static, Type } from '../../../domain/shared/schema.js';
import type { MissingPart, Readiness } from '../../application/api.js';
import { closed, list } from './building-blocks.js';

export const SERVICE_NAME = 'Signgate transaction risk check';

export const HealthSchema = closed(
  { status: Type.Literal('ok'), service: Type.Literal(SERVICE_NAME) },
  { title: 'Health', description: 'The process answers. Says nothing about what it depends on.' },
);

export const MissingKnowledgeSchema = list(
  closed({
    what: Type.String(),
    meaning: Type.String({ description: 'What verdicts do not say without it.' }),
    remedy: Type.String({ description: 'The setting or command that mends it.' }),
  }),
  { description: 'Knowledge that is not loaded: checks are answered, and cannot tell of it.' },
);

/** As it is published. */
export const presentMissing = (parts: readonly MissingPart[]) =>
  parts.map(({ what, cost: meaning, remedy }) => ({ what, meaning, remedy }));

export const ReadinessSchema = closed(
  {
    status: Type.Literal('ready'),
    service: Type.Literal(SERVICE_NAME),
    degraded: Type.Optional(
      list(closed({ what: Type.String(), reason: Type.String() }), {
        description: 'Required lists that are past their maximum age: checks are answered, and none is ALLOW.',
      }),
    ),
    missing: Type.Optional(MissingKnowledgeSchema),
  },
  { title: 'Readiness', description: 'Everything that a check needs answers.' },
);

/** What a ready service says of itself, on either port. */
export const presentReady = ({ degraded, missing }: Readiness): Static<typeof ReadinessSchema> => ({
  status: 'ready',
  service: SERVICE_NAME,
  ...(degraded === undefined ? {} : { degraded: [...degraded] }),
  ...(missing === undefined ? {} : { missing: presentMissing(missing) }),
});
