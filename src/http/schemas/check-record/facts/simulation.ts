import { Type } from '../../../../../domain/shared/schema.js';
import { EFFECT_KINDS, SIMULATION_MODES } from '../../../../../domain/facts/simulation/simulation-facts.js';
import { ExecutionSchema } from './execution.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';

export const SimulationFactsSchema = closed({
  mode: oneOf(SIMULATION_MODES),
  effects: list(
    closed({
      kind: oneOf(EFFECT_KINDS),
      from: nullable(Type.String()),
      to: nullable(Type.String()),
      token: nullable(Type.String()),
      amount: nullable(Type.String()),
    }),
  ),
  execution: nullable(ExecutionSchema),
});
