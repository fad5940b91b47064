import Type, { type TSchema } from 'typebox';
import { CAPABILITIES, COVERAGE_STATUSES, UNAVAILABLE_REASONS } from '../../../../domain/facts/facts.js';
import { closed, list, nullable, oneOf } from '../building-blocks.js';
import { RecordedEvidenceSchema } from './evidence.js';

const count = Type.Integer({ minimum: 0 });
/** A list may date its rows by day alone. */
const dateText = Type.String({ description: 'ISO 8601.' });

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

const HistoryFactsSchema = closed({
  allowed_checks_to_recipient: count,
  recipient_used_by_sender: Type.Boolean(),
  lookalike_recipients: list(Type.String()),
  band_checks_last_day: nullable(count),
  checks_last_hour: nullable(count),
});

const TokenFactsSchema = closed({
  known_on_chain: Type.Boolean(),
  complete_for_all_chains: Type.Boolean(),
  native: Type.Boolean(),
  decimals: nullable(count),
  official_contracts: list(Type.String()),
  reference_price_usd: nullable(Type.String()),
  priced_at: nullable(dateText),
  imitates: list(Type.String()),
  token_contracts: list(closed({ key: Type.String(), symbol: Type.String() })),
});

const ContractFactsSchema = closed({
  key: Type.String(),
  name: nullable(Type.String()),
  verified: nullable(Type.Boolean()),
  upgradeable: nullable(Type.Boolean()),
  source_name: Type.String(),
  observed_at: nullable(dateText),
  demonstration: Type.Boolean(),
});

const SimulationFactsSchema = closed({
  mode: oneOf(['declared-intent', 'simulated']),
  effects: list(
    closed({
      kind: oneOf(['transfer', 'allowance', 'operator_approval', 'contract_call']),
      from: nullable(Type.String()),
      to: nullable(Type.String()),
      token: nullable(Type.String()),
      amount: nullable(Type.String()),
    }),
  ),
});

const ScreeningFactsSchema = closed({
  evidence: list(RecordedEvidenceSchema),
  lists: list(
    closed({
      source: Type.String(),
      published_at: dateText,
      max_age_seconds: nullable(Type.Number({ minimum: 0 })),
      rows: count,
      sha256: Type.String(),
    }),
  ),
});

/** Everything that the decision knew besides intent and policy, each value with its source. */
export const FactsSchema = closed(
  {
    history: fact(HistoryFactsSchema),
    token: fact(TokenFactsSchema),
    contracts: list(fact(ContractFactsSchema)),
    simulation: list(fact(SimulationFactsSchema)),
    screening: list(fact(ScreeningFactsSchema)),
    required_lists: Type.Optional(list(Type.String({ description: 'A list that the operator declares mandatory.' }))),
  },
  { title: 'RecordedFacts' },
);
