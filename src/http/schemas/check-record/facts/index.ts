import { type TSchema, Type } from '../../../../../domain/shared/schema.js';
import { COVERAGE_STATUSES, UNAVAILABLE_REASONS } from '../../../../../domain/facts/coverage.js';
import { CAPABILITIES } from '../../../../../domain/facts/kinds.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';
import { ChainHistoryFactsSchema } from './chain-history.js';
import { ContractFactsSchema } from './contracts.js';
import { HistoryFactsSchema } from './history.js';
import { PriceFactsSchema } from './prices.js';
import { ScreeningFactsSchema } from './screening.js';
import { SimulationFactsSchema } from './simulation.js';
import { TokenFactsSchema } from './token.js';
import { dateText } from './value.js';

const CoverageSchema = closed(
  {
    provider: Type.String(),
    capability: oneOf(CAPABILITIES),
    kind: oneOf(['local', 'external', 'demonstration']),
    mandatory: Type.Boolean(),
    status: oneOf(COVERAGE_STATUSES),
    reason: nullable(oneOf(UNAVAILABLE_REASONS)),
    as_of: nullable(dateText),
    note: nullable(Type.String()),
  },
  { title: 'RecordedCoverage', description: 'How one source answered.' },
);

/** A value with the source that gave it; null exactly when the source gave none. */
const fact = <Schema extends TSchema>(value: Schema) => closed({ value: nullable(value), coverage: CoverageSchema });

/** Everything that the decision knew besides intent and policy, each value with its source. */
export const FactsSchema = closed(
  {
    history: fact(HistoryFactsSchema),
    chain_history: Type.Optional(
      list(fact(ChainHistoryFactsSchema), {
        description: 'Whom the sender paid on the chain, by what each source read.',
      }),
    ),
    token: fact(TokenFactsSchema),
    prices: Type.Optional(
      list(fact(PriceFactsSchema), { description: 'What each source says one whole token is worth.' }),
    ),
    contracts: list(fact(ContractFactsSchema)),
    simulation: list(fact(SimulationFactsSchema)),
    screening: list(fact(ScreeningFactsSchema)),
    required_lists: Type.Optional(list(Type.String({ description: 'A list that the operator declares mandatory.' }))),
  },
  { title: 'RecordedFacts' },
);
