import { Type } from '../../../../../domain/shared/schema.js';
import { EFFECT_KINDS, SIMULATION_MODES } from '../../../../../domain/facts/simulation/simulation-facts.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';
import { DIVERGENCES, EXECUTION_STATUSES, SIGNER_KINDS } from '../../../../../domain/facts/simulation/execution.js';
import { AssetSchema } from '../../payload.js';
import { ExecutedEffectSchema } from '../../executed-effect.js';
import { ExecutionBlockSchema, ExecutionEndpointsSchema, LevelSchema } from '../../simulation.js';

/** What a node did with the bytes, as a record shows it. */
const ExecutionSchema = closed({
  status: oneOf(EXECUTION_STATUSES),
  level: LevelSchema,
  block: nullable(ExecutionBlockSchema),
  variants: Type.Integer({ minimum: 0 }),
  diverging: oneOf(DIVERGENCES),
  effects: list(ExecutedEffectSchema),
  is_logged: Type.Boolean(),
  is_stable: Type.Boolean(),
  is_complete: Type.Boolean(),
  lacks_funds: Type.Boolean(),
  endpoints: ExecutionEndpointsSchema,
  witness_sha256: nullable(Type.String()),
  fingerprint: nullable(Type.String()),
  prices: Type.Optional(
    list(closed({ address: nullable(Type.String()), least_usd: Type.String(), most_usd: Type.String() }), {
      description: 'Of what the sender loses and gains, where it does both. An address of null: the native coin.',
    }),
  ),
  proceeds: Type.Optional(
    closed(
      {
        tokens: list(
          closed({
            token: Type.String({ description: 'Its contract.' }),
            can_move: Type.Boolean({ description: 'It could be sent on and approved.' }),
            fee_bps: Type.Integer({
              minimum: 0,
              description: 'Ten thousandths of what is sent on that do not arrive.',
            }),
            givers: list(Type.String(), { description: 'Who has less of it. None: it was made.' }),
            is_new: Type.Boolean({ description: 'Its contract was made by the very transaction.' }),
          }),
        ),
        wallets: list(Type.String(), { description: 'Accounts without code of their own among those who gain.' }),
      },
      { description: 'What was tried with the tokens that the sender gets for what it gives.' },
    ),
  ),
  signer: Type.Optional(oneOf(SIGNER_KINDS)),
  at_risk: Type.Optional(
    closed({
      block: ExecutionBlockSchema,
      assets: list(
        closed({
          owner: Type.String(),
          takers: list(Type.String()),
          asset: AssetSchema,
          amount: Type.String(),
          basis: oneOf(['executed', 'read']),
          is_exchange: Type.Boolean(),
          usd: nullable(Type.String()),
        }),
      ),
      is_whole: Type.Boolean(),
      is_account: Type.Boolean(),
    }),
  ),
});

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
