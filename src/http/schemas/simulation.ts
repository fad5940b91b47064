import { Type } from '../../../domain/shared/schema.js';
import { EXECUTION_STATUSES, SIGNER_KINDS } from '../../../domain/facts/simulation/execution.js';
import { closed, list, nullable, oneOf } from './building-blocks.js';
import { ExecutedEffectSchema } from './executed-effect.js';

export const ExecutionBlockSchema = closed({
  number: Type.Integer({ minimum: 0, description: 'A slot on Solana.' }),
  hash: Type.String(),
  time: Type.String(),
});
export const ExecutionEndpointsSchema = list(
  closed({
    id: Type.String({ description: 'Chain and place in the settings.' }),
    agreed: Type.Boolean({ description: 'False: it differs from the first one, or executed nothing.' }),
    answered: Type.Optional(Type.Boolean({ description: 'False: it executed nothing. Absent: it answered.' })),
  }),
);
export const LevelSchema = Type.Integer({ minimum: 0, maximum: 4, description: 'How much the node showed.' });

/** What a node did with the bytes. In an answer where bytes were sent and a node is configured for the chain. */
export const SimulationSchema = closed(
  {
    status: oneOf(EXECUTION_STATUSES, { description: 'unavailable: nothing could execute these bytes.' }),
    level: LevelSchema,
    block: nullable(ExecutionBlockSchema),
    variants: Type.Integer({ minimum: 0, description: 'So many headers of the next block were tried.' }),
    diverging: Type.Boolean({ description: 'True: what happens depends on the block; the worst is shown.' }),
    effects: list(ExecutedEffectSchema, { description: 'Of the sender, of who gains, and of who may spend; no gas.' }),
    endpoints: ExecutionEndpointsSchema,
    witness_sha256: nullable(Type.String({ description: 'Of what is kept to execute it again.' })),
    signer: Type.Optional(
      oneOf(SIGNER_KINDS, {
        description:
          'Of signatures over data. contract: it decides which signatures count (EIP-1271). unused: perhaps a ' +
          'contract that is not there yet (EIP-6492).',
      }),
    ),
  },
  { title: 'Simulation', description: 'What a node did with the bytes.' },
);
