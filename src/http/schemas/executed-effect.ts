import { Type } from '../../../domain/shared/schema.js';
import { CONTROLS, EFFECT_SOURCES } from '../../../domain/facts/simulation/execution.js';
import { closed, nullable, oneOf } from './building-blocks.js';
import { AssetSchema } from './payload.js';

const baseUnits = Type.String({ description: 'Base units as decimal text.' });
const allowed = Type.String({ description: 'Base units as decimal text, or unlimited.' });
const source = oneOf(EFFECT_SOURCES, { description: 'Read from the state, seen by a tracer, or only said by a log.' });

/** One effect of an execution. Accounts are lower-case hex, or base58. */
export const ExecutedEffectSchema = Type.Union([
  closed(
    {
      kind: Type.Literal('balance'),
      account: Type.String(),
      asset: AssetSchema,
      before: baseUnits,
      after: baseUnits,
      delta: Type.String({ description: 'Negative where the account loses; without gas.' }),
      source,
    },
    { title: 'BalanceEffect' },
  ),
  closed(
    {
      kind: Type.Literal('allowance'),
      owner: Type.String(),
      spender: Type.String(),
      asset: AssetSchema,
      before: allowed,
      after: allowed,
      source,
    },
    { title: 'AllowanceEffect' },
  ),
  closed(
    {
      kind: Type.Literal('operator'),
      owner: Type.String(),
      operator: Type.String(),
      asset: AssetSchema,
      before: Type.Boolean(),
      after: Type.Boolean(),
      source,
    },
    { title: 'OperatorEffect' },
  ),
  closed(
    {
      kind: Type.Literal('control'),
      target: Type.String(),
      what: oneOf(CONTROLS),
      before: nullable(Type.String()),
      after: nullable(Type.String()),
      source,
    },
    { title: 'ControlEffect' },
  ),
]);
